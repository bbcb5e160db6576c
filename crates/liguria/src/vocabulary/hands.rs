//! What lies behind a screen, counted: knights, diplomats, orders.

use crate::vocabulary::pieces::{Diplomat, Knight, Order};
use crate::vocabulary::tile::{Kind, Tile};
use serde::{Serialize, Serializer};
use std::fmt;

/// Knight tiles: how many of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Tile>"), schema(value_type = Vec<Tile>))]
pub struct Knights([u8; 3]);

/// Diplomat tiles: how many of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Tile>"), schema(value_type = Vec<Tile>))]
pub struct Diplomats([u8; 2]);

/// A set of bishop's orders.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Tile>"), schema(value_type = Vec<Tile>))]
pub struct Orders(u32);

impl Knights {
    pub const NONE: Knights = Knights([0; 3]);

    #[inline]
    pub const fn new(counts: [u8; 3]) -> Self {
        Self(counts)
    }

    #[inline]
    pub fn count(self, knight: Knight) -> u8 {
        self.0[knight as usize]
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    #[inline]
    pub fn swords(self) -> u8 {
        Knight::ALL.into_iter().map(|knight| self.count(knight) * knight.swords()).sum()
    }

    #[inline]
    pub fn add(&mut self, knight: Knight) {
        self.0[knight as usize] += 1;
    }

    /// All of both.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Knights) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// These without the others, which must be among them.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Knights) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] - others.0[kind]))
    }

    /// A knight of which `others` has more than are here.
    pub fn lacks(self, others: Knights) -> Option<Knight> {
        Knight::ALL.into_iter().find(|knight| self.count(*knight) < others.count(*knight))
    }

    /// Every choice of some of these or of none, in ascending order.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Knights> {
        let [ones, twos, threes] = self.0;
        (0..=ones).flat_map(move |ones| {
            (0..=twos).flat_map(move |twos| (0..=threes).map(move |threes| Knights([ones, twos, threes])))
        })
    }

    pub fn tiles(self) -> impl Iterator<Item = Tile> + Clone {
        let times = move |knight| std::iter::repeat_n(Tile::from(knight), usize::from(self.count(knight)));
        Knight::ALL.into_iter().flat_map(times)
    }
}

impl Diplomats {
    pub const NONE: Diplomats = Diplomats([0; 2]);

    #[inline]
    pub const fn new(counts: [u8; 2]) -> Self {
        Self(counts)
    }

    #[inline]
    pub fn count(self, diplomat: Diplomat) -> u8 {
        self.0[diplomat as usize]
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    #[inline]
    pub fn scrolls(self) -> u8 {
        Diplomat::ALL.into_iter().map(|diplomat| self.count(diplomat) * diplomat.scrolls()).sum()
    }

    #[inline]
    pub fn add(&mut self, diplomat: Diplomat) {
        self.0[diplomat as usize] += 1;
    }

    /// These without the others, which must be among them.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Diplomats) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] - others.0[kind]))
    }

    /// A diplomat of which `others` has more than are here.
    #[inline]
    pub fn lacks(self, others: Diplomats) -> Option<Diplomat> {
        Diplomat::ALL.into_iter().find(|diplomat| self.count(*diplomat) < others.count(*diplomat))
    }

    pub fn tiles(self) -> impl Iterator<Item = Tile> + Clone {
        let times = move |diplomat| std::iter::repeat_n(Tile::from(diplomat), usize::from(self.count(diplomat)));
        Diplomat::ALL.into_iter().flat_map(times)
    }
}

impl Orders {
    pub const NONE: Orders = Orders(0);

    /// The orders at the set bits.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & ((1 << Order::COUNT) - 1))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn insert(&mut self, order: Order) {
        self.0 |= 1 << order.index();
    }

    pub fn contains(self, order: Order) -> bool {
        self.0 & (1 << order.index()) != 0
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Order> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let order = (left != 0).then(|| Order::from_index(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(order)
        })
    }
}

impl FromIterator<Order> for Orders {
    fn from_iter<I: IntoIterator<Item = Order>>(orders: I) -> Self {
        let mut all = Orders::NONE;
        orders.into_iter().for_each(|order| all.insert(order));
        all
    }
}

/// The knights among these tiles, if they are all knights.
impl TryFrom<&[Tile]> for Knights {
    type Error = Tile;

    fn try_from(tiles: &[Tile]) -> Result<Self, Tile> {
        let mut knights = Knights::NONE;
        for tile in tiles {
            let Kind::Knight(knight) = tile.kind() else { return Err(*tile) };
            knights.add(knight);
        }
        Ok(knights)
    }
}

/// The diplomats among these tiles, if they are all diplomats.
impl TryFrom<&[Tile]> for Diplomats {
    type Error = Tile;

    fn try_from(tiles: &[Tile]) -> Result<Self, Tile> {
        let mut diplomats = Diplomats::NONE;
        for tile in tiles {
            let Kind::Diplomat(diplomat) = tile.kind() else { return Err(*tile) };
            diplomats.add(diplomat);
        }
        Ok(diplomats)
    }
}

/// The names of the tiles.
macro_rules! shown_as_tiles {
    ($($hand:ty: $tiles:expr;)*) => {$(
        impl fmt::Debug for $hand {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list().entries($tiles(*self)).finish()
            }
        }

        impl Serialize for $hand {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq($tiles(*self))
            }
        }
    )*};
}

shown_as_tiles! {
    Knights: Knights::tiles;
    Diplomats: Diplomats::tiles;
    Orders: |orders: Orders| orders.iter().map(Tile::from);
}
