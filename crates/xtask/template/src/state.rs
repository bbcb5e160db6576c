//! A game's state.

use crate::options::Options;
use game::{PerSeat, Turn};

/// A game of My Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyGame {
    pub(crate) options: Options,
    /// Number of counters in the heap.
    pub(crate) heap: u8,
    /// Number of counters each player has taken.
    pub(crate) taken: PerSeat<u8>,
    pub(crate) scores: PerSeat<i16>,
    pub(crate) turn: Turn,
}
