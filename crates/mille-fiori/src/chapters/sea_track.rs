//! Chapter 7: the sea track.

use crate::components::SEA_TRACK;
use crate::event::Event;
use crate::masterworks::TRADE_CITY;
use crate::options::Options;
use crate::reason::Reason;
use crate::state::MilleFiori;
use game::{Log, Seat};

const LAST_SPACE: u8 = SEA_TRACK.len() as u8 - 1;

impl Options {
    pub(crate) fn last_sea_space(self) -> u8 {
        if self.masterworks { TRADE_CITY } else { LAST_SPACE }
    }
}

impl MilleFiori {
    /// Moves the ship; whether its landing earns an extra card (MF-7.6).
    pub(crate) fn move_ship(&mut self, seat: Seat, wheel: u8, log: &mut impl Log<Event>) -> bool {
        if self.options.masterworks {
            return self.sail_route(seat, wheel, log);
        }
        let from = self.player(seat).ship;
        // MF-7.8: at the end it lies still.
        if from == LAST_SPACE {
            return false;
        }
        // MF-7.7: it stops at the end.
        let to = (from + wheel).min(LAST_SPACE);
        self.player_mut(seat).ship = to;
        log.add(|| Event::ShipMoved { seat, from, to });
        // MF-7.5: only the space where it lands counts.
        let landing = SEA_TRACK[usize::from(to)];
        self.award(seat, landing.points, Reason::Landing { space: to }, log);
        landing.extra_card
    }
}
