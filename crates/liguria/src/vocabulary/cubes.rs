//! Cubes in three colors.

use crate::components::CUBES_PER_COLOR;
use game::{NotationError, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Add, AddAssign, Index, Sub, SubAssign};
use std::str::FromStr;

/// The color of a cube or of an island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Color {
    #[default]
    Red,
    Blue,
    Yellow,
}

#[cfg(feature = "schema")]
game::schema_as!(Color, String);

impl Color {
    pub const ALL: [Color; 3] = [Color::Red, Color::Blue, Color::Yellow];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn letter(self) -> char {
        ['R', 'B', 'Y'][self.index()]
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Color::Red => "color-red",
            Color::Blue => "color-blue",
            Color::Yellow => "color-yellow",
        })
    }
}

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A heap of cubes: how many of each color. Its text form is a letter for each cube, `RRB`, and `-` for none.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Cubes([u8; 3]);

impl Cubes {
    pub const NONE: Cubes = Cubes([0; 3]);

    #[inline]
    pub const fn new(red: u8, blue: u8, yellow: u8) -> Self {
        Self([red, blue, yellow])
    }

    /// So many of one color.
    #[inline]
    pub const fn of(color: Color, count: u8) -> Self {
        let mut cubes = Self::NONE;
        cubes.0[color.index()] = count;
        cubes
    }

    /// So many of each color.
    #[inline]
    pub const fn of_each(count: u8) -> Self {
        Self([count; 3])
    }

    /// Red, blue, yellow.
    #[inline]
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Of each color no more than there.
    #[inline]
    #[must_use]
    pub fn capped(self, most: Cubes) -> Cubes {
        Self(std::array::from_fn(|color| self.0[color].min(most.0[color])))
    }

    /// A color of which `other` has more cubes than are here.
    pub fn lacks(self, other: Cubes) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self[*color] < other[*color])
    }

    /// How many sets of one cube of each color there are.
    #[inline]
    pub fn sets(self) -> u8 {
        let [red, blue, yellow] = self.0;
        red.min(blue).min(yellow)
    }

    /// Cube by cube.
    pub fn each(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().flat_map(move |color| std::iter::repeat_n(color, usize::from(self[color])))
    }

    /// Every heap with no more of each color than here, in ascending order.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Cubes> {
        let [red, blue, yellow] = self.0;
        (0..=red).flat_map(move |red| {
            (0..=blue).flat_map(move |blue| (0..=yellow).map(move |yellow| Cubes::new(red, blue, yellow)))
        })
    }
}

impl Index<Color> for Cubes {
    type Output = u8;

    #[inline]
    fn index(&self, color: Color) -> &u8 {
        &self.0[color.index()]
    }
}

impl Add for Cubes {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|color| self.0[color] + other.0[color]))
    }
}

impl Sub for Cubes {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|color| self.0[color] - other.0[color]))
    }
}

impl AddAssign for Cubes {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Cubes {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.each().try_for_each(|color| write!(f, "{}", color.letter()))
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cubes {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let unexpected = || NotationError::Unexpected { word: word.to_owned(), expected: "expected-cubes" };
        if word == "-" {
            return Ok(Self::NONE);
        }
        let mut cubes = Self::NONE;
        for letter in word.chars() {
            let color = Color::from_letter(letter).ok_or_else(unexpected)?;
            if cubes[color] == CUBES_PER_COLOR {
                return Err(unexpected());
            }
            cubes += Self::of(color, 1);
        }
        if cubes.is_empty() { Err(unexpected()) } else { Ok(cubes) }
    }
}

impl Serialize for Cubes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cubes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(|_| serde::de::Error::custom(format_args!("`{word}` are no cubes")))
    }
}
