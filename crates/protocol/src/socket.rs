//! The messages on a table's WebSocket.

use crate::{
    Access, ActionName, ApiError, ChatLine, ChatMode, ChoicePreview, Choices, ClockRule, EventLine, Foreseen, Hints,
    Json, Phrase, Preview, Reaction, SeatOrders, Section, Spectators, TableInfo,
};
use game::{OptionValues, PerSeat, Turn, Viewer};
use serde::Serialize;

/// A command from a client. The client chooses the ID; a repeated ID counts as the same command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ToServer {
    /// At most 64 characters.
    pub id: String,
    #[serde(flatten)]
    pub command: Command,
}

/// A command to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Plays an action for the decision with this number.
    Act { seat: u8, decision: u32, action: ActionName },
    /// Undoes the seat's last action, or withdraws its hidden choice.
    Undo { seat: u8 },
    /// Asks what this action would score.
    Preview { seat: u8, action: ActionName },
    /// Asks what each of the seat's choices would score.
    PreviewAll { seat: u8 },
    /// Asks for the seat's best choices. Only at tables with hints.
    Hint { seat: u8 },
    /// Asks for the seat's next turn, as if the seats before it did nothing, after these actions of the seat: what each
    /// would score, and what could follow.
    Foresee { seat: u8, steps: Vec<ActionName> },
    /// Leaves a plan, to be played on the seat's next turn if each step is still possible and scores the same, and if
    /// nothing was drawn in the meantime. Without steps, drops the plan. Not during the seat's own turn.
    Plan { seat: u8, steps: Vec<ActionName> },
    /// Lets the server move for the seat where there is nothing to decide.
    AutoPass { seat: u8, on: bool },
    /// Asks for the position in words.
    Describe,
    /// Switches to the view of one of the user's seats, or to the spectator's view. For devices shared by several
    /// players.
    Look { seat: Option<u8> },
    /// Marks the seat as ready and contributes a nonce of 32 hexadecimal digits to the table's randomness.
    Ready { seat: u8, nonce: String },
    /// Leaves the seat before the start; during the game, a computer player takes over. A host who leaves their last
    /// seat before the start hands the table over to another player.
    Leave { seat: u8 },
    /// Takes the seat back from the computer player.
    Return { seat: u8 },
    /// Removes a player from a seat before the start. Host only. The player can't join this table again.
    Remove { seat: u8 },
    /// Lets removed players join again. Host only.
    Readmit,
    /// Gives a seat that no player holds to this computer player; without `bot`, opens it again. Host only, before the
    /// start. The host has to get ready again.
    SetBot { seat: u8, bot: Option<String> },
    /// Changes the table before the start. Host only. If the game changes, everybody has to get ready again. Reducing
    /// the number of players removes free seats first, then those of computer players.
    Configure {
        options: OptionValues,
        access: Access,
        clock: ClockRule,
        hints: bool,
        /// As before if absent.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        spectators: Option<Spectators>,
        /// As before if absent.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        spectator_delay: Option<u32>,
        /// As before if absent.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        chat: Option<ChatMode>,
    },
    /// Closes the table before the start. Host only.
    Close,
    /// Resigns: a computer player takes over, and the seat is ranked last.
    Resign { seat: u8 },
    /// Offers to end the game without a result, or withdraws the offer.
    Abandon { seat: u8, agree: bool },
    /// Asks for another day for everybody, or withdraws that; only with a clock that counts days.
    Extend { seat: u8, agree: bool },
    /// Agrees that another person takes the seat `whose`, or withdraws that. A player offers the own seat; the seat of
    /// somebody who has left or resigned is offered by any other player. Once all remaining players agree, it can be taken.
    OfferSeat { seat: u8, whose: u8, agree: bool },
    /// Creates a new table with the same game and players.
    Rematch,
    /// Says whether the user is looking at the table: while they are, they get no notices about it. True for a new connection.
    Attend { looking: bool },
    /// Sends a chat message: a text or a quick phrase, not both.
    Say {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
        text: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
        phrase: Option<Phrase>,
    },
    /// Adds the user's reaction to a line of chat, or removes it. Only to one of the last 100 lines.
    React { line: u32, reaction: Reaction, on: bool },
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
    /// New lines of chat, and lines whose reactions have changed.
    Chat {
        lines: Vec<ChatLine>,
    },
    /// The plan of one of the user's seats, sent when it changes and to a new connection. Nobody else learns of it.
    Orders(SeatOrders),
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
    PreviewedAll {
        id: String,
        previews: Vec<ChoicePreview>,
        /// Whether there are more choices than these.
        more: bool,
    },
    Foreseen {
        id: String,
        foreseen: Foreseen,
    },
    Described {
        id: String,
        sections: Vec<Section>,
    },
    /// The hints for a decision, even if it has been made in the meantime.
    Hinted {
        id: String,
        decision: u32,
        hints: Hints,
    },
}

/// A game's position, as seen by one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PositionView {
    /// The table's version, incremented with every log entry.
    pub version: u32,
    pub viewer: Viewer,
    /// The number of events the viewer saw before `events`. Clients discard any events beyond this number that they
    /// received earlier.
    pub events_from: u32,
    pub events: Vec<EventLine>,
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Value))]
    pub view: Json,
    pub turn: Turn,
    /// The number of the decision each seat has to make, if any.
    pub decisions: Vec<Option<u32>>,
    /// The viewer's current choices.
    pub choices: Choices,
    /// Whether the viewer's seat can undo its last action.
    pub undo: bool,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// In an open replay: each seat's view.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Array<unknown>"), schema(value_type = Vec<Value>))]
    pub views: Vec<Json>,
    /// Each seat's clock, if the table has clocks; `null` for computer players.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Option<ClockState>>>"))]
    pub clocks: Vec<Option<ClockState>>,
}

/// One seat's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ClockState {
    /// Milliseconds left for the current or next decision when the message was sent.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub left: u64,
    /// Whether the time is running down now.
    pub running: bool,
    /// Milliseconds for which the clock still stands still: on a weekend off, or on vacation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"), schema(nullable = false))]
    pub rests_for: Option<u64>,
    /// Milliseconds until the time for the current decision is up, if that is later than `left` says: weekends off and
    /// vacations come first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"), schema(nullable = false))]
    pub runs_out_in: Option<u64>,
}
