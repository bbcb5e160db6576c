//! What chance decides on and beside the new board.

use super::{Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::vocabulary;
use game::Notation;

/// An outcome of chance that the base game does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The tiles of the council, from the bottom to the top.
    #[notation("council {tiles}")]
    Council([Tile; Tile::COUNT]),
    /// The first open masterworks.
    #[notation("masterworks {masterworks}")]
    Masterworks(Masterworks),
    /// The first open Dogaressas.
    #[notation("dogaressas {dogaressas}")]
    Dogaressas(Dogaressas),
    /// A masterwork from its stack.
    #[notation("masterwork {masterwork}")]
    Masterwork(Masterwork),
    /// A Dogaressa from its stack.
    #[notation("dogaressa {dogaressa}")]
    Dogaressa(Dogaressa),
}

impl From<Chance> for vocabulary::Chance {
    fn from(chance: Chance) -> Self {
        Self::Masterworks(chance)
    }
}
