//! Bidding.

use crate::toy::flaw::Flaw;
use crate::toy::state::{Stage, Toy};
use crate::toy::vocabulary::{ToyAction, ToyEvent, ToyRefusal};
use game::{Game, Log, Seat};

impl Toy {
    /// A seat's highest possible bid.
    pub(crate) fn most_coins(&self, seat: Seat) -> u8 {
        let neighbor = self.hands[seat.next(self.players())];
        let warned = Flaw::LegalByASecret.is_on() && neighbor == 1;
        if warned { self.table.coins[seat].min(1) } else { self.table.coins[seat] }
    }

    pub(crate) fn refusal(&self, seat: Seat, action: &ToyAction) -> Option<ToyRefusal> {
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

    pub(crate) fn bid(&mut self, seat: Seat, coins: u8, log: &mut impl Log<ToyEvent>) {
        let Stage::Bid(seats) = self.table.stage else { unreachable!("bids are only legal in this stage") };
        let asked_again = Flaw::AsksAgain.is_on() && seats.len() == 2 && self.bids[seat].is_none();
        let waiting = if asked_again { seats } else { seats.without(seat) };
        self.bids[seat] = Some(coins);
        self.table.stage = Stage::Bid(waiting);
        log.add(|| ToyEvent::Bid { seat, coins: Flaw::EventShowsBid.is_on().then_some(coins) });
        if waiting.is_empty() {
            self.show_bids(seat, log);
        }
    }

    pub(crate) fn show_bids(&mut self, last: Seat, log: &mut impl Log<ToyEvent>) {
        let bids = self.bids.map(Option::unwrap_or_default);
        log.add(|| ToyEvent::ShowedBids { bids });
        let most = bids.values().copied().max().unwrap_or_default();
        let mut winner = Seat::all(self.players()).find(|seat| bids[*seat] == most).unwrap_or_default();
        if Flaw::OrderMatters.is_on() && bids[last] == most {
            winner = last;
        }
        self.win(winner, most, log);
    }

    pub(crate) fn win(&mut self, seat: Seat, coins: u8, log: &mut impl Log<ToyEvent>) {
        // Only a lenient check lets a seat bid more than it has.
        let coins = coins.min(self.table.coins[seat]);
        self.table.coins[seat] -= coins;
        self.table.bank += coins;
        self.table.stage = Stage::Use(seat);
        log.add(|| ToyEvent::Paid { seat, coins });
    }
}
