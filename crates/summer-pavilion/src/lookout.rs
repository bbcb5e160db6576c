//! What lies open on the table, asked of the state itself: quicker than a view for those who look at many
//! imagined worlds.

use crate::state::{Player, Step, SummerPavilion};
use crate::vocabulary::color::Color;
use game::Seat;

impl SummerPavilion {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }

    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The joker color, once there is a round (SP-3.2).
    #[inline]
    pub fn current_joker(&self) -> Option<Color> {
        (self.round > 0).then(|| self.joker())
    }

    /// Who has taken the start token this round.
    #[inline]
    pub fn token_holder(&self) -> Option<Seat> {
        self.token
    }

    #[inline]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(seat)
    }
}
