//! What a player does, and the clicks that lead to it.

use crate::masterworks;
use crate::vocabulary::{BoardSpace, Card, Space};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Choose a card of the hand.
    #[notation("pick {card}")]
    Pick(Card),
    /// Use the card in play to place a diamond on this space of its area.
    #[notation("place {space}")]
    Place(Space),
    /// Use the card in play to move the ship.
    #[notation("sail")]
    Sail,
    /// Play this card of the display as an extra card.
    #[notation("extra {card}")]
    Extra(Card),
    /// Play no extra card.
    #[notation("decline")]
    Decline,
    /// What only the expansion knows.
    #[inner]
    Masterworks(masterworks::Action),
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// A card of the hand.
    #[notation("hand:{card}")]
    HandCard(Card),
    #[notation("space:{space}")]
    Space(BoardSpace),
    #[notation("ship")]
    #[text("action-sail")]
    Ship,
    /// A card of the display.
    #[notation("display:{card}")]
    DisplayCard(Card),
    #[notation("decline")]
    #[text("action-decline")]
    Decline,
    /// A click that only the expansion knows.
    #[inner]
    Masterworks(masterworks::Part),
}
