//! Computer players' knowledge of a game.

use crate::linear::{FeatureSet, Weight};
use game::Game;
use search::{Guide, Plain, SearchSettings};

/// Computer players' knowledge of the game `G`: a guide, created for a given view. The catalog names one for each game;
/// [`Plain`], which knows only the rules, works for any game.
pub trait Knowledge<G: Game>: Guide<G> + Sized {
    /// The temperatures with which novice, casual, skilled and expert players choose: a difference in rewards that makes
    /// one choice e times as likely as another.
    const TEMPERATURES: [f32; 4] = [0.08, 0.02, 0.04, 0.012];

    /// The best guide for this view's options and number of players.
    fn tuned(view: &G::View) -> Self;

    /// The first version of the guide, kept unchanged as a baseline.
    fn first() -> Self;

    /// The search parameters for this game.
    fn settings() -> SearchSettings {
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
}

/// A guide with a linear evaluation whose weights can be fitted to played games.
pub trait Fitted<G: Game>: Knowledge<G> {
    type Features: FeatureSet<Game = G>;

    /// Weights that work for all options.
    const TUNED: &'static [Weight];

    /// The guide with these weights, one per feature.
    fn with(weights: &'static [Weight]) -> Self;

    fn weights(&self) -> &'static [Weight];
}
