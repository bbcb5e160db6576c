//! Puzzle ratings: computed by [`insight::PuzzleRating`], stored and shown in whole points.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use insight::PuzzleRating;
use protocol::{Difficulty, RatingChange, UserRating};
use store::{RatedPair, RatedTry, Rating, UserId};

/// The initial ratings of a user and a puzzle.
pub(crate) fn start(difficulty: Difficulty) -> RatedPair {
    RatedPair { user: stored(PuzzleRating::NEW_VISITOR), puzzle: of_new_puzzle(difficulty) }
}

pub(crate) fn of_new_puzzle(difficulty: Difficulty) -> Rating {
    stored(PuzzleRating::new_puzzle(difficulty))
}

/// The ratings after the user's first try at the puzzle.
pub(crate) fn after_try(pair: RatedPair, is_solved: bool) -> RatedPair {
    let (user, puzzle) = exact(pair.user).after_try(exact(pair.puzzle), is_solved);
    RatedPair { user: stored(user), puzzle: stored(puzzle) }
}

/// The user's rating for a game's puzzles, if there is one.
pub(crate) async fn of_user(app: &Shared, user: Option<UserId>, game: &str) -> Answer<Option<UserRating>> {
    let Some(user) = user else { return Ok(None) };
    let rating = app.store.load_user_rating(user, game).await.map_err(store_error)?;
    Ok(rating.map(shown_to_user))
}

pub(crate) fn change(rated: RatedTry) -> RatingChange {
    RatingChange { before: shown(rated.before.user), after: shown_to_user(rated.after.user) }
}

pub(crate) fn shown(rating: Rating) -> i32 {
    i32::try_from(rating.rating).unwrap_or_default()
}

fn shown_to_user(rating: Rating) -> UserRating {
    UserRating { rating: shown(rating), provisional: exact(rating).is_provisional() }
}

fn exact(rating: Rating) -> PuzzleRating {
    PuzzleRating { rating: rating.rating as f64, deviation: rating.deviation as f64 }
}

fn stored(rating: PuzzleRating) -> Rating {
    Rating { rating: rating.rating.round() as i64, deviation: rating.deviation.round() as i64 }
}
