//! Selection tiles (LI-1.9), individually and in heaps, and the harbor rows where some of them are placed.

use crate::components::{
    BUILDING_SIDES, CUBE_SYMBOLS, MERCHANT_SIDES, MONK_SIDES, ORDERS, OrderTile, SCROLLS, SWORDS, Sides, TILE_COUNTS,
    TILES, WHEEL_SIDES,
};
use game::{BitSet, Counts, Multiset, MultisetPiece, Piece, Text, ToText};
use std::fmt;

/// A harbor tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(text = "tile")]
pub enum HarborTile {
    Wheel,
    Merchant,
    BuildingA,
    BuildingB,
    BuildingC,
    Monk,
}

/// A harbor row; each has a diplomat field, whose number identifies the row in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(names_in_data, expected = "expected-field")]
pub enum Row {
    #[word("1")]
    Wheels,
    #[word("2")]
    Merchants,
    #[word("3")]
    Buildings,
    #[word("4")]
    Monks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(text = "tile", counted = "knights", copies = Tile::from(self).in_box())]
pub enum Knight {
    #[piece(name = "knight-1")]
    One,
    #[piece(name = "knight-2")]
    Two,
    #[piece(name = "knight-3")]
    Three,
}

pub type Knights = Counts<Knight, { Knight::COUNT }>;

/// A diplomat tile, by number of scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(text = "tile", counted = "diplomats", copies = Tile::from(self).in_box())]
pub enum Diplomat {
    #[piece(name = "diplomat-1")]
    One,
    #[piece(name = "diplomat-2")]
    Two,
}

pub type Diplomats = Counts<Diplomat, { Diplomat::COUNT }>;

/// A bishop's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = ORDERS.len(), name = "order-{number:02}")]
pub struct Order(u8);

pub type Orders = BitSet<Order, u32>;

/// A selection tile, identified by its face; tiles with the same face are equal.
///
/// Holds an index into the list of all kinds, so that tiles sort as in notation.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = FIRST_ORDER + Order::COUNT, heap = "map")]
pub struct Tile(u8);

/// A tile's kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ToText)]
pub enum Kind {
    #[inner]
    Harbor(HarborTile),
    #[inner]
    Knight(Knight),
    #[inner]
    Diplomat(Diplomat),
    #[inner]
    Order(Order),
}

/// A heap of tiles: the bag, or the tiles that have left the game.
pub type Heap = Multiset<Tile>;

const FIRST_KNIGHT: usize = HarborTile::COUNT;
const FIRST_DIPLOMAT: usize = FIRST_KNIGHT + Knight::COUNT;
const FIRST_ORDER: usize = FIRST_DIPLOMAT + Diplomat::COUNT;

impl HarborTile {
    /// The tiles that belong in the third row.
    pub const BUILDINGS: [HarborTile; 3] = [HarborTile::BuildingA, HarborTile::BuildingB, HarborTile::BuildingC];

    #[inline]
    pub const fn row(self) -> Row {
        match self {
            HarborTile::Wheel => Row::Wheels,
            HarborTile::Merchant => Row::Merchants,
            HarborTile::BuildingA | HarborTile::BuildingB | HarborTile::BuildingC => Row::Buildings,
            HarborTile::Monk => Row::Monks,
        }
    }

    /// Returns the wheels, sacks, prestige or green points on its two sides.
    #[inline]
    pub const fn sides(self) -> Sides {
        match self {
            HarborTile::Wheel => WHEEL_SIDES,
            HarborTile::Merchant => MERCHANT_SIDES,
            HarborTile::BuildingA => BUILDING_SIDES[0],
            HarborTile::BuildingB => BUILDING_SIDES[1],
            HarborTile::BuildingC => BUILDING_SIDES[2],
            HarborTile::Monk => MONK_SIDES,
        }
    }
}

impl Row {
    /// Returns the number of its diplomat field.
    pub const fn field(self) -> u8 {
        self as u8 + 1
    }
}

impl Knight {
    #[inline]
    pub const fn swords(self) -> u8 {
        SWORDS[self.index()]
    }

    #[inline]
    pub const fn cube_symbols(self) -> u8 {
        CUBE_SYMBOLS[self.index()]
    }
}

impl Diplomat {
    #[inline]
    pub const fn scrolls(self) -> u8 {
        SCROLLS[self.index()]
    }
}

impl Order {
    /// Returns the number in its name, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub fn tile(self) -> &'static OrderTile {
        &ORDERS[self.index()]
    }
}

impl ToText for Order {
    fn text(&self) -> Text {
        let OrderTile { cubes, prestige } = *self.tile();
        Text::new("tile-order").with("cubes", cubes).with("prestige", prestige)
    }
}

