//! Setup.

use crate::components::COUNTERS;
use crate::options::Options;
use crate::state::MyGame;
use crate::vocabulary::{Chance, Event, Refusal};
use game::{Log, PerSeat, Seat, Turn, below};
use rand_core::Rng;

impl MyGame {
    pub(crate) fn set_up(options: Options) -> Self {
        let players = usize::from(options.players);
        Self {
            options,
            heap: COUNTERS,
            taken: PerSeat::new(players, 0),
            scores: PerSeat::new(players, 0),
            turn: Turn::Chance,
        }
    }

    /// MG-1.4: each seat is equally likely to begin.
    pub(crate) fn draw_start_player<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        Chance::Start(Seat::new(below(rng, self.options.players.into()) as usize))
    }

    pub(crate) fn check_start_player(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < usize::from(self.options.players) { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    pub(crate) fn set_start_player(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::StartPlayerDrawn { seat });
        self.turn = Turn::Choose(seat);
    }
}
