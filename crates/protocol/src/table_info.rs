//! A table and its seats.

use game::OptionValues;
use serde::{Deserialize, Serialize};

/// A table and its seats, as shown to one user.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableInfo {
    pub table: String,
    pub version: u32,
    pub game: String,
    /// The version of the rules this game uses.
    pub rules: u32,
    pub options: OptionValues,
    pub access: Access,
    pub clock: ClockRule,
    /// Whether players may ask for hints.
    pub hints: bool,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    /// The user's seats.
    pub yours: Vec<u8>,
    /// Whether the user is the host.
    pub host: bool,
    /// Number of players the host has removed; sent only to the host, before the start.
    pub removed: u32,
    /// SHA-256 of the server's seed, published before the first draw.
    pub commitment: String,
    /// The server's seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub seed: Option<String>,
    /// The ID of the rematch table, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rematch: Option<String>,
}

/// A table's phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players to join and get ready.
    Gathering,
    Running,
    Over,
    /// Ended without a result, by agreement or because no player showed up.
    Abandoned,
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Anyone: the table is in the public list.
    Public,
    /// Anyone with the link.
    #[default]
    Link,
}

/// A table's time limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRule {
    #[default]
    None,
    /// Time per decision.
    PerMove { seconds: u32 },
    /// Total time for all of a seat's decisions, and the seconds that each of them adds.
    PerGame {
        seconds: u32,
        #[serde(default)]
        increment: u32,
    },
    /// Days per decision, for correspondence games.
    Days { days: u32 },
}

/// A seat and its occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatInfo {
    pub sitter: Sitter,
    /// Empty for a free seat.
    pub name: String,
    /// Whether the host holds this seat.
    pub host: bool,
    pub ready: bool,
    pub connected: bool,
    /// Whether a computer player is standing in for the player.
    pub taken_over: bool,
    /// Number of consecutive decisions a computer player has made because the seat ran out of time. Reset by the
    /// player's next action, or by `return`.
    pub timeouts: u8,
    pub resigned: bool,
    /// Whether this seat agrees to end the game without a result.
    pub agrees_to_abandon: bool,
    /// The seat's contribution to the table's randomness, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub nonce: Option<String>,
}

/// A seat's occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    Nobody,
    /// A guest, an account, or a bot that an account runs.
    Person {
        /// Whether the name isn't that of the player's account, so that anyone could have chosen it; false for bots.
        guest: bool,
        /// The name of the account that runs this bot; empty if that account was deleted.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
        run_by: Option<String>,
    },
    Bot {
        bot: String,
    },
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// The sender's seat.
    pub seat: u8,
    pub name: String,
    pub text: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
}
