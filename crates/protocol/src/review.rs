//! Computer analysis of a finished game: how it went, what was luck, and where points were lost.
//!
//! All points are expected *final* points. The *value* of a position or choice for a seat is its expected lead over the
//! average of the other seats, in points. `docs/review.md` explains how they are computed.

use crate::{ChoiceAction, Json, SheetLine};
use game::{OptionValues, PerSeat, Seat, Text};
use serde::Serialize;

/// The review of a finished game. The same record, seed and iterations always give the same review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    pub game: String,
    pub options: OptionValues,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    pub seed: u32,
    /// Search iterations per decision.
    pub iterations: u32,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// The forecast before the first step and after each step.
    pub forecasts: Vec<Forecast>,
    pub draws: Vec<DrawReview>,
    pub decisions: Vec<DecisionReview>,
    /// By seat.
    pub players: Vec<PlayerReview>,
    /// Where the points came from.
    pub sheet: Vec<SheetLine>,
    /// The three most important moments, in chronological order.
    pub turning_points: Vec<TurningPoint>,
    /// Sentences comparing the players.
    pub comparison: Vec<Text>,
}

/// The expected result of a game, by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Forecast {
    /// Expected final points. During the game, differences between seats are more reliable than absolute numbers.
    pub points: PerSeat<f32>,
    /// Probability of winning; the sum is 1, and ties share the win.
    pub win: PerSeat<f32>,
}

/// An outcome of chance, and how lucky it was for each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawReview {
    /// The step, from 0: also the index of the forecast before it; the forecast after it is the next one.
    pub step: u32,
    pub notation: String,
    /// The change of each seat's value. The sum is 0.
    pub luck: PerSeat<f32>,
}

/// A decision, compared with the alternatives.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DecisionReview {
    /// The step, from 0.
    pub step: u32,
    pub seat: Seat,
    /// The action that was played.
    pub action: ChoiceAction,
    /// The best choice found, given what the seat knew; the action played if nothing better was found.
    pub best: ChoiceAction,
    /// The value of the best choice minus that of the action played; 0 if there is no significant difference.
    pub loss: f32,
    /// Whether there was only one legal action. Then `choices` is empty.
    pub forced: bool,
    /// Number of legal actions.
    pub legal: u32,
    /// The three best choices found and the action played, best first.
    pub choices: Vec<ValuedChoice>,
}

/// A choice and its evaluation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ValuedChoice {
    pub action: ChoiceAction,
    /// The expected lead of the choosing seat over the average of the others.
    pub value: f32,
    pub forecast: Forecast,
}

/// The performance of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerReview {
    /// Total luck.
    pub luck: f32,
    /// Total loss of its decisions.
    pub loss: f32,
    /// Average loss per decision that was not forced; 0 if there were none.
    pub mean_loss: f32,
    /// Number of decisions that were not forced.
    pub decisions: u32,
    /// Number of these in which the best choice, or one as good, was played.
    pub best: u32,
}

/// An important moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TurningPoint {
    /// The step, from 0.
    pub step: u32,
    pub kind: TurningKind,
    /// The seat that made the decision, or was luckiest with the draw.
    pub seat: Seat,
    /// The points lost by the decision or gained from the draw.
    pub points: f32,
    /// A description: what was played, what would have been better and what it cost; or who was lucky.
    pub text: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TurningKind {
    Decision,
    Draw,
}

/// The progress of a long computation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Progress {
    pub done: u32,
    pub of: u32,
}

/// The state of a review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewState {
    /// Not requested yet.
    Missing,
    Running {
        progress: Progress,
    },
    Ready {
        /// The stored review.
        #[cfg_attr(feature = "schema", ts(as = "Box<Review>"), schema(value_type = Review))]
        review: Json,
    },
}
