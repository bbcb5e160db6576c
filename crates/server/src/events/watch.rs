//! Turns what one table sends to a user into events.

use crate::app::Shared;
use crate::registry::Registry;
use crate::table::{ConnectionId, Handle, Message, NewConnection};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use game::OptionValues;
use protocol::{ClockRule, Phase, UserEvent};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::net::IpAddr;
use store::{TableId, UserId};
use tokio::sync::mpsc;

/// Messages that may wait for a watcher.
const INBOX: usize = 64;

/// The messages of a table, as far as events depend on them.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Heard {
    Table {
        game: String,
        options: OptionValues,
        clock: ClockRule,
        phase: Phase,
        seats: Vec<HeardSeat>,
        yours: Vec<u8>,
    },
    Position {
        decisions: Vec<Option<u32>>,
        scores: Vec<i16>,
        ranks: Vec<u8>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct HeardSeat {
    ready: bool,
}

/// What was told about a table.
struct Watcher {
    table: String,
    /// The user's first seat, once known.
    seat: Option<u8>,
    is_invited: bool,
    has_started: bool,
    decision: Option<u32>,
    result: (Vec<i16>, Vec<u8>),
}

/// Sends events until the game is over, the user has no seat any more, or the table can't be reached.
pub(super) async fn watch(app: Shared, table: TableId, user: UserId, address: IpAddr, outbox: mpsc::Sender<Bytes>) {
    let Ok(handle) = Registry::open(&app, &table).await else { return };
    let (inbox, mut messages) = mpsc::channel(INBOX);
    let id = ConnectionId(app.next_connection());
    let _open = OpenConnection(handle.clone(), id);
    handle
        .send(Message::Connect(NewConnection { id, user: Some(user), address, outbox: inbox, since: None, seat: None }))
        .await;
    let mut watcher = Watcher::new(table.to_string());
    while let Some(text) = messages.recv().await {
        let (events, goes_on) = watcher.hear(&text);
        for event in events {
            if outbox.send(written(&event)).await.is_err() {
                return;
            }
        }
        if !goes_on {
            return;
        }
    }
}

/// Disconnects when it is dropped.
struct OpenConnection(Handle, ConnectionId);

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let (table, id) = (self.0.clone(), self.1);
        tokio::spawn(async move { table.send(Message::Disconnect(id)).await });
    }
}

fn written(event: &UserEvent) -> Bytes {
    let json = serde_json::to_string(event).expect("events have string keys and finite numbers");
    format!("data: {json}\n\n").into()
}

impl Watcher {
    fn new(table: String) -> Self {
        Self {
            table,
            seat: None,
            is_invited: false,
            has_started: false,
            decision: None,
            result: (Vec::new(), Vec::new()),
        }
    }

    /// The events that follow from a message, and whether there can be more.
    fn hear(&mut self, text: &Utf8Bytes) -> (Vec<UserEvent>, bool) {
        match serde_json::from_str(text) {
            Ok(Heard::Table { game, options, clock, phase, seats, yours }) => {
                let Some(seat) = yours.first().copied() else { return (Vec::new(), false) };
                self.seat = Some(seat);
                let is_ready = seats.get(usize::from(seat)).is_some_and(|seat| seat.ready);
                match phase {
                    Phase::Gathering if !is_ready => (self.seated(seat, game, options, clock), true),
                    Phase::Gathering => (Vec::new(), true),
                    Phase::Running => (self.started(seat), true),
                    Phase::Over | Phase::Abandoned => (vec![self.over(seat, phase == Phase::Abandoned)], false),
                }
            }
            Ok(Heard::Position { decisions, scores, ranks }) => {
                self.result = (scores, ranks);
                (self.turn(&decisions, text).into_iter().collect(), true)
            }
            Ok(Heard::Other) | Err(_) => (Vec::new(), true),
        }
    }

    fn seated(&mut self, seat: u8, game: String, options: OptionValues, clock: ClockRule) -> Vec<UserEvent> {
        let is_new = !std::mem::replace(&mut self.is_invited, true);
        let event = || UserEvent::Seated { table: self.table.clone(), game, options, clock, seat };
        is_new.then(event).into_iter().collect()
    }

    fn started(&mut self, seat: u8) -> Vec<UserEvent> {
        let is_new = !std::mem::replace(&mut self.has_started, true);
        let event = || UserEvent::GameStarted { table: self.table.clone(), seat };
        is_new.then(event).into_iter().collect()
    }

    fn over(&self, seat: u8, abandoned: bool) -> UserEvent {
        let (scores, ranks) = self.result.clone();
        UserEvent::GameOver { table: self.table.clone(), seat, scores, ranks, abandoned }
    }

    /// A decision that was not told yet.
    fn turn(&mut self, decisions: &[Option<u32>], text: &Utf8Bytes) -> Option<UserEvent> {
        let seat = self.seat?;
        let decision = decisions.get(usize::from(seat)).copied().flatten();
        let is_new = std::mem::replace(&mut self.decision, decision) != decision;
        let decision = decision.filter(|_| is_new)?;
        let position = RawValue::from_string(text.to_string()).ok()?;
        Some(UserEvent::YourTurn { table: self.table.clone(), seat, decision, position })
    }
}
