//! Selection tiles by what is printed on them; equal tiles can't be told apart.

use crate::vocabulary::pieces::{Diplomat, HarborTile, Knight, Order};
use game::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A selection tile. Inside it is its place in the list of all kinds, so that tiles sort as notation lists them.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Tile(u8);

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Harbor(HarborTile),
    Knight(Knight),
    Diplomat(Diplomat),
    Order(Order),
}

const FIRST_KNIGHT: u8 = HarborTile::ALL.len() as u8;
const FIRST_DIPLOMAT: u8 = FIRST_KNIGHT + Knight::ALL.len() as u8;
const FIRST_ORDER: u8 = FIRST_DIPLOMAT + Diplomat::ALL.len() as u8;

/// The names of all kinds but the orders.
const NAMES: [&str; FIRST_ORDER as usize] = [
    "wheel",
    "merchant",
    "building-a",
    "building-b",
    "building-c",
    "monk",
    "knight-1",
    "knight-2",
    "knight-3",
    "diplomat-1",
    "diplomat-2",
];

/// The messages that name them.
const MESSAGES: [&str; FIRST_ORDER as usize] = [
    "tile-wheel",
    "tile-merchant",
    "tile-building-a",
    "tile-building-b",
    "tile-building-c",
    "tile-monk",
    "tile-knight-1",
    "tile-knight-2",
    "tile-knight-3",
    "tile-diplomat-1",
    "tile-diplomat-2",
];

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = FIRST_ORDER as usize + Order::COUNT;

    /// One tile of each kind, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Self::KINDS as u8).map(Tile)
    }

    /// Which of the kinds it is.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < Self::KINDS, "a kind of tile");
        Self(index as u8)
    }

    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 {
            index if index < FIRST_KNIGHT => Kind::Harbor(HarborTile::ALL[usize::from(index)]),
            index if index < FIRST_DIPLOMAT => Kind::Knight(Knight::ALL[usize::from(index - FIRST_KNIGHT)]),
            index if index < FIRST_ORDER => Kind::Diplomat(Diplomat::ALL[usize::from(index - FIRST_DIPLOMAT)]),
            index => Kind::Order(Order::from_index(usize::from(index - FIRST_ORDER))),
        }
    }

    pub fn text(self) -> Text {
        match self.kind() {
            Kind::Order(order) => order.text(),
            _ => Text::new(MESSAGES[self.index()]),
        }
    }
}

impl From<HarborTile> for Tile {
    fn from(tile: HarborTile) -> Self {
        Self(tile as u8)
    }
}

impl From<Knight> for Tile {
    fn from(knight: Knight) -> Self {
        Self(FIRST_KNIGHT + knight as u8)
    }
}

impl From<Diplomat> for Tile {
    fn from(diplomat: Diplomat) -> Self {
        Self(FIRST_DIPLOMAT + diplomat as u8)
    }
}

impl From<Order> for Tile {
    fn from(order: Order) -> Self {
        Self(FIRST_ORDER + order.index() as u8)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Order(order) => write!(f, "order-{:02}", order.number()),
            _ => f.write_str(NAMES[self.index()]),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// There is no tile of that name.
#[derive(Debug)]
pub struct UnknownTile;

impl FromStr for Tile {
    type Err = UnknownTile;

    fn from_str(name: &str) -> Result<Self, UnknownTile> {
        Tile::all().find(|tile| tile.to_string() == name).ok_or(UnknownTile)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(|_| serde::de::Error::custom(format_args!("there is no tile `{name}`")))
    }
}
