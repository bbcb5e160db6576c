//! Whose seat is whose, and who plays it.

use super::Task;
use super::play::Play;
use game::{Seat, Seats};
use protocol::{ApiError, Code};
use store::{SeatRow, Sitter, UserId};

impl Task {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.row.meta.seats.len())
    }

    pub(super) fn seat_row(&self, seat: Seat) -> &SeatRow {
        &self.row.meta.seats[seat.index()]
    }

    /// The seat of this number, if the table has it.
    pub(super) fn seat(&self, number: u8) -> Result<Seat, ApiError> {
        let seat = Seat::try_new(usize::from(number)).filter(|seat| seat.index() < self.row.meta.seats.len());
        seat.ok_or_else(|| Code::NoSuchSeat.into())
    }

    /// The seat of this number, if it is the visitor's own.
    pub(super) fn own_seat(&self, user: Option<UserId>, number: u8) -> Result<Seat, ApiError> {
        let seat = self.seat(number)?;
        if self.owns(user, seat) { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }

    pub(super) fn owns(&self, user: Option<UserId>, seat: Seat) -> bool {
        user.is_some_and(|user| self.seat_row(seat).sitter == Sitter::User(user))
    }

    pub(super) fn seats_of(&self, user: Option<UserId>) -> Vec<Seat> {
        self.seats().filter(|seat| self.owns(user, *seat)).collect()
    }

    /// The computer player of this seat, if one plays it now.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        let gone = |play: &Play| play.taken_over.contains(seat) || play.resigned.contains(seat);
        match &self.seat_row(seat).sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::User(_) if !self.play.as_ref().is_some_and(gone) => None,
            Sitter::User(_) | Sitter::Nobody => Some(crate::bots::SUBSTITUTE),
        }
    }

    /// People who must act and play for themselves.
    pub(super) fn people_asked(&self) -> Seats {
        let asked = self.play.as_ref().map(Play::asked).unwrap_or_default();
        asked.iter().filter(|seat| self.bot_of(*seat).is_none()).fold(Seats::NONE, Seats::with)
    }

    /// People who still play for themselves: those who must agree to end the game.
    pub(super) fn people_playing(&self) -> Seats {
        self.seats().filter(|seat| self.bot_of(*seat).is_none()).fold(Seats::NONE, Seats::with)
    }
}
