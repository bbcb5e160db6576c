//! What computer players know of one game.

use crate::linear::{Appraisal, Weight};
use game::Game;
use search::{Guide, Plain, Settings};

/// What computer players know of the game `G`: a guide, made for the position at hand. The catalog names one for each
/// game; [`Plain`], which knows only the rules, works for every game.
pub trait Knowledge<G: Game>: Guide<G> + Sized {
    /// Noise that makes a weak player, as a deviation of rewards.
    const NOISE: f32 = 0.1;

    /// The best guide known for the game that this is a view of.
    fn tuned(view: &G::View) -> Self;

    /// The guide of the first version, which stays as it is for comparison.
    fn first() -> Self;

    /// The numbers that shape a search in this game.
    fn settings() -> Settings {
        Settings::default()
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

/// A guide whose evaluation adds up weighted features of a position, so that the weights can be fitted to games.
pub trait Fitted<G: Game>: Knowledge<G> {
    type Appraisal: Appraisal<Game = G>;

    /// Good weights for all options.
    const TUNED: &'static [Weight];

    /// The guide with these weights, one per feature.
    fn with(weights: &'static [Weight]) -> Self;

    fn weights(&self) -> &'static [Weight];
}
