//! Positions in which one choice is clearly the best.

mod answer;
mod kept;
mod mine;

pub use answer::{Verdict, answer, open};
pub use kept::{daily, puzzle, puzzles};
pub use mine::{Mining, mine};
