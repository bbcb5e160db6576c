//! Outcomes of chance of the expansion.

use super::{Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::vocabulary;
use game::Notation;

/// An outcome of chance that only the expansion has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The tiles of the council, from bottom to top.
    #[notation("council {tiles}")]
    Council([Tile; Tile::COUNT]),
    /// The first face-up masterworks.
    #[notation("masterworks {masterworks}")]
    Masterworks(Masterworks),
    /// The first face-up Dogaressas.
    #[notation("dogaressas {dogaressas}")]
    Dogaressas(Dogaressas),
    /// A masterwork drawn from the stack.
    #[notation("masterwork {masterwork}")]
    Masterwork(Masterwork),
    /// A Dogaressa drawn from the stack.
    #[notation("dogaressa {dogaressa}")]
    Dogaressa(Dogaressa),
}

impl From<Chance> for vocabulary::Chance {
    fn from(chance: Chance) -> Self {
        Self::Masterworks(chance)
    }
}
