//! The bots that can take a seat at a table with people.

use crate::{Bot, Knowledge, Level};
use game::{Game, Seat};
use search::Interrupt;

/// The bot that plays for absent players.
pub const SUBSTITUTE: &str = "greedy";

/// Bots without a level. They look one decision ahead at most.
const WITHOUT_LEVEL: [&str; 3] = ["random", "eager", "greedy"];

/// Names of the bots that can take a seat, except those whose budget a client could choose.
pub fn opponents() -> Vec<String> {
    let levels = Level::ALL.map(|level| format!("level:{}", level.name()));
    levels.into_iter().chain(WITHOUT_LEVEL.map(str::to_owned)).collect()
}

/// A bot that can take a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent(Bot);

impl Opponent {
    /// The bot called `name`; `None` if it isn't one of the [`opponents`].
    pub fn parse(name: &str) -> Option<Self> {
        let is_known = opponents().iter().any(|known| known == name);
        Bot::parse(name).ok().filter(|_| is_known).map(Self)
    }

    /// Decides for `seat`, whose turn it must be, as [`Bot::choose`] does.
    pub fn choose<G: Game, K: Knowledge<G>>(
        self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        cancel: &dyn Interrupt,
    ) -> G::Action {
        self.0.choose_guided::<G, K>(view, seat, seed, cancel).action
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_that_can_take_a_seat_can_play() {
        for name in opponents().iter().map(String::as_str).chain([SUBSTITUTE]) {
            assert_eq!(Opponent::parse(name).map(|opponent| opponent.0.to_string()).as_deref(), Some(name));
        }
        for name in ["search:1000000000", "plain:2000", "greedy-1", "guide-2:2000", "level:x", ""] {
            assert_eq!(Opponent::parse(name), None, "{name}");
        }
    }
}
