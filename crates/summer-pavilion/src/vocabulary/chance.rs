//! Chance outcomes.

use super::tile::Tiles;
use crate::components::MOST_FACTORIES;
use arrayvec::ArrayVec;
use game::{Notation, NotationError, Seat, Tokens};
use std::fmt;

/// A chance outcome.
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

/// The tiles on each factory, in order.
pub type Factories = ArrayVec<FactoryTiles, MOST_FACTORIES>;

/// A factory's tiles, written as one word: one letter per tile, or `-`.
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
