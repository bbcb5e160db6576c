//! Vacations of the players: how the table's log learns of them.
//!
//! Players announce them for all their games at once, and only days that have not begun can change. So it makes no
//! difference to a clock when exactly the log learns of a vacation, as long as that is before the seat is timed out.

use super::TableTask;
use super::commit::CommitError;
use super::rests::Rest;
use super::table_entry::TableEntry;
use crate::error::store_error;
use game::Seat;
use protocol::{ApiError, Code};
use std::time::Duration;
use store::{Absence, Sitter, UserId};

/// Maximum attempts to bring the log up to date: one for each seat, and some for conflicts.
const ATTEMPTS: usize = 12;

impl TableTask {
    /// Appends what the log doesn't know yet about the players' vacations, if the clocks count days.
    pub(super) async fn hear_of_vacations(&mut self) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            if !self.play.as_ref().is_some_and(|play| play.clocks.counts_days() && !play.is_over()) {
                return Ok(());
            }
            let absences = self.app.store.absences_of(&self.players(), self.row.created).await.map_err(store_error)?;
            let Some(entry) = self.unheard(&absences) else { return Ok(()) };
            match self.commit(Some(&entry.into()), None).await {
                Ok(()) => self.show_all(),
                Err(CommitError::Conflict) => {}
                Err(CommitError::Refused(error)) => return Err(error),
            }
        }
        Err(Code::Unavailable.into())
    }

    /// The entry for the first seat of which the log knows other vacations than these.
    fn unheard(&self, absences: &[Absence]) -> Option<TableEntry> {
        let play = self.play.as_ref()?;
        let entry = |seat: Seat| {
            let vacations = self.vacations_at(seat, absences);
            (play.clocks.vacations(seat) != vacations).then_some(TableEntry::Vacation(seat, vacations))
        };
        self.seats().find_map(entry)
    }

    /// The vacations of the seat's player since that player has held the seat.
    fn vacations_at(&self, seat: Seat, absences: &[Absence]) -> Vec<Rest> {
        let Sitter::User(user) = self.seat_row(seat).sitter else { return Vec::new() };
        let taken = self.play.iter().flat_map(|play| &play.taken).rfind(|taken| taken.seat == seat);
        let since = taken.map_or(self.row.created, |taken| taken.at);
        let days = absences.iter().filter(|it| it.user == user && it.until > since);
        joined(days.map(|day| Rest { from: day.from.max(since), until: day.until }))
    }

    /// When the vacation ends that the player of this seat is on, as the user sees the game.
    pub(super) fn vacation_until(&self, seat: Seat, user: Option<UserId>) -> Option<i64> {
        let play = self.play_for(user).filter(|play| play.is_running())?;
        play.clocks.vacation_until(seat, self.now_for(user)).map(|until| until.0)
    }

    /// Time until viewers have to be told that a clock has begun or ceased to stand still; `None` without any viewers, or if
    /// that never happens.
    pub(super) fn until_rests_change(&self) -> Option<Duration> {
        let play = self.play.as_ref().filter(|play| play.is_running() && !self.connections.is_empty())?;
        let change = play.clocks.next_change(self.rests_shown)?;
        Some(Duration::from_millis((change.0 - self.app.now().0).max(0).unsigned_abs()))
    }

    pub(super) fn show_rests(&mut self) {
        self.rests_shown = self.app.now();
        self.show_all();
    }
}

/// Joins days that follow each other at once.
fn joined(days: impl Iterator<Item = Rest>) -> Vec<Rest> {
    let mut joined: Vec<Rest> = Vec::new();
    for day in days {
        match joined.last_mut() {
            Some(last) if last.until >= day.from => last.until = last.until.max(day.until),
            _ => joined.push(day),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Millis;

    fn rests(times: &[(i64, i64)]) -> Vec<Rest> {
        times.iter().map(|(from, until)| Rest { from: Millis(*from), until: Millis(*until) }).collect()
    }

    #[test]
    fn days_without_a_gap_are_one_vacation() {
        let days = rests(&[(0, 10), (10, 20), (18, 25), (30, 40)]);
        assert_eq!(joined(days.into_iter()), rests(&[(0, 25), (30, 40)]));
        assert_eq!(joined([].into_iter()), []);
    }
}
