//! Using the card, and final scoring.

use crate::toy::components::{ROUNDS, VALUES, at};
use crate::toy::flaw::Flaw;
use crate::toy::state::{Stage, Toy};
use crate::toy::vocabulary::ToyEvent;
use game::{Game, Log, PerSeat, Seat};

impl Toy {
    pub(crate) fn peek(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let neighbor = seat.next(self.players());
        let card = self.hands[neighbor];
        self.table.peeked = true;
        log.add(|| ToyEvent::Peeked { seat, neighbor, card: Some(card) });
    }

    pub(crate) fn swap(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let card = std::mem::take(&mut self.hands[seat]);
        self.table.discard = card;
        self.table.stage = Stage::Draw(seat);
        log.add(|| ToyEvent::Swapped { seat, card });
    }

    pub(crate) fn show(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let card = self.hands[seat];
        let points = i16::from(card) * if self.options.high { 3 } else { 1 };
        self.table.scores[seat] += points;
        let told = points - i16::from(Flaw::UntoldPoints.is_on() && card == VALUES as u8);
        log.add(|| ToyEvent::Showed { seat, card, points: told });
        self.end_round(log);
    }

    pub(crate) fn end_round(&mut self, log: &mut impl Log<ToyEvent>) {
        for card in self.hands.as_mut_slice() {
            self.deck[at(*card)] += 1;
            *card = 0;
        }
        let discard = std::mem::take(&mut self.table.discard);
        if discard > 0 && !Flaw::LosesCard.is_on() {
            self.deck[at(discard)] += 1;
        }
        self.bids = PerSeat::new(self.players(), None);
        self.table.peeked = false;
        self.table.round += u8::from(!Flaw::Endless.is_on());
        self.table.stage = if self.table.round < ROUNDS { Stage::Deal } else { Stage::Over };
        if self.table.stage == Stage::Over {
            self.count_coins(log);
        }
    }

    pub(crate) fn count_coins(&mut self, log: &mut impl Log<ToyEvent>) {
        for seat in Seat::all(self.players()) {
            let points = i16::from(self.table.coins[seat]) + Flaw::ImpureRules.count();
            self.table.scores[seat] += points;
            log.add(|| ToyEvent::CountedCoins { seat, points });
        }
    }
}
