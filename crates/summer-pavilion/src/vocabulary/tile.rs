//! Tiles: colors, heaps and sources.

use crate::components::{MOST_FACTORIES, TILES_PER_COLOR};
use game::{BitSet, Counts, FieldValues, Notation, NotationError, Piece, ToText, Tokens, UnknownName, Values};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A tile color, in the order of the round track (SP-1.2). The first letters are unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(copies = TILES_PER_COLOR, heap = "map", counted = "tiles")]
#[repr(u8)]
pub enum Color {
    Purple,
    Green,
    Orange,
    Yellow,
    Blue,
    Red,
}

pub type Colors = BitSet<Color, u8>;

/// A heap of tiles. The whole game has only 132.
pub type Tiles = Counts<Color, { Color::COUNT }>;

/// A factory, counted from 0 in records and from 1 in text and on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = MOST_FACTORIES, numbered_from = 0, text("place-factory", ordinal))]
pub struct Factory(u8);

impl Factory {
    /// Returns the factory's number counted from 1, as shown to players.
    pub fn ordinal(self) -> u8 {
        self.number() + 1
    }
}

/// A place to take tiles from. Messages: `place-factory`, `place-center`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ToText)]
#[text("place")]
pub enum Source {
    #[inner]
    Factory(Factory),
    /// The center of the table.
    Center,
}

game::piece_schema!(Source, "Source", string);

impl Source {
    /// All sources in order. Factories not used at a table are never filled.
    pub const ALL: [Source; MOST_FACTORIES + 1] = {
        let mut sources = [Source::Center; MOST_FACTORIES + 1];
        let mut index = 0;
        while index < MOST_FACTORIES {
            sources[index] = Source::Factory(Factory::from_index(index));
            index += 1;
        }
        sources
    };
}

/// The factory's number, or `center`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Factory(factory) => factory.fmt(f),
            Source::Center => f.write_str("center"),
        }
    }
}

impl FromStr for Source {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        if word == "center" { Ok(Source::Center) } else { word.parse().map(Source::Factory) }
    }
}

impl Notation for Source {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        tokens.parse("expected-source")
    }
}

impl FieldValues for Source {
    fn in_notation() -> Values {
        Values::One(Self::ALL.iter().map(ToString::to_string).collect())
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
