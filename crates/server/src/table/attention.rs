//! Which players have to be told of their decisions because they are not looking at the table.
//!
//! A decision is noted in the store together with the move that asks for it. It is told at once to a player who isn't here,
//! and a little later to one who is, unless the decision is made before. While a player looks at the table, the time is put off
//! again and again; if this server ends, another one tells the player.

use super::{ConnectionId, TableTask};
use crate::turn_notices::{HOLD, from_now};
use game::{MAX_SEATS, Seat};
use std::time::Duration;
use store::{Millis, SeatNotice, Sitter, UserId, Version};

/// How often a notice is put off while its player looks at the table.
pub(super) const RENEW_HOLD: Duration = Duration::from_secs(HOLD.as_secs() / 2);

/// The time that other servers have to put a notice off, if its player is connected there.
const SETTLE: Duration = Duration::from_millis(1500);

/// The players who have a decision to make themselves, and the numbers of these decisions, by seat.
pub(super) type Awaited = [Option<(UserId, u32)>; MAX_SEATS];

impl TableTask {
    /// Whose decisions are awaited now. Bots have their events instead.
    pub(super) fn awaited(&self) -> Awaited {
        let mut awaited = Awaited::default();
        let Some(play) = &self.play else { return awaited };
        for seat in self.seats() {
            if let (Sitter::User(user), Some(decision)) = (&self.seat_row(seat).sitter, play.decision(seat))
                && self.bot_of(seat).is_none()
                && !self.row.bot_owners.contains_key(user)
            {
                awaited[seat.index()] = Some((*user, decision));
            }
        }
        awaited
    }

    /// What the store has to note about decisions that came up or were closed since `before`. The player of the seat `acted`
    /// has just made a move.
    pub(super) fn notices_since(&self, before: &Awaited, acted: Option<Seat>) -> Vec<SeatNotice> {
        let version = Version(self.play.as_ref().map_or(0, |play| i64::from(play.version())));
        let now = self.awaited();
        let changed = self.seats().filter(|seat| before[seat.index()] != now[seat.index()]);
        let notice = |seat: Seat| {
            let number = seat.index() as u8;
            match (now[seat.index()], before[seat.index()]) {
                (Some((user, decision)), _) => {
                    let is_close = acted == Some(seat) || self.has_ordered_move(seat);
                    let due = Some(self.due(user, is_close));
                    Some(SeatNotice { seat: number, user, decision: Version(i64::from(decision)), due })
                }
                (None, Some((user, _))) => Some(SeatNotice { seat: number, user, decision: version, due: None }),
                (None, None) => None,
            }
        };
        changed.filter_map(notice).collect()
    }

    /// When to tell a player of a new decision. `is_close` if the player has just acted, or has ordered a move.
    fn due(&self, user: UserId, is_close: bool) -> Millis {
        let is_here = is_close || self.is_connected(user);
        from_now(match (self.is_looking(user), is_here, self.app.store.is_shared()) {
            (true, _, _) => HOLD,
            (_, true, _) => self.app.config.notices.grace,
            (_, _, true) => SETTLE,
            _ => Duration::ZERO,
        })
    }

    /// Notes whether the player at this connection looks at the table.
    pub(super) fn attend(&mut self, connection: ConnectionId, looking: bool) {
        if let Some(connection) = self.connections.get_mut(&connection) {
            connection.is_looking = looking;
            let user = connection.user;
            self.look_changed(user);
        }
    }

    /// Puts off the notices of a player who looks at the table now, or tells one who doesn't any more a little later.
    pub(super) fn look_changed(&self, user: Option<UserId>) {
        let Some(user) = user else { return };
        let time = if self.is_looking(user) { HOLD } else { self.app.config.notices.grace };
        self.postpone(|awaited| awaited == user, time);
    }

    /// Puts off the notices of all players who look at the table.
    pub(super) fn hold_notices(&self) {
        self.postpone(|awaited| self.is_looking(awaited), HOLD);
    }

    /// In a task of its own, so that the table doesn't wait for the store.
    fn postpone(&self, whose: impl Fn(UserId) -> bool, time: Duration) {
        let awaited = self.awaited();
        for seat in self.seats() {
            if awaited[seat.index()].is_some_and(|(user, _)| whose(user)) {
                let (app, table, due) = (self.app.clone(), self.id.clone(), from_now(time));
                // If it fails, the player is told too early.
                tokio::spawn(async move { app.store.postpone_notice(&table, seat.index() as u8, due).await });
            }
        }
    }
}
