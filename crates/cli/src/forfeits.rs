//! Games in which a bot's program failed.

use crate::engine::Failure;
use crate::localizer::Localizer;
use game::{PerSeat, Seat, Seats, Text, last_ranked};
use serde::{Deserialize, Serialize};

/// Maximum number of forfeits that are described after a match.
const MOST_DESCRIBED: usize = 10;

/// A seat whose program failed. A computer player took over, and the seat is ranked last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Forfeit {
    pub(crate) seat: Seat,
    #[serde(flatten)]
    pub(crate) failure: Failure,
}

/// A forfeit in one of many games.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ForfeitedGame {
    /// Counted from 0.
    pub(crate) game: u64,
    pub(crate) bot: String,
    #[serde(flatten)]
    pub(crate) forfeit: Forfeit,
}

impl Forfeit {
    /// Says which bot forfeited, and why.
    pub(crate) fn text(&self, bot: &str) -> Text {
        Text::new("cli-forfeit").with("bot", bot).with("number", self.seat.index()).with("why", self.failure.text())
    }
}

/// The forfeited seats.
pub(crate) fn seats(forfeits: &[Forfeit]) -> Seats {
    forfeits.iter().map(|forfeit| forfeit.seat).collect()
}

/// The ranks, with forfeited seats behind all others.
pub(crate) fn ranked(ranks: PerSeat<u8>, forfeits: &[Forfeit]) -> PerSeat<u8> {
    last_ranked(ranks, seats(forfeits))
}

/// A paragraph about these forfeits, preceded by an empty line; empty if there are none.
pub(crate) fn in_words(forfeits: &[ForfeitedGame], localizer: &Localizer) -> String {
    let line = |game: &ForfeitedGame| {
        let text = Text::new("cli-forfeited-game").with("game", (game.game + 1).to_string());
        localizer.localize(&text.with("forfeit", game.forfeit.text(&game.bot))) + "\n"
    };
    let described: String = forfeits.iter().take(MOST_DESCRIBED).map(line).collect();
    match forfeits.len().saturating_sub(MOST_DESCRIBED) {
        _ if forfeits.is_empty() => String::new(),
        0 => format!("\n{described}"),
        more => format!("\n{described}{}\n", localizer.localize(&Text::new("cli-forfeits-more").with("count", more))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    fn slow(game: u64) -> ForfeitedGame {
        let forfeit = Forfeit { seat: Seat::new(1), failure: Failure::Slow { ms: 1500 } };
        ForfeitedGame { game, bot: "exec:./bot".to_owned(), forfeit }
    }

    #[test]
    fn the_first_forfeits_are_described() {
        let localizer = Localizer::new(Lang::En, None);
        let words = |count| in_words(&(0..count).map(slow).collect::<Vec<_>>(), &localizer);
        assert_eq!(words(0), "");
        assert_eq!(words(1), "\nGame 1: exec:./bot in seat 1 forfeited: no answer within 1500 ms.\n");
        assert_eq!(words(10).lines().count(), 11);
        assert!(words(12).ends_with("\n… and 2 more\n"));
    }
}
