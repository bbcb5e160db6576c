//! The socket of a table: commands in, messages out.

use crate::app::Shared;
use crate::config::{MESSAGE_LIMIT, Rate};
use crate::error::Answer;
use crate::guard::ClientAddress;
use crate::input::Path;
use crate::rates::Bucket;
use crate::registry::Registry;
use crate::session::{self, SignedIn};
use crate::table::{ConnectionId, Handle, Message as ToTable, NewConnection};
use crate::tables::table_id;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::{ApiError, Code, ToClient, ToServer};
use serde::Deserialize;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};

/// So many messages may wait for a reader; then it counts as gone.
const OUTBOX: usize = 64;

/// How long a message may take to leave.
const SLOW: Duration = Duration::from_secs(10);

/// Who sends so many unreadable or too frequent messages is cut off.
const PATIENCE: u32 = 50;

/// The longest id of a command.
const LONGEST_ID: usize = 64;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct SocketQuery {
    /// The version up to which you know everything: only later events are sent
    since: Option<u32>,
    /// Which of your own seats to look from
    seat: Option<u8>,
}

/// The answer after which the connection is a socket.
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
    upgrade: WebSocketUpgrade,
) -> Answer<Opened> {
    let id = table_id(&id)?;
    let table = Registry::open(&app, &id).await?;
    // Before the session is looked at, so that no end of it is missed.
    let endings = app.endings.listen();
    let session = session::visitor(&app, &headers).await?.map(|SignedIn(_, session)| session);
    let user = session.map(|session| session.user);
    let limits = client.has_limits(&app.config).then_some(app.config.limits);
    let pass = limits.map(|limits| app.doors.enter(limits.sockets, client, user, id)).transpose()?;
    let upgrade = upgrade.read_buffer_size(4096).max_message_size(MESSAGE_LIMIT).max_frame_size(MESSAGE_LIMIT);
    Ok(Opened(upgrade.on_upgrade(async move |socket| {
        let (outbox, messages) = mpsc::channel(OUTBOX);
        let id = ConnectionId(app.next_connection());
        let SocketQuery { since, seat } = query;
        app.metrics.connections.fetch_add(1, Ordering::Relaxed);
        table.send(ToTable::Connect(NewConnection { id, user, outbox: outbox.clone(), since, seat })).await;
        let (writer, reader) = socket.split();
        let rate = limits.map(|limits| limits.commands);
        let listener = Listener { app: app.clone(), table: table.clone(), id, outbox: outbox.downgrade(), rate };
        drop(outbox);
        tokio::select! {
            () = listener.listen(reader) => {}
            () = speak(writer, messages, &app, endings.wait(session)) => {}
        }
        table.send(ToTable::Disconnect(id)).await;
        app.metrics.connections.fetch_sub(1, Ordering::Relaxed);
        drop(pass);
    })))
}

/// Sends what the table has to say, until the table, the visitor or the server has enough, or the session ends.
async fn speak(
    mut writer: SplitSink<WebSocket, Message>,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    app: &Shared,
    ended: impl Future<Output = ()>,
) {
    let (mut ended, mut stopped) = (pin!(ended), pin!(app.stopped()));
    let mut ping = interval(app.config.ping);
    loop {
        let message = tokio::select! {
            message = messages.recv() => message.map(Message::Text),
            _ = ping.tick() => Some(Message::Ping(Default::default())),
            () = &mut stopped => None,
            () = &mut ended => None,
        };
        let Some(message) = message else {
            let _ = timeout(SLOW, writer.send(Message::Close(None))).await;
            return;
        };
        let sent = timeout(SLOW, send(&mut writer, message, &mut messages)).await;
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}

/// Sends this, and together with it what waits behind it: every way to the network costs.
async fn send(
    writer: &mut SplitSink<WebSocket, Message>,
    first: Message,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    writer.feed(first).await?;
    for _ in 0..messages.len() {
        let Ok(next) = messages.try_recv() else { break };
        writer.feed(Message::Text(next)).await?;
    }
    writer.flush().await
}

/// Reads what a visitor wants.
struct Listener {
    app: Shared,
    table: Handle,
    id: ConnectionId,
    outbox: mpsc::WeakSender<Utf8Bytes>,
    /// How often there may be commands; as often as one likes if not said.
    rate: Option<Rate>,
}

impl Listener {
    async fn listen(self, mut reader: SplitStream<WebSocket>) {
        let mut bucket = self.rate.map(|rate| (Bucket::full(rate), rate));
        let mut in_time = || bucket.as_mut().is_none_or(|(bucket, rate)| bucket.take(*rate));
        let mut offenses = 0;
        while let Ok(Some(Ok(message))) = timeout(self.app.config.silence, reader.next()).await {
            let heard = match message {
                Message::Text(text) => self.hear(&text, in_time()).await,
                Message::Binary(_) => self.refuse(String::new(), Code::BadMessage).await,
                Message::Ping(_) => in_time(),
                Message::Pong(_) => true,
                Message::Close(_) => return,
            };
            offenses += u32::from(!heard);
            if offenses > PATIENCE {
                return;
            }
        }
    }

    /// Passes a command on; false if it was none, or too much.
    async fn hear(&self, text: &str, in_time: bool) -> bool {
        match serde_json::from_str::<ToServer>(text) {
            Ok(command) if command.id.len() > LONGEST_ID => self.refuse(String::new(), Code::BadMessage).await,
            Ok(command) if !in_time => self.refuse(command.id, Code::TooFast).await,
            Ok(command) => self.table.send(ToTable::Command(self.id, command, Instant::now())).await,
            Err(_) => self.refuse(String::new(), Code::BadMessage).await,
        }
    }

    async fn refuse(&self, id: String, code: Code) -> bool {
        self.app.metrics.refused.fetch_add(1, Ordering::Relaxed);
        let refused = ToClient::Refused { id, error: ApiError::new(code) };
        let text = serde_json::to_string(&refused).expect("messages have string keys");
        if let Some(outbox) = self.outbox.upgrade() {
            // Who does not read its outbox does not read this either.
            let _ = outbox.try_send(text.into());
        }
        false
    }
}
