//! The guide for Liguria.

mod features;
mod gains;
mod learned;
mod standing;
mod weights;

pub use features::LiguriaFeatures;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{FeatureSet, Weight, expected_points};
use crate::weighing::{best_with_noise, soften};
use ::liguria::{Action, Liguria, View};
use gains::Gains;
use game::{PerSeat, Seat, fingerprint};
use rand_core::Rng;
use search::{Forecast, Guide, from_estimate, from_result};

/// The margin in points that counts as a clear result.
const SCALE: f32 = 20.0;
/// The margin that is as good as a win: at the end of the game, and the additional margin at its start.
const UNCERTAINTY: [f32; 2] = [4.0, 16.0];
/// The difference in points that corresponds to a factor of e between priors.
const TEMPERATURE: f32 = 1.5;
/// Number of decisions in a rollout.
const ROLLOUT_DECISIONS: usize = 2;
/// Maximum number of random points added to an action's value in rollouts.
const ROLLOUT_NOISE: f32 = 1.0;

/// The guide for Liguria.
#[derive(Clone, Copy, Debug)]
pub struct LiguriaGuide {
    weights: &'static [Weight],
}

impl Knowledge<Liguria> for LiguriaGuide {
    const TEMPERATURES: [f32; 4] = [0.048, 0.012, 0.024, 0.0072];

    fn tuned(view: &View) -> Self {
        Self::with(if view.options.players == 3 { &learned::THREE } else { &learned::FOUR })
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn second(_: &View) -> Self {
        Self::with(&weights::TUNED)
    }
}

impl Fitted<Liguria> for LiguriaGuide {
    type Features = LiguriaFeatures;

    fn with(weights: &'static [Weight]) -> Self {
        Self { weights }
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }
}

impl Guide<Liguria> for LiguriaGuide {
    fn value(&self, game: &Liguria) -> PerSeat<f32> {
        from_estimate(expected_points::<LiguriaFeatures>(self.weights, game), uncertainty(game), SCALE)
    }

    fn forecast(&self, game: &Liguria) -> Forecast {
        Forecast::of_points(expected_points::<LiguriaFeatures>(self.weights, game), uncertainty(game))
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

    fn rollout_action<R: Rng + ?Sized>(&self, game: &Liguria, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let gains = Gains::new(game, seat);
        best_with_noise(actions, ROLLOUT_NOISE, rng, |action| gains.of(action))
    }

    /// Never in the middle of a ship's move: its actions on arrival are part of it.
    fn ends_rollout(&self, game: &Liguria, decisions: usize) -> bool {
        decisions >= ROLLOUT_DECISIONS && !standing::is_under_way(game.step())
    }

    /// Follow-ups to a ship card or a ship's move: upgrades, landing, loading, diplomats, turning.
    fn completes(&self, action: &Action) -> bool {
        !matches!(action, Action::Market(_) | Action::Tiles(_) | Action::Card(_) | Action::Sail { .. } | Action::Stay)
    }

    /// It makes no difference which knights or diplomats are used, or which of several equal tiles are taken.
    fn choice(&self, game: &Liguria, action: &Action) -> u64 {
        match action {
            Action::Tiles(picks) => {
                picks.iter().map(|place| fingerprint(&game.row()[place])).fold(0, u64::wrapping_add)
            }
            Action::Land(_) => 0,
            Action::Conquer(_) => 1,
            Action::Diplomat { row, .. } => 2 + row.index() as u64,
            _ => fingerprint(action),
        }
    }

    /// Nothing is hidden.
    fn worlds(&self) -> u32 {
        1
    }
}

/// The margin in points that is as good as a win at this point in the game.
fn uncertainty(game: &Liguria) -> f32 {
    UNCERTAINTY[0] + UNCERTAINTY[1] * LiguriaFeatures::remaining(game)
}
