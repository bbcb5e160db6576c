//! Who can watch: for users who may not, the table doesn't exist once the game has begun.

use super::{ConnectionId, Message, TableTask};
use crate::error::store_error;
use protocol::{ApiError, Code, Spectators};
use store::UserId;
use tokio::sync::oneshot::Sender;

impl TableTask {
    /// Whether the table exists for this user. Before the start it does for everyone, so that people can join.
    pub(super) async fn admits(&self, user: Option<UserId>) -> Result<bool, ApiError> {
        let is_settled = self.play.is_none() || !self.seats_of(user).is_empty();
        match self.setup.spectators {
            Spectators::Anyone => Ok(true),
            Spectators::Nobody => Ok(is_settled),
            Spectators::Friends => Ok(is_settled || self.is_friend(user).await?),
        }
    }

    /// Whether the user is a friend of one of the players, as far as the user may know who these are.
    pub(super) async fn is_friend(&self, user: Option<UserId>) -> Result<bool, ApiError> {
        let Some(user) = user else { return Ok(false) };
        self.app.store.is_friend_of_any(user, &self.players_for(Some(user))).await.map_err(store_error)
    }

    /// Finds out again which connections are those of friends: when the game begins, and when the table has changed in
    /// the store, as it does when a friendship ends. If that can't be found out, they count as strangers.
    pub(super) async fn find_friends(&mut self) {
        if self.setup.spectators != Spectators::Friends || self.play.is_none() {
            return;
        }
        let users: Vec<(ConnectionId, _)> = self.connections.iter().map(|(id, it)| (*id, it.user)).collect();
        for (id, user) in users {
            let is_friend = self.seats_of(user).is_empty() && self.is_friend(user).await.unwrap_or(false);
            if let Some(connection) = self.connections.get_mut(&id) {
                connection.is_friend = is_friend;
            }
        }
    }

    /// Drops the connections of users who may not watch. Their sockets are closed; when they return, they are told
    /// that there is no such table.
    pub(super) fn drop_spectators(&mut self) {
        let (spectators, has_begun) = (self.setup.spectators, self.play.is_some());
        if spectators == Spectators::Anyone || !has_begun {
            return;
        }
        let mut connections = std::mem::take(&mut self.connections);
        connections.retain(|_, it| {
            let is_welcome = spectators == Spectators::Friends && it.is_friend;
            is_welcome || !self.seats_of(it.user).is_empty()
        });
        self.connections = connections;
    }
}

impl Message {
    /// The user who asks, for messages that only those get an answer to for whom the table exists. `connect` and taking
    /// an offered seat check this themselves.
    pub(super) fn asker(&self) -> Option<Option<UserId>> {
        match self {
            Message::Visit(user, _) | Message::Info(user, _) | Message::Summary(user, _) => Some(*user),
            Message::Record(user, _) | Message::Replay(user, ..) => Some(*user),
            Message::ReplayPosition(user, ..) | Message::ReplayWords(user, ..) => Some(*user),
            Message::Request(connection, ..) => Some(connection.user),
            Message::Join(user, ..) => Some(Some(user.id)),
            Message::PlayerAt(user, ..) => Some(Some(*user)),
            _ => None,
        }
    }

    /// Answers as if the table didn't exist.
    pub(super) fn deny(self) {
        match self {
            Message::Visit(_, reply) => deny(reply),
            Message::Info(_, reply) => deny(reply),
            Message::Summary(_, reply) => deny(reply),
            Message::Record(_, reply) => deny(reply),
            Message::Replay(_, _, reply) => deny(reply),
            Message::ReplayPosition(_, _, _, reply) => deny(reply),
            Message::ReplayWords(_, _, _, reply) => deny(reply),
            Message::Join(_, _, _, reply) => deny(reply),
            Message::PlayerAt(_, _, reply) => deny(reply),
            _ => {}
        }
    }
}

fn deny<T>(reply: Sender<Result<T, ApiError>>) {
    let _ = reply.send(Err(Code::NoSuchTable.into()));
}
