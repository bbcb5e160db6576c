//! The round never decreases.

use super::Moment;
use crate::verdict::Verdict;
use game::Game;

pub(super) fn never_decrease<G: Game>(moment: &Moment<G>) -> Verdict {
    let (before, after) = (moment.before.round(), moment.after.round());
    ensure!(before <= after, "round {before} is followed by round {after}");
    Ok(())
}
