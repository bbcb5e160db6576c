//! Commands to a table over HTTP, for clients without a socket.

use crate::app::Shared;
use crate::error::Answer;
use crate::guard::ClientAddress;
use crate::incoming::{self, Unreadable};
use crate::input::{Path, Text};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::{ConnectionId, Message, NewConnection, Presence};
use crate::tables::{table_id, visit};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{ApiError, Code, ToClient};
use serde::Deserialize;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Maximum number of messages that a command can cause before its answer is read.
const OUTBOX: usize = 16;

/// When to repeat a command that was not answered.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Maximum time until the answer; hints take longest.
const PATIENCE: Duration = Duration::from_secs(30);

/// The socket's message that answers a command: its result, or a refusal.
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
    let command = match incoming::parse(&text) {
        Ok(command) => command,
        Err(unreadable) => return Ok(refused(&app, unreadable)),
    };
    let table = table_id(&table)?;
    visit(&app, &table, Some(user.id)).await?;
    let table = Registry::open(&app, &table).await?;
    let (outbox, mut messages) = mpsc::channel(OUTBOX);
    let (connection, id) = (ConnectionId(app.next_connection()), command.id.clone());
    let new = NewConnection {
        id: connection,
        user: Some(user.id),
        address: client.0,
        outbox,
        since: None,
        seat: None,
        presence: Presence::Passing,
    };
    table.send(Message::Request(new, command, Instant::now())).await;
    let answer = timeout(PATIENCE, answer_to(&id, &mut messages)).await.ok().flatten();
    Ok(Answered(answer.ok_or_else(|| ApiError::new(Code::Unavailable).retry_after(RETRY_AFTER))?))
}

fn refused(app: &Shared, Unreadable { id, field }: Unreadable) -> Answered {
    app.metrics.refused.fetch_add(1, Ordering::Relaxed);
    let message = ToClient::Refused { id, error: ApiError::bad_field(field) };
    Answered(serde_json::to_string(&message).expect("messages have string keys"))
}

/// The first message with the given id; `None` if the table goes away first.
async fn answer_to(id: &str, messages: &mut mpsc::Receiver<Utf8Bytes>) -> Option<String> {
    /// Only answers have an id.
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
