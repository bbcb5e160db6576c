//! The end of a game: ranks and scores.

use crate::verdict::Verdict;
use game::{Game, Turn};

/// Ranks start at 1, tied seats share the better rank, and no seat with a lower score has a better rank.
pub(super) fn check<G: Game>(game: &G) -> Verdict {
    ensure!(game.turn() == Turn::Over, "the game should be over");
    let (scores, ranks) = (game.scores(), game.ranks());
    ensure!(scores.players() == game.players(), "scores for {} players", scores.players());
    ensure!(ranks.players() == game.players(), "ranks for {} players", ranks.players());
    for (seat, rank) in ranks.iter() {
        let better = ranks.values().filter(|other| *other < rank).count();
        ensure!(usize::from(*rank) == better + 1, "seat {seat} has rank {rank} in {ranks:?}");
        let overtaken = ranks.iter().any(|(other, worse)| worse > rank && scores[other] > scores[seat]);
        ensure!(!overtaken, "ranks {ranks:?} do not follow the scores {scores:?}");
    }
    Ok(())
}
