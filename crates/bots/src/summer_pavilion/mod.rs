//! The guide for Azul: Summer Pavilion.

mod board;
mod features;
mod gains;
mod learned;
mod memo;
mod nets;
mod passes;
mod position;
mod prospects;
mod reach;
mod stars;
mod weights;

pub use features::SummerPavilionFeatures;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{FeatureSet, Weight};
use crate::net::{Net, points_of};
use crate::weighing::{best_with_noise, soften};
use ::summer_pavilion::{Action, BoardSide, Chance, Source, Step, SummerPavilion, View};
use features::EARLIER_FEATURES;
use gains::Gains;
use game::{Game, PerSeat, Seat, Turn, Viewer, fingerprint};
use memo::Memory;
use prospects::Prospects;
use rand_core::Rng;
use search::{Forecast, Guide, SearchSettings, from_estimate, from_leads, from_result};

/// The margin in points that counts as a clear result.
const SCALE: f32 = 25.0;
/// The margin that is as good as a win: at the end of the game, and the additional margin at its start.
const UNCERTAINTY: [f32; 2] = [3.0, 15.0];
/// The difference in points that corresponds to a factor of e between priors.
const TEMPERATURE: f32 = 3.0;
/// The number of actions considered: enough for nearly all promising ones. To consider only a few at first would save no
/// time, since computing priors for all is what takes longest.
const WIDTH: f32 = 24.0;
/// The share of the iterations for decisions in phase 2.
const PLAY_SHARE: f32 = 0.25;
/// Number of decisions in a rollout.
const ROLLOUT_DECISIONS: usize = 4;
/// Maximum number of random points added to an action's value in rollouts.
const ROLLOUT_NOISE: f32 = 1.0;

/// The guide for Azul: Summer Pavilion.
#[derive(Debug)]
pub struct SummerPavilionGuide {
    weights: &'static [Weight],
    net: Option<&'static Net>,
    /// Not in earlier evaluations, which must not change.
    memory: Option<Memory>,
}

impl Knowledge<SummerPavilion> for SummerPavilionGuide {
    const TEMPERATURES: [f32; 4] = [0.024, 0.006, 0.012, 0.0036];

    fn tuned(view: &View) -> Self {
        let has_net = (view.options.players, view.options.board) == (2, BoardSide::Colored);
        Self { net: has_net.then_some(&nets::TWO), ..Self::for_greedy(view) }
    }

    /// Without the net.
    fn for_greedy(view: &View) -> Self {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => Self::with(&learned::TWO),
            (3, BoardSide::Colored) => Self::with(&learned::THREE),
            (_, BoardSide::Colored) => Self::with(&learned::FOUR),
            (_, BoardSide::Plain) => Self::with(Self::initial(view)),
        }
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn second(view: &View) -> Self {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => Self::with(&weights::DUEL),
            _ => Self::with(&weights::TUNED),
        }
    }

    fn settings(&self) -> SearchSettings {
        let settings = SearchSettings { exploration: 0.3, fpu_reduction: 0.1, ..SearchSettings::default() };
        if self.is_thorough() { SearchSettings { width: WIDTH, widening: 0.0, ..settings } } else { settings }
    }
}

impl Fitted<SummerPavilion> for SummerPavilionGuide {
    type Features = SummerPavilionFeatures;

    fn with(weights: &'static [Weight]) -> Self {
        Self { weights, net: None, memory: (weights.len() > EARLIER_FEATURES).then(Memory::new) }
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }

    fn initial(view: &View) -> &'static [Weight] {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => &weights::INITIAL_DUEL,
            _ => &weights::INITIAL_TUNED,
        }
    }
}

impl SummerPavilionGuide {
    /// Whether the weights know all features. Earlier evaluations don't, and must not change.
    fn is_thorough(&self) -> bool {
        self.weights.len() > EARLIER_FEATURES
    }

    /// Each seat's expected final points.
    fn points(&self, game: &SummerPavilion) -> PerSeat<f32> {
        let remaining = SummerPavilionFeatures::remaining(game);
        PerSeat::from_fn(game.players(), |seat| {
            let points = || points_of::<SummerPavilionFeatures>(self.weights, self.net, game, seat, remaining);
            match &self.memory {
                Some(memory) => memory.leaves.points(game, seat, remaining, points),
                None => points(),
            }
        })
    }
}

impl Guide<SummerPavilion> for SummerPavilionGuide {
    fn value(&self, game: &SummerPavilion) -> PerSeat<f32> {
        let rewards = if self.is_thorough() { from_leads } else { from_estimate };
        rewards(self.points(game), uncertainty(game), SCALE)
    }

    fn forecast(&self, game: &SummerPavilion) -> Forecast {
        Forecast::of_points(self.points(game), uncertainty(game))
    }

    fn reward(&self, game: &SummerPavilion) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &SummerPavilion, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let memo = self.memory.as_ref().map(|memory| &memory.priors);
        let prospects = Prospects::new(self.weights, memo, game, seat);
        let first = weights.len();
        prospects.write(actions, weights);
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

    /// Hand and board features predict the result as well as playing out the round would: at once or, in earlier
    /// versions, after a few steps.
    fn ends_rollout(&self, _: &SummerPavilion, decisions: usize) -> bool {
        self.is_thorough() || decisions >= ROLLOUT_DECISIONS
    }

    /// In phase 2, where the others wait, a few iterations suffice.
    fn share(&self, game: &SummerPavilion) -> f32 {
        if self.is_thorough() && game.step() != Step::Acquire { PLAY_SHARE } else { 1.0 }
    }

    /// In phase 2, the others wait.
    fn simplify(&self, world: &mut SummerPavilion, seat: Seat) {
        if self.is_thorough() {
            world.play_alone(seat);
        }
    }

    /// Ends when the others would have to play, and before the next round: what will lie on the factories is unknown.
    fn ends_search(&self, game: &SummerPavilion) -> bool {
        let is_over = match game.turn() {
            Turn::Choose(seat) => game.is_waiting(seat),
            _ => matches!(game.step(), Step::FillSupply | Step::FillFactories),
        };
        self.is_thorough() && is_over
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

    /// Positions have keys, so nothing is identified by observations.
    fn action_observation(&self, _: &SummerPavilion, _: Seat, _: Action, _: Viewer) -> u64 {
        0
    }

    fn chance_observation(&self, _: &SummerPavilion, _: &Chance, _: Viewer) -> u64 {
        0
    }
}

/// The margin in points that is as good as a win at this point in the game.
fn uncertainty(game: &SummerPavilion) -> f32 {
    UNCERTAINTY[0] + UNCERTAINTY[1] * SummerPavilionFeatures::remaining(game)
}
