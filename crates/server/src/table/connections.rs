//! The connections of a table: each has a viewer and an outbox.

use super::{TableEntry, TableTask};
use axum::extract::ws::Utf8Bytes;
use game::{Seat, Viewer};
use protocol::{PositionView, TableInfo, ToClient, ToServer};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Instant;
use store::UserId;
use tokio::sync::mpsc;

/// Initial size of a position's buffer, in bytes; few are larger.
const USUAL_POSITION: usize = 8 * 1024;

/// Identifies a connection while the server is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// The purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// The user is at the table: a socket, or a bot's stream of events.
    Here,
    /// The user is kept informed, but may be elsewhere: a person's stream of events.
    Listening,
    /// Only the answer to one command is sent.
    Passing,
}

/// A client that connects to the table.
pub(crate) struct NewConnection {
    pub(crate) id: ConnectionId,
    pub(crate) user: Option<UserId>,
    pub(crate) address: IpAddr,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
    /// The last version the client knows.
    pub(crate) since: Option<u32>,
    /// Which of the user's own seats to view the game from.
    pub(crate) seat: Option<u8>,
    pub(crate) presence: Presence,
}

pub(super) struct Connection {
    pub(super) user: Option<UserId>,
    pub(super) address: IpAddr,
    viewer: Viewer,
    presence: Presence,
    /// Whether the user looks at the table, as far as we know.
    pub(super) is_looking: bool,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// The last version sent.
    sent: Option<u32>,
    pub(super) muted: Vec<UserId>,
    /// Whether the user is a friend of a player, as far as it matters: at tables that friends may watch.
    pub(super) is_friend: bool,
    /// Whether the user sees the game as it was, as far as the connection has been shown it.
    pub(super) is_delayed: bool,
}

impl Connection {
    /// The whole position is sent next time.
    pub(super) fn forget_position(&mut self) {
        self.sent = None;
    }
}

impl TableTask {
    pub(super) async fn connect(&mut self, new: NewConnection) {
        self.catch_up_to(new.since).await;
        let NewConnection { id, user, since, presence, .. } = new;
        // If that can't be found out now, the client connects again.
        if !self.admits(user).await.unwrap_or(false) {
            return;
        }
        let own = self.seats_of(user);
        let is_watching = own.is_empty() && self.play.is_some();
        self.add_connection(new, is_watching);
        if since.is_none() && presence == Presence::Here {
            self.return_to_seats(&own).await;
        }
        match own.is_empty() {
            true => self.send(id, &ToClient::Table(self.info(user))),
            false => self.show_table(),
        }
        self.show_position(id);
        if presence == Presence::Here {
            self.look_changed(user);
        }
        self.send_orders(id, user).await;
        self.tell_chat(&[id]).await;
    }

    fn add_connection(&mut self, new: NewConnection, is_friend: bool) {
        let own = self.seats_of(new.user);
        let wished = new.seat.and_then(|seat| own.iter().find(|own| own.index() == usize::from(seat)));
        let viewer = wished.or(own.first()).map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let NewConnection { id, user, address, outbox, since: sent, presence, .. } = new;
        let (is_looking, muted) = (presence == Presence::Here, Vec::new());
        let is_delayed = self.is_delayed(user);
        let connection =
            Connection { user, address, viewer, presence, is_looking, outbox, sent, muted, is_friend, is_delayed };
        self.connections.insert(id, connection);
    }

    /// Carries out a command of a client without a socket.
    pub(super) async fn request(&mut self, new: NewConnection, command: ToServer, arrived: Instant) {
        let id = new.id;
        self.add_connection(new, true);
        self.command(id, command, arrived).await;
        self.connections.remove(&id);
    }

    pub(super) fn disconnect(&mut self, id: ConnectionId) {
        let Some(gone) = self.connections.remove(&id) else { return };
        if !self.seats_of(gone.user).is_empty() {
            self.look_changed(gone.user);
            self.show_table();
        }
    }

    /// A player who opens the table plays again. A page that reconnects by itself says nothing about its player.
    async fn return_to_seats(&mut self, own: &[Seat]) {
        for seat in own {
            let is_away = self.running().is_ok_and(|play| play.is_away(*seat) && !play.resigned.contains(*seat));
            if is_away && self.commit(Some(&TableEntry::HandBack(*seat).into()), None).await.is_ok() {
                self.show_all();
            }
        }
    }

