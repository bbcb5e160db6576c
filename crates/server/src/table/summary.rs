//! A table's entry in lists of tables.

use super::TableTask;
use super::play::Play;
use game::Seat;
use protocol::http::{SeatSummary, TableSummary};
use store::{SeatRow, Sitter, TableState, UserId};

impl TableTask {
    pub(super) async fn summary(&self, user: Option<UserId>) -> TableSummary {
        let play = self.play_for(user);
        let (own, asked) = (self.seats_of(user), play.map(Play::asked).unwrap_or_default());
        let (host, host_guest) = self.host_name(user).await;
        TableSummary {
            table: self.id.to_string(),
            game: self.row.game.clone(),
            options: self.options.clone(),
            phase: self.phase_for(user),
            host,
            host_guest,
            seats: self.seats().map(|seat| self.seat_summary(&self.row_for(user, seat))).collect(),
            yours: numbers(own.iter().copied()),
            offered: numbers(self.seats_in_lobby().into_iter()),
            turn: numbers(asked.iter()),
            your_turn: own.into_iter().any(|seat| asked.contains(seat)),
            scores: play.map(|play| play.table.scores().as_slice().to_vec()).unwrap_or_default(),
            ended: (self.has_ended() && !self.is_delayed(user)).then_some(self.row.updated.0),
        }
    }

    /// Whether the table's row says that the game has ended; from then on the row doesn't change.
    fn has_ended(&self) -> bool {
        matches!(self.row.meta.state, TableState::Finished | TableState::Abandoned)
    }

    /// The host's name at this table, or else the user's name, and whether it is not the name of an account. The name
    /// is empty once the host is deleted.
    async fn host_name(&self, user: Option<UserId>) -> (String, bool) {
        let host = self.row.meta.host;
        let mut seats = self.seats().map(|seat| self.row_for(user, seat));
        if let Some(seat) = seats.find(|seat| seat.sitter == Sitter::User(host)) {
            let is_guest = matches!(self.sitter(&seat), protocol::Sitter::Person { guest: true, .. });
            return (seat.name.clone(), is_guest);
        }
        let user = self.app.store.user(host).await;
        user.map_or_else(|_| (String::new(), true), |user| (user.name, !user.is_account && user.owner.is_none()))
    }

    fn seat_summary(&self, row: &SeatRow) -> SeatSummary {
        SeatSummary { sitter: self.sitter(row), name: row.name.clone() }
    }
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.index() as u8).collect()
}
