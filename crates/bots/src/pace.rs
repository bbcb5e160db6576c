//! The search speed of bots.

use crate::knowledge::Knowledge;
use game::{Game, Seat};
use search::Pace;
use std::time::Duration;

/// Measures for about `total` how fast `search:N` is on one core at a decision of `seat`, from its view.
pub fn pace<G: Game, K: Knowledge<G>>(view: &G::View, seat: Seat, total: Duration) -> Pace {
    search::pace::<G, K>(view, seat, &K::tuned(view), K::settings(), total)
}
