//! A table's socket: commands in, messages out.

use crate::app::Shared;
use crate::config::{MESSAGE_LIMIT, Rate};
use crate::connection_limits::Visitor;
use crate::error::Answer;
use crate::guard::ClientAddress;
use crate::incoming::{self, Unreadable};
use crate::input::{Path, Query, Upgrade};
use crate::rates::Bucket;
use crate::registry::Registry;
use crate::session::{self, SignedIn};
use crate::table::{ConnectionId, Handle, Message as ToTable, NewConnection, Presence};
use crate::tables::{table_id, visit};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::{ApiError, Code, ToClient};
use serde::Deserialize;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::{interval, timeout};

/// Number of unsent messages after which a client counts as disconnected.
const OUTBOX: usize = 64;

/// Maximum time for writing a message.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

/// Number of refused messages, unreadable or too frequent, after which a socket is closed.
const MAX_OFFENSES: u32 = 50;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct SocketQuery {
    /// The last version you know; only later events are sent
    since: Option<u32>,
    /// Which of your own seats to view the game from
    seat: Option<u8>,
}

/// The response that upgrades the connection to a socket.
pub(crate) struct Opened(Response);

impl IntoResponse for Opened {
    fn into_response(self) -> Response {
        self.0
    }
}

pub(crate) async fn socket(
    State(app): State<Shared>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    Upgrade(upgrade, admitted): Upgrade,
) -> Answer<Opened> {
    let id = table_id(&id)?;
    // Subscribes before the session is read, so that no revocation is missed.
    let revocations = app.revocations.subscribe();
    let session = session::visitor(&app, &headers).await?.map(|SignedIn(_, session)| session);
    let (user, address) = (session.map(|session| session.user), client.0);
    let is_seated = visit(&app, &id, user).await?.is_seated;
    let table = Registry::open(&app, &id).await?;
    let limits = client.has_limits(&app.config).then_some(app.config.limits);
    let permit = match limits {
        Some(limits) => Some(
            app.sockets
                .acquire(limits.sockets, Visitor { address: client, user, table: (!is_seated).then_some(id) })?,
        ),
        None => None,
    };
    let upgrade = upgrade.read_buffer_size(4096).max_message_size(MESSAGE_LIMIT).max_frame_size(MESSAGE_LIMIT);
    Ok(Opened(upgrade.on_upgrade(async move |socket| {
        let (outbox, messages) = mpsc::channel(OUTBOX);
        let id = ConnectionId(app.next_connection());
        let SocketQuery { since, seat } = query;
        app.metrics.connections.fetch_add(1, Ordering::Relaxed);
        let (outbox_of_table, presence) = (outbox.clone(), Presence::Here);
        let new = NewConnection { id, user, address, outbox: outbox_of_table, since, seat, presence };
        table.send(ToTable::Connect(new)).await;
        let rate = limits.map(|limits| limits.commands);
        let reader = Reader { app: app.clone(), table: table.clone(), id, outbox: outbox.downgrade(), rate };
        drop(outbox);
        serve(socket, reader, messages, revocations.wait(session)).await;
        table.send(ToTable::Disconnect(id)).await;
        app.metrics.connections.fetch_sub(1, Ordering::Relaxed);
        drop((permit, admitted));
    })))
}

/// Why the server closes a socket. The codes are documented in `docs/protocol.md`.
#[derive(Clone, Copy)]
enum Closing {
    /// The client has closed it, or is gone.
    ByClient,
    ServerStops,
    /// The client doesn't read its messages, or the table is unavailable.
    LetGo,
    SessionRevoked,
    Silent,
    Offenses,
    TooLarge,
}

