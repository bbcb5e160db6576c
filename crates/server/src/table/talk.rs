//! Chat.

use super::{ConnectionId, TableTask};
use crate::error::store_error;
use crate::names::is_deceptive;
use crate::rates::Bucket;
use game::Seat;
use protocol::{ApiError, ChatLine, Code, ToClient};
use store::{Sitter, UserId};

/// Maximum length of a chat message, in characters.
const MAX_LENGTH: usize = 500;

/// Number of earlier lines sent to a new connection.
const HISTORY: u32 = 100;

impl TableTask {
    pub(super) async fn say(&mut self, user: Option<UserId>, text: &str) -> Result<(), ApiError> {
        let user = user.ok_or(Code::NotSeated)?;
        let text: String = text.trim().chars().filter(|letter| !is_deceptive(*letter) || *letter == '\n').collect();
        self.check_speech(user, &text)?;
        self.app.store.add_chat(&self.id, user, &text).await.map_err(store_error)?;
        self.tell_chat(None).await;
        Ok(())
    }

    fn check_speech(&mut self, user: UserId, text: &str) -> Result<(), ApiError> {
        if self.seats_of(Some(user)).is_empty() {
            return Err(Code::NotSeated.into());
        }
        if text.is_empty() {
            return Err(ApiError::bad_field(Some("text".to_owned())));
        }
        if text.chars().count() > MAX_LENGTH {
            return Err(Code::ChatTooLong.into());
        }
        let rate = self.app.config.limits.chat;
        let bucket = self.chat_buckets.entry(user).or_insert_with(|| Bucket::full(rate));
        bucket.take(rate)
    }

    pub(super) fn mute(&mut self, id: ConnectionId, seat: Seat, muted: bool) -> Result<(), ApiError> {
        let Sitter::User(whom) = self.seat_row(seat).sitter else { return Err(Code::NoSuchSeat.into()) };
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.muted.retain(|user| *user != whom);
            if muted {
                connection.muted.push(whom);
            }
        }
        Ok(())
    }

    /// Sends new lines, from this or another instance, to all connections, and earlier lines to the newcomer, too.
    pub(super) async fn tell_chat(&mut self, newcomer: Option<ConnectionId>) {
        let Ok(lines) = self.app.store.load_chat(&self.id, None, HISTORY).await else { return };
        let listeners: Vec<ConnectionId> = self.listeners().map(|(id, _)| id).collect();
        for id in listeners {
            let told = if newcomer == Some(id) { 0 } else { self.chat_told };
            let lines = self.chat_after(told, id, &lines);
            if !lines.is_empty() {
                self.send(id, &ToClient::Chat { lines });
            }
        }
        self.chat_told = lines.last().map_or(self.chat_told, |last| last.seq);
    }

    /// The lines after number `told`, without those of muted players.
    fn chat_after(&self, told: i64, id: ConnectionId, lines: &[store::ChatLine]) -> Vec<ChatLine> {
        let Some(listener) = self.connections.get(&id) else { return Vec::new() };
        let wanted = lines.iter().filter(|line| line.seq > told && !listener.muted.contains(&line.user));
        wanted.filter_map(|line| self.chat_line(line)).collect()
    }

    /// The line with its author's name at this table; `None` if the author has left or was deleted.
    fn chat_line(&self, line: &store::ChatLine) -> Option<ChatLine> {
        let seat = *self.seats_of(Some(line.user)).first()?;
        (!line.text.is_empty()).then(|| ChatLine {
            seat: seat.index() as u8,
            name: self.seat_row(seat).name.clone(),
            text: line.text.clone(),
            at: line.at.0,
        })
    }
}
