//! What chance decides.

use super::tile::Tiles;
use crate::components::MOST_FACTORIES;
use arrayvec::ArrayVec;
use game::{Notation, NotationError, Seat, Tokens};
use std::fmt;

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The first start player.
    #[notation("start {seat}")]
    Start(Seat),
    /// The tiles drawn to fill the supply.
    #[notation("supply {tiles}")]
    Supply(Tiles),
    /// The tiles drawn for each factory.
    #[notation("factories {factories}")]
    Factories(Factories),
}

impl game::ChanceOutcome for Chance {}

/// The tiles of each factory, in order.
pub type Factories = ArrayVec<FactoryTiles, MOST_FACTORIES>;

/// The tiles of a factory, written in one word: a letter for each, or `-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactoryTiles(pub Tiles);

impl Notation for FactoryTiles {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0.letters())
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        tokens.parse("expected-factory").map(Self)
    }
}
