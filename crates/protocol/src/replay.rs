//! Replays: a game step by step, as a viewer saw it or with everything revealed.

use crate::{EventLine, PointsLine};
use game::{Mismatch, OptionValues, PerSeat, ReplayError, Seat, Text};
use serde::Serialize;

/// A game's replay: all its steps in words, and the perspectives available to the user.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Replay {
    pub game: String,
    pub options: OptionValues,
    /// The players' names, indexed by seat.
    pub seats: Vec<String>,
    /// The seats whose view the user may see.
    pub eyes: Vec<u8>,
    /// Whether the user may see everything.
    pub open: bool,
    /// The user's seats.
    pub yours: Vec<u8>,
    /// Whether the game has ended, with or without a result.
    pub over: bool,
    /// Indexed by seat; present if the game ended with a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub ranks: Option<PerSeat<u8>>,
    pub steps: Vec<ReplayStep>,
}

/// One step of a game, from the chosen perspective.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayStep {
    /// The seat that acted; absent for a chance outcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub seat: Option<Seat>,
    /// The round after this step, starting at 1; 0 before the first round.
    pub round: u8,
    /// The visible events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<ReplayLine>>"))]
    pub lines: Vec<ReplayLine>,
    /// The scores after this step.
    pub scores: PerSeat<i16>,
}

/// An event in a step.
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

/// Why a record can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    NoSuchGame { game: String },
    Wrong(ReplayError),
}

impl RecordError {
    /// The error message. Steps are numbered from 1 here.
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
