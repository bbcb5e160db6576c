//! Expansion cards.

use crate::masterworks::components::MASTERWORK_VALUES;
use crate::masterworks::house_values::VALUE_IN_DECK;
use game::{BitSet, Counts, Piece, Text, ToText};
use std::fmt;

/// A Dogate card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dogate {
    pub arrows: u8,
    pub points: u8,
}

impl Dogate {
    pub(crate) const fn equals(self, other: Dogate) -> bool {
        self.arrows == other.arrows && self.points == other.points
    }
}

/// A kind of Dogaressa card, in rulebook order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Dogaressa {
    Points,
    TwoMasterworks,
    ExtraCard,
    SeaRoute,
    SmallDogate,
    LargeDogate,
}

/// A multiset of Dogaressa cards.
pub type Dogaressas = Counts<Dogaressa, { Dogaressa::COUNT }>;

/// A masterwork's shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Shape {
    Bowl,
    Lamp,
    Vase,
}

/// A masterwork's glass color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Glass {
    Amber,
    Cobalt,
    Ruby,
}

/// A masterwork card; there is one per shape, glass and value. The number is its index in alphabetical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = Masterwork::KINDS * MASTERWORK_VALUES.len(), name = "masterwork-{shape}-{glass}-{value}")]
#[piece(text("masterwork", shape, glass, value))]
pub struct Masterwork(u8);

impl Masterwork {
    /// Number of combinations of shape and glass; one card of each is in the deck.
    pub(crate) const KINDS: usize = Shape::COUNT * Glass::COUNT;

    #[inline]
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.index() / (MASTERWORK_VALUES.len() * Glass::COUNT)]
    }

    #[inline]
    pub const fn glass(self) -> Glass {
        Glass::ALL[self.index() / MASTERWORK_VALUES.len() % Glass::COUNT]
    }

    #[inline]
    pub const fn value(self) -> u8 {
        MASTERWORK_VALUES[self.index() % MASTERWORK_VALUES.len()]
    }

    #[inline]
    pub const fn is_in_deck(self) -> bool {
        self.value() == VALUE_IN_DECK
    }
}

/// A set of masterworks; there are no duplicates.
pub type Masterworks = BitSet<Masterwork, u64>;

/// A card that the expansion shuffles into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Dogate(Dogate),
    Masterwork(Masterwork),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Dogate(Dogate { arrows, points }) => write!(f, "dogate-{arrows}-{points}"),
            Card::Masterwork(masterwork) => masterwork.fmt(f),
        }
    }
}

impl ToText for Card {
    fn text(&self) -> Text {
        match self {
            Card::Dogate(Dogate { arrows, points }) => {
                Text::new("card-dogate").with("arrows", *arrows).with("points", *points)
            }
            Card::Masterwork(masterwork) => masterwork.text(),
        }
    }
}
