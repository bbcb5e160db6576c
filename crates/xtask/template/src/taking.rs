//! Taking counters from the heap.

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::MyGame;
use game::{Log, Seat, Turn};

/// MG-2.1: nobody takes more at a time.
const MOST: u8 = 2;

impl MyGame {
    pub(crate) fn possible_takings(&self) -> impl Iterator<Item = Action> + use<> {
        (1..=MOST.min(self.heap)).map(Action::Take)
    }

    pub(crate) fn check_take(&self, count: u8) -> Result<(), Refusal> {
        if !(1..=MOST).contains(&count) {
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
