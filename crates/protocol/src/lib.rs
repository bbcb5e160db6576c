//! What tables and their visitors say to each other, and tables of any game behind one face.
//!
//! [`AnyTable`] is a game without its type. [`ToServer`] and [`ToClient`] go over the socket of a table,
//! [`http`] and [`TableInfo`] over HTTP. Words are always messages with arguments ([`game::Text`]), errors
//! have stable codes ([`Code`]). `docs/protocol.md` tells the whole story.

mod any_table;
mod chance;
mod choices;
mod erased;
mod error;
mod hint;
pub mod http;
mod lesson;
mod lessons;
mod puzzle;
mod replay;
mod review;
mod socket;
mod statistics;
mod table_info;
mod verify;
mod words;

/// Words for what can go wrong (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use any_table::{AnyTable, OpenError, open_position, open_table, option_specs};
pub use chance::{Chance, Seed};
pub use choices::{ActionName, ChoicePart, Choices, Click};
pub use error::{ApiError, Code};
pub use hint::{Hint, Hints};
pub use lesson::{LessonAnswer, LessonChapter, LessonPosition, LessonSolution, LessonSummary, LessonTask, LessonTry};
pub use lessons::{lesson, lesson_chapters, try_lesson};
pub use puzzle::{
    Difficulty, Puzzle, PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSolution, PuzzleSummary,
    PuzzleTry,
};
pub use replay::{Eyes, RecordError, Replay, ReplayLine, ReplayStep, open_record};
pub use review::{
    DecisionReview, DrawReview, Forecast, PlayerReview, Progress, Review, ReviewState, TurningKind, TurningPoint,
    ValuedChoice,
};
pub use socket::{ClockState, Command, Position, ToClient, ToServer};
pub use statistics::{GameStatistics, PlayedGame, SourceStatistics, Statistics};
pub use table_info::{Access, ChatLine, ClockRule, Phase, SeatInfo, Sitter, TableInfo};
pub use verify::{VerifyError, verify};
pub(crate) use words::json;
pub use words::{ChoiceAction, EventLine, Json, OutlookLine, PointsLine, Preview, Refusal, Section, SheetLine};
