//! Actions, and the clicks that lead to them.

use crate::masterworks;
use crate::vocabulary::{BoardSpace, Card, Space};

/// A player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Pick a card from the hand.
    #[notation("pick {card}")]
    Pick(Card),
    /// Use the card in play to place a diamond on this space of the card's area.
    #[notation("place {space}")]
    Place(#[arg(skip)] Space),
    /// Use the card in play to move the ship.
    #[notation("sail")]
    Sail,
    /// Play this card from the display as an extra card.
    #[notation("extra {card}")]
    Extra(Card),
    /// Decline the extra card.
    #[notation("decline")]
    Decline,
    /// An expansion action.
    #[inner]
    Masterworks(masterworks::Action),
}

/// One click on the path to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// A card in the hand.
    #[notation("hand:{card}")]
    HandCard(Card),
    /// A space on the board.
    #[notation("space:{space}")]
    Space(BoardSpace),
    /// The player's ship.
    #[notation("ship")]
    #[text("action-sail")]
    Ship,
    /// A card in the display.
    #[notation("display:{card}")]
    DisplayCard(Card),
    /// Instead of an extra card.
    #[notation("decline")]
    #[text("action-decline")]
    Decline,
    /// An expansion click.
    #[inner]
    Masterworks(masterworks::Part),
}
