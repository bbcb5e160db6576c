//! Evaluates the position after an action: slower than an estimate, but better.

use super::features::SummerPavilionFeatures;
use crate::linear::{FeatureSet, Weight};
use ::summer_pavilion::{Action, Step, SummerPavilion};
use game::{Game, Seat};

const FEATURES: usize = SummerPavilionFeatures::FEATURES.len();

/// The value of a bonus tile before it is chosen from the supply.
const BONUS_TILE: f32 = 2.0;

/// Evaluates one seat's actions in one position.
pub(super) struct Prospects<'a> {
    game: &'a SummerPavilion,
    seat: Seat,
    /// The value of each feature at this point in the game.
    weights: [f32; FEATURES],
}

impl<'a> Prospects<'a> {
    pub(super) fn new(weights: &[Weight], game: &'a SummerPavilion, seat: Seat) -> Self {
        let remaining = SummerPavilionFeatures::remaining(game);
        let weights = std::array::from_fn(|feature| weights[feature][0] + weights[feature][1] * remaining);
        Self { game, seat, weights }
    }

    /// The seat's expected final points after this action.
    pub(super) fn after(&self, action: Action) -> f32 {
        let mut after = *self.game;
        after.play(self.seat, action, &mut ());
        let due = match after.step() {
            Step::ChooseBonus(due) => f32::from(due) * BONUS_TILE,
            _ => 0.0,
        };
        let mut features = [0.0; FEATURES];
        SummerPavilionFeatures::features(&after, self.seat, &mut features);
        let weighted: f32 = features.iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum();
        SummerPavilionFeatures::certain(&after, self.seat) + weighted + due
    }
}
