//! Evaluates the position after an action: slower than an estimate, but better.

use super::features::{EARLIER_FEATURES, SummerPavilionFeatures};
use super::memo::Memo;
use super::passes::Passes;
use super::weights::BONUS_TILE;
use crate::linear::{FeatureSet, Weight};
use ::summer_pavilion::{Action, Source, Step, SummerPavilion};
use game::{Game, Seat};

const FEATURES: usize = SummerPavilionFeatures::FEATURES.len();

/// Evaluates one seat's actions in one position.
pub(super) struct Prospects<'a> {
    game: &'a SummerPavilion,
    seat: Seat,
    memo: Option<&'a Memo>,
    remaining: f32,
    /// The value of each feature at this point in the game.
    weights: [f32; FEATURES],
    /// The number of features with weights.
    count: usize,
}

impl<'a> Prospects<'a> {
    pub(super) fn new(weights: &[Weight], memo: Option<&'a Memo>, game: &'a SummerPavilion, seat: Seat) -> Self {
        let remaining = SummerPavilionFeatures::remaining(game);
        let value = |feature: usize| weights.get(feature).map_or(0.0, |[end, start]| end + start * remaining);
        Self { game, seat, memo, remaining, weights: std::array::from_fn(value), count: weights.len() }
    }

    /// Appends the seat's expected final points after each of these actions. Of the ways to pass, only the most sensible
    /// are evaluated: the others get the lowest number.
    pub(super) fn write(&self, actions: &[Action], points: &mut Vec<f32>) {
        if self.count <= EARLIER_FEATURES {
            points.extend(actions.iter().map(|action| self.after(*action)));
            return;
        }
        match self.game.step() {
            Step::Acquire => self.write_takes(actions, points),
            _ => self.write_placements(actions, points),
        }
    }

    /// Evaluates equal tiles only once, wherever they lie: what stays on the table has no features.
    fn write_takes(&self, actions: &[Action], points: &mut Vec<f32>) {
        let first = points.len();
        let joker = self.game.current_joker();
        let kind = |action: &Action| match *action {
            Action::Take { source, color } => {
                let lying = self.game.lying(source);
                let takes_token = source == Source::Center && self.game.token_holder().is_none();
                Some((color, lying[color], joker.is_some_and(|joker| lying[joker] > 0), takes_token))
            }
            _ => None,
        };
        for (place, action) in actions.iter().enumerate() {
            let kind_here = kind(action);
            let same = actions[..place].iter().position(|other| kind(other) == kind_here);
            points.push(same.map_or_else(|| self.after(*action), |same| points[first + same]));
        }
    }

    /// Evaluates placements and the most sensible passes.
    fn write_placements(&self, actions: &[Action], points: &mut Vec<f32>) {
        let passes = Passes::new(self.game, self.seat, actions);
        points.extend(actions.iter().map(|action| match action {
            Action::Pass(kept) if !passes.contains(*kept) => f32::NEG_INFINITY,
            _ => self.after(*action),
        }));
    }

    /// The seat's expected final points after this action.
    fn after(&self, action: Action) -> f32 {
        let mut after = *self.game;
        after.play(self.seat, action, &mut ());
        let due = match after.step() {
            Step::ChooseBonus(due) if self.count <= EARLIER_FEATURES => f32::from(due) * BONUS_TILE,
            _ => 0.0,
        };
        let points = || self.points(&after);
        due + self.memo.map_or_else(points, |memo| memo.points(&after, self.seat, self.remaining, points))
    }

    /// The seat's expected final points in this position.
    fn points(&self, after: &SummerPavilion) -> f32 {
        let mut features = [0.0; FEATURES];
        let features = &mut features[..self.count];
        SummerPavilionFeatures::features(after, self.seat, features);
        let weighted: f32 = features.iter().zip(&self.weights).map(|(feature, weight)| feature * weight).sum();
        SummerPavilionFeatures::certain(after, self.seat) + weighted
    }
}
