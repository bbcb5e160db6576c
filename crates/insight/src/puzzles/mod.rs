//! Puzzles: positions with one clearly best choice.

mod answer;
mod bundled;
mod mine;
mod rating;
mod retry;
mod tries;

pub use answer::{ANSWER_ITERATIONS, Verdict, answer, believed, open};
pub use bundled::{daily, puzzle, puzzles};
pub use mine::{Mining, mine};
pub use rating::PuzzleRating;
pub use retry::Mistake;
pub use tries::{answer_budget, notation, outcome, puzzle_position};
