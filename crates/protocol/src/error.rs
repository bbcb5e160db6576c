//! Errors reported to clients, with stable codes.

use crate::{RecordError, Refusal};
use game::{OptionsError, Text};
use serde::Serialize;

/// An error: a code for programs, a text for people, and the rule if the rules of the game caused it.
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
        /// The stable code of an error.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum Code {
            $($(#[$doc])* $code,)+
        }

        impl Code {
            pub const ALL: &'static [Code] = &[$(Code::$code),+];

            /// The key of its message in the text files.
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
    /// The number of seats is not the number of players.
    BadSeats = "error-bad-seats",
    BadClock = "error-bad-clock",
    /// Hints are only available at tables without a clock.
    HintsAndClock = "error-hints-and-clock",
    NoSuchTable = "error-no-such-table",
    NoSuchSeat = "error-no-such-seat",
    /// The seat belongs to another user.
    NotYourSeat = "error-not-your-seat",
    NotSeated = "error-not-seated",
    NotHost = "error-not-host",
    SeatTaken = "error-seat-taken",
    /// Possible only before the start.
    AlreadyStarted = "error-already-started",
    /// Possible only while the game is running.
    NotRunning = "error-not-running",
    NotOver = "error-not-over",
    /// The decision has already been made.
    DecisionClosed = "error-decision-closed",
    /// The rules of the game don't allow it.
    Illegal = "error-illegal",
    CannotUndo = "error-cannot-undo",
    /// Hints are turned off at this table.
    NoHints = "error-no-hints",
    BadNonce = "error-bad-nonce",
    Resigned = "error-resigned",
    ChatTooLong = "error-chat-too-long",
    /// Not a game record, or one with errors.
    BadRecord = "error-bad-record",
    /// The user has reached the limit.
    TooMany = "error-too-many",
    /// The table uses a version of the rules that is no longer supported.
    OtherRules = "error-other-rules",
    /// Nothing was lost or changed; try again later.
    Unavailable = "error-unavailable",
}

impl ApiError {
    pub fn new(code: Code) -> Self {
        Self { code, text: Text::new(code.key()), rule: None }
    }

    /// The refusal of an action.
    pub fn illegal(refusal: Refusal) -> Self {
        Self { code: Code::Illegal, text: refusal.text, rule: refusal.rule }
    }

    /// The refusal of an undo.
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
