//! Moderators' actions on a table.

use super::TableTask;
use super::gathering::vacate;
use super::table_entry::{Absence, TableEntry};
use game::Seat;
use protocol::{ApiError, Code};
use store::{TableState, UserId};

impl TableTask {
    /// Stops the game, or closes a table that has not started. `not-running` if the game is over or the table is
    /// closed.
    pub(super) async fn close_for_all(&mut self) -> Result<(), ApiError> {
        if self.play.is_some() {
            self.execute(None, |task| task.running().map(|_| TableEntry::Close)).await?;
            self.note_state().await;
        } else {
            self.change_state(TableState::Open, TableState::Abandoned, Code::NotRunning).await?;
        }
        self.show_all();
        Ok(())
    }

    /// Undoes [`Self::close_for_all`], and also reopens a table that its host closed before the start. `not-closed`
    /// otherwise: once a game has ended, its secrets are known.
    pub(super) async fn restore(&mut self) -> Result<(), ApiError> {
        if self.play.is_some() {
            self.execute(None, |task| match task.play.as_ref().is_some_and(|play| play.closed) {
                true => Ok(TableEntry::Restore),
                false => Err(Code::NotClosed.into()),
            })
            .await?;
            self.note_state().await;
        } else {
            self.change_state(TableState::Abandoned, TableState::Open, Code::NotClosed).await?;
        }
        self.show_all();
        Ok(())
    }

    async fn change_state(&mut self, from: TableState, to: TableState, otherwise: Code) -> Result<(), ApiError> {
        let change = |meta: &mut store::TableMeta| match meta.state == from {
            true => {
                meta.state = to;
                Ok(())
            }
            false => Err(otherwise.into()),
        };
        self.update(change).await
    }

    /// Frees the user's seats before the start; in a running game, computer players take over.
    pub(super) async fn expel(&mut self, user: UserId) {
        let seats = self.seats_of(Some(user));
        for seat in &seats {
            // Another server may have done the same, or the game may have ended in the meantime.
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
