//! A table: one task that owns the game and takes messages from its inbox.

mod attention;
mod catch_up;
mod check;
mod clock;
#[cfg(test)]
mod clock_model;
mod commands;
mod commit;
mod connections;
mod ended;
mod gathering;
mod hints;
mod hosting;
mod load;
mod moderation;
mod opponents;
mod people;
mod play;
mod shown;
mod sleep;
mod summary;
mod table_entry;
mod talk;
mod timeouts;

use crate::app::Shared;
use crate::follow::Announced;
use crate::rates::Bucket;
use crate::replay::{EyesQuery, PositionQuery};
use connections::Connection;
use game::{MAX_SEATS, OptionValues};
use opponents::PendingMove;
use play::Play;
use protocol::http::{JoinBody, TableSummary};
use protocol::{ApiError, ClockRule, Code, PositionView, Replay, Section, TableAction, TableInfo, ToClient, ToServer};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::{TableId, TableRow, User, UserId};
use table_entry::TableEntry;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

pub(crate) use check::check_replays;
pub(crate) use connections::{ConnectionId, NewConnection, Presence};
pub(crate) use ended::Ended;
pub(crate) use gathering::Invitation;
pub(crate) use sleep::{IDLE, UNUSED};

/// Maximum number of unread messages to a table.
const INBOX: usize = 256;

/// A request to a table.
pub(crate) enum Message {
    Connect(NewConnection),
    Disconnect(ConnectionId),
    Command(ConnectionId, ToServer, Instant),
    /// A command of a client without a socket.
    Request(NewConnection, ToServer, Instant),
    Join(User, JoinBody, Option<Invitation>, oneshot::Sender<Result<(), ApiError>>),
    /// The result of a computer player's search.
    Decided(BotDecision),
    Info(Option<UserId>, oneshot::Sender<TableInfo>),
    /// Whether the user has a seat.
    IsSeated(UserId, oneshot::Sender<bool>),
    Summary(Option<UserId>, oneshot::Sender<TableSummary>),
    Record(Option<UserId>, oneshot::Sender<Result<game::Record, ApiError>>),
    /// All steps of the game, as one viewer saw them.
    Replay(Option<UserId>, EyesQuery, oneshot::Sender<Result<Replay, ApiError>>),
    /// The position after this many steps.
    ReplayPosition(Option<UserId>, PositionQuery, usize, oneshot::Sender<Result<PositionView, ApiError>>),
    /// The same in words.
    ReplayWords(Option<UserId>, EyesQuery, usize, oneshot::Sender<Result<Vec<Section>, ApiError>>),
    /// Closes the table for everybody or restores it, no matter who the host is.
    Moderate(TableAction, oneshot::Sender<Result<(), ApiError>>),
    /// The user who holds this seat, unless it is the given user.
    PlayerAt(UserId, u8, oneshot::Sender<Result<UserId, ApiError>>),
    /// Gives away the seats of a user who was blocked.
    Expel(UserId, oneshot::Sender<()>),
    /// Panics, to test recovery.
    #[cfg(test)]
    Panic,
}

/// The result of a computer player's search for one decision.
pub(crate) struct BotDecision {
    pub(crate) seat: game::Seat,
    pub(crate) decision: u32,
    pub(crate) thought: Thought,
}

pub(crate) enum Thought {
    Action(String),
    Failed,
    /// Another instance holds the lease for this table's computer players; try again later.
    NotOurs,
}

/// A table's setup besides the game options. The store keeps it as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableSetup {
    pub(crate) clock: ClockRule,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// Whether players may ask for hints. Tables created before there were hints have none.
    #[serde(default)]
    pub(crate) hints: bool,
    /// Users removed by the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) removed: Vec<i64>,
}

/// Sends messages to a live table.
#[derive(Clone)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Message>,
    announced: Arc<watch::Sender<Announced>>,
}

impl Handle {
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Announces a change to the table without waiting for it.
    pub(crate) fn announce(&self, update: impl FnOnce(&mut Announced)) {
        self.announced.send_modify(update);
    }

    /// False if the table has just been unloaded.
    pub(crate) async fn send(&self, message: Message) -> bool {
        self.inbox.send(message).await.is_ok()
    }
}

/// The task that owns a table.
pub(crate) struct TableTask {
    app: Shared,
    id: TableId,
    row: TableRow,
    options: OptionValues,
    setup: TableSetup,
    /// `None` until the game begins.
    play: Option<Play>,
    /// Whether an append has failed, so that the store may be ahead of us.
    stale: bool,
    /// Whether the store knows that this table is loaded ([`sleep`]).
    is_marked_loaded: bool,
    connections: BTreeMap<ConnectionId, Connection>,
    inbox: mpsc::Receiver<Message>,
    own_inbox: mpsc::WeakSender<Message>,
    announced: watch::Receiver<Announced>,
    /// The value of [`Announced::missed`] that we have caught up with.
    missed: u64,
    /// The last chat line sent to all connections.
    chat_told: i64,
    /// For each seat, the move that a computer player is about to make.
    thinking: [Option<PendingMove>; MAX_SEATS],
    chat_buckets: HashMap<UserId, Bucket>,
}

