//! Diamonds on the board.

use crate::components::Area;
use game::{MAX_SEATS, Seat};
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A space of an area, counted from 0.
pub type Space = u8;

/// The diamonds on all areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Board {
    areas: [Diamonds; 6],
}

impl Index<Area> for Board {
    type Output = Diamonds;

    #[inline]
    fn index(&self, area: Area) -> &Diamonds {
        &self.areas[area.index()]
    }
}

impl IndexMut<Area> for Board {
    #[inline]
    fn index_mut(&mut self, area: Area) -> &mut Diamonds {
        &mut self.areas[area.index()]
    }
}

/// The diamonds on one area: for each seat the set of its spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<Spaces>"))]
pub struct Diamonds {
    by_seat: [Spaces; MAX_SEATS],
}

#[cfg(feature = "schema")]
game::schema_as!(Diamonds, Vec<Spaces>);

impl Diamonds {
    #[inline]
    pub fn of(&self, seat: Seat) -> Spaces {
        self.by_seat[seat.index()]
    }

    /// The spaces with a diamond of anybody.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.by_seat.iter().fold(Spaces::NONE, |all, own| all | *own)
    }

    #[inline]
    pub fn put(&mut self, seat: Seat, space: Space) {
        self.by_seat[seat.index()] = self.of(seat) | Spaces::only(space);
    }

    pub fn owner(&self, space: Space) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|seat| self.of(*seat).contains(space))
    }
}

/// For each seat the list of its spaces.
impl Serialize for Diamonds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.by_seat)
    }
}

/// A set of spaces of one area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "Array<number>"), schema(value_type = Vec<u8>))]
pub struct Spaces(pub u32);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    #[inline]
    pub const fn only(space: Space) -> Self {
        Self(1 << space)
    }

    /// All spaces of the area.
    #[inline]
    pub const fn all(area: Area) -> Self {
        Self((1 << area.spaces()) - 1)
    }

    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        space < 32 && self.0 & (1 << space) != 0
    }

    #[inline]
    pub const fn contains_all(self, others: Spaces) -> bool {
        self.0 & others.0 == others.0
    }

    #[inline]
    pub const fn meets(self, others: Spaces) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = (left != 0).then(|| left.trailing_zeros() as Space)?;
            left &= left - 1;
            Some(space)
        })
    }
}

impl std::ops::BitOr for Spaces {
    type Output = Spaces;

    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl std::ops::BitAnd for Spaces {
    type Output = Spaces;

    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

/// The spaces of the left side that are not on the right one.
impl std::ops::Sub for Spaces {
    type Output = Spaces;

    #[inline]
    fn sub(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
