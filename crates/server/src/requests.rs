//! Commands to a table over HTTP, for clients without a socket.

use crate::app::Shared;
use crate::error::Answer;
use crate::guard::ClientAddress;
use crate::incoming;
use crate::input::{Path, Text};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::{ConnectionId, Message, NewConnection};
use crate::tables::table_id;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{ApiError, Code};
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Messages that a command can cause before its answer is read.
const OUTBOX: usize = 16;

/// How long an answer may take; hints take longest.
const PATIENCE: Duration = Duration::from_secs(30);

/// The message of the socket that answers a command, be it a refusal.
pub(crate) struct Answered(String);

impl IntoResponse for Answered {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// Carries out a command, as if it had come over a socket.
pub(crate) async fn command(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path(table): Path<String>,
    Text(text): Text,
) -> Answer<Answered> {
    let command = incoming::parse(&text).map_err(|unreadable| ApiError::bad_field(unreadable.field))?;
    let table = Registry::open(&app, &table_id(&table)?).await?;
    let (outbox, mut messages) = mpsc::channel(OUTBOX);
    let (connection, id) = (ConnectionId(app.next_connection()), command.id.clone());
    let user = Some(user.id);
    let new = NewConnection { id: connection, user, address: client.0, outbox, since: Some(0), seat: None };
    table.send(Message::Request(new, command, Instant::now())).await;
    let answer = timeout(PATIENCE, answer_to(&id, &mut messages)).await.ok().flatten();
    Ok(Answered(answer.ok_or(Code::Unavailable)?))
}

/// The message with this id; `None` if the table has none.
async fn answer_to(id: &str, messages: &mut mpsc::Receiver<Utf8Bytes>) -> Option<String> {
    /// All answers have an id, and no other message has.
    #[derive(Deserialize)]
    struct Head {
        id: Option<String>,
    }

    loop {
        let text = messages.recv().await?;
        let head = serde_json::from_str::<Head>(&text).ok();
        if head.and_then(|head| head.id).as_deref() == Some(id) {
            return Some(text.to_string());
        }
    }
}
