//! Computer analysis of a finished game: its course, the role of luck, and where points were lost.
//!
//! All points are expected *final* points. The *value* of a position or choice for a seat is its expected lead over the
//! average of the other seats, in points. `docs/review.md` explains how they are computed.

use crate::{ChoiceAction, Json, PuzzleSolution, SheetLine};
use game::{OptionValues, PerSeat, Seat, Text};
use serde::Serialize;

/// The review of a finished game. The same record, seed and iterations always give the same review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    pub game: String,
    pub options: OptionValues,
    /// The players' names, indexed by seat.
    pub seats: Vec<String>,
    pub seed: u32,
    /// Search iterations per decision.
    pub iterations: u32,
    pub scores: PerSeat<i16>,
    pub ranks: PerSeat<u8>,
    /// The forecasts before the first step and after each step.
    pub forecasts: Vec<Forecast>,
    pub draws: Vec<DrawReview>,
    pub decisions: Vec<DecisionReview>,
    /// Indexed by seat.
    pub players: Vec<PlayerReview>,
    /// Where the points came from.
    pub sheet: Vec<SheetLine>,
    /// The three most important moments, in chronological order.
    pub turning_points: Vec<TurningPoint>,
    /// Sentences comparing the players.
    pub comparison: Vec<Text>,
}

/// A game's expected result, indexed by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Forecast {
    /// Expected final points. During the game, differences between seats are more reliable than absolute numbers.
    pub points: PerSeat<f32>,
    /// Probability of winning; sums to 1, with ties sharing the win.
    pub win: PerSeat<f32>,
}

/// A chance outcome, and how lucky it was for each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawReview {
    /// 0-based index of the step and of the forecast before it; the next forecast is the one after it.
    pub step: u32,
    pub notation: String,
    /// The change in each seat's value. Sums to 0.
    pub luck: PerSeat<f32>,
}

/// A decision, compared with the alternatives.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DecisionReview {
    /// 0-based index of the step.
    pub step: u32,
    pub seat: Seat,
    /// The action that was played.
    pub action: ChoiceAction,
    /// The best choice found, given what the seat knew; the action played if nothing better was found.
    pub best: ChoiceAction,
    /// The clicks that lead to the action played, as part names. Both lists of clicks are absent if nothing was lost,
    /// and in reviews stored before they existed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub clicks: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub best_clicks: Vec<String>,
    /// The value of the best choice minus that of the action played; 0 if there is no significant difference.
    pub loss: f32,
    /// Whether there was only one legal action; if so, `choices` is empty.
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
    /// The choosing seat's expected lead over the average of the others.
    pub value: f32,
    pub forecast: Forecast,
}

/// The response to another try at a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MistakeAnswer {
    /// Whether the answer is the best choice or equally good.
    pub right: bool,
    /// How the answer compares with the action that was played.
    pub text: Text,
    /// Present once the best choice was found or requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<PuzzleSolution>,
}

/// One seat's performance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerReview {
    /// Total luck.
    pub luck: f32,
    /// Total loss over the seat's decisions.
    pub loss: f32,
    /// Average loss per unforced decision; 0 if there were none.
    pub mean_loss: f32,
    /// Number of unforced decisions.
    pub decisions: u32,
    /// Number of these in which the best choice, or an equally good one, was played.
    pub best: u32,
}

/// An important moment in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TurningPoint {
    /// 0-based index of the step.
    pub step: u32,
    pub kind: TurningKind,
    /// The seat that made the decision or was luckiest in the draw.
    pub seat: Seat,
    /// The points lost by the decision or gained in the draw.
    pub points: f32,
    /// A description: the move, the better alternative and the cost; or who was lucky.
    pub text: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TurningKind {
    Decision,
    Draw,
}

/// Progress of a long computation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Progress {
    pub done: u32,
    pub of: u32,
}

/// A review's state.
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
