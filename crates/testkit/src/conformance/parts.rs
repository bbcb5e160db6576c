//! The parts that make up legal actions.

use crate::verdict::Verdict;
use game::{ChoiceTree, Game, GameExt, Parts, Seat};
use std::collections::HashMap;

/// Each legal action has a unique sequence of parts, each part can be read back from its name, and the choice tree
/// leads to all actions.
pub(super) fn check<G: Game>(game: &G, seat: Seat) -> Verdict {
    let legal = game.legal(seat);
    let mut owners: HashMap<Parts<G>, G::Action> = HashMap::new();
    for action in &legal {
        let path = game.parts(action);
        ensure!(!path.is_empty(), "`{action}` has no parts");
        for part in &path {
            let name = part.to_string();
            ensure!(!name.is_empty(), "a part of `{action}` has no name: {path:?}");
            ensure!(
                name.parse() == Ok(*part),
                "{part:?} has the name `{name}`, which is read as {:?}",
                name.parse::<G::Part>()
            );
        }
        if let Some(other) = owners.insert(path, *action) {
            return Err(format!("`{other}` and `{action}` have the same parts"));
        }
    }
    let mut offered = ChoiceTree::new(game, seat).actions();
    offered.sort();
    ensure!(offered == legal, "the tree of choices offers {offered:?} instead of {legal:?}");
    Ok(())
}
