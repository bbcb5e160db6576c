//! Everything that can go wrong for a visitor, by stable code.

use crate::{RecordError, Refusal};
use game::{OptionsError, Text};
use serde::Serialize;

/// What went wrong: a code for programs, words for people, and the rule of the game if it was one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ApiError {
    pub code: Code,
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rule: Option<&'static str>,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $key:literal,)+) => {
        /// The stable names of errors.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum Code {
            $($(#[$doc])* $code,)+
        }

        impl Code {
            pub const ALL: &'static [Code] = &[$(Code::$code),+];

            /// The message of the text files that says it.
            pub fn key(self) -> &'static str {
                match self {
                    $(Code::$code => $key,)+
                }
            }
        }
    };
}

codes! {
    /// Not a message of this protocol.
    BadMessage = "error-bad-message",
    TooLarge = "error-too-large",
    TooFast = "error-too-fast",
    BadOrigin = "error-bad-origin",
    NotFound = "error-not-found",
    NotSignedIn = "error-not-signed-in",
    WrongPassword = "error-wrong-password",
    NameTaken = "error-name-taken",
    BadName = "error-bad-name",
    BadPassword = "error-bad-password",
    NoAccount = "error-no-account",
    NoSuchGame = "error-no-such-game",
    NoSuchBot = "error-no-such-bot",
    BadOptions = "error-bad-options",
    /// As many seats as the game has players.
    BadSeats = "error-bad-seats",
    BadClock = "error-bad-clock",
    /// Hints are for tables without a clock.
    HintsAndClock = "error-hints-and-clock",
    NoSuchTable = "error-no-such-table",
    NoSuchSeat = "error-no-such-seat",
    /// The seat belongs to somebody else.
    NotYourSeat = "error-not-your-seat",
    NotSeated = "error-not-seated",
    NotHost = "error-not-host",
    SeatTaken = "error-seat-taken",
    /// Possible only before the start.
    AlreadyStarted = "error-already-started",
    /// Possible only while the game runs.
    NotRunning = "error-not-running",
    NotOver = "error-not-over",
    /// The decision that the command answers is not asked any more.
    DecisionClosed = "error-decision-closed",
    /// The rules of the game say no.
    Illegal = "error-illegal",
    CannotUndo = "error-cannot-undo",
    /// The table allows no hints.
    NoHints = "error-no-hints",
    BadNonce = "error-bad-nonce",
    Resigned = "error-resigned",
    ChatTooLong = "error-chat-too-long",
    /// This is no record of a game, or a wrong one.
    BadRecord = "error-bad-record",
    /// The visitor has as many of these as are allowed.
    TooMany = "error-too-many",
    /// The table is of rules that this program does not know any more.
    OtherRules = "error-other-rules",
    /// Nothing was lost or changed; try again later.
    Unavailable = "error-unavailable",
}

impl ApiError {
    pub fn new(code: Code) -> Self {
        Self { code, text: Text::new(code.key()), rule: None }
    }

    /// What the rules said to an action.
    pub fn illegal(refusal: Refusal) -> Self {
        Self { code: Code::Illegal, text: refusal.text, rule: refusal.rule }
    }

    /// What the rules said to an undo.
    pub fn cannot_undo(refusal: Refusal) -> Self {
        Self { code: Code::CannotUndo, text: refusal.text, rule: refusal.rule }
    }
}

impl From<Code> for ApiError {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        Self { code: Code::BadRecord, text: error.text(), rule: None }
    }
}

impl From<OptionsError> for ApiError {
    fn from(error: OptionsError) -> Self {
        Self { code: Code::BadOptions, text: error.text(), rule: None }
    }
}
