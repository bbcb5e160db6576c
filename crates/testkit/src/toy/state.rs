//! The toy game's state.

use super::components::Cards;
use super::options::ToyOptions;
use game::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toy {
    pub(crate) options: ToyOptions,
    pub(crate) table: Table,
    pub(crate) deck: Cards,
    /// Each seat's card, 0 for none.
    pub(crate) hands: PerSeat<u8>,
    /// Hidden until the last bid is made, then public until the end of the round.
    pub(crate) bids: PerSeat<Option<u8>>,
}

/// The public part of the state.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// Whether the winning bidder has looked at its neighbor's card.
    pub(crate) peeked: bool,
    /// The card that was swapped away, 0 for none.
    pub(crate) discard: u8,
    pub(crate) coins: PerSeat<u8>,
    pub(crate) bank: u8,
    pub(crate) scores: PerSeat<i16>,
}

/// The next stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    Deal,
    Bid(Seats),
    Use(Seat),
    Draw(Seat),
    Over,
}
