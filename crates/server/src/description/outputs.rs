//! Outputs of handlers.

use super::{Payload, Schemas};
use crate::accounts::SignedOut;
use crate::administration::Reported;
use crate::error::{Deleted, Failure};
use crate::events::EventStream;
use crate::exposition::Exposition;
use crate::oidc::{Redirected, WithFlow};
use crate::requests::Answered;
use crate::session::WithCookie;
use crate::socket::Opened;
use crate::words::{Rules, Words};
use axum::Json;
use utoipa::PartialSchema;
use utoipa::openapi::{Content, Header, ObjectBuilder, Response, ResponseBuilder, Schema};

pub(super) const JSON: &str = "application/json";

/// A handler's successful response.
pub(crate) trait Output {
    /// Its status and contents.
    fn describe(schemas: &mut Schemas) -> (&'static str, Response);
}

pub(super) fn content<T: Payload>(schemas: &mut Schemas) -> Content {
    Content::new(Some(T::payload(schemas)))
}

impl<T: Output> Output for Result<T, Failure> {
    fn describe(schemas: &mut Schemas) -> (&'static str, Response) {
        T::describe(schemas)
    }
}

impl<T: Payload> Output for Json<T> {
    fn describe(schemas: &mut Schemas) -> (&'static str, Response) {
        ("200", ResponseBuilder::new().description("OK").content(JSON, content::<T>(schemas)).build())
    }
}

impl<T: Output> Output for WithCookie<T> {
    fn describe(schemas: &mut Schemas) -> (&'static str, Response) {
        let (status, mut response) = T::describe(schemas);
        let mut cookie = Header::new(String::schema());
        cookie.description = Some("The session, if it begins or ends".to_owned());
        response.headers.insert("Set-Cookie".to_owned(), cookie);
        (status, response)
    }
}

impl<T: Output> Output for WithFlow<T> {
    fn describe(schemas: &mut Schemas) -> (&'static str, Response) {
        let (status, mut response) = T::describe(schemas);
        let mut cookie = Header::new(String::schema());
        cookie.description = Some("The sign-in, until the browser comes back".to_owned());
        response.headers.insert("Set-Cookie".to_owned(), cookie);
        (status, response)
    }
}

impl Output for Answered {
    fn describe(_: &mut Schemas) -> (&'static str, Response) {
        let message = Content::new(Some(Schema::from(ObjectBuilder::new().build())));
        let response = ResponseBuilder::new().description("The answer: a ToClient of docs/schema/socket.json");
        ("200", response.content(JSON, message).build())
    }
}

macro_rules! texts {
    ($($text:ty = $kind:literal $description:literal,)*) => {$(
        impl Output for $text {
            fn describe(_: &mut Schemas) -> (&'static str, Response) {
                let content = Content::new(Some(String::schema()));
                ("200", ResponseBuilder::new().description($description).content($kind, content).build())
            }
        }
    )*};
}

texts! {
    Words = "text/plain" "OK",
    Rules = "text/markdown" "OK",
    Exposition = "text/plain" "Metrics",
    EventStream = "text/event-stream" "The events, as described in docs/schema/events.json",
    &'static str = "text/plain" "ok",
}

macro_rules! empty {
    ($($answer:ty = $status:literal $description:literal,)*) => {$(
        impl Output for $answer {
            fn describe(_: &mut Schemas) -> (&'static str, Response) {
                ($status, Response::new($description))
            }
        }
    )*};
}

empty! {
    Deleted = "200" "Deleted",
    Redirected = "303" "To the page where you were, or one that says what went wrong",
    Reported = "200" "The moderators can see the report",
    SignedOut = "200" "Signed out",
    Opened = "101" "The socket is open",
}
