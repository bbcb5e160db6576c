//! Puzzles: positions in which one choice is clearly the best.

use crate::app::Shared;
use crate::error::{Answer, Failure, store_error};
use crate::input::{Body, Path};
use crate::session::SignedIn;
use ::bots::AnalysisBudget;
use axum::Json;
use axum::extract::State;
use game::Viewer;
use insight::Verdict;
use protocol::{
    ActionName, ApiError, Code, Puzzle, PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSummary,
    PuzzleTry,
};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use store::{Millis, Progress, ProgressKind, StoreError, UserId};

/// Of so many lessons and puzzles it is kept how somebody did.
const PROGRESS_LIMIT: u32 = 20_000;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// So many of the last events are shown with a puzzle.
const EVENTS: usize = 12;
/// How much thought an answer gets. The same answer gets the same one.
const ITERATIONS: u32 = 2_000;
const SEED: u64 = 1;

/// All puzzles of a game, and the one of this day.
pub(crate) async fn list(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(game): Path<String>,
) -> Answer<Json<PuzzleList>> {
    let day = (Millis::now().0 / DAY).unsigned_abs();
    let unknown = if catalog::SLUGS.contains(&game.as_str()) { Code::NotFound } else { Code::NoSuchGame };
    let daily = insight::daily(&game, day).ok_or(unknown)?;
    let outcomes = outcomes(&app, user.map(|user| user.0.id), &game).await?;
    let summary = |puzzle| summary(puzzle, outcomes.get(&puzzle.id).copied());
    Ok(Json(PuzzleList { daily: daily.id.clone(), puzzles: insight::puzzles(&game).iter().map(summary).collect() }))
}

/// A puzzle as its seat sees it.
pub(crate) async fn puzzle(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((game, id)): Path<(String, String)>,
) -> Answer<Json<PuzzlePosition>> {
    let puzzle = find(&game, &id)?;
    let outcomes = outcomes(&app, user.map(|user| user.0.id), &game).await?;
    let table = insight::open(puzzle).ok_or(Code::OtherRules)?;
    let first = table.event_count().saturating_sub(EVENTS);
    Ok(Json(PuzzlePosition {
        summary: summary(puzzle, outcomes.get(&id).copied()),
        position: Box::new(table.position(Viewer::Seat(puzzle.seat), first)),
    }))
}

/// An answer to a puzzle. The solution is told once it is found, or asked for.
pub(crate) async fn answer(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path((game, id)): Path<(String, String)>,
    Body(tried): Body<PuzzleTry>,
) -> Answer<Json<PuzzleAnswer>> {
    let puzzle = find(&game, &id)?;
    let action = tried.action.map(|action| notation(puzzle, action)).transpose()?;
    if !app.thought_buckets.take(user.id) {
        return Err(Code::TooFast.into());
    }
    let shown = action.is_none();
    let verdict = app.bots.run(move || think(puzzle, action.as_deref())).await.flatten().ok_or(Code::Unavailable)?;
    let before = outcomes(&app, Some(user.id), &game).await?.get(&id).copied();
    let outcome = outcome(before, verdict.right);
    keep(&app, user.id, puzzle, outcome).await?;
    let Verdict { right, text, solution } = verdict;
    let is_told = right || shown || matches!(outcome, PuzzleOutcome::Solved | PuzzleOutcome::SolvedLater);
    Ok(Json(PuzzleAnswer { right, outcome, text, solution: is_told.then_some(solution) }))
}

fn find(game: &str, id: &str) -> Result<&'static Puzzle, ApiError> {
    insight::puzzle(game, id).ok_or_else(|| Code::NotFound.into())
}

fn summary(puzzle: &Puzzle, outcome: Option<PuzzleOutcome>) -> PuzzleSummary {
    let Puzzle { id, options, seat, difficulty, gap, .. } = puzzle.clone();
    PuzzleSummary { id, options, seat, difficulty, gap, outcome }
}

/// The action that was named, if it can be done.
fn notation(puzzle: &Puzzle, action: ActionName) -> Result<String, ApiError> {
    let mut table = insight::open(puzzle).ok_or(Code::OtherRules)?;
    table.choose(puzzle.seat, &action).map_err(ApiError::illegal)
}

fn think(puzzle: &Puzzle, action: Option<&str>) -> Option<Verdict> {
    let budget =
        AnalysisBudget { iterations: ITERATIONS, time_limit: None, seed: SEED, cancel: &AtomicBool::new(false) };
    insight::answer(puzzle, action, &budget)
}

/// How somebody did, who did so `before`. Only the first answer can solve it at once.
fn outcome(before: Option<PuzzleOutcome>, right: bool) -> PuzzleOutcome {
    match (before, right) {
        (None, true) => PuzzleOutcome::Solved,
        (None, false) => PuzzleOutcome::Failed,
        (Some(PuzzleOutcome::Failed), true) => PuzzleOutcome::SolvedLater,
        (Some(before), _) => before,
    }
}

async fn keep(app: &Shared, user: UserId, puzzle: &Puzzle, outcome: PuzzleOutcome) -> Answer<()> {
    let progress = Progress {
        game: puzzle.game.clone(),
        kind: ProgressKind::Puzzle,
        item: puzzle.id.clone(),
        outcome: serde_json::to_string(&outcome).unwrap_or_default(),
        at: Millis::now(),
    };
    match app.store.save_progress(user, &progress, PROGRESS_LIMIT).await {
        // Whoever has solved that much is good at it: the answer is worth more than the note.
        Ok(()) | Err(StoreError::TooMany { .. }) => Ok(()),
        Err(error) => Err(Failure::from(store_error(error))),
    }
}

/// How the visitor did in the puzzles of a game, by name.
async fn outcomes(app: &Shared, user: Option<UserId>, game: &str) -> Answer<HashMap<String, PuzzleOutcome>> {
    let Some(user) = user else { return Ok(HashMap::new()) };
    let kept = app.store.load_progress(user, game, ProgressKind::Puzzle).await.map_err(store_error)?;
    let read = |progress: Progress| Some((progress.item, serde_json::from_str(&progress.outcome).ok()?));
    Ok(kept.into_iter().filter_map(read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_answer_solves_it_at_once() {
        use PuzzleOutcome::{Failed, Solved, SolvedLater};
        assert_eq!([outcome(None, true), outcome(None, false)], [Solved, Failed]);
        assert_eq!([outcome(Some(Failed), true), outcome(Some(Failed), false)], [SolvedLater, Failed]);
        assert_eq!([outcome(Some(Solved), false), outcome(Some(SolvedLater), true)], [Solved, SolvedLater]);
    }
}
