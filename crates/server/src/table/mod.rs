//! A table: one task that owns the game, with an inbox. Nobody else touches it.

mod catch_up;
mod clock;
mod commands;
mod commit;
mod connections;
mod ended;
mod gathering;
mod happening;
mod hints;
mod load;
mod opponents;
mod people;
mod play;
mod shown;
mod summary;
mod talk;

use crate::app::Shared;
use crate::follow::News;
use crate::rates::Bucket;
use crate::replay::{EyesQuery, PositionQuery};
use connections::Connection;
use game::{MAX_SEATS, OptionValues};
use happening::Happening;
use play::Play;
use protocol::http::{JoinBody, TableSummary};
use protocol::{ApiError, ClockRule, Code, PositionView, Replay, Section, TableInfo, ToClient, ToServer};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::{TableId, TableRow, User, UserId};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use connections::{ConnectionId, NewConnection};
pub(crate) use ended::Ended;

/// A table without visitors is put away after this time; whoever comes next brings it back.
const IDLE: Duration = Duration::from_secs(300);

/// So many messages may wait for a table.
const INBOX: usize = 256;

/// What a table is asked.
pub(crate) enum Message {
    Connect(NewConnection),
    Disconnect(ConnectionId),
    Command(ConnectionId, ToServer, Instant),
    Join(User, JoinBody, oneshot::Sender<Result<(), ApiError>>),
    /// A computer player has decided, or failed to.
    Decided(BotDecision),
    Info(Option<UserId>, oneshot::Sender<TableInfo>),
    Summary(Option<UserId>, oneshot::Sender<TableSummary>),
    Record(Option<UserId>, oneshot::Sender<Result<game::Record, ApiError>>),
    /// All steps of the game, as somebody knew them.
    Replay(Option<UserId>, EyesQuery, oneshot::Sender<Result<Replay, ApiError>>),
    /// The position after so many steps.
    ReplayPosition(Option<UserId>, PositionQuery, usize, oneshot::Sender<Result<PositionView, ApiError>>),
    /// The same in words.
    ReplayWords(Option<UserId>, EyesQuery, usize, oneshot::Sender<Result<Vec<Section>, ApiError>>),
    /// To fall, as over a fault in the rules.
    #[cfg(test)]
    Fall,
}

/// What a computer player has decided.
pub(crate) struct BotDecision {
    pub(crate) seat: game::Seat,
    pub(crate) decision: u32,
    pub(crate) thought: Thought,
}

/// What came of thinking.
pub(crate) enum Thought {
    Action(String),
    Failed,
    /// Another instance moves the computer players of this table; it is time to ask again whether it still does.
    NotOurs,
}

/// What is agreed on for a table besides the options of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settings {
    pub(crate) clock: ClockRule,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// Whether everybody may ask for hints. Tables that are older than hints have none.
    #[serde(default)]
    pub(crate) hints: bool,
}

/// The way to a live table.
#[derive(Clone)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Message>,
    news: Arc<watch::Sender<News>>,
}

impl Handle {
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Lets the table hear something, when it has time.
    pub(crate) fn tell(&self, hear: impl FnOnce(&mut News)) {
        self.news.send_modify(hear);
    }

    /// False if the table was put away at this moment.
    pub(crate) async fn send(&self, message: Message) -> bool {
        self.inbox.send(message).await.is_ok()
    }
}

/// The task that owns a table.
pub(crate) struct Task {
    app: Shared,
    id: TableId,
    row: TableRow,
    options: OptionValues,
    settings: Settings,
    /// Once the game has begun.
    play: Option<Play>,
    /// Whether the store may know more than we do.
    stale: bool,
    connections: BTreeMap<ConnectionId, Connection>,
    inbox: mpsc::Receiver<Message>,
    own_inbox: mpsc::WeakSender<Message>,
    news: watch::Receiver<News>,
    /// How often something was missed that we have caught up with.
    missed: u64,
    /// The last line of the chat that everybody here was told.
    chat_told: i64,
    /// For each seat the decision that a computer player thinks about.
    thinking: [Option<u32>; MAX_SEATS],
    chat_buckets: HashMap<UserId, Bucket>,
}

/// Counts a table as live until it is dropped, also by a task that falls.
struct Live(Shared);

impl Live {
    fn count(app: &Shared) -> Self {
        app.metrics.live_tables.fetch_add(1, Ordering::Relaxed);
        Self(app.clone())
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.0.metrics.live_tables.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Task {
    /// Works until nobody needs the table for a while, or the server stops.
    pub(crate) async fn run(mut self) {
        let app = self.app.clone();
        let _counted = Live::count(&app);
        let mut stopped = pin!(app.stopped());
        self.settle().await;
        self.wake_bots();
        loop {
            let wait = self.time_to_ring().unwrap_or(IDLE).min(IDLE);
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => break,
                },
                Ok(()) = self.news.changed() => {
                    self.hear().await;
                    self.wake_bots();
                }
                () = tokio::time::sleep(wait) => {
                    self.ring().await;
                    if self.is_idle(wait) {
                        break;
                    }
                }
                () = &mut stopped => break,
            }
        }
        self.put_away().await;
    }

    fn is_idle(&self, waited: Duration) -> bool {
        let thinks = self.thinking.iter().any(Option::is_some);
        waited == IDLE && self.connections.is_empty() && !thinks && self.time_to_ring().is_none()
    }

    /// Whatever came in at the last moment is still answered.
    async fn put_away(mut self) {
        self.app.tables.forget(&self.id);
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.receive(message).await;
        }
    }

    /// As long as the store does not say what is true, nothing is told. Whoever's question is dropped learns that it
    /// can't be answered now; whoever wants to connect can come back.
    fn turn_away(&mut self, message: Message) {
        match message {
            Message::Disconnect(id) => self.disconnect(id),
            Message::Command(connection, ToServer { id, .. }, _) => {
                self.send(connection, &ToClient::Refused { id, error: Code::Unavailable.into() });
            }
            _ => {}
        }
    }

    /// Answers go to whoever still waits for them.
    async fn receive(&mut self, message: Message) {
        if self.stale {
            self.rebuild().await;
        }
        if self.stale {
            return self.turn_away(message);
        }
        match message {
            Message::Connect(connection) => self.connect(connection).await,
            Message::Disconnect(id) => self.disconnect(id),
            Message::Command(id, command, arrived) => self.command(id, command, arrived).await,
            Message::Join(user, body, reply) => drop(reply.send(self.join(&user, body).await)),
            Message::Decided(decision) => self.decided(decision).await,
            Message::Info(user, reply) => drop(reply.send(self.info(user))),
            Message::Summary(user, reply) => drop(reply.send(self.summary(user).await)),
            Message::Record(user, reply) => drop(reply.send(self.record(user))),
            Message::Replay(user, query, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.replay(&query))));
            }
            Message::ReplayPosition(user, query, steps, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.position(&query, steps))));
            }
            Message::ReplayWords(user, query, steps, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.describe(&query, steps))));
            }
            #[cfg(test)]
            Message::Fall => panic!("asked to fall"),
        }
        self.wake_bots();
    }
}
