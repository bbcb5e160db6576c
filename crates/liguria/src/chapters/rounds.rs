//! Chapters 2 and 12: the preparation and end of a round, and the final movement after the last round.

use crate::state::{Liguria, Phase, Step, Voyage};
use crate::vocabulary::{Action, Card, Cards, Chance, Event, Heading, Refusal, Spot, TileRow};
use game::{Log, Seat};
use rand_core::Rng;
use std::num::NonZeroU8;

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

impl Liguria {
    /// LI-2.3: draws cards, then redraws the last one until both signs are present. LI-2.4: if the deck runs out, the
    /// last card stays.
    pub(crate) fn draw_cards<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let (mut deck, mut others) = (self.deck, Cards::NONE);
        for _ in 1..self.options.size().cards {
            others.insert(deck.draw(rng));
        }
        let mut last = deck.draw(rng);
        while !has_both_signs(others.with(last)) && !deck.is_empty() {
            last = deck.draw(rng);
        }
        Chance::Cards(others.with(last))
    }

    /// LI-2.3, LI-2.4: both signs must be present, unless the whole deck has the same sign.
    pub(crate) fn check_cards(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Cards(cards) = *chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        let expected = usize::from(self.options.size().cards);
        if cards.len() != expected {
            return Err(Refusal::WrongNumberOfCards { expected, found: cards.len() });
        }
        if let Some(card) = cards.minus(self.deck).first() {
            return Err(Refusal::NotInDeck { card });
        }
        if has_both_signs(self.deck) && !has_both_signs(cards) { Err(Refusal::OneSidedOffer) } else { Ok(()) }
    }

    pub(crate) fn lay_cards(&mut self, cards: Cards, log: &mut impl Log<Event>) {
        self.deck = self.deck.minus(cards);
        self.offer = cards;
        log.add(|| Event::CardsLaid { cards });
        self.begin_market();
    }
}

/// Returns whether both positive and negative cards are present.
fn has_both_signs(cards: Cards) -> bool {
    cards.meets(Card::POSITIVE) && !Card::POSITIVE.contains_all(cards)
}

/// Planning ahead.
impl Liguria {
    /// Makes it the turn of a player who has yet to act in this phase, if everyone has what the phase takes. Merchants
    /// are placed in reverse turn order (LI-3.1).
    pub(crate) fn suppose_turn_of(&mut self, seat: Seat) -> bool {
        let position = self.position_of(seat);
        let comes_later = position > self.position();
        let (step, is_ready) = match (self.step, self.step.phase()) {
            (Step::PlaceMerchant, _) => (Step::PlaceMerchant, position < self.position()),
            (Step::TakeTiles, _) => (Step::TakeTiles, comes_later && self.all_have_merchants()),
            (Step::SailHome, _) => (Step::SailHome, comes_later),
            (_, Phase::Card) => (Step::TakeCard, comes_later),
            (_, Phase::Sail) => (Step::Sail, comes_later && self.players.values().all(|player| player.card.is_some())),
            _ => return false,
        };
        if is_ready {
            (self.position, self.step, self.voyage) = (position as u8, step, Voyage::default());
        }
        is_ready
    }

    /// Returns whether every player who has yet to take tiles has a merchant in the street.
    fn all_have_merchants(&self) -> bool {
        self.order.values().skip(self.position()).all(|seat| self.merchants[*seat].is_some())
    }
}

/// The end of a round, and the final movement.
impl Liguria {
    /// LI-12.1: the tiles that nobody took leave the game. LI-5.3: this round's cards lose their effect. LI-2.1: after
    /// the last round comes the final movement, in that round's order (LI-12.2).
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        let left = std::mem::take(&mut self.row);
        for tile in left.as_slice() {
            self.removed.insert(*tile);
        }
        if !left.is_empty() {
            log.add(|| Event::RowCleared { tiles: left });
        }
        for player in self.players.as_mut_slice() {
            player.card = None;
        }
        if self.round < self.options.size().rounds {
            self.step = Step::DrawTiles;
        } else {
            log.add(|| Event::FinalMovementBegan);
            self.step = Step::SailHome;
        }
    }

    /// LI-12.2: lists staying in place, and moves of at most as many steps as the harbor has wheels.
    #[inline]
    pub(crate) fn list_final_courses(&self, seat: Seat, out: &mut Vec<Action>) {
        let wheels = self.player(seat).harbor.wheels();
        for heading in Heading::ALL.into_iter().filter(|heading| self.can_head(seat, *heading)) {
            out.extend((1..=wheels).map(|steps| Action::Sail { heading, steps, stop: None }));
        }
        out.push(Action::Stay);
    }

    pub(crate) fn check_final_course(
        &self,
        seat: Seat,
        heading: Heading,
        steps: u8,
        stop: Option<NonZeroU8>,
    ) -> Result<(), Refusal> {
        self.check_distance(seat, heading, steps, self.player(seat).harbor.wheels())?;
        if stop.is_some() { Err(Refusal::NoStopInTheFinalMovement) } else { Ok(()) }
    }

    /// LI-12.3: moves the ship; the only possible action is unloading at home.
    pub(crate) fn sail_home(&mut self, seat: Seat, heading: Heading, steps: u8, log: &mut impl Log<Event>) {
        self.move_ship(seat, heading, steps, log);
        if self.spot(seat) == Spot::Harbor(seat) {
            self.unload(seat, log);
        }
        self.end_final_move(log);
    }

    pub(crate) fn stay(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ShipStayed { seat });
        self.end_final_move(log);
    }

    fn end_final_move(&mut self, log: &mut impl Log<Event>) {
        if !self.advance() {
            self.finish(log);
        }
    }
}
