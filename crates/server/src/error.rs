//! Errors as responses.

use crate::report::Reporter;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{ApiError, Code};
use store::StoreError;

/// An error as the response to a request.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) ApiError);

static STORE_ERRORS: Reporter = Reporter::new("the store failed");

pub(crate) type Answer<T> = Result<T, Failure>;

/// The empty response once something is deleted.
pub(crate) struct Deleted;

impl IntoResponse for Deleted {
    fn into_response(self) -> Response {
        ().into_response()
    }
}

impl<E: Into<ApiError>> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure(error.into())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry_after = self.0.retry_after.map(|seconds| (header::RETRY_AFTER, seconds.to_string()));
        (status(self.0.code), AppendHeaders(retry_after), Json(self.0)).into_response()
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::NotSignedIn | Code::WrongPassword | Code::WrongCode | Code::WrongPasskey | Code::SignInAgain => {
            StatusCode::UNAUTHORIZED
        }
        Code::BadOrigin
        | Code::NotYourSeat
        | Code::NotSeated
        | Code::NotHost
        | Code::NotForBots
        | Code::Removed
        | Code::NotInvited
        | Code::Closed
        | Code::Blocked
        | Code::NotAllowed => StatusCode::FORBIDDEN,
        Code::NotFound
        | Code::NoSuchTable
        | Code::NoSuchGame
        | Code::NoSuchSeat
        | Code::NoSuchUser
        | Code::NotOffered
        | Code::NoSuchLink => StatusCode::NOT_FOUND,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable | Code::IdentityFailed => StatusCode::SERVICE_UNAVAILABLE,
        Code::NameTaken
        | Code::SeatTaken
        | Code::HadSeat
        | Code::AlreadyStarted
        | Code::NotRunning
        | Code::NotClosed
        | Code::NotAGuest
        | Code::LastLogin
        | Code::IdentityTaken
        | Code::NotOver
        | Code::DecisionClosed
        | Code::TimeIsUp
        | Code::CannotUndo
        | Code::CannotPlan
        | Code::Resigned
        | Code::NoHints
        | Code::NoDays
        | Code::NoVacationLeft
        | Code::OtherRules
        | Code::TooMany
        | Code::Declined
        | Code::NoAccount => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// The error shown to clients for a store error. Its cause is only logged.
pub(crate) fn store_error(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Code::NotFound.into(),
        StoreError::NameTaken => Code::NameTaken.into(),
        StoreError::NotAGuest => Code::NameTaken.into(),
        StoreError::LastLogin => Code::LastLogin.into(),
        StoreError::TooMany { .. } => Code::TooMany.into(),
        StoreError::ZeroCharacter => Code::BadMessage.into(),
        error => {
            STORE_ERRORS.error(&error);
            Code::Unavailable.into()
        }
    }
}
