//! Chapters 5 and 6: ship cards, and their upgrades.

use crate::components::ShipCard;
use crate::state::{Liguria, Step};
use crate::vocabulary::{Action, Card, Event, HarborTile, Refusal};
use game::{Log, Seat};

impl Liguria {
    #[inline]
    pub(crate) fn list_cards(&self, out: &mut Vec<Action>) {
        out.extend(self.offer.iter().map(Action::Card));
    }

    pub(crate) fn check_card(&self, card: Card) -> Result<(), Refusal> {
        if self.offer.contains(card) { Ok(()) } else { Err(Refusal::NotOnOffer { card }) }
    }

    /// LI-5.1: takes a card from the offer; the player keeps it until the end. LI-5.2: its cubes go onto the player's
    /// quay, limited by the supply (LI-1.5).
    #[inline]
    pub(crate) fn take_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let cubes = card.face().cubes.capped(self.supply);
        self.offer.remove(card);
        self.supply -= cubes;
        let player = self.player_mut(seat);
        player.cards.insert(card);
        player.card = Some(card);
        player.harbor.quay += cubes;
        log.add(|| Event::CardTaken { seat, card, cubes });
        self.ask_upgrade(seat, card.face().arrows);
    }

    /// LI-5.1: continues with the next player's card, or with the ships.
    pub(crate) fn end_card(&mut self) {
        self.step = if self.advance() { Step::TakeCard } else { Step::Sail };
    }

    /// LI-5.3: returns the face of the player's card for this round.
    #[inline]
    pub(crate) fn card_of(&self, seat: Seat) -> &'static ShipCard {
        self.player(seat).card.expect("cards are taken before ships sail").face()
    }
}

/// Upgrades.
impl Liguria {
    /// LI-6.1: each brown arrow upgrades one tile, if any can be upgraded; LI-6.2: immediately or not at all.
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

    /// LI-6.2: only tiles that show their front can be upgraded.
    pub(crate) fn check_upgrade(&self, seat: Seat, tile: HarborTile) -> Result<(), Refusal> {
        if self.player(seat).harbor.stack(tile).front > 0 { Ok(()) } else { Err(Refusal::NothingToUpgrade { tile }) }
    }

    /// LI-6.1: turns the tile over.
    pub(crate) fn upgrade(&mut self, seat: Seat, tile: HarborTile, arrows: u8, log: &mut impl Log<Event>) {
        let stack = self.player_mut(seat).harbor.stack_mut(tile);
        stack.front -= 1;
        stack.back += 1;
        log.add(|| Event::TileUpgraded { seat, tile });
        self.ask_upgrade(seat, arrows - 1);
    }

    /// LI-6.2: forfeits the remaining arrows.
    pub(crate) fn decline_upgrade(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::UpgradeDeclined { seat });
        self.end_card();
    }
}
