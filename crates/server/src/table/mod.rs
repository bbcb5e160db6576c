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
mod orders;
mod past;
mod people;
mod play;
mod rests;
mod seat_offers;
mod shown;
mod sleep;
mod spectators;
mod summary;
mod table_entry;
mod talk;
mod timeouts;
mod vacations;

use crate::app::Shared;
use crate::follow::Announced;
use crate::rates::Bucket;
use crate::replay::{EyesQuery, PositionQuery};
use connections::Connection;
use game::{MAX_SEATS, OptionValues};
use opponents::PendingMove;
use orders::{Given, Ordered};
use past::Past;
use play::Play;
use protocol::http::{JoinBody, OfferedSeat, TableSummary, TakeSeat};
use protocol::{
    ApiError, ChatMode, ClockRule, Code, PositionView, Replay, Section, Spectators, TableAction, TableInfo, ToClient,
    ToServer,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::{Millis, TableId, TableRow, User, UserId};
use table_entry::TableEntry;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

pub(crate) use check::check_replays;
pub(crate) use connections::{ConnectionId, NewConnection, Presence};
pub(crate) use ended::Ended;
pub(crate) use gathering::Invitation;
pub(crate) use past::check_delay;
pub(crate) use rests::start_of;
pub(crate) use seat_offers::SeatCodes;
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
    /// The seat that this code, or the lobby without one, offers.
    Offered(Option<UserId>, String, oneshot::Sender<Result<OfferedSeat, ApiError>>),
    /// Takes a seat of the running game.
    TakeSeat(User, TakeSeat, oneshot::Sender<Result<(), ApiError>>),
    /// The result of a computer player's search.
    Decided(BotDecision),
    /// Time for the move that a player has ordered for this decision.
    OrderDue(game::Seat, u32),
    Info(Option<UserId>, oneshot::Sender<Result<TableInfo, ApiError>>),
    /// What the user is at the table; `no-such-table` if they may not even watch.
    Visit(Option<UserId>, oneshot::Sender<Result<Visitor, ApiError>>),
    Summary(Option<UserId>, oneshot::Sender<Result<TableSummary, ApiError>>),
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

/// What a user is at a table.
pub(crate) struct Visitor {
    pub(crate) is_seated: bool,
    /// Whether they see the game as it was some time ago.
    pub(crate) is_delayed: bool,
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
    /// Who can watch. Anyone can at tables created before there was a choice.
    #[serde(default)]
    pub(crate) spectators: Spectators,
    /// Seconds by which spectators see the game later.
    #[serde(default)]
    pub(crate) spectator_delay: u32,
    /// What players can say. Anything at tables created before there was a choice.
    #[serde(default)]
    pub(crate) chat: ChatMode,
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
    /// Who held a seat before somebody else took it, in order.
    former: Vec<store::FormerPlayer>,
    /// The number of free seats with which the running game is listed in the lobby, if known.
    listed: Option<u32>,
    /// Whether an append has failed, so that the store may be ahead of us.
    stale: bool,
    /// Whether the store knows that this table is loaded ([`sleep`]).
    is_marked_loaded: bool,
    /// Up to when viewers have been told that clocks begin or cease to stand still.
    rests_shown: Millis,
    connections: BTreeMap<ConnectionId, Connection>,
    inbox: mpsc::Receiver<Message>,
    own_inbox: mpsc::WeakSender<Message>,
    announced: watch::Receiver<Announced>,
    /// The value of [`Announced::missed`] that we have caught up with.
    missed: u64,
    /// The last chat line sent to all connections, and the reactions that they know.
    chat_told: i64,
    reactions_told: Vec<store::ChatReaction>,
    /// The value of [`Announced::reactions`] that we have caught up with.
    reactions_announced: u64,
    /// For each seat, the move that a computer player is about to make.
    thinking: [Option<PendingMove>; MAX_SEATS],
    /// What players want done on their next turns.
    orders: Vec<Given>,
    /// For each seat, the decision for which its orders have been looked at.
    ordered: [Option<Ordered>; MAX_SEATS],
    chat_buckets: HashMap<UserId, Bucket>,
    /// What spectators with a delay may know.
    past: Past,
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
        let mut turns = app.config.wall_clock.turns();
        self.begin_work().await;
        loop {
            let next = [self.until_deadline(), self.until_past_changes()].into_iter().flatten().min();
            let wait = next.unwrap_or(idle).min(idle);
            let rests = self.until_rests_change();
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
                    self.wake().await;
                }
                // Only while somebody is connected: the table stays loaded anyway.
                _ = renewal.tick(), if !self.connections.is_empty() => self.hold_notices(),
                () = tokio::time::sleep(rests.unwrap_or_default()), if rests.is_some() => self.show_rests(),
                Ok(()) = turns.changed() => {
                    self.expire_clocks().await;
                    self.wake().await;
                    self.show_rests();
                }
                () = tokio::time::sleep(wait) => {
                    self.expire_clocks().await;
                    self.wake().await;
                    if wait == idle && self.can_sleep() && self.app.tables.release(&self.id, &self.inbox) {
                        break;
                    }
                }
                () = &mut stopped => break,
            }
        }
        self.unload().await;
    }

    /// Does what has become due while the table was asleep.
    async fn begin_work(&mut self) {
        self.finish_pending().await;
        // If that fails, the store is asked again before anybody's time is up.
        let _ = self.hear_of_vacations().await;
        self.expire_clocks().await;
        self.wake().await;
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

    /// Refuses a message while the state of the table, or who may watch, is unknown. Callers whose reply channel is dropped get
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
        self.advance_past().await;
        if let Some(user) = message.asker() {
            match self.admits(user).await {
                Ok(true) => {}
                Ok(false) => return message.deny(),
                Err(_) => return self.reject(message),
            }
        }
        match message {
            Message::Connect(connection) => self.connect(connection).await,
            Message::Disconnect(id) => self.disconnect(id),
            Message::Command(id, command, arrived) => self.command(id, command, arrived).await,
            Message::Request(connection, command, arrived) => self.request(connection, command, arrived).await,
            Message::Join(user, body, invitation, reply) => drop(reply.send(self.join(&user, body, invitation).await)),
            Message::Offered(user, code, reply) => drop(reply.send(self.offered_seat(user, &code).await)),
            Message::TakeSeat(user, body, reply) => drop(reply.send(self.take_seat(&user, &body).await)),
            Message::Decided(decision) => self.decided(decision).await,
            Message::OrderDue(seat, decision) => self.carry_out_order(seat, decision).await,
            Message::Info(user, reply) => drop(reply.send(Ok(self.info(user)))),
            Message::Visit(user, reply) => drop(reply.send(Ok(self.visitor(user)))),
            Message::Summary(user, reply) => drop(reply.send(Ok(self.summary(user).await))),
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
        self.wake().await;
    }

    /// Lets computer players and players' orders make the decisions that have come up, lists free seats, and shows
    /// spectators what they may know by now.
    async fn wake(&mut self) {
        self.wake_bots();
        self.follow_orders().await;
        self.list_in_lobby().await;
        self.follow_past().await;
    }
}
