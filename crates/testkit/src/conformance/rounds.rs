//! Rounds: they are counted, and nobody counts back.

use super::Moment;
use crate::verdict::Verdict;
use game::Game;

pub(super) fn never_fall<G: Game>(moment: &Moment<G>) -> Verdict {
    let (before, after) = (moment.before.round(), moment.after.round());
    ensure!(before <= after, "after round {before} comes round {after}");
    Ok(())
}
