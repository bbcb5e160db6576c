//! Liguria: what a position is worth, and which actions are promising.

mod features;
mod gains;
mod standing;
pub(crate) mod weights;

pub use features::LiguriaAppraisal;

use crate::linear::{Appraisal, Weight, expected_points};
use crate::weighing::{best_with_whims, soften};
use ::liguria::{Action, Liguria};
use gains::Gains;
use game::{PerSeat, Seat};
use rand_core::Rng;
use search::{Forecast, Guide, from_estimate, from_result};

/// The margin in points that makes a result clear.
const SCALE: f32 = 20.0;
/// The margin that is as good as won: at the end of the game, and how much more at its start.
const DOUBT: [f32; 2] = [4.0, 16.0];
/// An action that is so many points better is e times as promising.
const TEMPERATURE: f32 = 1.5;
/// So many decisions a game is played on for an estimate.
const STEPS: usize = 2;
/// Points of randomness when playing on for an estimate.
const WHIM: f32 = 1.0;

/// Leads through Liguria.
#[derive(Clone, Copy, Debug)]
pub struct LiguriaGuide {
    weights: &'static [Weight],
}

impl LiguriaGuide {
    pub(crate) fn new(weights: &'static [Weight]) -> Self {
        Self { weights }
    }
}

impl Guide<Liguria> for LiguriaGuide {
    fn value(&self, game: &Liguria) -> PerSeat<f32> {
        from_estimate(expected_points::<LiguriaAppraisal>(self.weights, game), doubt(game), SCALE)
    }

    fn forecast(&self, game: &Liguria) -> Forecast {
        Forecast::of_points(expected_points::<LiguriaAppraisal>(self.weights, game), doubt(game))
    }

    fn reward(&self, game: &Liguria) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &Liguria, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let gains = Gains::new(game, seat);
        let first = weights.len();
        weights.extend(actions.iter().map(|action| gains.of(*action)));
        soften(&mut weights[first..], TEMPERATURE);
    }

    fn improvise<R: Rng + ?Sized>(&self, game: &Liguria, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let gains = Gains::new(game, seat);
        best_with_whims(actions, WHIM, rng, |action| gains.of(action))
    }

    /// Not in the middle of a move: what a ship does where it has arrived is part of it.
    fn rests(&self, game: &Liguria, decisions: usize) -> bool {
        decisions >= STEPS && !standing::is_under_way(game.step())
    }

    /// What follows a card or a move of the ship: upgrades, landing, loading, diplomats, turning.
    fn completes(&self, action: &Action) -> bool {
        !matches!(action, Action::Market(_) | Action::Tiles(_) | Action::Card(_) | Action::Sail { .. } | Action::Stay)
    }

    /// Nothing lies hidden.
    fn worlds(&self) -> u32 {
        1
    }
}

/// The margin in points that is as good as won now.
fn doubt(game: &Liguria) -> f32 {
    DOUBT[0] + DOUBT[1] * LiguriaAppraisal::remaining(game)
}
