//! The messages on the WebSocket of a table.

use crate::{ActionName, ApiError, ChatLine, Choices, EventLine, Hints, Json, Preview, Section, TableInfo};
use game::{PerSeat, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A command from a client. The client chooses its ID; a repeated ID counts as the same command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ToServer {
    /// At most 64 characters.
    pub id: String,
    #[serde(flatten)]
    pub command: Command,
}

/// A command to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Plays an action for the decision with this number.
    Act { seat: u8, decision: u32, action: ActionName },
    /// Undoes the last action of the seat, or withdraws its hidden choice.
    Undo { seat: u8 },
    /// Asks what this action would score.
    Preview { seat: u8, action: ActionName },
    /// Asks for the best choices of this seat. Only at tables with hints.
    Hint { seat: u8 },
    /// Asks for the position in words.
    Describe,
    /// Switches to the view of one of the user's own seats, or to the spectator's. For devices shared by several
    /// players.
    Look { seat: Option<u8> },
    /// Marks the seat as ready and contributes to the randomness of the table: a nonce of 32 hexadecimal digits.
    Ready { seat: u8, nonce: String },
    /// Leaves the seat before the start; during the game, a computer player takes over.
    Leave { seat: u8 },
    /// Takes the seat back from the computer player.
    Return { seat: u8 },
    /// Removes a player from a seat before the start. Only for the host.
    Remove { seat: u8 },
    /// Resigns: a computer player takes over, and the seat is ranked last.
    Resign { seat: u8 },
    /// Offers to end the game without a result, or withdraws the offer.
    Abandon { seat: u8, agree: bool },
    /// Creates a new table with the same game and players.
    Rematch,
    /// Sends a chat message.
    Say { text: String },
    /// Stops or resumes receiving chat messages from this seat.
    Mute { seat: u8, muted: bool },
}

/// A message from a table to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The table and its seats. The first message, sent again whenever it changes.
    Table(TableInfo),
    /// The position. Sent once the game has started, and again whenever it changes.
    Position(Box<PositionView>),
    Chat {
        lines: Vec<ChatLine>,
    },
    /// The command was carried out and stored; `version` is the table's version afterwards.
    Done {
        id: String,
        version: u32,
    },
    /// The command was refused and changed nothing.
    Refused {
        id: String,
        error: ApiError,
    },
    Previewed {
        id: String,
        preview: Preview,
    },
    Described {
        id: String,
        sections: Vec<Section>,
    },
    /// The hints for a decision, which may have been made in the meantime.
    Hinted {
        id: String,
        decision: u32,
        hints: Hints,
    },
}

/// The position of a game, as seen by one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PositionView {
    /// The version of the table, incremented with every entry of its log.
    pub version: u32,
    pub viewer: Viewer,
    /// The number of events the viewer has seen before `events`. Discard any later ones sent before.
    pub events_from: u32,
    pub events: Vec<EventLine>,
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Value))]
    pub view: Json,
    pub turn: Turn,
    /// For each seat, the number of the decision it has to make, if any.
    pub decisions: Vec<Option<u32>>,
    /// What the viewer can do now.
    pub choices: Choices,
    /// Whether the viewer's seat can undo its last action.
    pub undo: bool,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// In an open replay: the view of each seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Array<unknown>"), schema(value_type = Vec<Value>))]
    pub views: Vec<Json>,
    /// The clock of each seat, if the table has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<ClockState>>"))]
    pub clocks: Vec<ClockState>,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ClockState {
    /// Milliseconds left when the message was sent.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub left: u64,
    pub running: bool,
}
