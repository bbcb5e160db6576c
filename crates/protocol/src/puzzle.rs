//! Positions in which one choice is clearly the best: can you find it?

use crate::{ActionName, ChoiceAction, PositionView, ValuedChoice};
use game::{OptionValues, Seat, Step, Text};
use serde::{Deserialize, Serialize};

/// A puzzle as it is kept: a game up to the decision that is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Made from its contents, so that the same puzzle keeps it.
    pub id: String,
    pub game: String,
    pub options: OptionValues,
    /// Who has to decide.
    pub seat: Seat,
    /// By how many points the solution is better than the second best choice.
    pub gap: f32,
    pub difficulty: Difficulty,
    /// In notation.
    pub solution: String,
    pub steps: Vec<Step>,
}

/// How hard a solution is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Whoever looks one step ahead finds it.
    Easy,
    /// A little search finds it.
    Medium,
    /// Only much search finds it.
    Hard,
}

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleList {
    /// The puzzle of this day.
    pub daily: String,
    /// From easy to hard.
    pub puzzles: Vec<PuzzleSummary>,
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
    /// How the visitor did, if they tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub outcome: Option<PuzzleOutcome>,
}

/// How a visitor did. Only the first answer counts, but who failed may still solve it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleOutcome {
    /// At the first try.
    Solved,
    /// At a later try.
    SolvedLater,
    /// Not yet, or it was shown.
    Failed,
}

/// A puzzle to be solved: what its seat knows and may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzlePosition {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub summary: PuzzleSummary,
    /// The position as the seat sees it, with its choices.
    pub position: Box<PositionView>,
}

/// An answer to a puzzle; without an action, the solution is asked for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub action: Option<ActionName>,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleAnswer {
    /// Whether it is the solution, or comes to the same.
    pub right: bool,
    pub outcome: PuzzleOutcome,
    /// Why it is right, or how much it would lose.
    pub text: Text,
    /// Once it is solved or shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<PuzzleSolution>,
}

/// The solution and what else could be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PuzzleSolution {
    pub action: ChoiceAction,
    /// The clicks that lead to it, as the page names parts.
    pub clicks: Vec<String>,
    /// The best choices and the one tried, the best first.
    pub choices: Vec<ValuedChoice>,
    /// What speaks for the solution, besides what `PuzzleAnswer::text` says.
    pub reasons: Vec<Text>,
}