impl Closing {
    /// The frame to send; `None` if the client is gone.
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Closing::ByClient => return None,
            Closing::ServerStops => (1001, "server stops"),
            Closing::Offenses => (1008, "too many refused messages"),
            Closing::TooLarge => (1009, "message too large"),
            Closing::LetGo => (1013, "try again"),
            Closing::SessionRevoked => (4401, "session ended"),
            Closing::Silent => (4408, "no sign of life"),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// Reads and writes until the client, the table or the server closes the socket, or the session is revoked.
async fn serve(
    socket: WebSocket,
    reader: Reader,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    revoked: impl Future<Output = ()>,
) {
    let (mut sink, stream) = socket.split();
    let app = reader.app.clone();
    let closing = tokio::select! {
        // In this order: a stopping server also drops its tables, and a busy client must not keep us from writing.
        biased;
        () = app.stopped() => Closing::ServerStops,
        () = revoked => Closing::SessionRevoked,
        closing = write(&mut sink, &mut messages, &app) => closing,
        closing = reader.read(stream) => closing,
    };
    if let Some(frame) = closing.frame() {
        let _ = timeout(WRITE_TIMEOUT, sink.send(Message::Close(Some(frame)))).await;
    }
}

/// Sends the table's messages, and pings.
async fn write(
    sink: &mut SplitSink<WebSocket, Message>,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
    app: &Shared,
) -> Closing {
    let mut ping = interval(app.config.ping);
    loop {
        let message = tokio::select! {
            message = messages.recv() => message.map(Message::Text),
            _ = ping.tick() => Some(Message::Ping(Default::default())),
        };
        let Some(message) = message else { return Closing::LetGo };
        let sent = timeout(WRITE_TIMEOUT, send(sink, message, messages)).await;
        if !matches!(sent, Ok(Ok(()))) {
            return Closing::ByClient;
        }
    }
}

/// Sends this message and all others that are waiting, in one write.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Message,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    sink.feed(first).await?;
    for _ in 0..messages.len() {
        let Ok(next) = messages.try_recv() else { break };
        sink.feed(Message::Text(next)).await?;
    }
    sink.flush().await
}

/// Reads a client's commands.
struct Reader {
    app: Shared,
    table: Handle,
    id: ConnectionId,
    outbox: mpsc::WeakSender<Utf8Bytes>,
    /// Maximum rate of commands; `None` means no limit.
    rate: Option<Rate>,
}

impl Reader {
    async fn read(self, mut stream: SplitStream<WebSocket>) -> Closing {
        let mut bucket = self.rate.map(|rate| (Bucket::full(rate), rate));
        let mut offenses = 0;
        loop {
            let message = match timeout(self.app.config.silence, stream.next()).await {
                Err(_) => return Closing::Silent,
                Ok(None | Some(Ok(Message::Close(_)))) => return Closing::ByClient,
                Ok(Some(Err(error))) if is_too_large(&error) => return Closing::TooLarge,
                Ok(Some(Err(_))) => return Closing::ByClient,
                Ok(Some(Ok(Message::Pong(_)))) => continue,
                Ok(Some(Ok(message))) => message,
            };
            offenses += u32::from(!self.receive(message, take(&mut bucket)).await);
            if offenses > MAX_OFFENSES {
                return Closing::Offenses;
            }
            // The answers are written before more is read, or they would fill the outbox of a client that sends much at once.
            yield_now().await;
        }
    }

    /// Passes a command on to the table; false if the message was refused.
    async fn receive(&self, message: Message, allowed: Result<(), ApiError>) -> bool {
        let Message::Text(text) = message else {
            return match message {
                Message::Binary(_) => self.refuse(String::new(), Code::BadMessage.into()),
                _ => allowed.is_ok(),
            };
        };
        match (incoming::parse(&text), allowed) {
            (Ok(command), Ok(())) => self.table.send(ToTable::Command(self.id, command, Instant::now())).await,
            (Ok(command), Err(error)) => self.refuse(command.id, error),
            (Err(Unreadable { id, field }), _) => self.refuse(id, ApiError::bad_field(field)),
        }
    }

    fn refuse(&self, id: String, error: ApiError) -> bool {
        self.app.metrics.refused.fetch_add(1, Ordering::Relaxed);
        let text = serde_json::to_string(&ToClient::Refused { id, error }).expect("messages have string keys");
        if let Some(outbox) = self.outbox.upgrade() {
            // A client that doesn't read its messages doesn't get this one either.
            let _ = outbox.try_send(text.into());
        }
        false
    }
}

/// Whether one more message is allowed.
fn take(bucket: &mut Option<(Bucket, Rate)>) -> Result<(), ApiError> {
    bucket.as_mut().map_or(Ok(()), |(bucket, rate)| bucket.take(*rate))
}

/// Checks the error's text, since the WebSocket library doesn't expose its kind.
fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().contains("Space limit exceeded")
}
