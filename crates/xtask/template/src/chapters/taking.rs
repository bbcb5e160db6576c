//! Taking counters from the heap.

use crate::components::MOST_COUNTERS;
use crate::state::MyGame;
use crate::vocabulary::{Action, Event, Refusal};
use game::{Log, Seat, Turn};

impl MyGame {
    /// MG-2.1: one or two counters, but no more than are left.
    pub(crate) fn possible_takings(&self) -> impl Iterator<Item = Action> + use<> {
        (1..=MOST_COUNTERS.min(self.heap)).map(Action::Take)
    }

    pub(crate) fn check_take(&self, count: u8) -> Result<(), Refusal> {
        if !(1..=MOST_COUNTERS).contains(&count) {
            return Err(Refusal::NotOneOrTwo { count });
        }
        if count > self.heap {
            return Err(Refusal::HeapTooSmall { left: self.heap });
        }
        Ok(())
    }

    pub(crate) fn take(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        self.heap -= count;
        self.taken[seat] += count;
        self.score_counters(seat, count, log);
        if self.heap == 0 {
            self.end(seat, log);
        } else {
            // MG-2.2
            self.turn = Turn::Choose(seat.next(self.options.players.into()));
        }
    }

    /// MG-2.3: the heap is empty.
    fn end(&mut self, last: Seat, log: &mut impl Log<Event>) {
        self.score_last_counter(last, log);
        self.turn = Turn::Over;
        log.add(|| Event::GameEnded);
    }
}
