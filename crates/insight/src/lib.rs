//! Reviews, hints, puzzles and lessons: what search and worked examples can teach players.
//!
//! | function | what it returns |
//! |---|---|
//! | [`review()`] | the analysis of a finished game: luck, decisions, turning points |
//! | [`hints()`] | the best choices at a decision, with reasons, from a view |
//! | [`puzzles()`] | positions with one clearly best choice; [`mine()`] finds more of them |
//! | [`lesson()`] | a worked example of the rules, as a task; [`lesson_chapters()`] lists them |
//!
//! Decisions are always analyzed from what the deciding seat knew. `docs/review.md` explains how.

mod hints;
mod lessons;
mod parallel;
mod puzzles;
mod review;
mod rounding;

/// Messages of reviews, hints, puzzles and lessons (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use hints::{hints, hints_for};
pub use lessons::{lesson, lesson_chapters, try_lesson};
pub use puzzles::{Mining, Verdict, answer, daily, mine, open, puzzle, puzzles};
pub use review::{ReviewEffort, ReviewError, review};
