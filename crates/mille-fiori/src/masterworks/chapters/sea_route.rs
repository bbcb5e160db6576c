//! Chapter 16: the sea route.

use crate::masterworks::components::{Landing, SEA_ROUTE, TRADE_CITY};
use crate::masterworks::state::Due;
use crate::masterworks::vocabulary::Track;
use crate::state::MilleFiori;
use crate::vocabulary::{Event, Reason};
use game::{Log, Seat};

impl MilleFiori {
    /// Moves the ship on the sea route. Returns whether its landing earned an extra card; other effects become due.
    #[inline(never)]
    pub(crate) fn sail_route(&mut self, seat: Seat, spaces: u8, log: &mut impl Log<Event>) -> bool {
        let from = self.player(seat).ship;
        // MF-16.5: it can't leave the trade city.
        if from == TRADE_CITY {
            return false;
        }
        // MF-16.5: it stops in the trade city.
        let to = from.after(spaces, TRADE_CITY);
        self.player_mut(seat).ship = to;
        log.add(|| Event::ShipMoved { seat, from, to });
        // MF-16.2: space 20 is an ordinary space. Only the space where the ship lands counts.
        let space = SEA_ROUTE[to.index()];
        self.award(seat, space.points, Reason::Landing { space: to }, log);
        match space.landing {
            Landing::Nothing => {}
            Landing::ExtraCard => return true,
            // MF-16.3
            Landing::Masterwork => self.masterworks.due = Due::Masterwork,
            // MF-16.4: the figure must move.
            Landing::Arrows(arrows) => self.masterworks.due = Due::Steps(arrows),
            Landing::TradeCity => self.take_track_bonus(seat, Track::SeaRoute, log),
        }
        false
    }
}
