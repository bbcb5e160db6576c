//! The stream of events of a bot or an account (server-sent events).
//!
//! Server-sent events rather than a socket: they go one way, over plain HTTP, so that a bot needs nothing but an HTTP
//! client in any language, and `curl -N` shows them. Commands go the other way by `POST` ([`crate::requests`]).
//!
//! Behind the stream is a connection to each of the user's live tables, like that of a socket. So a bot counts as
//! connected there, computer players don't pause, and it makes no difference which server carries out a table's moves.

mod listing;
mod news;
mod watch;

pub(crate) use news::{News, UserNews};

use crate::app::Shared;
use crate::connection_limits::{Permit, Visitor};
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::session::SignedIn;
use crate::table::Presence;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::Code;
use std::convert::Infallible;
use std::net::IpAddr;
use store::UserId;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::SendError;

/// Maximum number of events that wait for the client; further senders block.
const OUTBOX: usize = 64;

/// The body of a response: events as they happen.
pub(crate) struct EventStream {
    events: mpsc::Receiver<Bytes>,
    _permit: Option<Permit>,
}

/// The client that reads a stream.
#[derive(Clone)]
struct EventReader {
    user: UserId,
    address: IpAddr,
    presence: Presence,
    outbox: mpsc::Sender<Bytes>,
}

impl EventReader {
    /// Sends an event, given as JSON. Fails if the client is gone.
    async fn send(&self, event: &str) -> Result<(), SendError<Bytes>> {
        self.outbox.send(format!("data: {event}\n\n").into()).await
    }
}

pub(crate) async fn events(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, session): SignedIn,
) -> Answer<EventStream> {
    let visitor = Visitor { address: client, user: Some(user.id), table: None };
    let permit = match client.has_limits(&app.config) {
        true => Some(app.sockets.acquire(app.config.limits.sockets, visitor)?),
        false => None,
    };
    let revoked = app.revocations.subscribe().wait(Some(session));
    // A session that was revoked before the subscription is noticed here.
    let known = app.store.user(user.id).await.map_err(store_error)?;
    if known.session_epoch != user.session_epoch {
        return Err(Code::NotSignedIn.into());
    }
    let (outbox, events) = mpsc::channel(OUTBOX);
    let presence = if user.owner.is_some() { Presence::Here } else { Presence::Listening };
    let reader = EventReader { user: user.id, address: client.0, presence, outbox };
    tokio::spawn(async move {
        tokio::select! {
            () = app.stopped() => {}
            () = revoked => {}
            () = reader.outbox.closed() => {}
            () = listing::watch_all(&app, &reader) => {}
        }
    });
    Ok(EventStream { events, _permit: permit })
}

impl IntoResponse for EventStream {
    fn into_response(self) -> Response {
        let next = |mut it: Self| async move { Some((Ok::<_, Infallible>(it.events.recv().await?), it)) };
        let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
        (headers, Body::from_stream(stream::unfold(self, next))).into_response()
    }
}
