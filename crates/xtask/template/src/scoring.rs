//! Points and ranks.

use crate::event::Event;
use crate::state::MyGame;
use game::{Log, PerSeat, Seat};

/// MG-3.1.
const PER_COUNTER: i16 = 1;
/// MG-3.2.
const FOR_LAST_COUNTER: i16 = 3;

impl MyGame {
    /// MG-3.1: points for each counter, at once.
    pub(crate) fn score_counters(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let points = i16::from(count) * PER_COUNTER;
        self.scores[seat] += points;
        log.add(|| Event::CountersTaken { seat, count, points });
    }

    /// MG-3.2: more for the last one.
    pub(crate) fn score_last_counter(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.scores[seat] += FOR_LAST_COUNTER;
        log.add(|| Event::LastCounterTaken { seat, points: FOR_LAST_COUNTER });
    }

    /// MG-3.3: one place behind everybody who has more points.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        self.scores.map(|own| 1 + self.scores.values().filter(|other| **other > own).count() as u8)
    }
}
