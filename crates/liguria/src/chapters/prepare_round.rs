//! Chapter 2: preparing a round.

use crate::state::{Liguria, Step};
use crate::vocabulary::chance::Chance;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::ship_card::Cards;
use crate::vocabulary::tile_row::TileRow;
use game::Log;
use rand_core::Rng;

/// LI-2.2: the row of tiles.
impl Liguria {
    pub(crate) fn draw_tiles<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let (mut bag, mut row) = (self.bag, TileRow::default());
        for _ in 0..self.options.size().tiles {
            row.push(bag.draw(rng));
        }
        Chance::Tiles(row)
    }

    pub(crate) fn check_tiles(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Tiles(row) = chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        let expected = usize::from(self.options.size().tiles);
        if row.len() != expected {
            return Err(Refusal::WrongNumberOfTilesLaid { expected, found: row.len() });
        }
        self.bag.first_missing(row.as_slice()).map_or(Ok(()), |tile| Err(Refusal::NotInBag { tile }))
    }

    pub(crate) fn lay_tiles(&mut self, row: TileRow, log: &mut impl Log<Event>) {
        for tile in row.as_slice() {
            self.bag.remove(*tile);
        }
        self.row = row;
        self.round += 1;
        log.add(|| Event::TilesLaid { round: self.round, tiles: row });
        self.step = Step::DrawCards;
    }
}

/// The cards on offer.
impl Liguria {
    /// LI-2.3: the last card is set aside and replaced until both signs are there. LI-2.4: when no card is
    /// left to replace it, what lies there stays.
    pub(crate) fn draw_cards<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let (mut deck, mut others) = (self.deck, Cards::NONE);
        for _ in 1..self.options.size().cards {
            others.insert(deck.draw(rng));
        }
        let mut last = deck.draw(rng);
        while !others.with(last).has_both_signs() && !deck.is_empty() {
            last = deck.draw(rng);
        }
        Chance::Cards(others.with(last))
    }

    /// LI-2.3, LI-2.4: any cards of the deck with both signs, or any at all if the whole deck has one sign.
    pub(crate) fn check_cards(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Cards(cards) = *chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        let expected = usize::from(self.options.size().cards);
        if cards.len() != expected {
            return Err(Refusal::WrongNumberOfCards { expected, found: cards.len() });
        }
        if let Some(card) = cards.minus(self.deck).iter().next() {
            return Err(Refusal::NotInDeck { card });
        }
        if self.deck.has_both_signs() && !cards.has_both_signs() { Err(Refusal::OneSidedOffer) } else { Ok(()) }
    }

    pub(crate) fn lay_cards(&mut self, cards: Cards, log: &mut impl Log<Event>) {
        self.deck = self.deck.minus(cards);
        self.offer = cards;
        log.add(|| Event::CardsLaid { cards });
        self.begin_market();
    }
}
