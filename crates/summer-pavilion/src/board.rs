//! A player board: the tiles on its seven stars.

use crate::components::RING;
use crate::options::BoardSide;
use crate::vocabulary::space::{Space, Spaces, Star};
use crate::vocabulary::tile::{Color, Colors, Tiles};
use game::SortedMap;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One bit for each space in a ring.
const FULL: u8 = (1 << RING) - 1;

/// The tiles on a player board. A placed tile never moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "{ [star in Star]: Array<Color | null> }"))]
pub struct Board {
    covered: Spaces,
    /// The colors present in each star.
    hues: [Colors; Star::COUNT],
    tiles: [Option<Color>; Space::COUNT],
}

#[cfg(feature = "schema")]
game::schema_as!(Board, std::collections::BTreeMap<Star, Vec<Option<Color>>>);

impl Default for Board {
    fn default() -> Self {
        Self { covered: Spaces::NONE, hues: [Colors::NONE; Star::COUNT], tiles: [None; Space::COUNT] }
    }
}

impl Board {
    #[inline]
    pub fn tile(&self, space: Space) -> Option<Color> {
        self.tiles[space.index()]
    }

    #[inline]
    pub fn is_covered(&self, space: Space) -> bool {
        self.covered.contains(space)
    }

    #[inline]
    pub fn covered(&self) -> Spaces {
        self.covered
    }

    /// Returns the covered spaces of a star; bit 0 is the first in its ring.
    #[inline]
    pub(crate) fn ring(&self, star: Star) -> u8 {
        (self.covered.bits() >> (RING * star.index())) as u8 & FULL
    }

    #[inline]
    pub(crate) fn lay(&mut self, space: Space, color: Color) {
        let star = space.star().index();
        self.covered.insert(space);
        self.hues[star].insert(color);
        self.tiles[space.index()] = Some(color);
    }

    /// Returns the empty spaces of a star; bit 0 is the first in its ring.
    #[inline]
    pub(crate) fn gaps(&self, star: Star) -> u8 {
        !self.ring(star) & FULL
    }

    /// Returns the colors present in a star.
    #[inline]
    pub fn hues(&self, star: Star) -> Colors {
        self.hues[star.index()]
    }

    pub fn is_full(&self, star: Star) -> bool {
        self.ring(star) == FULL
    }

    /// Returns which colors the star currently accepts.
    #[inline]
    pub fn character(&self, side: BoardSide, star: Star) -> Character {
        match (side, star.color()) {
            // SP-5.4: on the colored side, an outer star accepts only its own color.
            (BoardSide::Colored, Some(color)) => Character::Single(color),
            // SP-5.5: on the colored side, the center star accepts six different colors.
            (BoardSide::Colored, None) => Character::Mixed,
            (BoardSide::Plain, _) => self.decided(star),
        }
    }

    /// Returns the colors that can still be placed in a star with an empty space.
    #[inline]
    pub fn open_colors(&self, side: BoardSide, star: Star) -> Colors {
        match self.character(side, star) {
            Character::Single(color) => Colors::only(color),
            Character::Mixed => self.hues(star).complement(),
            Character::Open => Colors::complete(),
        }
    }

    /// Returns all tiles on the board.
    pub fn count(&self) -> Tiles {
        self.tiles.iter().copied().flatten().collect()
    }

    /// SP-12.2: on the gray side, the second tile decides whether a star is single-colored or mixed.
    #[inline]
    fn decided(&self, star: Star) -> Character {
        let hues = self.hues(star);
        match (self.ring(star).count_ones(), hues.single()) {
            (0 | 1, _) => Character::Open,
            (_, Some(color)) => Character::Single(color),
            (_, None) => Character::Mixed,
        }
    }
}

/// The colors that a star accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// This color only.
    Single(Color),
    /// Six different colors.
    Mixed,
    /// Not yet decided.
    Open,
}

/// Serializes as a map from each star to its ring of tiles.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut stars = serializer.serialize_map(Some(Star::ALL.len()))?;
        for (star, ring) in Star::ALL.iter().zip(self.tiles.chunks(RING)) {
            stars.serialize_entry(star, ring)?;
        }
        stars.end()
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut board = Self::default();
        for (star, ring) in SortedMap::<Star, [Option<Color>; RING]>::deserialize(deserializer)?.iter() {
            let first = RING * star.index();
            for (place, color) in ring.iter().enumerate().filter_map(|(place, tile)| Some((place, (*tile)?))) {
                board.lay(Space::from_index(first + place), color);
            }
        }
        Ok(board)
    }
}
