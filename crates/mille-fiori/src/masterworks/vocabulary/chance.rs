//! Expansion chance outcomes.

use super::{Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::vocabulary;
use game::Notation;

/// A chance outcome found only in the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The council tiles, from bottom to top.
    #[notation("council {tiles}")]
    Council([Tile; Tile::COUNT]),
    /// The initial face-up masterworks.
    #[notation("masterworks {masterworks}")]
    Masterworks(Masterworks),
    /// The initial face-up Dogaressas.
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
