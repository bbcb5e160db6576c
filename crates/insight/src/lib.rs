//! Reviews, hints, puzzles and lessons, made from search and worked examples.
//!
//! | function | returns |
//! |---|---|
//! | [`review()`] | the analysis of a finished game: luck, decisions, turning points |
//! | [`hints()`] | the best choices at a decision, with reasons, based on a view |
//! | [`puzzles()`] | positions with one clearly best choice; [`mine()`] finds more of them |
//! | [`lesson()`] | a worked example as a task; [`lesson_chapters()`] lists them |
//!
//! Decisions are always analyzed based on what the deciding seat knew. `docs/review.md` explains how.

mod hints;
mod lessons;
mod parallel;
mod puzzles;
mod review;
mod rounding;

/// Messages for reviews, hints, puzzles and lessons (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use hints::{hint_budget, hints, hints_for};
pub use lessons::{lesson, lesson_chapters, try_lesson};
pub use puzzles::{
    ANSWER_ITERATIONS, Mining, Mistake, PuzzleRating, Verdict, answer, answer_budget, believed, daily, mine, notation,
    open, outcome, puzzle, puzzle_position, puzzles,
};
pub use review::{Finding, ReviewEffort, ReviewError, ReviewParts, prepare_review, review};
