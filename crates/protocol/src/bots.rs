//! Bots online: computer players that an account runs, their invitations, and the stream of events for them.

use crate::{ClockRule, Json};
use game::{OptionValue, OptionValues};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A bot of your account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OwnBot {
    pub id: String,
    pub name: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
    /// Whether it has a token, so that it can sign in.
    pub active: bool,
    pub rules: InvitationRules,
}

/// A request to create a bot.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    pub name: String,
}

/// A bot and its new token, which is shown only once.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotToken {
    pub bot: OwnBot,
    pub token: String,
}

/// Which invitations a bot accepts. It declines all others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct InvitationRules {
    /// The games, by slug; empty for all.
    pub games: Vec<String>,
    /// The accepted values of an option; an option that is not listed may have any value.
    pub options: BTreeMap<String, Vec<OptionValue>>,
    /// The kinds of clocks; empty for all.
    pub clocks: Vec<ClockKind>,
    /// The maximum number of tables at a time; 0 declines everything.
    pub at_once: u32,
}

/// The kind of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    None,
    PerMove,
    PerGame,
    Days,
}

impl Default for InvitationRules {
    fn default() -> Self {
        Self { games: Vec::new(), options: BTreeMap::new(), clocks: Vec::new(), at_once: 1 }
    }
}

impl From<&ClockRule> for ClockKind {
    fn from(clock: &ClockRule) -> Self {
        match clock {
            ClockRule::None => ClockKind::None,
            ClockRule::PerMove { .. } => ClockKind::PerMove,
            ClockRule::PerGame { .. } => ClockKind::PerGame,
            ClockRule::Days { .. } => ClockKind::Days,
        }
    }
}

impl InvitationRules {
    /// Whether a bot that has `tables` tables now accepts an invitation to this one.
    pub fn accept(&self, game: &str, options: &OptionValues, clock: &ClockRule, tables: u64) -> bool {
        let is_wanted =
            |(name, values): (&String, &Vec<OptionValue>)| options.get(name).is_none_or(|value| values.contains(value));
        (self.games.is_empty() || self.games.iter().any(|wanted| wanted == game))
            && self.options.iter().all(is_wanted)
            && (self.clocks.is_empty() || self.clocks.contains(&clock.into()))
            && tables < u64::from(self.at_once)
    }
}

/// A request to invite a bot or a friend to a table: one of the two. Host only.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteBody {
    /// The bot's name or id.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub bot: Option<String>,
    /// The name of a friend's account.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub friend: Option<String>,
    /// The seat for a bot; any free seat if absent. A friend chooses a seat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seat: Option<u8>,
}

/// An event for a bot or an account. After a reconnection, everything that still awaits an action is sent again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum UserEvent {
    /// A host has invited you to a table; your rules have decided.
    Invited {
        table: String,
        game: String,
        options: OptionValues,
        clock: ClockRule,
        /// The name of the host.
        host: String,
        accepted: bool,
    },
    /// A friend has invited you to a table. Join it, or decline.
    Invitation {
        table: String,
        game: String,
        options: OptionValues,
        clock: ClockRule,
        /// The name of the host.
        host: String,
    },
    /// You have a seat in a game that has not begun, and are not ready. Sent again if the options or the clock change.
    Seated {
        table: String,
        game: String,
        options: OptionValues,
        clock: ClockRule,
        seat: u8,
    },
    GameStarted {
        table: String,
        seat: u8,
    },
    /// It is your turn to decide. `position` is the same message as on the socket.
    YourTurn {
        table: String,
        seat: u8,
        decision: u32,
        #[cfg_attr(feature = "schema", schema(value_type = Value))]
        position: Json,
    },
    /// A server bot plays for you until you return, because you left or ran out of time too often.
    TakenOver {
        table: String,
        seat: u8,
    },
    /// The game has ended; without a result if `abandoned`.
    GameOver {
        table: String,
        seat: u8,
        scores: Vec<i16>,
        ranks: Vec<u8>,
        abandoned: bool,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVE: ClockRule = ClockRule::PerMove { seconds: 30 };

    fn options(players: i64) -> OptionValues {
        OptionValues::new().with("players", OptionValue::Number(players))
    }

    #[test]
    fn without_rules_everything_is_accepted_once() {
        let rules = InvitationRules::default();
        assert!(rules.accept("liguria", &options(3), &ClockRule::None, 0));
        assert!(!rules.accept("liguria", &options(3), &ClockRule::None, 1));
    }

    #[test]
    fn every_rule_must_hold() {
        let rules: InvitationRules = serde_json::from_str(
            r#"{"games": ["liguria"], "options": {"players": [3]}, "clocks": ["per-move"], "at_once": 2}"#,
        )
        .unwrap();
        assert!(rules.accept("liguria", &options(3), &MOVE, 1));
        assert!(!rules.accept("mille-fiori", &options(3), &MOVE, 1));
        assert!(!rules.accept("liguria", &options(4), &MOVE, 1));
        assert!(!rules.accept("liguria", &options(3), &ClockRule::Days { days: 1, weekends_off: None }, 1));
        assert!(!rules.accept("liguria", &options(3), &MOVE, 2));
    }
}
