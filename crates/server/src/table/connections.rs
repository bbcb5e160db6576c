//! The visitors of a table: each has a viewer and an outbox.

use super::{Happening, Task};
use axum::extract::ws::Utf8Bytes;
use game::{Seat, Viewer};
use protocol::{PositionView, TableInfo, ToClient};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use store::UserId;
use tokio::sync::mpsc;

/// Few positions are larger, in bytes.
const USUAL_POSITION: usize = 8 * 1024;

/// Names a connection, for as long as the server runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Somebody who wants to see and play.
pub(crate) struct NewConnection {
    pub(crate) id: ConnectionId,
    pub(crate) user: Option<UserId>,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    /// The version up to which the visitor knows everything.
    pub(crate) since: Option<u32>,
    /// The own seat to look from, if there are several.
    pub(crate) seat: Option<u8>,
}

/// A visitor who is connected.
pub(super) struct Connection {
    pub(super) user: Option<UserId>,
    viewer: Viewer,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// The version up to which everything was sent.
    sent: Option<u32>,
    pub(super) muted: Vec<UserId>,
}

impl Task {
    pub(super) async fn connect(&mut self, new: NewConnection) {
        self.catch_up_to(new.since).await;
        let own = self.seats_of(new.user);
        let wished = new.seat.and_then(|seat| own.iter().find(|own| own.index() == usize::from(seat)));
        let viewer = wished.or(own.first()).map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let NewConnection { id, user, outbox, since, .. } = new;
        self.connections.insert(id, Connection { user, viewer, outbox, sent: since, muted: Vec::new() });
        self.welcome_back(&own).await;
        match own.is_empty() {
            true => self.send(id, &ToClient::Table(self.info(user))),
            false => self.show_table(),
        }
        self.show_position(id);
        self.tell_chat(Some(id)).await;
    }

    pub(super) fn disconnect(&mut self, id: ConnectionId) {
        let gone = self.connections.remove(&id);
        if gone.is_some_and(|gone| !self.seats_of(gone.user).is_empty()) {
            self.show_table();
        }
    }

    /// Whoever comes back plays again.
    async fn welcome_back(&mut self, own: &[Seat]) {
        for seat in own {
            let waits = |task: &Self| task.play.as_ref().is_some_and(|play| play.taken_over.contains(*seat));
            if waits(self) && self.commit(Some(&Happening::HandBack(*seat).into()), None).await.is_ok() {
                self.show_all();
            }
        }
    }

    pub(super) fn send(&mut self, id: ConnectionId, message: &ToClient) {
        let text = text(message);
        self.post(id, text);
    }

    /// Where to answer this connection later.
    pub(super) fn outbox(&self, id: ConnectionId) -> Option<mpsc::Sender<Utf8Bytes>> {
        self.connections.get(&id).map(|connection| connection.outbox.clone())
    }

    /// Puts a message into an outbox. Who does not read is dropped, and can come back.
    pub(super) fn post(&mut self, id: ConnectionId, text: Utf8Bytes) {
        let Some(connection) = self.connections.get(&id) else { return };
        if connection.outbox.try_send(text).is_err() {
            self.app.metrics.dropped_readers.fetch_add(1, Ordering::Relaxed);
            self.connections.remove(&id);
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn show_table(&mut self) {
        let ids: Vec<_> = self.connections.iter().map(|(id, connection)| (*id, connection.user)).collect();
        let mut texts: HashMap<Option<UserId>, Utf8Bytes> = HashMap::new();
        for (id, user) in ids {
            let known = texts.entry(user).or_insert_with(|| {
                let info: TableInfo = self.info(user);
                text(&ToClient::Table(info))
            });
            let known = known.clone();
            self.post(id, known);
        }
    }

    /// Shows everybody what has changed in the game.
    pub(super) fn show_positions(&mut self) {
        let Some(version) = self.play.as_ref().map(|play| play.version) else { return };
        let ids: Vec<_> = self.connections.iter().map(|(id, it)| (*id, self.eyes(it), it.sent)).collect();
        let mut texts: Vec<(Viewer, Option<u32>, Utf8Bytes)> = Vec::new();
        for (id, viewer, sent) in ids {
            let known = texts.iter().find(|(whose, since, _)| (*whose, *since) == (viewer, sent));
            let known = match known {
                Some((_, _, known)) => known.clone(),
                None => {
                    let Some(shown) = self.position_text(viewer, sent) else { return };
                    texts.push((viewer, sent, shown.clone()));
                    shown
                }
            };
            self.mark_sent(id, version);
            self.post(id, known);
        }
    }

    pub(super) fn show_position(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.get(&id) else { return };
        let (viewer, sent) = (self.eyes(connection), connection.sent);
        if let (Some(shown), Some(play)) = (self.position_text(viewer, sent), &self.play) {
            self.mark_sent(id, play.version);
            self.post(id, shown);
        }
    }

    /// Table and game to everybody.
    pub(super) fn show_all(&mut self) {
        self.show_table();
        self.show_positions();
    }

    /// Lets this connection look with other eyes.
    pub(super) fn turn_to(&mut self, id: ConnectionId, viewer: Viewer) {
        if let Some(connection) = self.connections.get_mut(&id) {
            (connection.viewer, connection.sent) = (viewer, None);
        }
        self.show_position(id);
    }

    /// With whose eyes this connection looks. A seat may have become somebody else's since it chose them.
    pub(super) fn eyes(&self, connection: &Connection) -> Viewer {
        match connection.viewer {
            Viewer::Seat(seat) if !self.may_see(connection.user, seat) => Viewer::Spectator,
            viewer => viewer,
        }
    }

    pub(super) fn is_connected(&self, user: UserId) -> bool {
        self.connections.values().any(|connection| connection.user == Some(user))
    }

    fn position_text(&mut self, viewer: Viewer, since: Option<u32>) -> Option<Utf8Bytes> {
        let position: PositionView = self.position(viewer, since)?;
        Some(text(&ToClient::Position(Box::new(position))))
    }

    fn mark_sent(&mut self, id: ConnectionId, version: u32) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.sent = Some(version);
        }
    }
}

pub(super) fn text(message: &ToClient) -> Utf8Bytes {
    let capacity = if matches!(message, ToClient::Position(_)) { USUAL_POSITION } else { 0 };
    let mut text = Vec::with_capacity(capacity);
    serde_json::to_writer(&mut text, message).expect("messages have string keys and finite numbers");
    String::from_utf8(text).expect("JSON is text").into()
}
