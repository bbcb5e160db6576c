//! Puzzles: positions with one clearly best choice.

mod answer;
mod bundled;
mod mine;

pub use answer::{Verdict, answer, open};
pub use bundled::{daily, puzzle, puzzles};
pub use mine::{Mining, mine};
