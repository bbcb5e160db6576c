//! Heaps of tiles.

use crate::vocabulary::color::{Color, Colors};
use game::below;
use rand_core::Rng;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Add, AddAssign, Index, Sub, SubAssign};

/// A heap of tiles: how many of each color. The whole game has no more than 132, so a byte is enough for each
/// and also for the total: sums are made on all six bytes at once.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "{ [color in Color]: number }"), schema(value_type = std::collections::BTreeMap<Color, u8>))]
pub struct Tiles([u8; 6]);

impl Tiles {
    pub const NONE: Self = Self([0; 6]);

    /// By color, in order.
    #[inline]
    pub const fn new(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// `count` tiles of one color.
    #[inline]
    pub const fn of(color: Color, count: u8) -> Self {
        let mut counts = [0; 6];
        counts[color as usize] = count;
        Self(counts)
    }

    #[inline]
    pub const fn counts(self) -> [u8; 6] {
        self.0
    }

    #[inline]
    pub fn total(self) -> u8 {
        // The highest byte of the product is the sum of all bytes.
        (self.word().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.word() == 0
    }

    /// The colors that are there.
    #[inline]
    pub fn colors(self) -> Colors {
        const LOW: u64 = 0x7F7F_7F7F_7F7F;
        let word = self.word();
        // The top bit of each byte that is not zero, then the six of them side by side.
        let there = (((word & LOW) + LOW) | word) & !LOW;
        Colors::from_bits(((there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// A color of which `other` has more tiles than are here.
    pub fn lacks(self, other: Tiles) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self[*color] < other[*color])
    }

    /// Each color that is there with its count.
    pub fn iter(self) -> impl Iterator<Item = (Color, u8)> {
        self.colors().iter().map(move |color| (color, self[color]))
    }

    /// Tile by tile.
    pub fn each(self) -> impl Iterator<Item = Color> {
        self.iter().flat_map(|(color, count)| std::iter::repeat_n(color, usize::from(count)))
    }

    /// Takes `count` tiles out, each as likely as any other. There must be so many.
    pub fn draw<R: Rng + ?Sized>(&mut self, count: u8, rng: &mut R) -> Tiles {
        let mut drawn = Tiles::NONE;
        let total = self.total();
        for left in (total - count + 1..=total).rev() {
            let color = self.nth(below(rng, u32::from(left)) as u8);
            self.0[color] -= 1;
            drawn.0[color] += 1;
        }
        drawn
    }

    /// The index of the color of the `n`-th tile, as if they lay in order: so many colors end before it.
    fn nth(self, n: u8) -> usize {
        let mut end = 0;
        let ended = self.0[..5].iter().map(|count| {
            end += count;
            usize::from(end <= n)
        });
        ended.sum()
    }

    #[inline]
    fn word(self) -> u64 {
        bytes_of(self.0)
    }

    #[inline]
    fn from_word(word: u64) -> Self {
        let [a, b, c, d, e, f, ..] = word.to_le_bytes();
        Self([a, b, c, d, e, f])
    }
}

impl Index<Color> for Tiles {
    type Output = u8;

    #[inline]
    fn index(&self, color: Color) -> &u8 {
        &self.0[color.index()]
    }
}

impl Add for Tiles {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self::from_word(self.word() + other.word())
    }
}

impl Sub for Tiles {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_word(self.word() - other.word())
    }
}

impl AddAssign for Tiles {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Tiles {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Color> for Tiles {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::NONE, |tiles, color| tiles + Self::of(color, 1))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// As a map from each color to its count.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Color::ALL.into_iter().map(|color| (color, self[color])))
    }
}

/// Six bytes as one number, the first one lowest.
#[inline]
fn bytes_of([a, b, c, d, e, f]: [u8; 6]) -> u64 {
    u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
}
