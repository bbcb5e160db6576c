//! Computer players' knowledge of a game.

use crate::linear::{FeatureSet, Weight};
use crate::net::{Inputs, Net};
use game::Game;
use search::{Guide, Plain, SearchSettings};

/// Computer players' knowledge of the game `G`: a guide, created for a given view. The catalog names one for each game;
/// [`Plain`], which knows only the rules, works for any game.
pub trait Knowledge<G: Game>: Guide<G> + Sized {
    /// The difference in rewards that a weak player in this game hardly notices: to them, one choice is only e times as
    /// likely as another.
    const BLUR: f32 = 0.08;

    /// The best guide for this view's options and number of players.
    fn tuned(view: &G::View) -> Self;

    /// The first version of the guide, kept unchanged as a baseline.
    fn first() -> Self;

    /// The second version of the guide for this view's options and number of players, before its evaluation was
    /// corrected by networks; likewise kept unchanged.
    fn second(view: &G::View) -> Self;

    /// This guide with a network that corrects its evaluation; unchanged if it has no features.
    #[must_use]
    fn with_net(self, net: &'static Net) -> Self {
        let _ = net;
        self
    }

    /// The position as a network sees it; `None` if the guide has no features.
    fn inputs(&self, game: &G) -> Option<Inputs> {
        let _ = game;
        None
    }

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

    fn second(_: &G::View) -> Self {
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
