//! What reviews, hints and puzzles promise, over games with real rules.

mod games;
mod hints;
mod puzzles;
mod review;
