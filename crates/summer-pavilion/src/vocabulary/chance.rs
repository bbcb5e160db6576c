//! What chance decides.

use crate::components::MOST_FACTORIES;
use crate::vocabulary::tiles::Tiles;
use arrayvec::ArrayVec;
use game::Seat;

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who starts the game.
    Start(Seat),
    /// The tiles drawn to fill the supply.
    Supply(Tiles),
    /// The tiles drawn for each factory.
    Factories(Factories),
}

/// The tiles of each factory, in order.
pub type Factories = ArrayVec<Tiles, MOST_FACTORIES>;

impl game::Chance for Chance {}
