//! Sleep: tables that aren't needed are unloaded, and the store knows when to load them again.

use super::TableTask;
use game::Seat;
use std::time::Duration;
use store::{Millis, TableState, Version, Wakeup};

/// A table without connections is unloaded after this time; the next request loads it again.
pub(crate) const IDLE: Duration = Duration::from_secs(300);

/// The same for a table that has had no request since it was loaded.
pub(crate) const UNUSED: Duration = Duration::from_millis(50);

/// A table whose next deadline is sooner stays loaded.
const SHORTEST_SLEEP: Duration = Duration::from_secs(60);

impl TableTask {
    /// Whether the table can be unloaded: no connection, no search, no ordered move, and no clock that runs out soon.
    pub(super) fn can_sleep(&self) -> bool {
        let is_searching = self.thinking.iter().any(Option::is_some);
        let has_time = self.until_deadline().is_none_or(|time| time >= SHORTEST_SLEEP);
        self.connections.is_empty() && !is_searching && !self.is_order_due() && has_time
    }

    /// The wake-up to store with an append. A loaded table must be woken at once if its server crashes; the store is
    /// told so once, or every time if another instance may have put the table to sleep in the meantime.
    pub(super) fn wakeup_while_loaded(&mut self) -> Wakeup {
        if self.is_marked_loaded && !self.app.store.is_shared() {
            return Wakeup::Keep;
        }
        self.is_marked_loaded = true;
        Wakeup::At(Millis(0))
    }

    /// Stores when to load the table again. If that fails, it is merely loaded too early.
    pub(super) async fn store_wakeup(&self) {
        let Some(play) = self.play.as_ref().filter(|_| self.row.meta.state == TableState::Running) else { return };
        let head = Version(i64::from(play.version()));
        if let Err(error) = self.app.store.append_with_wakeup(&self.id, head, Vec::new(), self.next_wakeup()).await {
            let table = self.id.as_str();
            tracing::debug!(table, error = &error as &dyn std::error::Error, "could not store a wake-up");
        }
    }

    fn next_wakeup(&self) -> Wakeup {
        let is_asked = |seat: Seat| self.play.as_ref().is_some_and(|play| play.asked().contains(seat));
        let bot_must_move = self.seats().into_iter().any(|seat| is_asked(seat) && self.bot_of(seat).is_some());
        if bot_must_move && self.is_awaited() || self.is_order_due() {
            return Wakeup::At(Millis(0));
        }
        self.first_deadline().map_or(Wakeup::Never, |(deadline, _)| Wakeup::At(deadline))
    }
}
