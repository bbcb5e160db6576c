//! The toy game's components.

/// Card values range from 1 to this, with `COPIES` cards of each.
pub(crate) const VALUES: usize = 4;
pub(crate) const COPIES: u8 = 2;
pub(crate) const COINS: u8 = 3;
pub(crate) const ROUNDS: u8 = 3;

/// The number of cards of each value, starting with 1.
pub(crate) type Cards = [u8; VALUES];

/// A card's index in [`Cards`].
pub(crate) fn at(card: u8) -> usize {
    usize::from(card) - 1
}
