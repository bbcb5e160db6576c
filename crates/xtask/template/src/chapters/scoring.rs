//! Points and ranks.

use crate::components::{POINTS_FOR_LAST_COUNTER, POINTS_PER_COUNTER};
use crate::state::MyGame;
use crate::vocabulary::Event;
use game::{Log, PerSeat, Seat};

impl MyGame {
    /// MG-3.1: points for each counter taken.
    pub(crate) fn score_counters(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let points = i16::from(count) * POINTS_PER_COUNTER;
        self.scores[seat] += points;
        log.add(|| Event::CountersTaken { seat, count, points });
    }

    /// MG-3.2: extra points for the last counter.
    pub(crate) fn score_last_counter(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.scores[seat] += POINTS_FOR_LAST_COUNTER;
        log.add(|| Event::LastCounterTaken { seat, points: POINTS_FOR_LAST_COUNTER });
    }

    /// MG-3.3: one more than the number of players with more points.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        self.scores.map(|own| 1 + self.scores.values().filter(|other| **other > own).count() as u8)
    }
}
