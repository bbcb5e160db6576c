//! Attempts at a puzzle: the position shown, the action, and the outcome.

use super::answer::{ANSWER_ITERATIONS, ANSWER_SEED, open};
use bots::{AnalysisBudget, Interrupt};
use game::Viewer;
use protocol::{ActionName, ApiError, Code, PositionView, Puzzle, PuzzleOutcome};

/// Number of recent events shown with a puzzle.
const RECENT_EVENTS: usize = 12;

/// The search budget for checking an answer. The seed is fixed, so that the same answer gets the same verdict.
pub fn answer_budget(cancel: &dyn Interrupt) -> AnalysisBudget<'_> {
    AnalysisBudget { iterations: ANSWER_ITERATIONS, time_limit: None, seed: ANSWER_SEED, cancel }
}

/// The position as its seat sees it, with the latest events. Fails with `other-rules` if the puzzle can't be replayed.
pub fn puzzle_position(puzzle: &Puzzle) -> Result<PositionView, ApiError> {
    let table = open(puzzle).ok_or(Code::OtherRules)?;
    Ok(table.position(Viewer::Seat(puzzle.seat), table.event_count().saturating_sub(RECENT_EVENTS)))
}

/// The notation of `action`; fails if it is illegal.
pub fn notation(puzzle: &Puzzle, action: &ActionName) -> Result<String, ApiError> {
    let mut table = open(puzzle).ok_or(Code::OtherRules)?;
    table.choose(puzzle.seat, action).map_err(ApiError::illegal)
}

/// The outcome after one more answer. Only the first answer can solve a puzzle.
pub fn outcome(before: Option<PuzzleOutcome>, right: bool) -> PuzzleOutcome {
    match (before, right) {
        (None, true) => PuzzleOutcome::Solved,
        (None, false) => PuzzleOutcome::Failed,
        (Some(PuzzleOutcome::Failed), true) => PuzzleOutcome::SolvedLater,
        (Some(before), _) => before,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_answer_can_solve_it() {
        use PuzzleOutcome::{Failed, Solved, SolvedLater};
        assert_eq!([outcome(None, true), outcome(None, false)], [Solved, Failed]);
        assert_eq!([outcome(Some(Failed), true), outcome(Some(Failed), false)], [SolvedLater, Failed]);
        assert_eq!([outcome(Some(Solved), false), outcome(Some(SolvedLater), true)], [Solved, SolvedLater]);
    }
}
