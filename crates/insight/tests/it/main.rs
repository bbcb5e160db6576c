//! What reviews, hints, puzzles and lessons promise, over games with real rules.

mod games;
mod hints;
mod lessons;
mod puzzles;
mod review;
