//! Spectators with a delay: they see the game as it was some time ago, until its end is that long ago, too.
//!
//! What they see is rendered from a second play, which reads the log that much later. So nothing newer can get into it: no
//! move, clock, agreement or end, and nobody who has left or taken a seat. Times are those of the servers' clocks, which
//! have to agree as far as the delay is meant to be exact.

use super::play::Play;
use super::{ConnectionId, TableTask};
use crate::table::load::new_play;
use game::Seat;
use protocol::{ApiError, ToClient};
use std::borrow::Cow;
use std::time::Duration;
use store::{Millis, SeatRow, Sitter, UserId, Version};

/// The longest delay, in seconds.
pub(crate) const MAX_DELAY: u32 = 3_600;

/// Time until another attempt to read what is old enough.
const RETRY: Duration = Duration::from_millis(200);

/// What spectators with a delay may know.
#[derive(Default)]
pub(super) struct Past {
    /// The game as it was; `None` as long as its beginning is too recent.
    play: Option<Play>,
    /// When the first entry was made that this play leaves out, if that is known.
    next: Option<Millis>,
    /// Whether the end is long enough ago: from then on, spectators see everything.
    is_open: bool,
    /// The version that all spectators have been shown.
    shown: u32,
    /// The last line of chat that all spectators have been told, and when the one after it was said.
    pub(super) chat_told: i64,
    pub(super) next_line: Option<Millis>,
}

/// Checks the delay that a host wishes, in seconds.
pub(crate) fn check_delay(seconds: u32) -> Result<(), ApiError> {
    match seconds <= MAX_DELAY {
        true => Ok(()),
        false => Err(ApiError::bad_field(Some("spectator_delay".to_owned()))),
    }
}

/// What a user may know.
impl TableTask {
    /// Whether the user sees the game as it was.
    pub(super) fn is_delayed(&self, user: Option<UserId>) -> bool {
        self.has_past() && self.seats_of(user).is_empty()
    }

    fn has_past(&self) -> bool {
        self.setup.spectator_delay > 0 && self.play.is_some() && !self.past.is_open
    }

    /// The game as the user may know it; `None` before it begins.
    pub(super) fn play_for(&self, user: Option<UserId>) -> Option<&Play> {
        if self.is_delayed(user) { self.past.play.as_ref() } else { self.play.as_ref() }
    }

    pub(super) fn past_play(&mut self) -> Option<&mut Play> {
        self.past.play.as_mut()
    }

    /// The version of the game that the user may know.
    pub(super) fn version_for(&self, user: Option<UserId>) -> u32 {
        self.play_for(user).map_or(0, Play::version)
    }

    /// What is older than this is shown to spectators with a delay.
    pub(super) fn horizon(&self) -> Millis {
        Millis(self.app.now().0 - i64::from(self.setup.spectator_delay) * 1_000)
    }

    /// The time at which the user sees the game.
    pub(super) fn now_for(&self, user: Option<UserId>) -> Millis {
        if self.is_delayed(user) { self.horizon() } else { self.app.now() }
    }

    /// The seat's row, with the player who held the seat in the game that the user may know.
    pub(super) fn row_for(&self, user: Option<UserId>, seat: Seat) -> Cow<'_, SeatRow> {
        let row = self.seat_row(seat);
        if !self.is_delayed(user) {
            return Cow::Borrowed(row);
        }
        let version = i64::from(self.version_for(user));
        let is_later = |it: &&store::FormerPlayer| usize::from(it.seat) == seat.index() && it.version.0 > version;
        match self.former.iter().find(is_later) {
            Some(it) => Cow::Owned(SeatRow { sitter: Sitter::User(it.user), name: it.name.clone(), ..row.clone() }),
            None => Cow::Borrowed(row),
        }
    }

    /// The users who hold seats in the game that the user may know.
    pub(super) fn players_for(&self, user: Option<UserId>) -> Vec<UserId> {
        let player = |seat: Seat| match self.row_for(user, seat).sitter {
            Sitter::User(player) => Some(player),
            Sitter::Nobody | Sitter::Bot(_) => None,
        };
        self.seats().filter_map(player).collect()
    }
}

/// The passing of time.
impl TableTask {
    /// Shows spectators what has become old enough, and those who have become or ceased to be spectators what they may see.
    pub(super) async fn follow_past(&mut self) {
        if self.setup.spectator_delay == 0 || self.play.is_none() {
            return;
        }
        self.advance_past().await;
        let version = self.past.play.as_ref().map_or(0, Play::version);
        let is_news = std::mem::replace(&mut self.past.shown, version) != version;
        if is_news {
            self.find_friends().await;
            self.drop_spectators();
        }
        let switched = self.switch_delays();
        let concerned = |(id, user): &(ConnectionId, _)| switched.contains(id) || is_news && self.is_delayed(*user);
        let listeners = self.listeners().map(|(id, it)| (id, it.user));
        let concerned: Vec<(ConnectionId, Option<UserId>)> = listeners.filter(concerned).collect();
        for (id, user) in concerned {
            self.send(id, &ToClient::Table(self.info(user)));
            self.show_position(id);
        }
        let is_line_due = self.past.next_line.is_some_and(|said| said <= self.horizon());
        if is_line_due || !switched.is_empty() {
            self.tell_chat(&switched).await;
        }
    }

    /// Lets the past reach the present of some time ago. If that fails, spectators just learn it later.
    pub(super) async fn advance_past(&mut self) {
        let (horizon, known) = (self.horizon(), self.past.play.as_ref().map_or(0, Play::version));
        let is_current = self.play.as_ref().is_none_or(|play| play.version() == known);
        if !self.has_past() || is_current || self.past.next.is_some_and(|next| next > horizon) {
            return;
        }
        let Ok(log) = self.app.store.load_log(&self.id, Version(i64::from(known))).await else { return };
        let old = log.iter().take_while(|it| it.entry.at <= horizon).count();
        self.past.next = log.get(old).map(|it| it.entry.at);
        if old > 0 {
            self.past.play = self.past.play.take().or_else(|| self.past_start());
            let read = self.past.play.as_mut().is_some_and(|play| play.read(&log[..old]).is_ok());
            self.past.is_open = read && self.past.play.as_ref().is_some_and(Play::is_over);
            if !read || self.past.is_open {
                self.past.play = None;
            }
        }
    }

    fn past_start(&self) -> Option<Play> {
        new_play(self.app.config.games, &self.row, &self.options, &self.setup).ok()
    }

    /// The connections for which the delay has begun or ended. They get everything again.
    fn switch_delays(&mut self) -> Vec<ConnectionId> {
        let is_switched = |(_, it): &(ConnectionId, &super::Connection)| it.is_delayed != self.is_delayed(it.user);
        let switched: Vec<ConnectionId> = self.listeners().filter(is_switched).map(|(id, _)| id).collect();
        for id in &switched {
            if let Some(connection) = self.connections.get_mut(id) {
                connection.is_delayed = !connection.is_delayed;
                connection.forget_position();
            }
        }
        switched
    }

    /// The time until spectators who are here learn something.
    pub(super) fn until_past_changes(&self) -> Option<Duration> {
        let is_watched = self.has_past() && self.listeners().any(|(_, it)| it.is_delayed);
        let next = [self.past.next, self.past.next_line].into_iter().flatten().min().filter(|_| is_watched)?;
        Some(Duration::from_millis((next.0 - self.horizon().0).max(0).unsigned_abs()).max(RETRY))
    }
}
