//! Errors reported to clients, with stable codes.

use crate::{RecordError, Refusal};
use game::{OptionsError, Text};
use serde::Serialize;
use std::time::Duration;

/// An error: a code for programs, a message for people, and the rule if the game's rules caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ApiError {
    pub code: Code,
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rule: Option<&'static str>,
    /// With `bad-message`: the missing or invalid field, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub field: Option<String>,
    /// Seconds to wait before retrying, if waiting helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub retry_after: Option<u32>,
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
    /// The message does not follow this protocol.
    BadMessage = "error-bad-message",
    TooLarge = "error-too-large",
    /// The body of the request did not arrive in time.
    TooSlow = "error-too-slow",
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
    /// Only for people: a bot can't have or change an account.
    NotForBots = "error-not-for-bots",
    /// The bot's rules don't accept this invitation.
    Declined = "error-declined",
    BadOptions = "error-bad-options",
    /// The number of seats differs from the number of players.
    BadSeats = "error-bad-seats",
    BadClock = "error-bad-clock",
    /// Days can only be added to a clock that counts days.
    NoDays = "error-no-days",
    /// A vacation begins today or later, and ends with the next calendar year at the latest.
    BadVacation = "error-bad-vacation",
    /// The account has no such number of vacation days left in a calendar year.
    NoVacationLeft = "error-no-vacation-left",
    /// Hints are only available at tables without a clock.
    HintsAndClock = "error-hints-and-clock",
    NoSuchTable = "error-no-such-table",
    NoSuchSeat = "error-no-such-seat",
    /// The seat belongs to another user.
    NotYourSeat = "error-not-your-seat",
    NotSeated = "error-not-seated",
    NotHost = "error-not-host",
    SeatTaken = "error-seat-taken",
    /// The seat is not, or no longer, offered to others.
    NotOffered = "error-not-offered",
    /// Who has or had a seat can't take another one in the middle of the game.
    HadSeat = "error-had-seat",
    /// The host has removed the player from this table.
    Removed = "error-removed",
    /// Only possible before the start.
    AlreadyStarted = "error-already-started",
    /// Only possible while the game is running.
    NotRunning = "error-not-running",
    NotOver = "error-not-over",
    /// The table was not closed by a moderator, so it can't be restored.
    NotClosed = "error-not-closed",
    /// The decision has already been made.
    DecisionClosed = "error-decision-closed",
    /// The seat has run out of time for the decision; a computer player makes it.
    TimeIsUp = "error-time-is-up",
    /// The game's rules don't allow it.
    Illegal = "error-illegal",
    CannotUndo = "error-cannot-undo",
    /// Nothing can be planned now, or not these steps.
    CannotPlan = "error-cannot-plan",
    /// Hints are turned off at this table.
    NoHints = "error-no-hints",
    BadNonce = "error-bad-nonce",
    Resigned = "error-resigned",
    ChatTooLong = "error-chat-too-long",
    /// At this table, only quick phrases can be said.
    PhrasesOnly = "error-phrases-only",
    /// Not a game record, or one with errors.
    BadRecord = "error-bad-record",
    /// Notices can't be sent to this address.
    BadTarget = "error-bad-target",
    /// The user has reached the limit.
    TooMany = "error-too-many",
    /// The table uses a version of the rules that is no longer supported.
    OtherRules = "error-other-rules",
    /// Only invited people may do this on this server.
    NotInvited = "error-not-invited",
    /// Nobody may do this on this server.
    Closed = "error-closed",
    /// A moderator or the operator has blocked the user.
    Blocked = "error-blocked",
    /// Only for moderators, or only for the operator.
    NotAllowed = "error-not-allowed",
    NoSuchUser = "error-no-such-user",
    /// The link has been used, has expired or never existed.
    NoSuchLink = "error-no-such-link",
    /// Not a passkey of this server, or not for this purpose.
    WrongPasskey = "error-wrong-passkey",
    /// The identity belongs to another account.
    IdentityTaken = "error-identity-taken",
    /// The issuer says that the visitor has not agreed.
    IdentityDenied = "error-identity-denied",
    /// The sign-in took too long, was finished before, or began in another browser.
    IdentityExpired = "error-identity-expired",
    /// The issuer can't be reached, or its answer is wrong.
    IdentityFailed = "error-identity-failed",
    /// This would leave the account without a way to sign in.
    LastLogin = "error-last-login",
    /// The account has no password to confirm this with, and the session is not new.
    SignInAgain = "error-sign-in-again",
    /// Only for guests: accounts can sign in on every device.
    NotAGuest = "error-not-a-guest",
    /// The code doesn't belong to this account or guest, or has been used.
    WrongCode = "error-wrong-code",
    /// Nothing was lost or changed; try again later.
    Unavailable = "error-unavailable",
}

impl ApiError {
    pub fn new(code: Code) -> Self {
        Self { code, text: Text::new(code.key()), rule: None, field: None, retry_after: None }
    }

    /// The error for a message with this field missing or invalid.
    pub fn bad_field(field: Option<String>) -> Self {
        Self { field, ..Self::new(Code::BadMessage) }
    }

    /// The error for a request that came too soon, to be retried after this many seconds.
    pub fn too_fast(retry_after: Option<u32>) -> Self {
        Self { retry_after, ..Self::new(Code::TooFast) }
    }

    /// Adds the time to wait before retrying, rounded up to seconds.
    #[must_use]
    pub fn retry_after(self, time: Duration) -> Self {
        let seconds = time.as_millis().div_ceil(1000);
        Self { retry_after: Some(u32::try_from(seconds).unwrap_or(u32::MAX)), ..self }
    }

    /// The error for a refused action.
    pub fn illegal(refusal: Refusal) -> Self {
        Self { text: refusal.text, rule: refusal.rule, ..Self::new(Code::Illegal) }
    }

    /// The error for a refused undo.
    pub fn cannot_undo(refusal: Refusal) -> Self {
        Self { text: refusal.text, rule: refusal.rule, ..Self::new(Code::CannotUndo) }
    }

    /// The error for a plan that can't be made.
    pub fn cannot_plan(refusal: Refusal) -> Self {
        Self { text: refusal.text, rule: refusal.rule, ..Self::new(Code::CannotPlan) }
    }
}

impl From<Code> for ApiError {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}

impl From<RecordError> for ApiError {
    fn from(error: RecordError) -> Self {
        Self { text: error.text(), ..Self::new(Code::BadRecord) }
    }
}

impl From<OptionsError> for ApiError {
    fn from(error: OptionsError) -> Self {
        Self { text: error.text(), ..Self::new(Code::BadOptions) }
    }
}
