//! The parts that make up legal actions.

use crate::verdict::Verdict;
use game::{ChoiceTree, Game, GameExt, Parts, Seat};
use std::collections::HashMap;

/// Each legal action has a unique sequence of parts, and the choice tree leads to all of them.
pub(super) fn check<G: Game>(game: &G, seat: Seat) -> Verdict {
    let legal = game.legal(seat);
    let mut owners: HashMap<Parts<G>, G::Action> = HashMap::new();
    for action in &legal {
        let path = game.parts(action);
        ensure!(!path.is_empty(), "`{action}` has no parts");
        ensure!(path.iter().all(|part| !part.to_string().is_empty()), "a part of `{action}` has no name: {path:?}");
        if let Some(other) = owners.insert(path, *action) {
            return Err(format!("`{other}` and `{action}` have the same parts"));
        }
    }
    let mut offered = ChoiceTree::new(game, seat).actions();
    offered.sort();
    ensure!(offered == legal, "the tree of choices offers {offered:?} instead of {legal:?}");
    Ok(())
}
