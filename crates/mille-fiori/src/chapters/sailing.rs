//! Chapter 8: the alternative to placing a diamond.

use crate::card::Card;
use crate::event::Event;
use crate::state::MilleFiori;
use game::{Log, Seat};

impl MilleFiori {
    /// MF-8.1: any card moves the ship by its wheel number, and does nothing else. MF-8.2: that is always
    /// allowed, so nothing is checked here; MF-8.3: where no space is open, it is all that is left.
    pub(crate) fn sail(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) -> bool {
        self.move_ship(seat, card.wheel(), log)
    }
}
