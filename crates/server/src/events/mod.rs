//! The stream of events of a bot or an account (server-sent events).
//!
//! Server-sent events, not a socket: they go one way, over plain HTTP, so that a bot needs nothing but an HTTP client in any
//! language, and `curl -N` shows them. Commands go the other way by `POST` ([`crate::requests`]).
//!
//! Behind the stream is a connection to each of the user's live tables, like that of a socket. So the user counts as
//! connected there, computer players don't rest, and it makes no difference which server a table's moves are made on.

mod listing;
mod watch;

pub(crate) use listing::UserNews;

use crate::app::Shared;
use crate::connection_limits::{Permit, Visitor};
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::session::SignedIn;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::Code;
use std::convert::Infallible;
use tokio::sync::mpsc;

/// Events that may wait for a client before it counts as gone.
const OUTBOX: usize = 64;

/// A stream of events that has begun.
pub(crate) struct EventStream {
    events: mpsc::Receiver<Bytes>,
    _permit: Option<Permit>,
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
    // Whoever was revoked before this subscription is told now.
    let known = app.store.user(user.id).await.map_err(store_error)?;
    if known.session_epoch != user.session_epoch {
        return Err(Code::NotSignedIn.into());
    }
    let (outbox, events) = mpsc::channel(OUTBOX);
    tokio::spawn(async move {
        tokio::select! {
            () = app.stopped() => {}
            () = revoked => {}
            () = outbox.closed() => {}
            () = listing::watch_all(&app, user.id, client.0, &outbox) => {}
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
