//! How fast bots search.

use crate::guided::{Thinking, Version, with_guide};
use game::{Game, Seat};
use search::{Guide, Pace, Settings};
use std::time::Duration;

/// How fast `search:N` is on one core in the position that this is a view of, with the guide of the game. `seat`,
/// whose view it is, must be on turn. Measures for about `total`.
pub fn pace<G: Game>(view: &G::View, seat: Seat, total: Duration) -> Pace {
    with_guide::<G, _>(view, Version::Tuned, Pacing { seat, total })
}

struct Pacing {
    seat: Seat,
    total: Duration,
}

impl Thinking for Pacing {
    type Thought<A: 'static> = Pace;

    fn think<G: Game, U: Guide<G>>(self, view: &G::View, guide: &U, settings: Settings) -> Pace {
        search::pace::<G, U>(view, self.seat, guide, settings, self.total)
    }
}
