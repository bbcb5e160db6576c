//! A seat's legal actions as a tree of clicks.

use crate::{Game, Seat};

/// A seat's legal actions, as a prefix tree of their [`Game::parts`]. The board, the list of choices in words
/// and the explanation of illegal clicks are all built from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceTree<G: Game> {
    pub roots: Vec<Choice<G>>,
}

/// One click, the action it completes, and the clicks that can follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<G: Game> {
    pub part: G::Part,
    /// The action completed by this click, if any; longer actions may continue from here.
    pub action: Option<G::Action>,
    pub then: Vec<Choice<G>>,
}

impl<G: Game> ChoiceTree<G> {
    /// Builds the tree for `seat`, which must be in `turn().seats()`.
    pub fn new(game: &G, seat: Seat) -> Self {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let mut choices = Self { roots: Vec::new() };
        for action in actions {
            choices.insert(game, action);
        }
        choices
    }

    /// All actions in the tree, without duplicates.
    pub fn actions(&self) -> Vec<G::Action> {
        fn collect<G: Game>(choices: &[Choice<G>], into: &mut Vec<G::Action>) {
            for choice in choices {
                into.extend(choice.action);
                collect(&choice.then, into);
            }
        }
        let mut actions = Vec::new();
        collect(&self.roots, &mut actions);
        actions
    }

    fn insert(&mut self, game: &G, action: G::Action) {
        let parts = game.parts(&action);
        let (last, way) = parts.split_last().expect("an action has at least one part");
        let siblings = way.iter().fold(&mut self.roots, |siblings, part| &mut child(siblings, *part).then);
        let leaf = child(siblings, *last);
        debug_assert!(leaf.action.is_none(), "two actions with one path: {action} and {:?}", leaf.action);
        leaf.action = Some(action);
    }
}

fn child<G: Game>(siblings: &mut Vec<Choice<G>>, part: G::Part) -> &mut Choice<G> {
    let index = siblings.iter().position(|choice| choice.part == part).unwrap_or_else(|| {
        siblings.push(Choice { part, action: None, then: Vec::new() });
        siblings.len() - 1
    });
    &mut siblings[index]
}
