//! Computer players' knowledge of a game.

use crate::linear::{FeatureSet, Weight};
use game::{Game, Seat};
use search::{Guide, Plain, SearchSettings};
use std::marker::PhantomData;

/// Computer players' knowledge of the game `G`: a guide, created for a given view. The catalog names one for each game;
/// [`Plain`], which knows only the rules, works for any game.
pub trait Knowledge<G: Game>: Guide<G> + Sized {
    /// The temperatures with which novice, casual, skilled and expert players choose: a difference in rewards that makes
    /// one choice e times as likely as another.
    const TEMPERATURES: [f32; 4] = [0.08, 0.02, 0.04, 0.012];

    /// The best guide for this view's options and number of players.
    fn tuned(view: &G::View) -> Self;

    /// The best guide for players who look only one decision ahead. They compare positions of different kinds, such as
    /// before and after a pass, so a guide that is better for a search may mislead them.
    fn for_greedy(view: &G::View) -> Self {
        Self::tuned(view)
    }

    /// The first version of the guide, kept unchanged as a baseline.
    fn first() -> Self;

    /// The second version of the guide for this view's options and number of players, likewise kept unchanged.
    fn second(view: &G::View) -> Self;

    /// The search parameters for this guide.
    fn settings(&self) -> SearchSettings {
        SearchSettings::default()
    }
}

impl<G: Game> Knowledge<G> for Plain {
    fn tuned(_: &G::View) -> Self {
        Plain
    }

    fn first() -> Self {
        Plain
    }

    fn second(_: &G::View) -> Self {
        Plain
    }
}

/// A guide with a linear evaluation whose weights can be fitted to played games.
pub trait Fitted<G: Game>: Knowledge<G> {
    type Features: FeatureSet<Game = G>;

    /// The guide with these weights, one per feature.
    fn with(weights: &'static [Weight]) -> Self;

    fn weights(&self) -> &'static [Weight];

    /// The weights with which training begins: those of the second version.
    fn initial(view: &G::View) -> &'static [Weight] {
        Self::second(view).weights()
    }

    /// The number of features, from the first, that these options need.
    fn features(view: &G::View) -> usize {
        let _ = view;
        Self::Features::FEATURES.len()
    }
}

/// No features: there is nothing to learn.
#[derive(Debug)]
pub struct NoFeatures<G>(PhantomData<G>);

impl<G: Game> FeatureSet for NoFeatures<G> {
    type Game = G;

    const FEATURES: &'static [&'static str] = &[];

    fn remaining(_: &G) -> f32 {
        0.0
    }

    fn certain(_: &G, _: Seat) -> f32 {
        0.0
    }

    fn features(_: &G, _: Seat, _: &mut [f32]) {}
}

impl<G: Game> Fitted<G> for Plain {
    type Features = NoFeatures<G>;

    fn with(_: &'static [Weight]) -> Self {
        Plain
    }

    fn weights(&self) -> &'static [Weight] {
        &[]
    }
}
