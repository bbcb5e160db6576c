//! Chapter 5: ship cards.

use crate::components::ShipCard;
use crate::state::{Liguria, Step};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::ship_card::Card;
use game::{Log, Seat};

impl Liguria {
    #[inline]
    pub(crate) fn list_cards(&self, out: &mut Vec<Action>) {
        out.extend(self.offer.iter().map(Action::Card));
    }

    pub(crate) fn check_card(&self, card: Card) -> Result<(), Refusal> {
        if self.offer.contains(card) { Ok(()) } else { Err(Refusal::NotOnOffer { card }) }
    }

    /// LI-5.1: a card of the offer, kept to the end. LI-5.2: its cubes go to the own quay, as far as the
    /// supply has them (LI-1.5).
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

    /// LI-5.1: on with the next card, or with the ships.
    pub(crate) fn end_card(&mut self) {
        self.step = if self.advance() { Step::TakeCard } else { Step::Sail };
    }

    /// LI-5.3: what the card of this round shows.
    #[inline]
    pub(crate) fn card_of(&self, seat: Seat) -> &'static ShipCard {
        self.player(seat).card.expect("cards are taken before ships sail").face()
    }
}
