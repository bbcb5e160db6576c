//! What an action leads to by the evaluation: dearer than a guess, and better.

use super::features::SummerPavilionAppraisal;
use crate::linear::{Appraisal, Weight};
use ::summer_pavilion::{Action, Step, SummerPavilion};
use game::{Game, Seat};

const FEATURES: usize = SummerPavilionAppraisal::FEATURES.len();

/// What a tile is worth that is to be chosen from the supply.
const DUE_TILE: f32 = 2.0;

/// Judges the actions of one seat in one position.
pub(super) struct Prospects<'a> {
    game: &'a SummerPavilion,
    seat: Seat,
    /// What each feature is worth now.
    weights: [f32; FEATURES],
}

impl<'a> Prospects<'a> {
    pub(super) fn new(weights: &[Weight], game: &'a SummerPavilion, seat: Seat) -> Self {
        let remaining = SummerPavilionAppraisal::remaining(game);
        let weights = std::array::from_fn(|feature| weights[feature][0] + weights[feature][1] * remaining);
        Self { game, seat, weights }
    }

    /// The points that the seat can expect after this action.
    pub(super) fn after(&self, action: Action) -> f32 {
        let mut after = *self.game;
        after.play(self.seat, action, &mut ());
        let due = match after.step() {
            Step::ChooseBonus(due) => f32::from(due) * DUE_TILE,
            _ => 0.0,
        };
        let mut features = [0.0; FEATURES];
        SummerPavilionAppraisal::features(&after, self.seat, &mut features);
        let weighted: f32 = features.iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum();
        SummerPavilionAppraisal::certain(&after, self.seat) + weighted + due
    }
}
