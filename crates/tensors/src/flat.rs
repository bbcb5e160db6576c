//! Numbers whole actions.

use crate::Encoder;
use game::Game;

/// Numbers all actions of a game that has few enough.
pub struct FlatActions<G: Game> {
    /// In ascending order; an action's number is its index.
    actions: Vec<G::Action>,
}

impl<G: Game> FlatActions<G> {
    /// `None` if the game has too many actions to number them all ([`Encoder::actions`]).
    pub fn new<E: Encoder<G>>() -> Option<Self> {
        let mut actions = E::actions()?;
        actions.sort_unstable();
        actions.dedup();
        Some(Self { actions })
    }

    pub fn len(&self) -> usize {
        self.actions.len()
    }

    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The number of this action; `None` if it can never be legal.
    pub fn number(&self, action: &G::Action) -> Option<usize> {
        self.actions.binary_search(action).ok()
    }

    /// The action with this number.
    pub fn action(&self, number: usize) -> Option<G::Action> {
        self.actions.get(number).copied()
    }
}
