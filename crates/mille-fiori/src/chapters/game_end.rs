//! Chapter 11: end of the game and final scoring.

use crate::components::HAND_SIZE;
use crate::options::Edition;
use crate::state::{MilleFiori, Step};
use crate::vocabulary::{BonusRow, Event, Reason};
use game::{Log, PerSeat, Seat};
use std::cmp::Reverse;

impl MilleFiori {
    /// Returns whether no further round can be dealt. MF-11.1, MF-12.12: the deck is used up (revised edition).
    /// MF-11.2: it can't give everyone five cards (first edition). Running out of diamonds (MF-11.3, MF-11.4) sets the
    /// `ending` flag instead, which is checked after each pass.
    pub(crate) fn is_last_round(&self) -> bool {
        match self.options.edition {
            Edition::Revised => self.deck.is_empty(),
            Edition::First => self.deck.len() < HAND_SIZE * self.player_count(),
        }
    }

    /// MF-11.6: scores every bonus space.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        for row in BonusRow::ALL {
            for seat in self.seats() {
                self.award(seat, self.player(seat).bonuses[row.index()], Reason::Bonus { row }, log);
            }
        }
        if self.options.masterworks {
            self.score_windows(log);
        }
        log.add(|| Event::GameEnded);
        self.step = Step::Over;
    }

    /// MF-11.7: ranks by points; fewer diamonds left break ties.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        let standing = |seat: Seat| (self.player(seat).score, Reverse(self.player(seat).diamonds_left()));
        PerSeat::from_fn(self.player_count(), |seat| {
            1 + self.seats().filter(|other| standing(*other) > standing(seat)).count() as u8
        })
    }
}
