//! The rules of the toy game.

use super::{Flaw, ROUNDS, Stage, Toy, ToyAction, ToyEvent, ToyRefusal, VALUES, at};
use game::{Game, Log, PerSeat, Seat};

impl Toy {
    /// What a seat may bid at most.
    pub(super) fn most_coins(&self, seat: Seat) -> u8 {
        let neighbor = self.hands[seat.next(self.players())];
        let warned = Flaw::LegalByASecret.is_on() && neighbor == 1;
        if warned { self.table.coins[seat].min(1) } else { self.table.coins[seat] }
    }

    pub(super) fn refusal(&self, seat: Seat, action: &ToyAction) -> Option<ToyRefusal> {
        let bidding = matches!(self.table.stage, Stage::Bid(_));
        let possible = match action {
            ToyAction::Bid(_) => bidding,
            ToyAction::Keep | ToyAction::Show => !bidding,
            ToyAction::Peek => !bidding && self.options.peeking && !self.table.peeked,
            ToyAction::Swap => !bidding && self.table.discard == 0,
        };
        match action {
            _ if !possible => Some(ToyRefusal::NotNow),
            ToyAction::Bid(coins) if *coins > self.most_coins(seat) => Some(ToyRefusal::TooFewCoins),
            _ => None,
        }
    }

    pub(super) fn bid(&mut self, seat: Seat, coins: u8, log: &mut impl Log<ToyEvent>) {
        let Stage::Bid(seats) = self.table.stage else { unreachable!("bids are made when asked for") };
        let asked_again = Flaw::AsksAgain.is_on() && seats.len() == 2 && self.bids[seat].is_none();
        let waiting = if asked_again { seats } else { seats.without(seat) };
        self.bids[seat] = Some(coins);
        self.table.stage = Stage::Bid(waiting);
        log.add(|| ToyEvent::Bid { seat, coins: Flaw::EventShowsBid.is_on().then_some(coins) });
        if waiting.is_empty() {
            self.show_bids(seat, log);
        }
    }

    pub(super) fn show_bids(&mut self, last: Seat, log: &mut impl Log<ToyEvent>) {
        let bids = self.bids.map(Option::unwrap_or_default);
        log.add(|| ToyEvent::ShowedBids { bids });
        let most = bids.values().copied().max().unwrap_or_default();
        let mut winner = Seat::all(self.players()).find(|seat| bids[*seat] == most).unwrap_or_default();
        if Flaw::OrderMatters.is_on() && bids[last] == most {
            winner = last;
        }
        self.win(winner, most, log);
    }

    pub(super) fn win(&mut self, seat: Seat, coins: u8, log: &mut impl Log<ToyEvent>) {
        // More than there is can only be bid where the check is lenient.
        let coins = coins.min(self.table.coins[seat]);
        self.table.coins[seat] -= coins;
        self.table.bank += coins;
        self.table.stage = Stage::Use(seat);
        log.add(|| ToyEvent::Paid { seat, coins });
    }

    pub(super) fn peek(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let neighbor = seat.next(self.players());
        let card = self.hands[neighbor];
        self.table.peeked = true;
        log.add(|| ToyEvent::Peeked { seat, neighbor, card: Some(card) });
    }

    pub(super) fn swap(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let card = std::mem::take(&mut self.hands[seat]);
        self.table.discard = card;
        self.table.stage = Stage::Draw(seat);
        log.add(|| ToyEvent::Swapped { seat, card });
    }

    pub(super) fn show(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        let card = self.hands[seat];
        let points = i16::from(card) * if self.options.high { 3 } else { 1 };
        self.table.scores[seat] += points;
        let told = points - i16::from(Flaw::UntoldPoints.is_on() && card == VALUES as u8);
        log.add(|| ToyEvent::Showed { seat, card, points: told });
        self.end_round(log);
    }

    pub(super) fn end_round(&mut self, log: &mut impl Log<ToyEvent>) {
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

    pub(super) fn count_coins(&mut self, log: &mut impl Log<ToyEvent>) {
        for seat in Seat::all(self.players()) {
            let points = i16::from(self.table.coins[seat]) + Flaw::ImpureRules.count();
            self.table.scores[seat] += points;
            log.add(|| ToyEvent::CountedCoins { seat, points });
        }
    }
}
