//! Looking back: a game step by step, as somebody knew it or open.

use crate::{EventLine, PointsLine};
use game::{Mismatch, OptionValues, PerSeat, ReplayError, Seat, Text};
use serde::Serialize;

/// A game to look back at: all its steps in words, and with whose eyes the visitor may look.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Replay {
    pub game: String,
    pub options: OptionValues,
    /// Who played, by seat.
    pub seats: Vec<String>,
    /// The seats that the visitor may look with.
    pub eyes: Vec<u8>,
    /// Whether the visitor may look at everything.
    pub open: bool,
    /// The visitor's own seats.
    pub yours: Vec<u8>,
    /// Whether the game has ended, with a result or without.
    pub over: bool,
    /// By seat, if the game ended with a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub ranks: Option<PerSeat<u8>>,
    pub steps: Vec<ReplayStep>,
}

/// One step of a game, as these eyes saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayStep {
    /// Who acted; nobody if it was chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub seat: Option<Seat>,
    /// The round after it, from 1; 0 before the first.
    pub round: u8,
    /// What was seen of it, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<ReplayLine>>"))]
    pub lines: Vec<ReplayLine>,
    /// After it.
    pub scores: PerSeat<i16>,
}

/// Something that happened in a step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayLine {
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub points: Option<PointsLine>,
}

impl From<EventLine> for ReplayLine {
    fn from(line: EventLine) -> Self {
        Self { text: line.text, points: line.points }
    }
}

/// Why a record can't be looked back at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    NoSuchGame { game: String },
    Wrong(ReplayError),
}

impl RecordError {
    /// What is wrong, and at which step if it is one; steps count from 1 here, as people count them.
    pub fn text(&self) -> Text {
        match self {
            RecordError::NoSuchGame { game } => Text::new("record-of-no-game").with("game", game.as_str()),
            RecordError::Wrong(ReplayError { step: None, mismatch }) => wrong("record-wrong", mismatch),
            RecordError::Wrong(ReplayError { step: Some(step), mismatch }) => {
                wrong("record-wrong-step", mismatch).with("step", step + 1)
            }
        }
    }
}

fn wrong(key: &'static str, mismatch: &Mismatch) -> Text {
    Text::new(key).with("why", mismatch.text())
}
