//! Turns what a table sends to one of its seats into events.

use super::EventReader;
use super::news::{News, json};
use crate::app::Shared;
use crate::registry::Registry;
use crate::table::{ConnectionId, Handle, Message, NewConnection};
use axum::extract::ws::Utf8Bytes;
use game::OptionValues;
use protocol::{ClockRule, Phase, UserEvent};
use serde::Deserialize;
use serde_json::value::RawValue;
use store::TableId;
use tokio::sync::mpsc;

/// Number of unread messages after which the table drops the connection; the seat is then watched again.
const INBOX: usize = 64;

/// The parts of a table's messages that events depend on.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Heard {
    Table(HeardTable),
    Position(HeardPosition),
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct HeardTable {
    version: u32,
    game: String,
    options: OptionValues,
    clock: ClockRule,
    phase: Phase,
    seats: Vec<HeardSeat>,
    yours: Vec<u8>,
}

#[derive(Deserialize)]
struct HeardSeat {
    ready: bool,
    taken_over: bool,
    resigned: bool,
}

#[derive(Deserialize)]
struct HeardPosition {
    version: u32,
    decisions: Vec<Option<u32>>,
    scores: Vec<i16>,
    ranks: Vec<u8>,
}

/// Whether a seat still has to be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    GoOn,
    Over,
    /// The seat is no longer the user's.
    SeatLost,
}

/// What the user has been told about a seat.
struct Watcher {
    table: String,
    seat: u8,
    /// The terms under which the user was asked to get ready, until that is settled.
    offered: Option<(OptionValues, ClockRule)>,
    has_started: bool,
    is_taken_over: bool,
    has_resigned: bool,
    /// The last decision that the user was told about.
    decision: Option<u32>,
    /// The version at which the game ended, and whether it was abandoned.
    end: Option<(u32, bool)>,
    position: Option<HeardPosition>,
}

