//! Puzzles: positions with one clearly best choice.

mod answer;
mod bundled;
mod mine;
mod rating;
mod retry;

pub use answer::{ANSWER_ITERATIONS, ANSWER_SEED, Verdict, answer, open};
pub use bundled::{daily, puzzle, puzzles};
pub use mine::{Mining, mine};
pub use rating::PuzzleRating;
pub use retry::Mistake;
