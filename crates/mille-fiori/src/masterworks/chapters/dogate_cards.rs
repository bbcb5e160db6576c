//! Chapter 14: Dogate cards, and the Doge card.

use crate::masterworks::state::{After, Due};
use crate::masterworks::vocabulary::{Dogate, Event, Reason};
use crate::state::MilleFiori;
use crate::vocabulary::{self, Card};
use game::{Log, Seat};

impl MilleFiori {
    /// MF-14.2: gives the Doge card, then moves the figure in the council, then scores; nothing is optional. MF-14.4:
    /// also applies to an extra card, and to a figure in the palace, which doesn't move.
    pub(crate) fn play_dogate(
        &mut self,
        seat: Seat,
        card: Card,
        dogate: Dogate,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.discard.insert(card);
        self.take_doge_card(seat, log);
        self.masterworks.due = Due::Steps(dogate.arrows);
        self.masterworks.after = After::DogatePoints(dogate.points);
        self.resolve(seat, log);
    }

    /// MF-14.3: the holder goes first from the next pass on; the current pass keeps its order.
    pub(crate) fn take_doge_card(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) {
        if self.start != seat {
            self.start = seat;
            log.add(|| Event::DogeCardTaken { seat }.into());
        }
    }

    /// MF-14.2: scores the points, which come after the council's reward.
    pub(crate) fn score_dogate(&mut self, seat: Seat, points: u8, log: &mut impl Log<vocabulary::Event>) {
        self.award(seat, points, Reason::Dogate.into(), log);
    }
}
