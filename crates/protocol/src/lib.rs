//! The protocol between server and clients: messages, errors and their texts.
//!
//! [`ToServer`] and [`ToClient`] are sent over the WebSocket of a table, [`http`] and [`TableInfo`] over HTTP,
//! [`ToEngine`] and [`FromEngine`] over the standard input and output of an engine. Texts are message keys with
//! arguments ([`game::Text`]); errors have stable codes ([`Code`]). See `docs/protocol.md`.

mod administration;
mod blocks;
mod bots;
mod chat;
mod choices;
mod engine;
mod error;
mod friends;
mod hint;
pub mod http;
mod lesson;
mod note;
mod notices;
mod oidc;
mod passkeys;
mod plan;
mod puzzle;
mod reading;
mod replay;
mod review;
mod socket;
mod statistics;
mod study;
mod table_info;
mod tagged;
mod vacation;
mod words;

/// Messages for errors (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use administration::{
    AuditEntry, KnownReport, KnownSeat, KnownTable, KnownUser, NewPasswordBody, Overview, ProxyHints, ReportAction,
    ReportBody, TableAction, TableNumbers, UserAction, UserActionDone,
};
pub use blocks::{BlockedPerson, NewBlock};
pub use bots::{BotToken, ClockKind, InvitationRules, InviteBody, NewBot, OwnBot, UserEvent};
pub use chat::{ChatLine, ChatMode, ChatReaction, Phrase, Reaction};
pub use choices::{ActionName, ChoicePart, Choices, Click};
pub use engine::{ENGINE_PROTOCOL, EngineBudget, FromEngine, ToEngine};
pub use error::{ApiError, Code};
pub use friends::{Friend, Friends, InvitedFriend, NewFriend};
pub use hint::{Hint, Hints};
pub use lesson::{LessonAnswer, LessonChapter, LessonPosition, LessonSolution, LessonSummary, LessonTask, LessonTry};
pub use note::TableNote;
pub use notices::{
    NewPush, NewWebhook, NoticeLanguage, NoticeSettings, NoticeTarget, NoticeTested, Notices, Quiet, TargetKind,
    WebhookCreated, WebhookForm,
};
pub use oidc::{OidcAddress, OidcOffer, OidcStart};
pub use passkeys::{
    NewPasskey, OwnPasskey, PasskeyAccountBody, PasskeyBody, PasskeyChallenge, PasskeyChallengeBody, PasskeyPurpose,
};
pub use plan::{Foreseen, PlanDropped, PlannedStep, SeatOrders};
pub use puzzle::{
    Difficulty, Puzzle, PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSolution, PuzzleSummary,
    PuzzleTry, RatingChange, UserRating,
};
pub use reading::read_json;
pub use replay::{RecordError, Replay, ReplayLine, ReplayStep};
pub use review::{
    DecisionReview, DrawReview, Forecast, MistakeAnswer, PlayerReview, Progress, Review, ReviewState, TurningKind,
    TurningPoint, ValuedChoice,
};
pub use socket::{ClockState, Command, PositionView, ToClient, ToServer};
pub use statistics::{GameStatistics, PlayedGame, SourceStatistics, Statistics};
pub use study::{DeviceProgress, GameProgress, ProgressKept};
pub use table_info::{Access, ClockRule, FormerPlayer, Phase, SeatInfo, SeatOffer, Sitter, Spectators, TableInfo};
pub use tagged::required;
pub use vacation::{NewVacation, Vacation, VacationYear, Vacations};
pub use words::{
    ChoiceAction, ChoicePreview, EventLine, Json, OutlookLine, PointsLine, Preview, Refusal, Section, SheetLine, json,
};
