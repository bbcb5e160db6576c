//! How fast bots search.

use crate::knowledge::Knowledge;
use game::{Game, Seat};
use search::Pace;
use std::time::Duration;

/// How fast `search:N` is on one core in the position that this is a view of, with the guide of the game. `seat`,
/// whose view it is, must be on turn. Measures for about `total`.
pub fn pace<G: Game, K: Knowledge<G>>(view: &G::View, seat: Seat, total: Duration) -> Pace {
    search::pace::<G, K>(view, seat, &K::tuned(view), K::settings(), total)
}
