//! What bots know, told to people: the worth of choices in points.

use crate::knowledge::Knowledge;
use game::{Game, Seat, Viewer};
use search::{Analysis, Forecast, Inquiry, Settings};
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
pub fn analyze<G: Game, K: Knowledge<G>>(
    view: &G::View,
    seat: Seat,
    asked_about: Option<G::Action>,
    care: &Care<'_>,
) -> Analysis<G::Action> {
    let inquiry = care.inquiry(K::settings());
    search::analyze::<G, K>(view, seat, asked_about, &K::tuned(view), &inquiry, care.seed, care.cancel)
}

/// How this game can be expected to end, with nothing hidden: for looking back at games that are over
/// ([`search::forecast()`]).
pub fn forecast<G: Game, K: Knowledge<G>>(game: &G, outcomes: usize, care: &Care<'_>) -> Forecast {
    let guide = K::tuned(&game.view(Viewer::Spectator));
    search::forecast::<G, K>(game, outcomes, &guide, &care.inquiry(K::settings()), care.seed, care.cancel)
}
