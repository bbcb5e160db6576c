//! Components are conserved, and clones are equal.

use crate::verdict::Verdict;
use game::Game;

/// The census is the same as at the start.
pub(super) fn conserved<G: Game>(start: &G, now: &G) -> Verdict {
    let (then, now) = (start.census(), now.census());
    ensure!(then == now, "the census has changed from {then:?} to {now:?}");
    Ok(())
}

/// A clone is equal to the original.
pub(super) fn clones<G: Game>(game: &G) -> Verdict {
    let clone = game.clone();
    ensure!(clone == *game, "a clone is not equal");
    ensure!(clone.turn() == game.turn() && clone.scores() == game.scores(), "a clone has a different turn or score");
    Ok(())
}
