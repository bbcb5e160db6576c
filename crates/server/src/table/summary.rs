//! A table in a list.

use super::TableTask;
use super::play::Play;
use super::shown::sitter;
use game::Seat;
use protocol::http::{SeatSummary, TableSummary};
use store::{SeatRow, Sitter, TableState, UserId};

impl TableTask {
    pub(super) async fn summary(&self, user: Option<UserId>) -> TableSummary {
        let play = self.play.as_ref();
        let (own, asked) = (self.seats_of(user), play.map(Play::asked).unwrap_or_default());
        TableSummary {
            table: self.id.to_string(),
            game: self.row.game.clone(),
            options: self.options.clone(),
            phase: self.phase(),
            host: self.host_name().await,
            seats: self.row.meta.seats.iter().map(seat_summary).collect(),
            yours: numbers(own.iter().copied()),
            turn: numbers(asked.iter()),
            your_turn: own.into_iter().any(|seat| asked.contains(seat)),
            scores: play.map(|play| play.table.scores().as_slice().to_vec()).unwrap_or_default(),
            ended: self.has_ended().then_some(self.row.updated.0),
        }
    }

    /// Whether the end of the game is noted in the table's row, which doesn't change any more.
    fn has_ended(&self) -> bool {
        matches!(self.row.meta.state, TableState::Finished | TableState::Abandoned)
    }

    /// The host's name at this table, or else of the account; empty once that is deleted.
    async fn host_name(&self) -> String {
        let host = self.row.meta.host;
        match self.row.meta.seats.iter().find(|seat| seat.sitter == Sitter::User(host)) {
            Some(seat) => seat.name.clone(),
            None => self.app.store.user(host).await.map(|user| user.name).unwrap_or_default(),
        }
    }
}

fn seat_summary(row: &SeatRow) -> SeatSummary {
    SeatSummary { sitter: sitter(row), name: row.name.clone() }
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.index() as u8).collect()
}
