//! Setup (chapter 2).

use crate::components::{MOST_FACTORIES, START_SCORE, TILES_PER_COLOR};
use crate::options::Options;
use crate::state::{Player, Step, SummerPavilion};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::Tiles;
use game::{Log, PerSeat, Seat, Seats, below};
use rand_core::Rng;

impl SummerPavilion {
    /// SP-1.1: starts with all tiles in the bag.
    pub(crate) fn set_up(options: &Options) -> Self {
        Self {
            options: *options,
            round: 0,
            step: Step::DrawStarter,
            on_turn: Seat::new(0),
            starter: Seat::new(0),
            token: None,
            passed: Seats::NONE,
            waiting: Seats::NONE,
            bag: Tiles::of_each(TILES_PER_COLOR),
            tower: Tiles::NONE,
            supply: Tiles::NONE,
            center: Tiles::NONE,
            factories: [Tiles::NONE; MOST_FACTORIES],
            seats: PerSeat::new(usize::from(options.players), Player::default()),
        }
    }

    /// SP-2.2: draws the start player at random.
    pub(crate) fn draw_starter<R: Rng + ?Sized>(&self, rng: &mut R) -> Seat {
        Seat::new(below(rng, u32::from(self.options.players)) as usize)
    }

    pub(crate) fn check_starter(&self, seat: Seat) -> Result<(), Refusal> {
        let players = self.options.players;
        if seat.index() < usize::from(players) { Ok(()) } else { Err(Refusal::NoSuchSeat { seat, players }) }
    }

    /// SP-2.2 and SP-2.3: sets the start player and puts all score markers on their first space.
    pub(crate) fn appoint_starter(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.starter = seat;
        log.add(|| Event::StartPlayerDrawn { seat });
        for seat in self.all_seats() {
            self.seats[seat].score = START_SCORE;
            log.add(|| Event::ScoreStarted { seat, points: START_SCORE });
        }
        self.begin_round(log);
    }
}
