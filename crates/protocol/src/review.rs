//! What search tells about a finished game: how it went, what was luck, and where points were lost.
//!
//! All numbers of points are expected *final* points. The *value* of something for a seat is its lead: by how many
//! points the seat can expect to be ahead of the mean of the others. `docs/review.md` explains how they are found.

use crate::{ChoiceAction, Json, SheetLine};
use game::{OptionValues, PerSeat, Seat, Text};
use serde::Serialize;

/// A finished game in hindsight. The same record, seed and iterations give the same review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    pub game: String,
    pub options: OptionValues,
    /// Who played, by seat.
    pub seats: Vec<String>,
    pub seed: u32,
    /// So much search each decision got.
    pub iterations: u32,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// What could be expected after each number of steps, from none to all.
    pub forecasts: Vec<Forecast>,
    pub draws: Vec<DrawReview>,
    pub decisions: Vec<DecisionReview>,
    /// By seat.
    pub players: Vec<PlayerReview>,
    /// Where the points came from.
    pub sheet: Vec<SheetLine>,
    /// The three moments that mattered most, in the order in which they came.
    pub turning_points: Vec<TurningPoint>,
    /// The players compared, a sentence each.
    pub comparison: Vec<Text>,
}

/// How a game can be expected to end, by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Forecast {
    /// Expected final points. Before the end of a game their differences say more than how many they are.
    pub points: PerSeat<f32>,
    /// Expected share of the win: 1 together.
    pub win: PerSeat<f32>,
}

/// An outcome of chance, and whom it suited.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawReview {
    /// The step, from 0: the forecast before it has this number, the one after it the next.
    pub step: u32,
    pub notation: String,
    /// By how much each seat's value changed. Together nothing.
    pub luck: PerSeat<f32>,
}

/// A decision, and what else could have been done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DecisionReview {
    /// The step, from 0.
    pub step: u32,
    pub seat: Seat,
    /// What was done.
    pub action: ChoiceAction,
    /// The best choice that was found, from what the seat knew. What was done, if nothing better was.
    pub best: ChoiceAction,
    /// By how many points what was done has less value than the best choice; 0 if it is as good for all one can tell.
    pub loss: f32,
    /// Whether there was nothing else to do. Then there are no choices to compare.
    pub forced: bool,
    /// How many actions were legal.
    pub legal: u32,
    /// The three best choices found, and what was done if it is not among them; the best first.
    pub choices: Vec<ValuedChoice>,
}

/// A choice, and what could be expected of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ValuedChoice {
    pub action: ChoiceAction,
    /// The expected lead of whoever chooses, over the mean of the others.
    pub value: f32,
    pub forecast: Forecast,
}

/// How one seat did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerReview {
    /// The sum of its luck.
    pub luck: f32,
    /// The sum of what its decisions lost.
    pub loss: f32,
    /// The mean loss of a decision that was not forced; 0 if there was none.
    pub mean_loss: f32,
    /// How many decisions were not forced.
    pub decisions: u32,
    /// How many of them were the best choice, or as good.
    pub best: u32,
}

/// A moment that mattered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TurningPoint {
    /// The step, from 0.
    pub step: u32,
    pub kind: TurningKind,
    /// Who lost by the decision, or whom the draw suited best.
    pub seat: Seat,
    /// How much it cost or brought.
    pub points: f32,
    /// It in words: who did what, what would have been better, how much it cost; or whom a draw suited.
    pub text: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TurningKind {
    Decision,
    Draw,
}

/// How far something is that takes a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Progress {
    pub done: u32,
    pub of: u32,
}

/// How far a review is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewState {
    /// Nobody has asked for it yet.
    Missing,
    Running {
        progress: Progress,
    },
    Ready {
        /// As it is kept.
        #[cfg_attr(feature = "schema", ts(as = "Box<Review>"), schema(value_type = Review))]
        review: Json,
    },
}