impl Tile {
    #[inline]
    pub fn kind(self) -> Kind {
        match self.index() {
            index if index < FIRST_KNIGHT => Kind::Harbor(HarborTile::ALL[index]),
            index if index < FIRST_DIPLOMAT => Kind::Knight(Knight::ALL[index - FIRST_KNIGHT]),
            index if index < FIRST_ORDER => Kind::Diplomat(Diplomat::ALL[index - FIRST_DIPLOMAT]),
            index => Kind::Order(Order::from_index(index - FIRST_ORDER)),
        }
    }

    /// Returns the number of copies in the box.
    pub const fn in_box(self) -> u8 {
        if self.index() < TILE_COUNTS.len() { TILE_COUNTS[self.index()] } else { 1 }
    }
}

/// Groups equal tiles and counts them, in the order of the kinds.
pub(crate) fn counted(tiles: impl IntoIterator<Item = Tile>) -> Vec<Text> {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort_unstable();
    tiles.chunk_by(Tile::eq).map(|equal| several(equal[0], equal.len())).collect()
}

fn several(tile: Tile, number: usize) -> Text {
    match (number, tile.kind()) {
        (1, _) => tile.text(),
        (_, Kind::Harbor(tile)) => Text::new(plural(tile)).with("count", number),
        _ => Text::new("counted").with("count", number).with("what", tile),
    }
}

fn plural(tile: HarborTile) -> &'static str {
    match tile {
        HarborTile::Wheel => "tiles-wheel",
        HarborTile::Merchant => "tiles-merchant",
        HarborTile::BuildingA => "tiles-building-a",
        HarborTile::BuildingB => "tiles-building-b",
        HarborTile::BuildingC => "tiles-building-c",
        HarborTile::Monk => "tiles-monk",
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Harbor(tile) => tile.fmt(f),
            Kind::Knight(knight) => knight.fmt(f),
            Kind::Diplomat(diplomat) => diplomat.fmt(f),
            Kind::Order(order) => write!(f, "{order}"),
        }
    }
}

impl ToText for Tile {
    fn text(&self) -> Text {
        self.kind().text()
    }
}

macro_rules! tiles {
    ($($kind:ty: $first:expr;)*) => {$(
        impl From<$kind> for Tile {
            #[inline]
            fn from(piece: $kind) -> Self {
                Self::from_index($first + piece.index())
            }
        }
    )*};
}

tiles! {
    HarborTile: 0;
    Knight: FIRST_KNIGHT;
    Diplomat: FIRST_DIPLOMAT;
    Order: FIRST_ORDER;
}

/// Heaps are sorted by kind.
impl MultisetPiece for Tile {
    type Places = u128;
    const BOX: u128 = (1 << TILES) - 1;

    #[inline]
    fn run(self) -> u128 {
        RUNS[self.index()]
    }

    #[inline]
    fn at(place: usize) -> Self {
        TILE_AT[place]
    }
}

/// The tile at each place in the sorted box.
static TILE_AT: [Tile; TILES] = {
    let mut tiles = [Tile(0); TILES];
    let (mut place, mut kind) = (0, 0);
    while kind < Tile::COUNT {
        let end = place + Tile::from_index(kind).in_box() as usize;
        while place < end {
            tiles[place] = Tile::from_index(kind);
            place += 1;
        }
        kind += 1;
    }
    assert!(place == TILES, "as many tiles as are counted");
    tiles
};

/// The places of all copies of each kind.
static RUNS: [u128; Tile::COUNT] = {
    let mut runs = [0; Tile::COUNT];
    let mut place = 0;
    while place < TILES {
        runs[TILE_AT[place].index()] |= 1 << place;
        place += 1;
    }
    runs
};

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(name: &str) -> Tile {
        name.parse().unwrap()
    }

    #[test]
    fn equal_heaps_have_equal_bits() {
        let mut left: Heap = ["monk", "monk", "order-07"].map(tile).into_iter().collect();
        let right: Heap = ["order-07", "monk"].map(tile).into_iter().collect();
        left.remove(tile("monk"));
        assert_eq!(left, right);
        assert_eq!(left.iter().collect::<Vec<_>>(), ["monk", "order-07"].map(tile));
    }

    #[test]
    fn first_missing_counts_copies() {
        let heap: Heap = ["knight-3", "knight-3"].map(tile).into_iter().collect();
        assert_eq!(heap.first_missing(&[tile("knight-3"); 2]), None);
        assert_eq!(heap.first_missing(&[tile("knight-3"); 3]), Some(tile("knight-3")));
        assert_eq!(Heap::ALL.first_missing(&[tile("order-01"); 2]), Some(tile("order-01")));
    }

    #[test]
    fn heaps_have_no_more_knights_than_the_box() {
        assert_eq!(Knights::try_collect([Knight::Three; 2]), Ok(Knights::of(Knight::Three, 2)));
        assert_eq!(Knights::try_collect([Knight::Three; 3]), Err(Knight::Three));
    }
}
