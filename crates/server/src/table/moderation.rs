//! What moderators do to a table.

use super::TableTask;
use super::gathering::{check_open, vacate};
use super::table_entry::{Absence, TableEntry};
use game::Seat;
use protocol::ApiError;
use store::{TableState, UserId};

impl TableTask {
    /// Ends the game without a result, or closes a table that has not started. `not-running` if it is over.
    pub(super) async fn close_for_all(&mut self) -> Result<(), ApiError> {
        if self.row.meta.state == TableState::Open {
            self.update(|meta| {
                check_open(meta)?;
                meta.state = TableState::Abandoned;
                Ok(())
            })
            .await?;
        } else {
            self.execute(None, |task| task.running().map(|_| TableEntry::Abandon)).await?;
            self.note_end().await;
        }
        self.show_all();
        Ok(())
    }

    /// Frees the user's seats before the start; in a running game, computer players take over.
    pub(super) async fn expel(&mut self, user: UserId) {
        let seats = self.seats_of(Some(user));
        for seat in &seats {
            // Another server may have done the same, or the game may have ended meanwhile.
            let _ = self.expel_from(*seat).await;
        }
        if !seats.is_empty() {
            self.show_all();
        }
    }

    async fn expel_from(&mut self, seat: Seat) -> Result<(), ApiError> {
        if self.row.meta.state == TableState::Open {
            return self.update(|meta| vacate(meta, seat)).await;
        }
        if self.people_playing().contains(seat) {
            let leave = |task: &Self| task.running().map(|_| TableEntry::TakeOver(seat, Absence::Left));
            self.execute(None, leave).await?;
        }
        Ok(())
    }
}
