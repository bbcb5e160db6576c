//! Analyzes decisions with each game's guide, for reviews, hints and puzzles.

use crate::knowledge::Knowledge;
use game::{Game, Seat, Viewer};
use search::{Analysis, AnalysisBudget, Forecast};

/// Analyzes the decision of `seat`, whose turn it must be, from its view ([`search::analyze()`]). `asked_about` is
/// kept until the last round, however bad it is.
pub fn analyze<G: Game, K: Knowledge<G>>(
    view: &G::View,
    seat: Seat,
    asked_about: Option<G::Action>,
    budget: &AnalysisBudget<'_>,
) -> Analysis<G::Action> {
    let guide = K::tuned(view);
    search::analyze::<G, K>(view, seat, asked_about, &guide, guide.settings(), budget)
}

/// The expected result of this game, from its full state: only for reviewing finished games ([`search::forecast()`]).
pub fn forecast<G: Game, K: Knowledge<G>>(game: &G, outcomes: usize, budget: &AnalysisBudget<'_>) -> Forecast {
    let guide = K::tuned(&game.view(Viewer::Spectator));
    search::forecast::<G, K>(game, outcomes, &guide, guide.settings(), budget)
}