/// Sends events until the game is over, the seat is lost, or the table can't be reached.
pub(super) async fn watch(app: Shared, table: TableId, seat: u8, reader: EventReader) {
    let Ok(handle) = Registry::open(&app, &table).await else { return };
    let (inbox, mut messages) = mpsc::channel(INBOX);
    let id = ConnectionId(app.next_connection());
    let _open = OpenConnection(handle.clone(), id);
    let EventReader { user, address, presence, .. } = reader;
    let (user, seat_wished) = (Some(user), Some(seat));
    let new = NewConnection { id, user, address, outbox: inbox, since: None, seat: seat_wished, presence };
    handle.send(Message::Connect(new)).await;
    let mut watcher = Watcher::new(table.to_string(), seat);
    while let Some(text) = messages.recv().await {
        let (events, then) = watcher.hear(&text);
        for event in events {
            if reader.send(&json(&event)).await.is_err() {
                return;
            }
        }
        match then {
            Then::GoOn => {}
            Then::Over => return,
            // The user may have another seat there.
            Then::SeatLost => return app.user_news.publish(&app.store, News::Seats(reader.user)).await,
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

impl Watcher {
    fn new(table: String, seat: u8) -> Self {
        Self {
            table,
            seat,
            offered: None,
            has_started: false,
            is_taken_over: false,
            has_resigned: false,
            decision: None,
            end: None,
            position: None,
        }
    }

    /// The events that follow from a message.
    fn hear(&mut self, text: &Utf8Bytes) -> (Vec<UserEvent>, Then) {
        let event = match serde_json::from_str(text) {
            Ok(Heard::Table(table)) if !table.yours.contains(&self.seat) => return (Vec::new(), Then::SeatLost),
            Ok(Heard::Table(table)) => self.hear_table(table),
            Ok(Heard::Position(position)) => self.hear_position(position, text),
            Ok(Heard::Other) | Err(_) => None,
        };
        match self.over() {
            Some(over) => (event.into_iter().chain([over]).collect(), Then::Over),
            None => (event.into_iter().collect(), Then::GoOn),
        }
    }

    fn hear_table(&mut self, table: HeardTable) -> Option<UserEvent> {
        let own = table.seats.get(usize::from(self.seat))?;
        let (is_ready, is_taken_over) = (own.ready, own.taken_over);
        self.has_resigned = own.resigned;
        match table.phase {
            Phase::Gathering => self.gather(is_ready, table),
            Phase::Running => self.start().or_else(|| self.take_over(is_taken_over)),
            Phase::Over | Phase::Abandoned => {
                self.end = Some((table.version, table.phase == Phase::Abandoned));
                None
            }
        }
    }

    /// Asks the user to get ready, again if the terms have changed.
    fn gather(&mut self, is_ready: bool, table: HeardTable) -> Option<UserEvent> {
        let terms = (!is_ready).then_some((table.options, table.clock));
        let is_new = terms.is_some() && terms != self.offered;
        self.offered = terms;
        let (options, clock) = self.offered.clone().filter(|_| is_new)?;
        Some(UserEvent::Seated { table: self.table.clone(), seat: self.seat, game: table.game, options, clock })
    }

    fn start(&mut self) -> Option<UserEvent> {
        let is_new = !std::mem::replace(&mut self.has_started, true);
        is_new.then(|| UserEvent::GameStarted { table: self.table.clone(), seat: self.seat })
    }

    fn take_over(&mut self, is_taken_over: bool) -> Option<UserEvent> {
        let was_taken_over = std::mem::replace(&mut self.is_taken_over, is_taken_over);
        let is_new = is_taken_over && !was_taken_over;
        is_new.then(|| UserEvent::TakenOver { table: self.table.clone(), seat: self.seat })
    }

    /// The event for a decision that the user has not been told about. Decisions made by a computer player are not the
    /// user's.
    fn hear_position(&mut self, position: HeardPosition, text: &Utf8Bytes) -> Option<UserEvent> {
        let own = position.decisions.get(usize::from(self.seat)).copied().flatten();
        self.position = Some(position);
        let own = own.filter(|_| !self.is_taken_over && !self.has_resigned);
        let is_new = std::mem::replace(&mut self.decision, own) != own;
        let decision = own.filter(|_| is_new)?;
        let position = RawValue::from_string(text.to_string()).ok()?;
        Some(UserEvent::YourTurn { table: self.table.clone(), seat: self.seat, decision, position })
    }

    /// The event for the end of the game, once the final position is known; a table that was closed before the game has
    /// no position.
    fn over(&self) -> Option<UserEvent> {
        let (version, abandoned) = self.end?;
        let last = self.position.as_ref().filter(|position| position.version >= version);
        if last.is_none() && version > 0 {
            return None;
        }
        let (scores, ranks) = last.map(|last| (last.scores.clone(), last.ranks.clone())).unwrap_or_default();
        Some(UserEvent::GameOver { table: self.table.clone(), seat: self.seat, scores, ranks, abandoned })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The types of the events that these messages cause for seat 1.
    fn told(messages: &[Value]) -> (Vec<Value>, Then) {
        let mut watcher = Watcher::new("t".to_owned(), 1);
        let (mut events, mut then) = (Vec::new(), Then::GoOn);
        for message in messages {
            let (new, next) = watcher.hear(&message.to_string().into());
            events.extend(new.iter().map(|event| serde_json::to_value(event).expect("JSON")["type"].clone()));
            then = next;
        }
        (events, then)
    }

    fn table(phase: &str, version: u32, own: Value) -> Value {
        let seat = json!({"ready": true, "taken_over": false, "resigned": false});
        let mut mine = seat.clone();
        mine.as_object_mut().expect("an object").extend(own.as_object().expect("an object").clone());
        json!({"type": "table", "version": version, "game": "g", "options": {"players": 2}, "clock": {"kind": "none"},
               "phase": phase, "seats": [seat, mine], "yours": [1]})
    }

    fn position(version: u32, decision: Option<u32>) -> Value {
        json!({"type": "position", "version": version, "decisions": [null, decision], "scores": [1, 2], "ranks": [2, 1]})
    }

    #[test]
    fn a_game_is_told_from_seat_to_end() {
        let messages = [
            table("gathering", 0, json!({"ready": false})),
            table("gathering", 0, json!({"ready": false})),
            table("running", 1, json!({})),
            position(1, Some(1)),
            position(2, Some(1)),
            position(3, None),
            table("running", 3, json!({})),
            position(4, Some(4)),
            table("over", 5, json!({})),
            position(5, None),
        ];
        let expected = ["seated", "game-started", "your-turn", "your-turn", "game-over"];
        assert_eq!(told(&messages), (expected.map(Value::from).to_vec(), Then::Over));
    }

    #[test]
    fn a_seat_that_has_to_get_ready_again_is_asked_again() {
        let mut changed = table("gathering", 0, json!({"ready": false}));
        changed["options"]["players"] = json!(3);
        let messages = [
            table("gathering", 0, json!({"ready": false})),
            table("gathering", 0, json!({})),
            table("gathering", 0, json!({"ready": false})),
            changed,
        ];
        assert_eq!(told(&messages), (vec![json!("seated"); 3], Then::GoOn));
    }

    #[test]
    fn decisions_of_the_computer_player_are_not_told() {
        let messages = [
            table("running", 1, json!({})),
            table("running", 1, json!({"taken_over": true})),
            position(1, Some(1)),
            table("running", 2, json!({})),
            position(2, Some(2)),
            table("running", 2, json!({"resigned": true})),
            position(3, Some(3)),
        ];
        let expected = ["game-started", "taken-over", "your-turn"];
        assert_eq!(told(&messages), (expected.map(Value::from).to_vec(), Then::GoOn));
    }

    #[test]
    fn a_table_closed_before_the_game_is_over_and_a_lost_seat_is_not_watched() {
        let closed = told(&[table("abandoned", 0, json!({}))]);
        assert_eq!(closed, (vec![json!("game-over")], Then::Over));
        let mut lost = table("gathering", 0, json!({"ready": false}));
        lost["yours"] = json!([0]);
        assert_eq!(told(&[lost]), (Vec::new(), Then::SeatLost));
    }
}
