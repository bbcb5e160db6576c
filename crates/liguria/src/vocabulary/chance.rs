//! Chance outcomes.

use super::{Cards, Color, Cubes, TileRow};
use crate::components::ISLAND_COLORS;
use arrayvec::ArrayVec;
use game::{Notation, NotationError, PerSeat, Seat, Text, ToText, Tokens, UnknownName};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A chance outcome.
#[derive(Clone, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The turn order, from position 1.
    #[notation("order {seats}")]
    Order(PerSeat<Seat>),
    /// The islands, in ring order.
    #[notation("islands {faces}")]
    Islands(Islands),
    /// The first cubes on each harbor's quay.
    #[notation("cubes {quays}")]
    Cubes(PerSeat<Cubes>),
    /// A round's tiles, from left to right.
    #[notation("tiles {row}")]
    Tiles(TileRow),
    /// A round's offer of cards, after replacements.
    #[notation("cards {cards}")]
    Cards(Cards),
}

/// All outcomes are public.
impl game::ChanceOutcome for Chance {}

/// The islands, in ring order.
pub type Islands = ArrayVec<IslandFace, { ISLAND_COLORS.len() }>;

/// An island's color and prestige marker, written as `R4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct IslandFace {
    pub color: Color,
    pub prestige: u8,
}

#[cfg(feature = "schema")]
game::schema_as!(IslandFace, String);

impl ToText for IslandFace {
    fn text(&self) -> Text {
        let island = match self.color {
            Color::Red => "island-red",
            Color::Blue => "island-blue",
            Color::Yellow => "island-yellow",
        };
        Text::new(island).with("prestige", self.prestige)
    }
}

impl fmt::Display for IslandFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color, self.prestige)
    }
}

impl FromStr for IslandFace {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        let (color, prestige) = word.split_at_checked(1).ok_or(UnknownName)?;
        Ok(Self { color: color.parse()?, prestige: prestige.parse().map_err(|_| UnknownName)? })
    }
}

impl Notation for IslandFace {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        tokens.parse("expected-island")
    }
}

impl Serialize for IslandFace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
