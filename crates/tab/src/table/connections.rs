//! The connections to a table: one for each page that shows it.

use super::Table;
use crate::messages::Output;
use game::{Seat, SortedMap, Viewer};
use protocol::ToClient;

/// The open connections, by number.
pub(super) type Connections = SortedMap<u32, Connection>;

pub(super) struct Connection {
    pub(super) viewer: Viewer,
    /// The last version that was sent.
    sent: Option<u32>,
}

impl Table {
    pub(crate) fn connect(&mut self, id: u32, since: Option<u32>, seat: Option<u8>, outputs: &mut Vec<Output>) {
        let own = self.own_seats();
        let wished = own.iter().find(|own| seat == Some(own.index() as u8));
        let viewer = wished.or(own.first()).map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        self.connections.insert(id, Connection { viewer, sent: since });
        self.send(id, &ToClient::Table(self.info()), outputs);
        self.show_position(id, outputs);
    }

    pub(crate) fn disconnect(&mut self, id: u32) {
        self.connections.remove(&id);
    }

    pub(super) fn send(&self, connection: u32, message: &ToClient, outputs: &mut Vec<Output>) {
        let message = serde_json::to_string(message).expect("messages have string keys and finite numbers");
        outputs.push(Output::Message { connection, message });
    }

    /// Sends the table to all connections.
    pub(super) fn show_table(&self, outputs: &mut Vec<Output>) {
        for id in self.connections.keys() {
            self.send(*id, &ToClient::Table(self.info()), outputs);
        }
    }

    /// Stores and sends the position after an input, and the table if the input ended the game.
    pub(super) fn after_input(&mut self, outputs: &mut Vec<Output>) {
        self.store(outputs);
        self.show_positions(outputs);
        if self.is_over() {
            self.show_table(outputs);
        }
    }

    /// Stores the table, and sends table and position to all connections.
    pub(super) fn show_all(&mut self, outputs: &mut Vec<Output>) {
        self.store(outputs);
        self.show_table(outputs);
        self.show_positions(outputs);
    }

    fn show_positions(&mut self, outputs: &mut Vec<Output>) {
        let ids: Vec<u32> = self.connections.keys().copied().collect();
        for id in ids {
            self.show_position(id, outputs);
        }
    }

    fn show_position(&mut self, id: u32, outputs: &mut Vec<Output>) {
        let Some(connection) = self.connections.get(&id).filter(|_| self.chance.is_some()) else { return };
        let position = self.position(connection.viewer, connection.sent);
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.sent = Some(position.version);
        }
        self.send(id, &ToClient::Position(Box::new(position)), outputs);
    }

    /// Changes the viewer of a connection and sends the whole position.
    pub(super) fn set_viewer(&mut self, id: u32, seat: Option<Seat>, outputs: &mut Vec<Output>) {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        self.connections.insert(id, Connection { viewer, sent: None });
        self.show_position(id, outputs);
    }
}
