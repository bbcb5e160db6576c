//! The guarantees of reviews, hints, puzzles and lessons, tested with the real games.

mod games;
mod hints;
mod lessons;
mod puzzles;
mod review;
