//! Chapters 7 and 8: moving ships, after placing in the harbor or instead of placing.

use crate::components::SEA_TRACK;
use crate::masterworks::components::TRADE_CITY;
use crate::options::Options;
use crate::state::MilleFiori;
use crate::vocabulary::{Card, Event, Reason, SeaSpace};
use game::{Log, Seat};

const LAST_SPACE: SeaSpace = SeaSpace::from_index(SEA_TRACK.len() - 1);

impl Options {
    /// Returns the end of the sea track or sea route.
    pub fn last_sea_space(self) -> SeaSpace {
        if self.masterworks { TRADE_CITY } else { LAST_SPACE }
    }
}

impl MilleFiori {
    /// MF-8.1: any card can move the ship by its wheel number and then has no other effect. MF-8.2: always allowed, so
    /// there is no check. MF-8.3: the only use if no space is open.
    pub(crate) fn sail(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) -> bool {
        self.move_ship(seat, card.wheel(), log)
    }

    /// Moves the ship. Returns whether its landing earned an extra card (MF-7.6).
    pub(crate) fn move_ship(&mut self, seat: Seat, wheel: u8, log: &mut impl Log<Event>) -> bool {
        if self.options.masterworks {
            return self.sail_route(seat, wheel, log);
        }
        let from = self.player(seat).ship;
        // MF-7.8: it can't move beyond the end.
        if from == LAST_SPACE {
            return false;
        }
        // MF-7.7: it stops at the end.
        let to = from.after(wheel, LAST_SPACE);
        self.player_mut(seat).ship = to;
        log.add(|| Event::ShipMoved { seat, from, to });
        // MF-7.5: only the space where it lands counts.
        let landing = SEA_TRACK[to.index()];
        self.award(seat, landing.points, Reason::Landing { space: to }, log);
        landing.extra_card
    }
}
