//! Stars and their spaces.

use crate::vocabulary::color::Color;
use serde::{Serialize, Serializer};
use std::fmt;

/// A star of a player board. On the plain side the colors only name the places (SP-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Star {
    Purple,
    Green,
    Orange,
    Yellow,
    Blue,
    Red,
    Center,
}

impl Star {
    pub const ALL: [Star; 7] =
        [Star::Purple, Star::Green, Star::Orange, Star::Yellow, Star::Blue, Star::Red, Star::Center];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The color it is named after; none for the center star.
    #[inline]
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(self.index()).copied()
    }

    pub fn name(self) -> &'static str {
        self.color().map_or("center", Color::name)
    }

    /// Its spaces in ring order: each is a neighbor of the one before, the last one of the first.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        (0..6).map(move |steps| Space::at(self, steps))
    }
}

/// A space of a player board: a star and a place in its ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Space(u8);

impl Space {
    pub const COUNT: usize = 42;

    /// The space at this place of the star's ring, counted from 1 to 6.
    pub const fn new(star: Star, ring: u8) -> Option<Self> {
        if 1 <= ring && ring <= 6 { Some(Self(star as u8 * 6 + ring - 1)) } else { None }
    }

    #[inline]
    pub fn star(self) -> Star {
        Star::ALL[self.index() / 6]
    }

    /// Its place in the ring of its star, from 1 to 6.
    #[inline]
    pub fn ring(self) -> u8 {
        self.0 % 6 + 1
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space of a star that is `steps` places after the first of its ring, from 0 to 5.
    #[inline]
    pub(crate) fn at(star: Star, steps: u8) -> Self {
        Self(star as u8 * 6 + steps)
    }

    pub fn all() -> impl Iterator<Item = Space> {
        (0..Self::COUNT as u8).map(Space)
    }

    /// The set of these spaces, for tables.
    pub(crate) const fn mask(spaces: &[(Star, u8)]) -> u64 {
        let mut mask = 0;
        let mut i = 0;
        while i < spaces.len() {
            let (star, ring) = spaces[i];
            mask |= 1 << (star as u8 * 6 + ring - 1);
            i += 1;
        }
        mask
    }

    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.star().name(), self.ring())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}-{}", self.star().name(), self.ring()))
    }
}