    pub(super) fn send(&mut self, id: ConnectionId, message: &ToClient) {
        let text = text(message);
        self.post(id, text);
    }

    /// For responses that are sent later.
    pub(super) fn outbox(&self, id: ConnectionId) -> Option<mpsc::Sender<Utf8Bytes>> {
        self.connections.get(&id).map(|connection| connection.outbox.clone())
    }

    /// Puts a message into an outbox. A connection whose outbox is full is dropped; the client may reconnect.
    pub(super) fn post(&mut self, id: ConnectionId, text: Utf8Bytes) {
        let Some(connection) = self.connections.get(&id) else { return };
        if connection.outbox.try_send(text).is_err() {
            self.app.metrics.dropped_readers.fetch_add(1, Ordering::Relaxed);
            self.connections.remove(&id);
        }
    }

    /// Sends the table info to all connections that see the game as it is.
    pub(super) fn show_table(&mut self) {
        let ids: Vec<_> = self.current_listeners().map(|(id, connection)| (id, connection.user)).collect();
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

    /// Sends the new position to all connections that see the game as it is.
    pub(super) fn show_positions(&mut self) {
        let Some(version) = self.play.as_ref().map(|play| play.version()) else { return };
        let ids: Vec<_> = self.current_listeners().map(|(id, it)| (id, self.eyes(it), it.sent)).collect();
        let mut texts: Vec<(Viewer, Option<u32>, Utf8Bytes)> = Vec::new();
        for (id, viewer, sent) in ids {
            let known = texts.iter().find(|(whose, since, _)| (*whose, *since) == (viewer, sent));
            let known = match known {
                Some((_, _, known)) => known.clone(),
                None => {
                    let Some(shown) = self.position_text(viewer, sent, false) else { return };
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
        let (user, viewer, sent) = (connection.user, self.eyes(connection), connection.sent);
        if let Some(shown) = self.position_text(viewer, sent, self.is_delayed(user)) {
            self.mark_sent(id, self.version_for(user));
            self.post(id, shown);
        }
    }

    /// Sends table info and position to all connections whose users may still see them.
    pub(super) fn show_all(&mut self) {
        self.drop_spectators();
        self.show_table();
        self.show_positions();
    }

    /// Changes the viewer of a connection and sends the whole position.
    pub(super) fn set_viewer(&mut self, id: ConnectionId, viewer: Viewer) {
        self.look_again(id, viewer);
        self.show_position(id);
    }

    /// Changes the viewer of a connection, which is sent the whole position next time.
    pub(super) fn look_again(&mut self, id: ConnectionId, viewer: Viewer) {
        if let Some(connection) = self.connections.get_mut(&id) {
            (connection.viewer, connection.sent) = (viewer, None);
        }
    }

    /// The viewer of a connection. If its seat is gone or now belongs to another user, this is the user's first seat,
    /// or else a spectator.
    pub(super) fn eyes(&self, connection: &Connection) -> Viewer {
        match connection.viewer {
            Viewer::Seat(seat) if !self.may_see(connection.user, seat) => self.first_viewer(connection.user),
            viewer => viewer,
        }
    }

    fn first_viewer(&self, user: Option<UserId>) -> Viewer {
        self.seats_of(user).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat))
    }

    pub(super) fn is_connected(&self, user: UserId) -> bool {
        let is_here = |it: &Connection| it.user == Some(user) && it.presence == Presence::Here;
        self.connections.values().any(is_here)
    }

    /// Whether the user looks at the table on one of their devices.
    pub(super) fn is_looking(&self, user: UserId) -> bool {
        self.connections.values().any(|it| it.user == Some(user) && it.is_looking)
    }

    /// The connections that are told what happens at the table.
    pub(super) fn listeners(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        let listens = |(_, it): &(&ConnectionId, &Connection)| it.presence != Presence::Passing;
        self.connections.iter().filter(listens).map(|(id, connection)| (*id, connection))
    }

    fn current_listeners(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        self.listeners().filter(|(_, it)| !self.is_delayed(it.user))
    }

    fn position_text(&mut self, viewer: Viewer, since: Option<u32>, is_delayed: bool) -> Option<Utf8Bytes> {
        let position: PositionView = self.position(viewer, since, is_delayed)?;
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
