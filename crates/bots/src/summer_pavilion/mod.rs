//! The guide for Azul: Summer Pavilion.

mod board;
mod features;
mod gains;
mod position;
mod prospects;
mod stars;
mod weights;

pub use features::SummerPavilionFeatures;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{FeatureSet, Weight, expected_points};
use crate::weighing::{best_with_noise, soften};
use ::summer_pavilion::{Action, BoardSide, Chance, Source, SummerPavilion, View};
use gains::Gains;
use game::{PerSeat, Seat, Viewer, fingerprint};
use prospects::Prospects;
use rand_core::Rng;
use search::{Forecast, Guide, SearchSettings, from_estimate, from_result};

/// The margin in points that counts as a clear result.
const SCALE: f32 = 25.0;
/// The margin that is as good as a win: at the end of the game, and the additional margin at its start.
const UNCERTAINTY: [f32; 2] = [3.0, 15.0];
/// The difference in points that corresponds to a factor of e between priors.
const TEMPERATURE: f32 = 3.0;
/// Number of decisions in a rollout.
const ROLLOUT_DECISIONS: usize = 4;
/// Maximum number of random points added to an action's value in rollouts.
const ROLLOUT_NOISE: f32 = 1.0;

/// The guide for Azul: Summer Pavilion.
#[derive(Clone, Copy, Debug)]
pub struct SummerPavilionGuide {
    weights: &'static [Weight],
}

impl Knowledge<SummerPavilion> for SummerPavilionGuide {
    const TEMPERATURES: [f32; 4] = [0.024, 0.006, 0.012, 0.0036];

    fn tuned(view: &View) -> Self {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => Self::with(&weights::DUEL),
            _ => Self::with(Self::TUNED),
        }
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn settings() -> SearchSettings {
        SearchSettings { exploration: 0.3, fpu_reduction: 0.1, ..SearchSettings::default() }
    }
}

impl Fitted<SummerPavilion> for SummerPavilionGuide {
    type Features = SummerPavilionFeatures;

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
        from_estimate(expected_points::<SummerPavilionFeatures>(self.weights, game), uncertainty(game), SCALE)
    }

    fn forecast(&self, game: &SummerPavilion) -> Forecast {
        Forecast::of_points(expected_points::<SummerPavilionFeatures>(self.weights, game), uncertainty(game))
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

    fn rollout_action<R: Rng + ?Sized>(
        &self,
        game: &SummerPavilion,
        seat: Seat,
        actions: &[Action],
        rng: &mut R,
    ) -> Action {
        let gains = Gains::new(game, seat);
        best_with_noise(actions, ROLLOUT_NOISE, rng, |action| gains.of(action))
    }

    /// After a few steps, hand and board features predict the result as well as playing out the round would.
    fn ends_rollout(&self, _: &SummerPavilion, decisions: usize) -> bool {
        decisions >= ROLLOUT_DECISIONS
    }

    fn completes(&self, action: &Action) -> bool {
        matches!(action, Action::Bonus(_))
    }

    /// Different payments for a space are the same choice, and so are passes that keep different tiles and factories
    /// with the same tiles of a color.
    fn choice(&self, game: &SummerPavilion, action: &Action) -> u64 {
        match action {
            Action::Take { source, color } => {
                let (lying, is_center) = (game.lying(*source), *source == Source::Center);
                let joker = game.current_joker().is_some_and(|joker| lying[joker] > 0);
                fingerprint(&(color.index(), lying[*color], joker, is_center))
            }
            Action::Place { space, .. } => space.index() as u64,
            Action::Bonus(_) => fingerprint(action),
            Action::Pass(_) => u64::MAX,
        }
    }

    /// Everything is public. Once all tiles are taken, the other players' moves hardly matter.
    fn position_key(&self, game: &SummerPavilion, seat: Seat) -> Option<u64> {
        Some(position::of(game, seat))
    }

    /// The supply after a bonus matters little; filled factories rarely repeat.
    fn chance_observation(&self, _: &SummerPavilion, chance: &Chance, _: Viewer) -> u64 {
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

/// The margin in points that is as good as a win at this point in the game.
fn uncertainty(game: &SummerPavilion) -> f32 {
    UNCERTAINTY[0] + UNCERTAINTY[1] * SummerPavilionFeatures::remaining(game)
}
