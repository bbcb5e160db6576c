//! What bots know, told to people: the worth of choices in points.

use crate::guided::{Thinking, Version, with_guide};
use game::{Game, Seat, Viewer};
use search::{Analysis, Forecast, Guide, Inquiry, Settings};
use std::any::Any;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How much thought a question gets.
#[derive(Clone, Copy, Debug)]
pub struct Care<'a> {
    /// About so many iterations of search.
    pub iterations: u32,
    /// If there is a limit of time: then the answer is not the same each time.
    pub within: Option<Duration>,
    pub seed: u64,
    /// Becomes true when nobody wants to know any more.
    pub cancel: &'a AtomicBool,
}

impl Care<'_> {
    fn inquiry(&self, settings: Settings) -> Inquiry {
        Inquiry { iterations: self.iterations, within: self.within, settings }
    }
}

/// Analyzes the decision of `seat`, whose view this is and who must be on turn ([`search::analyze()`]). `asked_about`
/// is compared to the end whatever it is worth.
pub fn analyze<G: Game>(
    view: &G::View,
    seat: Seat,
    asked_about: Option<G::Action>,
    care: &Care<'_>,
) -> Analysis<G::Action> {
    with_guide::<G, _>(view, Version::Tuned, Analyzing { seat, asked_about: &asked_about, care })
}

/// How this game can be expected to end, with nothing hidden: for looking back at games that are over
/// ([`search::forecast()`]).
pub fn forecast<G: Game>(game: &G, outcomes: usize, care: &Care<'_>) -> Forecast {
    with_guide::<G, _>(&game.view(Viewer::Spectator), Version::Tuned, Forecasting { game, outcomes, care })
}

struct Analyzing<'a> {
    seat: Seat,
    /// An `Option` of an action of the game whose view is looked at.
    asked_about: &'a dyn Any,
    care: &'a Care<'a>,
}

impl Thinking for Analyzing<'_> {
    type Thought<A: 'static> = Analysis<A>;

    fn think<G: Game, U: Guide<G>>(self, view: &G::View, guide: &U, settings: Settings) -> Analysis<G::Action> {
        let asked_about: Option<&Option<G::Action>> = self.asked_about.downcast_ref();
        let asked_about = *asked_about.expect("an action of the game whose view this is");
        let Care { seed, cancel, .. } = *self.care;
        search::analyze::<G, U>(view, self.seat, asked_about, guide, &self.care.inquiry(settings), seed, cancel)
    }
}

struct Forecasting<'a> {
    /// The game whose view is looked at.
    game: &'a dyn Any,
    outcomes: usize,
    care: &'a Care<'a>,
}

impl Thinking for Forecasting<'_> {
    type Thought<A: 'static> = Forecast;

    fn think<G: Game, U: Guide<G>>(self, _: &G::View, guide: &U, settings: Settings) -> Forecast {
        let game: &G = self.game.downcast_ref().expect("the game whose view this is");
        let Care { seed, cancel, .. } = *self.care;
        search::forecast::<G, U>(game, self.outcomes, guide, &self.care.inquiry(settings), seed, cancel)
    }
}
