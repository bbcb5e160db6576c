//! Azul: Summer Pavilion: what a position is worth, and which actions are promising.

mod board;
mod features;
mod gains;
mod position;
mod prospects;
mod stars;
mod weights;

pub use features::SummerPavilionAppraisal;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{Appraisal, Weight, expected_points};
use crate::weighing::{best_with_whims, soften};
use ::summer_pavilion::{Action, BoardSide, Chance, SummerPavilion, View};
use gains::Gains;
use game::{PerSeat, Seat, Viewer};
use prospects::Prospects;
use rand_core::Rng;
use search::{Forecast, Guide, Settings, from_estimate, from_result};

/// The margin in points that makes a result clear.
const SCALE: f32 = 25.0;
/// The margin that is as good as won: at the end of the game, and how much more at its start.
const DOUBT: [f32; 2] = [3.0, 15.0];
/// An action that is so many points better is e times as promising.
const TEMPERATURE: f32 = 3.0;
/// So many decisions a game is played on for an estimate.
const STEPS: usize = 4;
/// Points of randomness when playing on for an estimate.
const WHIM: f32 = 1.0;

/// Leads through Azul: Summer Pavilion.
#[derive(Clone, Copy, Debug)]
pub struct SummerPavilionGuide {
    weights: &'static [Weight],
}

impl Knowledge<SummerPavilion> for SummerPavilionGuide {
    const NOISE: f32 = 0.03;

    fn tuned(view: &View) -> Self {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => Self::with(&weights::DUEL),
            _ => Self::with(Self::TUNED),
        }
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn settings() -> Settings {
        Settings { exploration: 0.3, reluctance: 0.1, ..Settings::default() }
    }
}

impl Fitted<SummerPavilion> for SummerPavilionGuide {
    type Appraisal = SummerPavilionAppraisal;

    const TUNED: &'static [Weight] = &weights::TUNED;

    fn with(weights: &'static [Weight]) -> Self {
        Self { weights }
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }
}

impl Guide<SummerPavilion> for SummerPavilionGuide {
    fn value(&self, game: &SummerPavilion) -> PerSeat<f32> {
        from_estimate(expected_points::<SummerPavilionAppraisal>(self.weights, game), doubt(game), SCALE)
    }

    fn forecast(&self, game: &SummerPavilion) -> Forecast {
        Forecast::of_points(expected_points::<SummerPavilionAppraisal>(self.weights, game), doubt(game))
    }

    fn reward(&self, game: &SummerPavilion) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &SummerPavilion, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let prospects = Prospects::new(self.weights, game, seat);
        let first = weights.len();
        weights.extend(actions.iter().map(|action| prospects.after(*action)));
        soften(&mut weights[first..], TEMPERATURE);
    }

    fn improvise<R: Rng + ?Sized>(&self, game: &SummerPavilion, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        let gains = Gains::new(game, seat);
        best_with_whims(actions, WHIM, rng, |action| gains.of(action))
    }

    /// After a few steps the features of hand and board tell as much as the rest of the round would.
    fn rests(&self, _: &SummerPavilion, decisions: usize) -> bool {
        decisions >= STEPS
    }

    fn completes(&self, action: &Action) -> bool {
        matches!(action, Action::Bonus(_))
    }

    /// Everything lies open. Once the tiles are taken, what others do with theirs hardly matters.
    fn position(&self, game: &SummerPavilion, seat: Seat) -> Option<u64> {
        Some(position::of(game, seat))
    }

    /// What a bonus leaves in the supply matters little; full factories are seldom seen twice.
    fn outcome(&self, _: &SummerPavilion, chance: &Chance, _: Viewer) -> u64 {
        match chance {
            Chance::Factories(factories) => factories.iter().fold(1, |hash, tiles| {
                tiles
                    .0
                    .counts()
                    .iter()
                    .fold(hash, |hash: u64, count| hash.wrapping_mul(31).wrapping_add(u64::from(*count)))
            }),
            _ => 0,
        }
    }
}

/// The margin in points that is as good as won now.
fn doubt(game: &SummerPavilion) -> f32 {
    DOUBT[0] + DOUBT[1] * SummerPavilionAppraisal::remaining(game)
}
