//! Rounds of games, each played with the weights fitted to the games before.

use crate::fit::{Fit, FitPlan, Fitting};
use crate::net::NetFitting;
use crate::play::{Player, play};
use crate::played::Played;
use bots::{Fitted, Weight};
use game::{Game, Viewer};
use std::marker::PhantomData;

/// The distance between the seeds of two rounds' first games.
const SEEDS_PER_ROUND: u64 = 1_000_000;

/// Everything that the weights depend on, besides the game and its options.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Games per round.
    pub games: u64,
    pub rounds: u64,
    /// Search iterations per decision.
    pub iterations: u64,
    pub seed: u64,
    pub fit: FitPlan,
}

/// A training in progress.
#[derive(Debug)]
pub struct Training<G: Game, K> {
    options: G::Options,
    plan: Plan,
    /// Number of features that these options need.
    features: usize,
    /// The round, counted from 0, and the weights with which it is played.
    round: u64,
    weights: &'static [Weight],
    guide: PhantomData<K>,
}

impl<G: Game, K: Fitted<G>> Training<G, K> {
    /// Begins with weights that never change ([`Fitted::initial`]).
    pub fn new(options: G::Options, plan: Plan) -> Self {
        let view = G::new(&options).view(Viewer::Spectator);
        let (weights, features) = (K::initial(&view), K::features(&view));
        Self { options, plan, features, round: 0, weights, guide: PhantomData }
    }

    /// Begins with the weights that the game's computer players have learned, for a net to be added to them.
    pub fn with_learned(options: G::Options, plan: Plan) -> Self {
        let weights = K::tuned(&G::new(&options).view(Viewer::Spectator)).weights();
        Self { weights, features: weights.len(), ..Self::new(options, plan) }
    }

    /// Plays this game of the round, counted from 0.
    pub fn play(&self, number: u64) -> Played {
        let seed = self.plan.seed + self.round * SEEDS_PER_ROUND + number;
        let player = Player { guide: K::with(self.weights), iterations: self.plan.iterations };
        play::<G, K>(&self.options, &player, seed)
    }

    /// Fits weights to the round's games, which are those for the next round. `None` if one of them was not played by
    /// these rules.
    pub fn finish_round(&mut self, games: &[Played]) -> Option<Fit> {
        // The positions to learn from are those that a guide with all features evaluates.
        let guide = K::with(leak(vec![Weight::default(); self.features]));
        let mut fitting = Fitting::new(self.plan.fit, self.features);
        for played in games {
            fitting.add::<G, K>(&self.options, &guide, played)?;
        }
        let fit = fitting.solve(self.weights);
        self.weights = leak(fit.weights.clone());
        self.round += 1;
        Some(fit)
    }

    /// A net to be fitted to the round's games in this many passes. `None` if one of them was not played by these rules.
    pub fn net(&self, games: &[Played], passes: u32) -> Option<NetFitting> {
        NetFitting::new::<G, K>(&self.options, &K::with(self.weights), games, &self.plan, passes)
    }
}

/// A guide borrows its weights for ever; a training has only a few.
fn leak(weights: Vec<Weight>) -> &'static [Weight] {
    Box::leak(weights.into_boxed_slice())
}
