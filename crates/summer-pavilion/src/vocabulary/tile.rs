//! The six colors of the tiles, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::BitAnd;

/// The color of a tile, in the order of the round track (SP-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Color {
    Purple,
    Green,
    Orange,
    Yellow,
    Blue,
    Red,
}

impl Color {
    pub const ALL: [Color; 6] = [Color::Purple, Color::Green, Color::Orange, Color::Yellow, Color::Blue, Color::Red];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        ["purple", "green", "orange", "yellow", "blue", "red"][self.index()]
    }

    /// The first letter of its name, which no two colors share.
    pub fn letter(self) -> char {
        ['p', 'g', 'o', 'y', 'b', 'r'][self.index()]
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }
}

/// A set of colors.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Colors(u8);

impl Colors {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self(0b11_1111);

    #[inline]
    pub const fn only(color: Color) -> Self {
        Self(1 << color as u8)
    }

    #[inline]
    pub fn contains(self, color: Color) -> bool {
        self.0 & Self::only(color).0 != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    #[must_use]
    pub fn with(self, color: Color) -> Self {
        Self(self.0 | Self::only(color).0)
    }

    #[inline]
    #[must_use]
    pub fn without(self, color: Color) -> Self {
        Self(self.0 & !Self::only(color).0)
    }

    /// All the others.
    #[inline]
    #[must_use]
    pub fn complement(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// The color, if it is just one.
    #[inline]
    pub fn single(self) -> Option<Color> {
        (self.0.count_ones() == 1).then(|| Color::ALL[self.0.trailing_zeros() as usize])
    }

    /// In order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Color> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = *Color::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// From a bit for each color.
    #[inline]
    pub(crate) fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// A bit for each color.
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.0
    }

    /// A full byte for each color.
    #[inline]
    pub(crate) fn bytes(self) -> u64 {
        spread(self.0)
    }
}

impl BitAnd for Colors {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl fmt::Debug for Colors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A full byte for each of six bits.
#[inline]
pub(crate) fn spread(bits: u8) -> u64 {
    SPREAD[usize::from(bits & 0b11_1111)]
}

const SPREAD: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 * 6 {
        let (bits, bit) = (cell / 6, cell % 6);
        if bits >> bit & 1 == 1 {
            table[bits] |= 0xFF << (8 * bit);
        }
        cell += 1;
    }
    table
};
