//! A player board: the tiles placed on the spaces of its seven stars.

use crate::components::RING;
use crate::options::BoardSide;
use crate::vocabulary::space::{Space, Spaces, Star};
use crate::vocabulary::tile::{Color, Colors, Tiles};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// All spaces of a ring, a bit for each.
const FULL: u8 = (1 << RING) - 1;

/// The tiles on a player board. A tile once placed stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "{ [star in Star]: Array<Color | null> }"))]
pub struct Board {
    covered: Spaces,
    /// The colors that occur in each star.
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

    /// The covered spaces of a star: bit 0 is the first of its ring.
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

    /// The empty spaces of a star: bit 0 is the first of its ring.
    #[inline]
    pub(crate) fn gaps(&self, star: Star) -> u8 {
        !self.ring(star) & FULL
    }

    /// The colors that occur in a star.
    #[inline]
    pub fn hues(&self, star: Star) -> Colors {
        self.hues[star.index()]
    }

    pub fn is_full(&self, star: Star) -> bool {
        self.ring(star) == FULL
    }

    /// What kind of star it is by now.
    #[inline]
    pub fn character(&self, side: BoardSide, star: Star) -> Character {
        match (side, star.color()) {
            // SP-5.4: an outer star of the colored side has its own color.
            (BoardSide::Colored, Some(color)) => Character::Single(color),
            // SP-5.5: the center star of the colored side has six colors.
            (BoardSide::Colored, None) => Character::Mixed,
            (BoardSide::Plain, _) => self.decided(star),
        }
    }

    /// Which colors can still be placed in a star that has room.
    #[inline]
    pub fn open_colors(&self, side: BoardSide, star: Star) -> Colors {
        match self.character(side, star) {
            Character::Single(color) => Colors::only(color),
            Character::Mixed => self.hues(star).complement(),
            Character::Open => Colors::complete(),
        }
    }

    /// All tiles on the board.
    pub fn count(&self) -> Tiles {
        self.tiles.iter().copied().flatten().collect()
    }

    /// SP-12.2: on the gray side the second tile decides whether a star is of one color or of six.
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

/// Which colors a star takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Only this one.
    Single(Color),
    /// Six different ones.
    Mixed,
    /// Not decided yet.
    Open,
}

/// As a map from each star to its ring of tiles.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut stars = serializer.serialize_map(Some(Star::ALL.len()))?;
        for (star, ring) in Star::ALL.iter().zip(self.tiles.chunks(RING)) {
            stars.serialize_entry(star, ring)?;
        }
        stars.end()
    }
}
