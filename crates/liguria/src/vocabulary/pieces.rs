//! Cubes and ship cards, individually and in heaps.

use crate::components::{CUBES_PER_COLOR, SHIP_CARDS, ShipCard};
use game::{BitSet, Counts, Piece, Text, ToText};

/// A cube or island color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(heap = "letters", counted = "cubes", none = "cubes-none", expected = "expected-cubes")]
#[piece(copies = CUBES_PER_COLOR)]
pub enum Color {
    #[default]
    #[word("R")]
    Red,
    #[word("B")]
    Blue,
    #[word("Y")]
    Yellow,
}

/// A heap of cubes, written as `RRB`; `-` if empty.
pub type Cubes = Counts<Color, { Color::COUNT }>;

/// A ship card, `S01` to `S36`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = SHIP_CARDS.len(), name = "S{number:02}")]
pub struct Card(u8);

/// A set of cards: the deck, the offer, a player's cards.
pub type Cards = BitSet<Card, u64>;

impl Card {
    /// All cards with positive points.
    pub const POSITIVE: Cards = Cards::from_bits(positive_bits());

    /// Returns the number in its name, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns its printed face.
    #[inline]
    pub fn face(self) -> &'static ShipCard {
        &SHIP_CARDS[self.index()]
    }

    /// Returns its wheels, brown arrows, reverse arrow and anchor, if any.
    fn symbols(self) -> Vec<Text> {
        let face = self.face();
        let counted = [("card-wheels", face.wheels), ("card-arrows", face.arrows)];
        let marks = [("card-reverse", face.reverse), ("card-anchor", face.anchor)];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0);
        let marks = marks.into_iter().filter(|(_, there)| *there);
        counted
            .map(|(key, count)| Text::new(key).with("count", count))
            .chain(marks.map(|(key, _)| Text::new(key)))
            .collect()
    }
}

const fn positive_bits() -> u64 {
    let (mut bits, mut card) = (0, 0);
    while card < SHIP_CARDS.len() {
        if SHIP_CARDS[card].points > 0 {
            bits |= 1 << card;
        }
        card += 1;
    }
    bits
}

impl ToText for Card {
    fn text(&self) -> Text {
        let (face, symbols) = (self.face(), self.symbols());
        let text = Text::new(if symbols.is_empty() { "card-plain" } else { "card" });
        let text = text.with("points", signed(face.points.into())).with("cubes", face.cubes);
        if symbols.is_empty() { text } else { text.with("symbols", symbols) }
    }
}

/// Formats points with their sign.
pub(super) fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn li_1_5_heaps_have_no_more_cubes_than_the_box() {
        assert_eq!("R".repeat(40).parse(), Ok(Cubes::of(Color::Red, CUBES_PER_COLOR)));
        assert!("R".repeat(41).parse::<Cubes>().is_err());
    }
}
