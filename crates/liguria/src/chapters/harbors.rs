//! Chapter 9: harbors.

use crate::state::{Due, Liguria};
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::event::Event;
use game::{Log, Seat};

impl Liguria {
    /// LI-9.1: at home all cubes go from the ship to the store behind the screen.
    #[inline]
    pub(crate) fn unload(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let cubes = std::mem::replace(&mut player.ship.cargo, Cubes::NONE);
        player.store += cubes;
        if !cubes.is_empty() {
            log.add(|| Event::CubesUnloaded { seat, cubes });
        }
    }

    /// LI-9.2: in a foreign harbor cubes may be loaded from the quay, then a diplomat may be placed. LI-9.3:
    /// nobody loads from the own quay, as at home a ship only unloads.
    #[inline]
    pub(crate) fn reach_foreign_harbor(&mut self, seat: Seat, owner: Seat, log: &mut impl Log<Event>) {
        debug_assert_ne!(seat, owner, "the own harbor is not foreign");
        self.ask_load(seat, Due::ForeignHarbor, log);
    }
}
