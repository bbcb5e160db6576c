//! Games of search against itself, as samples for learning.

use ::bots::{Inputs, Knowledge, Sample};
use catalog::Listed;
use game::{Game, GameExt, Seat, SplitMix, Turn, Viewer, below, choose, scramble};
use rand_core::Rng;
use search::{Budget, Effort, LuckEffort, LuckMeter, search};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;

/// One action out of this many is random, so that the games differ enough to learn from.
const RANDOM_ONE_IN: u32 = 100;
/// One position out of this many is learned from: neighboring ones are too similar.
const SAMPLED_ONE_IN: u32 = 3;
/// The fraction of the estimated luck that is subtracted from results. Estimates are noisy, so less than 1.
const LUCK_SHARE: f32 = 0.4;
/// The work for one draw.
const LUCK: LuckEffort = LuckEffort { alternatives: 8, plays: 1, iterations: 0 };

/// The games to play.
pub(super) struct SelfPlay<G: Game> {
    pub(super) options: G::Options,
    pub(super) iterations: u64,
    pub(super) seed: u64,
}

/// A game's positions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredGame {
    pub(super) game: u64,
    pub(super) positions: Vec<StoredPosition>,
}

/// A position: the remaining fraction of the game, and for each seat its expected points, its result and its features.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredPosition(pub(super) f32, pub(super) Vec<(f32, f32, Vec<f32>)>);

impl StoredGame {
    pub(super) fn samples(&self) -> impl Iterator<Item = Sample> {
        self.positions.iter().map(|StoredPosition(remaining, seats)| {
            let points = seats.iter().map(|(points, _, _)| *points).collect();
            let features = seats.iter().map(|(_, _, features)| features.clone()).collect();
            let results = seats.iter().map(|(_, result, _)| *result).collect();
            Sample { inputs: Inputs { remaining: *remaining, features, points }, results }
        })
    }
}

/// A game in progress.
struct Course {
    /// Sampled positions, with each seat's luck before them.
    positions: Vec<(Inputs, Vec<f32>)>,
    /// Each seat's luck so far.
    luck: Vec<f32>,
}

impl<G: Listed> SelfPlay<G> {
    /// Plays the game with this number; depends on nothing else.
    pub(super) fn play(&self, number: u64) -> StoredGame {
        let mut game = G::new(&self.options);
        let guide = G::Guide::second(&game.view(Viewer::Spectator));
        let mut rng = SplitMix::stream(self.seed, number);
        let meter_rng = SplitMix::stream(scramble(self.seed), number);
        let mut meter = LuckMeter { guide: &guide, settings: G::Guide::settings(), effort: LUCK, rng: meter_rng };
        let mut course = Course { positions: Vec::new(), luck: vec![0.0; game.players()] };
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let (chance, before) = (game.draw(&mut rng), game.clone());
                game.reveal(chance, &mut ());
                let swing = meter.swing(&before, &game);
                course.luck.iter_mut().zip(swing.values()).for_each(|(luck, swing)| *luck += swing);
                continue;
            };
            if below(&mut rng, SAMPLED_ONE_IN) == 0 {
                course.positions.extend(guide.inputs(&game).map(|inputs| (inputs, course.luck.clone())));
            }
            let action = self.choose(&game, seat, &guide, &mut rng);
            game.play(seat, action, &mut ());
        }
        let scores: Vec<f32> = game.scores().values().map(|score| f32::from(*score)).collect();
        StoredGame { game: number, positions: course.stored(&scores) }
    }

    fn choose(&self, game: &G, seat: Seat, guide: &G::Guide, rng: &mut SplitMix) -> G::Action {
        if below(rng, RANDOM_ONE_IN) == 0 {
            return choose(rng, &game.legal(seat));
        }
        let (budget, settings) = (Budget::Iterations(self.iterations), G::Guide::settings());
        let effort = Effort { budget, threads: 1, settings };
        let (view, never) = (game.view(Viewer::Seat(seat)), AtomicBool::new(false));
        search::<G, G::Guide>(&view, seat, guide, &effort, rng.next_u64(), &never).action
    }
}

impl Course {
    /// The positions with their results: final scores without a share of the luck that came later.
    fn stored(self, scores: &[f32]) -> Vec<StoredPosition> {
        let all = self.luck;
        let result = |seat: usize, before: &[f32]| scores[seat] - LUCK_SHARE * (all[seat] - before[seat]);
        let stored = |(inputs, before): (Inputs, Vec<f32>)| {
            let features = inputs.points.into_iter().zip(inputs.features).enumerate();
            let seats = features.map(|(seat, (points, features))| (points, result(seat, &before), features));
            StoredPosition(inputs.remaining, seats.collect())
        };
        self.positions.into_iter().map(stored).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_luck_after_a_position_is_subtracted() {
        let inputs = Inputs { remaining: 0.5, features: vec![vec![1.0], vec![2.0]], points: vec![7.0, 8.0] };
        let course = Course { positions: vec![(inputs, vec![5.0, -5.0])], luck: vec![15.0, -15.0] };
        let stored = course.stored(&[50.0, 40.0]);
        assert_eq!(stored, [StoredPosition(0.5, vec![(7.0, 46.0, vec![1.0]), (8.0, 44.0, vec![2.0])])]);
        let game = StoredGame { game: 3, positions: stored };
        let sample = game.samples().next().unwrap();
        assert_eq!((sample.results, sample.inputs.points), (vec![46.0, 44.0], vec![7.0, 8.0]));
    }
}
