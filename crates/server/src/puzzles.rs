//! Puzzles: decisions in which one choice is clearly the best.

use crate::app::Shared;
use crate::error::{Answer, Failure, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::ratings;
use crate::session::SignedIn;
use crate::thinking::{Kind, Owner};
use ::bots::Interrupt;
use axum::Json;
use axum::extract::State;
use insight::{Verdict, answer_budget, notation, outcome};
use protocol::{
    ApiError, Code, MistakeAnswer, Puzzle, PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSummary,
    PuzzleTry, RatingChange,
};
use std::collections::HashMap;
use store::{Millis, Progress, ProgressKind, Rating, StoreError, UserId};

/// Maximum progress rows kept per user.
const MAX_PROGRESS_ROWS: u32 = 20_000;
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// All puzzles of a game, and which one is today's.
pub(crate) async fn list(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(game): Path<String>,
) -> Answer<Json<PuzzleList>> {
    let day = (Millis::now().0 / DAY_MILLIS).unsigned_abs();
    let unknown = if catalog::SLUGS.contains(&game.as_str()) { Code::NotFound } else { Code::NoSuchGame };
    let daily = insight::daily(&game, day).ok_or(unknown)?;
    let user = user.map(|user| user.0.id);
    let outcomes = outcomes(&app, user, &game).await?;
    let ratings = app.store.load_puzzle_ratings(&game).await.map_err(store_error)?;
    let summary = |puzzle: &Puzzle| summary(puzzle, outcomes.get(&puzzle.id).copied(), ratings.get(&puzzle.id));
    Ok(Json(PuzzleList {
        daily: daily.id.clone(),
        puzzles: insight::puzzles(&game).iter().map(summary).collect(),
        rating: ratings::of_user(&app, user, &game).await?,
    }))
}

/// A puzzle as its seat sees it.
pub(crate) async fn puzzle(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((game, id)): Path<(String, String)>,
) -> Answer<Json<PuzzlePosition>> {
    let puzzle = find(&game, &id)?;
    let outcomes = outcomes(&app, user.map(|user| user.0.id), &game).await?;
    let ratings = app.store.load_puzzle_ratings(&game).await.map_err(store_error)?;
    Ok(Json(PuzzlePosition {
        summary: summary(puzzle, outcomes.get(&id).copied(), ratings.get(&id)),
        position: Box::new(insight::puzzle_position(puzzle)?),
    }))
}

/// Checks an answer to a puzzle. Includes the solution once the visitor has found or requested it.
pub(crate) async fn answer(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path((game, id)): Path<(String, String)>,
    Body(tried): Body<PuzzleTry>,
) -> Answer<Json<PuzzleAnswer>> {
    let puzzle = find(&game, &id)?;
    let action = tried.action.map(|action| notation(puzzle, &action)).transpose()?;
    let shown = action.is_none();
    let verdict = match insight::believed(puzzle, action.as_deref(), tried.right) {
        Some(believed) => believed,
        None => judged(&app, Owner::visitor(client.0, user.id), user.id, puzzle, action).await?.into(),
    };
    let before = outcomes(&app, Some(user.id), &game).await?.get(&id).copied();
    let outcome = outcome(before, verdict.right);
    let rating = keep(&app, user.id, puzzle, outcome).await?;
    let MistakeAnswer { right, text, solution } = verdict;
    let tells_solution = right || shown || matches!(outcome, PuzzleOutcome::Solved | PuzzleOutcome::SolvedLater);
    Ok(Json(PuzzleAnswer { right, outcome, text, rating, solution: solution.filter(|_| tells_solution) }))
}

/// Checks an answer with a search.
async fn judged(
    app: &Shared,
    owner: Owner,
    user: UserId,
    puzzle: &'static Puzzle,
    action: Option<String>,
) -> Result<Verdict, ApiError> {
    app.thought_buckets.take(user)?;
    let judge = move |cancel: &dyn Interrupt| insight::answer(puzzle, action.as_deref(), &answer_budget(cancel));
    let judged = app.thinking.run(owner, Kind::Advice, judge).await;
    judged.map_err(ApiError::from)?.ok_or_else(|| Code::Unavailable.into())
}

fn find(game: &str, id: &str) -> Result<&'static Puzzle, ApiError> {
    insight::puzzle(game, id).ok_or_else(|| Code::NotFound.into())
}

fn summary(puzzle: &Puzzle, outcome: Option<PuzzleOutcome>, rating: Option<&Rating>) -> PuzzleSummary {
    let Puzzle { id, options, seat, difficulty, gap, .. } = puzzle.clone();
    let rating = rating.copied().unwrap_or_else(|| ratings::of_new_puzzle(difficulty));
    PuzzleSummary { id, options, seat, difficulty, gap, rating: ratings::shown(rating), outcome }
}

/// Saves the outcome; returns the rating change if this was the first try.
async fn keep(app: &Shared, user: UserId, puzzle: &Puzzle, outcome: PuzzleOutcome) -> Answer<Option<RatingChange>> {
    let progress = Progress {
        game: puzzle.game.clone(),
        kind: ProgressKind::Puzzle,
        item: puzzle.id.clone(),
        outcome: serde_json::to_string(&outcome).unwrap_or_default(),
        at: Millis::now(),
    };
    let start = ratings::start(puzzle.difficulty);
    let rate = move |pair| ratings::after_try(pair, outcome == PuzzleOutcome::Solved);
    match app.store.save_rated_try(user, &progress, MAX_PROGRESS_ROWS, start, rate).await {
        Ok(rated) => Ok(rated.map(ratings::change)),
        // At the limit, answers are still checked, but no longer recorded.
        Err(StoreError::TooMany { .. }) => Ok(None),
        Err(error) => Err(Failure::from(store_error(error))),
    }
}

/// The visitor's outcomes for a game's puzzles, by puzzle id.
pub(crate) async fn outcomes(app: &Shared, user: Option<UserId>, game: &str) -> Answer<HashMap<String, PuzzleOutcome>> {
    let Some(user) = user else { return Ok(HashMap::new()) };
    let kept = app.store.load_progress(user, game, ProgressKind::Puzzle).await.map_err(store_error)?;
    let read = |progress: Progress| Some((progress.item, serde_json::from_str(&progress.outcome).ok()?));
    Ok(kept.into_iter().filter_map(read).collect())
}
