//! What people can learn about a game: from search, and from worked examples.
//!
//! | function | what it tells |
//! |---|---|
//! | [`review()`] | how a finished game went: luck, decisions, turning points |
//! | [`hints()`] | the best choices of a decision and what speaks for them, from a view |
//! | [`puzzles()`] | positions in which one choice is clearly the best; [`mine()`] finds more of them |
//! | [`lesson()`] | a worked example of the rules, asked instead of told; [`lesson_chapters()`] lists them |
//!
//! Whatever search says about a decision is found from what its seat knew. `docs/review.md` tells how.

mod hints;
mod lessons;
mod parallel;
mod puzzles;
mod review;
mod rounding;

/// Words of reviews, hints, puzzles and lessons (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use hints::{hints, hints_for};
pub use lessons::{lesson, lesson_chapters, try_lesson};
pub use puzzles::{Mining, Verdict, answer, daily, mine, open, puzzle, puzzles};
pub use review::{Diligence, ReviewError, review};
