//! The bots' search speed.

use crate::knowledge::Knowledge;
use game::{Game, Seat};
use search::{Interrupt, Pace};
use std::time::Duration;

/// Measures the speed of `search:N` on one core at one of `seat`'s decisions, from its view. Takes about `total` by `clock`.
pub fn pace<G: Game, K: Knowledge<G>>(view: &G::View, seat: Seat, total: Duration, clock: &dyn Interrupt) -> Pace {
    let guide = K::tuned(view);
    search::pace::<G, K>(view, seat, &guide, guide.settings(), total, clock)
}
