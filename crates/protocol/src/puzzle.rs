//! Puzzles: positions in which one choice is clearly best.

use crate::{ActionName, ChoiceAction, PositionView, ValuedChoice};
use game::{OptionValues, Seat, Step, Text};
use serde::{Deserialize, Serialize};

/// A puzzle as stored in a file: a game up to the decision to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Derived from the contents, so the same puzzle always has the same ID.
    pub id: String,
    pub game: String,
    pub options: OptionValues,
    /// The seat to act.
    pub seat: Seat,
    /// The number of points by which the solution beats the second-best choice.
    pub gap: f32,
    pub difficulty: Difficulty,
    /// The action, in notation.
    pub solution: String,
    pub steps: Vec<Step>,
}

/// How hard the solution is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Found by looking one step ahead.
    Easy,
    /// Found by a short search.
    Medium,
    /// Found only by a long search.
    Hard,
}

/// A game's puzzles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleList {
    /// The ID of today's puzzle.
    pub daily: String,
    /// From easy to hard.
    pub puzzles: Vec<PuzzleSummary>,
    /// The user's puzzle rating for this game, if they have tried a puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rating: Option<UserRating>,
}

/// A user's puzzle rating for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct UserRating {
    pub rating: i32,
    /// Whether the rating is based on few tries and can still change a lot.
    pub provisional: bool,
}

/// How the first try at a puzzle changed the user's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RatingChange {
    pub before: i32,
    pub after: UserRating,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleSummary {
    pub id: String,
    pub options: OptionValues,
    pub seat: Seat,
    pub difficulty: Difficulty,
    pub gap: f32,
    /// How hard the puzzle has proved to be: a user with the same rating has an even chance of solving it.
    pub rating: i32,
    /// The user's result, if they have tried the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub outcome: Option<PuzzleOutcome>,
}

/// A user's result. Only a correct first answer counts as solved, but the user can keep trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleOutcome {
    /// Solved on the first try.
    Solved,
    /// Solved on a later try.
    SolvedLater,
    /// Not solved yet, or the solution was shown.
    Failed,
}

/// A puzzle with its position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzlePosition {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub summary: PuzzleSummary,
    /// The position as the seat sees it, with its choices.
    pub position: Box<PositionView>,
}

/// An answer to a puzzle. Without an action, a request for the solution.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub action: Option<ActionName>,
    /// The verdict of an engine on the client's device. If it is given, the server only stores the result, and the
    /// response has no solution. An answer that is claimed to be right but isn't the solution is checked all the same.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub right: Option<bool>,
}

/// The response to an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleAnswer {
    /// Whether the answer is the solution or equivalent to it.
    pub right: bool,
    pub outcome: PuzzleOutcome,
    /// Why the answer is right, or how many points it would lose.
    pub text: Text,
    /// Present for the first try, the only one that is rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rating: Option<RatingChange>,
    /// Present once the puzzle is solved or the solution was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<PuzzleSolution>,
}

/// The solution, compared with other choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleSolution {
    pub action: ChoiceAction,
    /// The clicks that lead to it, as part names.
    pub clicks: Vec<String>,
    /// The best choices and the one that was tried, best first.
    pub choices: Vec<ValuedChoice>,
    /// Reasons for the solution, in addition to `PuzzleAnswer::text`.
    pub reasons: Vec<Text>,
}
