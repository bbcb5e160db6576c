//! A table and its seats.

use crate::ChatMode;
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
    pub spectators: Spectators,
    /// Seconds by which spectators see the game later. Until its end is that long ago, a user without a seat gets the table
    /// as it was that long ago, with everybody `connected`.
    pub spectator_delay: u32,
    pub clock: ClockRule,
    /// Whether players may ask for hints.
    pub hints: bool,
    pub chat: ChatMode,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    /// The user's seats.
    pub yours: Vec<u8>,
    /// Who held a seat before somebody else took it in the middle of the game, in order.
    pub former: Vec<FormerPlayer>,
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
    /// Anyone with the link, and the host's friends, who have it in their list.
    Friends,
}

/// Who can watch a game without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Spectators {
    /// Anyone with the link.
    #[default]
    Anyone,
    /// Once the game has begun, the table exists for its players and their friends only.
    Friends,
    /// Once the game has begun, the table exists for its players only.
    Nobody,
}

/// A table's time limit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
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
    Days {
        days: u32,
        /// The time zone, such as `Europe/Berlin`, in which all clocks of the table stand still on Saturdays and Sundays.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
        weekends_off: Option<String>,
    },
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
    /// When the vacation ends that the player is on now, in milliseconds since 1970-01-01 UTC. The seat's clock stands
    /// still until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"), schema(nullable = false))]
    pub vacation_until: Option<i64>,
    /// Whether this seat agrees to end the game without a result.
    pub agrees_to_abandon: bool,
    /// Whether this seat agrees to add a day to all running clocks.
    pub agrees_to_extend: bool,
    /// Whether another person is to take the seat, and who agrees to that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub offer: Option<SeatOffer>,
    /// The seat's contribution to the table's randomness, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub nonce: Option<String>,
}

/// Another person is to take a seat of a running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatOffer {
    /// The seats whose players agree.
    pub agreed: Vec<u8>,
    /// Whether all of them agree, so that the seat can be taken.
    pub open: bool,
    /// The code with which the seat can be taken, once; only for those who give it to others. The page
    /// `/table/TABLE/seat/CODE` accepts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub code: Option<String>,
}

/// A player who held a seat up to this version of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FormerPlayer {
    pub seat: u8,
    pub version: u32,
    /// Empty if the account was deleted.
    pub name: String,
    /// Milliseconds since 1970-01-01 UTC when the seat was taken by somebody else.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
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
