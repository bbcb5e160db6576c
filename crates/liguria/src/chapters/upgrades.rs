//! Chapter 6: upgrades.

use crate::state::{Liguria, Step};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::pieces::HarborTile;
use crate::vocabulary::refusal::Refusal;
use game::{Log, Seat};

impl Liguria {
    /// LI-6.1: for each brown arrow one tile, if there is one to turn over; LI-6.2: now or never.
    #[inline]
    pub(crate) fn ask_upgrade(&mut self, seat: Seat, arrows: u8) {
        if arrows > 0 && self.player(seat).harbor.can_upgrade() {
            self.step = Step::Upgrade { arrows };
        } else {
            self.end_card();
        }
    }

    #[inline]
    pub(crate) fn list_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        let harbor = &self.player(seat).harbor;
        out.extend(HarborTile::ALL.into_iter().filter(|tile| harbor.stack(*tile).front > 0).map(Action::Upgrade));
        out.push(Action::UpgradeNone);
    }

    /// LI-6.2: only a tile that shows its front.
    pub(crate) fn check_upgrade(&self, seat: Seat, tile: HarborTile) -> Result<(), Refusal> {
        if self.player(seat).harbor.stack(tile).front > 0 { Ok(()) } else { Err(Refusal::NothingToUpgrade { tile }) }
    }

    /// LI-6.1: the tile is turned over.
    pub(crate) fn upgrade(&mut self, seat: Seat, tile: HarborTile, arrows: u8, log: &mut impl Log<Event>) {
        let stack = self.player_mut(seat).harbor.stack_mut(tile);
        stack.front -= 1;
        stack.back += 1;
        log.add(|| Event::TileUpgraded { seat, tile: tile.into() });
        self.ask_upgrade(seat, arrows - 1);
    }

    /// LI-6.2: the arrows that are left lapse.
    pub(crate) fn decline_upgrade(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::UpgradeDeclined { seat });
        self.end_card();
    }
}
