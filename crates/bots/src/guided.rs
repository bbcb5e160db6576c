//! Which games have a guide, and how a bot that works for any game finds it.

use crate::liguria::{LiguriaAppraisal, LiguriaGuide};
use crate::linear::{Appraisal, Weight};
use crate::mille_fiori::{MilleFioriAppraisal, MilleFioriGuide};
use crate::summer_pavilion::{SummerPavilionAppraisal, SummerPavilionGuide};
use ::liguria::Liguria;
use ::mille_fiori::MilleFiori;
use ::summer_pavilion::{BoardSide, SummerPavilion};
use game::Game;
use search::{Guide, Plain, Settings};
use std::any::{Any, TypeId};

/// A game that computer players know something about.
pub trait Guided: Game {
    type Appraisal: Appraisal<Game = Self>;
    type Guide: Guide<Self>;

    /// Good weights for any game.
    const TUNED: &'static [Weight];
    /// The weights of the first version, which stay as they are for comparison.
    const FIRST: &'static [Weight];

    /// Noise that makes a weak player, as a deviation of rewards.
    const NOISE: f32;

    fn guide(weights: &'static [Weight]) -> Self::Guide;

    /// The best weights known for the game that this is a view of.
    fn tuned(view: &Self::View) -> &'static [Weight] {
        let _ = view;
        Self::TUNED
    }

    /// The numbers that shape a search in this game.
    fn settings() -> Settings;
}

impl Guided for MilleFiori {
    type Appraisal = MilleFioriAppraisal;
    type Guide = MilleFioriGuide;

    const TUNED: &'static [Weight] = &crate::mille_fiori::weights::TUNED;
    const FIRST: &'static [Weight] = &crate::mille_fiori::weights::FIRST;
    const NOISE: f32 = 0.2;

    fn guide(weights: &'static [Weight]) -> MilleFioriGuide {
        MilleFioriGuide::new(weights)
    }

    fn tuned(view: &Self::View) -> &'static [Weight] {
        match (view.options.players, view.options.masterworks) {
            (2, false) => &crate::mille_fiori::weights::DUEL,
            _ => Self::TUNED,
        }
    }

    fn settings() -> Settings {
        Settings { exploration: 0.25, ..Settings::default() }
    }
}

impl Guided for SummerPavilion {
    type Appraisal = SummerPavilionAppraisal;
    type Guide = SummerPavilionGuide;

    const TUNED: &'static [Weight] = &crate::summer_pavilion::weights::TUNED;
    const FIRST: &'static [Weight] = &crate::summer_pavilion::weights::FIRST;
    const NOISE: f32 = 0.03;

    fn guide(weights: &'static [Weight]) -> SummerPavilionGuide {
        SummerPavilionGuide::new(weights)
    }

    fn tuned(view: &Self::View) -> &'static [Weight] {
        match (view.options.players, view.options.board) {
            (2, BoardSide::Colored) => &crate::summer_pavilion::weights::DUEL,
            _ => Self::TUNED,
        }
    }

    fn settings() -> Settings {
        Settings { exploration: 0.3, reluctance: 0.1, ..Settings::default() }
    }
}

impl Guided for Liguria {
    type Appraisal = LiguriaAppraisal;
    type Guide = LiguriaGuide;

    const TUNED: &'static [Weight] = &crate::liguria::weights::TUNED;
    const FIRST: &'static [Weight] = &crate::liguria::weights::FIRST;
    const NOISE: f32 = 0.06;

    fn guide(weights: &'static [Weight]) -> LiguriaGuide {
        LiguriaGuide::new(weights)
    }

    fn settings() -> Settings {
        Settings::default()
    }
}

/// Thinking that works for any game once it is given a guide.
pub(crate) trait Thinking {
    /// What comes of it, for a game with these actions.
    type Thought<A: 'static>: 'static;

    fn think<G: Game, U: Guide<G>>(self, view: &G::View, guide: &U, settings: Settings) -> Self::Thought<G::Action>;
}

/// Which weights a guide is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    Tuned,
    First,
}

/// Thinks with the guide of the game `G`; with the plain one, if it has none.
pub(crate) fn with_guide<G: Game, T: Thinking>(view: &G::View, version: Version, thinking: T) -> T::Thought<G::Action> {
    if let Some(view) = (view as &dyn Any).downcast_ref() {
        return translate(guided::<MilleFiori, T>(view, version, thinking));
    }
    if let Some(view) = (view as &dyn Any).downcast_ref() {
        return translate(guided::<SummerPavilion, T>(view, version, thinking));
    }
    if let Some(view) = (view as &dyn Any).downcast_ref() {
        return translate(guided::<Liguria, T>(view, version, thinking));
    }
    thinking.think::<G, Plain>(view, &Plain, Settings::default())
}

fn guided<G: Guided, T: Thinking>(view: &G::View, version: Version, thinking: T) -> T::Thought<G::Action> {
    let weights = match version {
        Version::Tuned => G::tuned(view),
        Version::First => G::FIRST,
    };
    thinking.think(view, &G::guide(weights), G::settings())
}

/// From a thought about a game that was recognized by its view back to the same about that game by its type.
fn translate<A: 'static, B: 'static>(thought: A) -> B {
    let thought: Box<dyn Any> = Box::new(thought);
    *thought.downcast().expect("a view belongs to one game")
}

/// The noise that makes a weak player of the game `G`, as a deviation of rewards.
pub(crate) fn noise<G: Game>() -> f32 {
    match TypeId::of::<G>() {
        game if game == TypeId::of::<MilleFiori>() => MilleFiori::NOISE,
        game if game == TypeId::of::<SummerPavilion>() => SummerPavilion::NOISE,
        game if game == TypeId::of::<Liguria>() => Liguria::NOISE,
        _ => PLAIN_NOISE,
    }
}

/// For a game that nothing is known about.
const PLAIN_NOISE: f32 = 0.1;
