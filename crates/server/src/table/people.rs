//! Who holds a seat, and who plays it.

use super::play::Play;
use super::table_entry::{Absence, TableEntry};
use super::{TableTask, Visitor};
use game::{Seat, Seats};
use protocol::{ApiError, Code};
use store::{SeatRow, Sitter, UserId};

impl TableTask {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.row.meta.seats.len())
    }

    /// The users who hold seats.
    pub(super) fn players(&self) -> Vec<UserId> {
        let player = |seat: &SeatRow| match seat.sitter {
            Sitter::User(player) => Some(player),
            Sitter::Nobody | Sitter::Bot(_) => None,
        };
        self.row.meta.seats.iter().filter_map(player).collect()
    }

    pub(super) fn seat_row(&self, seat: Seat) -> &SeatRow {
        &self.row.meta.seats[seat.index()]
    }

    /// The seat with this number; `no-such-seat` if the table has fewer.
    pub(super) fn seat(&self, number: u8) -> Result<Seat, ApiError> {
        let seat = Seat::try_new(usize::from(number)).filter(|seat| seat.index() < self.row.meta.seats.len());
        seat.ok_or_else(|| Code::NoSuchSeat.into())
    }

    /// The seat with this number; `not-your-seat` unless the user holds it.
    pub(super) fn own_seat(&self, user: Option<UserId>, number: u8) -> Result<Seat, ApiError> {
        let seat = self.seat(number)?;
        if self.owns(user, seat) { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }

    /// The user in the seat with this number; `no-such-seat` if that is `user`, or if no person holds the seat.
    pub(super) fn other_player_at(&self, user: UserId, number: u8) -> Result<UserId, ApiError> {
        match self.row_for(Some(user), self.seat(number)?).sitter {
            Sitter::User(player) if player != user => Ok(player),
            _ => Err(Code::NoSuchSeat.into()),
        }
    }

    /// False for a seat that the table no longer has.
    pub(super) fn owns(&self, user: Option<UserId>, seat: Seat) -> bool {
        let row = self.row.meta.seats.get(seat.index());
        row.is_some_and(|row| user.is_some_and(|user| row.sitter == Sitter::User(user)))
    }

    pub(super) fn visitor(&self, user: Option<UserId>) -> Visitor {
        Visitor { is_seated: !self.seats_of(user).is_empty(), is_delayed: self.is_delayed(user) }
    }

    pub(super) fn seats_of(&self, user: Option<UserId>) -> Vec<Seat> {
        self.seats().filter(|seat| self.owns(user, *seat)).collect()
    }

    /// Computer players take over the seats of deleted accounts.
    pub(super) async fn replace_deleted_players(&mut self) {
        for seat in self.seats() {
            let is_empty = is_deleted(self.seat_row(seat)) && self.people_playing().contains(seat);
            if !is_empty || self.running().is_err() {
                continue;
            }
            if self.commit(Some(&TableEntry::TakeOver(seat, Absence::Left).into()), None).await.is_err() {
                return;
            }
            self.show_all();
        }
    }

    /// The computer player that plays this seat now, if any.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match &self.seat_row(seat).sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::User(_) if self.play.as_ref().is_none_or(|play| play.plays_in_person(seat)) => None,
            Sitter::User(_) | Sitter::Nobody => Some(::bots::SUBSTITUTE),
        }
    }

    /// Seats that have a decision to make and whose players make it themselves.
    pub(super) fn people_asked(&self) -> Seats {
        let asked = self.play.as_ref().map(Play::asked).unwrap_or_default();
        asked.iter().filter(|seat| self.bot_of(*seat).is_none()).fold(Seats::NONE, Seats::with)
    }

    /// Seats whose players are still in the game: all of them must agree to call it off.
    pub(super) fn people_playing(&self) -> Seats {
        let plays = |seat: &Seat| {
            let is_person = matches!(self.seat_row(*seat).sitter, Sitter::User(_));
            is_person && !self.play.as_ref().is_some_and(|play| play.is_gone(*seat))
        };
        self.seats().filter(plays).fold(Seats::NONE, Seats::with)
    }
}

/// Whether the player's account was deleted: the store then keeps the seat without its name.
fn is_deleted(row: &SeatRow) -> bool {
    matches!(row.sitter, Sitter::User(_)) && row.name.is_empty()
}
