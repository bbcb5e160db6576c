//! What is said over the socket of a table.

use crate::{ActionName, ApiError, ChatLine, Choices, EventLine, Hints, Json, Preview, Section, TableInfo};
use game::{PerSeat, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A command of a visitor. Its id is chosen by the visitor; the same id twice is one command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ToServer {
    /// At most 64 characters.
    pub id: String,
    #[serde(flatten)]
    pub command: Command,
}

/// What a visitor wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Answers the decision that this seat was asked at version `decision`.
    Act {
        seat: u8,
        decision: u32,
        action: ActionName,
    },
    /// Takes back the last action of the seat, or withdraws its hidden choice.
    Undo {
        seat: u8,
    },
    /// What would this action bring?
    Preview {
        seat: u8,
        action: ActionName,
    },
    /// What would be the best for this seat? Only where the table allows hints.
    Hint {
        seat: u8,
    },
    /// The position in words.
    Describe,
    /// Shows the table as this own seat sees it; without a seat, as a spectator does. Where one device
    /// plays several seats, the curtain falls between two of these.
    Look {
        seat: Option<u8>,
    },
    /// Ready to begin, with the seat's part of the table's chance: 32 hexadecimal digits.
    Ready {
        seat: u8,
        nonce: String,
    },
    /// Gives up the seat before the start; while the game runs, a computer player takes it over.
    Leave {
        seat: u8,
    },
    /// Takes back the seat from the computer player.
    Return {
        seat: u8,
    },
    /// The host takes somebody's seat away, before the start.
    Remove {
        seat: u8,
    },
    /// Gives up the game: a computer player plays on, and the seat is ranked last.
    Resign {
        seat: u8,
    },
    /// Agrees, or no longer agrees, to end the game without a result.
    Abandon {
        seat: u8,
        agree: bool,
    },
    /// The same game with the same people at a new table.
    Rematch,
    Say {
        text: String,
    },
    /// Stops, or goes on, receiving what this seat says.
    Mute {
        seat: u8,
        muted: bool,
    },
}

/// What a table says to a visitor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// Who sits where. The first message, and again whenever it changes.
    Table(TableInfo),
    /// The game. After the first messages, and again whenever it changes.
    Position(Box<PositionView>),
    Chat {
        lines: Vec<ChatLine>,
    },
    /// The command was carried out, durably; `version` is that of the table afterwards.
    Done {
        id: String,
        version: u32,
    },
    /// The command was not carried out, and changed nothing.
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
    /// The hints for a decision, which may be made already.
    Hinted {
        id: String,
        decision: u32,
        hints: Hints,
    },
}

/// A game as one viewer knows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PositionView {
    /// Counts everything that was ever done at the table.
    pub version: u32,
    pub viewer: Viewer,
    /// How many events the viewer has seen before `events`: later ones it was sent are void.
    pub events_from: u32,
    pub events: Vec<EventLine>,
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Value))]
    pub view: Json,
    pub turn: Turn,
    /// For each seat the decision that it is asked.
    pub decisions: Vec<Option<u32>>,
    /// What the viewer may do now, as ways of clicks.
    pub choices: Choices,
    /// Whether the viewer's seat could take back its last action now.
    pub undo: bool,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// In an open look back: what each seat knew.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Array<unknown>"), schema(value_type = Vec<Value>))]
    pub views: Vec<Json>,
    /// For each seat, if the table has a clock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<ClockState>>"))]
    pub clocks: Vec<ClockState>,
}

/// The time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ClockState {
    /// Milliseconds left when the message was sent.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub left: u64,
    pub running: bool,
}