/// Counts a table as live until it is dropped, even by a panic.
struct LiveCount(Shared);

impl LiveCount {
    fn count(app: &Shared) -> Self {
        app.metrics.live_tables.fetch_add(1, Ordering::Relaxed);
        Self(app.clone())
    }
}

impl Drop for LiveCount {
    fn drop(&mut self) {
        self.0.metrics.live_tables.fetch_sub(1, Ordering::Relaxed);
    }
}

impl TableTask {
    /// Runs until the server stops or the table has been idle for this long, or for [`IDLE`] once it has had a request.
    pub(crate) async fn run(mut self, mut idle: Duration) {
        let app = self.app.clone();
        let _counted = LiveCount::count(&app);
        let mut stopped = pin!(app.stopped());
        let mut renewal = tokio::time::interval(attention::RENEW_HOLD);
        renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.finish_pending().await;
        self.expire_clocks().await;
        self.wake_bots();
        loop {
            let wait = self.until_deadline().unwrap_or(idle).min(idle);
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => {
                        idle = IDLE;
                        self.receive(message).await;
                    }
                    None => break,
                },
                Ok(()) = self.announced.changed() => {
                    self.catch_up_with_announced().await;
                    self.wake_bots();
                }
                // Only while somebody is connected: the table stays loaded anyway.
                _ = renewal.tick(), if !self.connections.is_empty() => self.hold_notices(),
                () = tokio::time::sleep(wait) => {
                    self.expire_clocks().await;
                    self.wake_bots();
                    if wait == idle && self.can_sleep() && self.app.tables.release(&self.id, &self.inbox) {
                        break;
                    }
                }
                () = &mut stopped => break,
            }
        }
        self.unload().await;
    }

    /// Closes the inbox; messages already in it are still answered.
    async fn unload(mut self) {
        self.app.tables.forget(&self.id);
        self.inbox.close();
        while let Some(message) = self.inbox.recv().await {
            self.receive(message).await;
        }
        self.store_wakeup().await;
    }

    /// Refuses a message while the state of the table is unknown. Callers whose reply channel is dropped get
    /// `unavailable`; sockets are closed and may reconnect.
    fn reject(&mut self, message: Message) {
        match message {
            Message::Disconnect(id) => self.disconnect(id),
            Message::Command(connection, ToServer { id, .. }, _) => {
                self.send(connection, &ToClient::Refused { id, error: Code::Unavailable.into() });
            }
            _ => {}
        }
    }

    async fn receive(&mut self, message: Message) {
        if self.stale {
            self.rebuild().await;
        }
        if self.stale {
            return self.reject(message);
        }
        // A command that arrives too late finds its time-out in the log.
        self.expire_clocks().await;
        match message {
            Message::Connect(connection) => self.connect(connection).await,
            Message::Disconnect(id) => self.disconnect(id),
            Message::Command(id, command, arrived) => self.command(id, command, arrived).await,
            Message::Request(connection, command, arrived) => self.request(connection, command, arrived).await,
            Message::Join(user, body, invitation, reply) => drop(reply.send(self.join(&user, body, invitation).await)),
            Message::Decided(decision) => self.decided(decision).await,
            Message::Info(user, reply) => drop(reply.send(self.info(user))),
            Message::IsSeated(user, reply) => drop(reply.send(!self.seats_of(Some(user)).is_empty())),
            Message::Summary(user, reply) => drop(reply.send(self.summary(user).await)),
            Message::Record(user, reply) => drop(reply.send(self.record(user))),
            Message::Replay(user, query, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.replay(query.eyes()))));
            }
            Message::ReplayPosition(user, query, steps, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.position(query.after(steps)))));
            }
            Message::ReplayWords(user, query, steps, reply) => {
                drop(reply.send(self.look_back(user).and_then(|game| game.describe(query.eyes(), steps))));
            }
            Message::Moderate(TableAction::Close, reply) => drop(reply.send(self.close_for_all().await)),
            Message::Moderate(TableAction::Restore, reply) => drop(reply.send(self.restore().await)),
            Message::PlayerAt(user, seat, reply) => drop(reply.send(self.other_player_at(user, seat))),
            Message::Expel(user, reply) => {
                self.expel(user).await;
                let _ = reply.send(());
            }
            #[cfg(test)]
            Message::Panic => panic!("asked to panic"),
        }
        self.wake_bots();
    }
}
