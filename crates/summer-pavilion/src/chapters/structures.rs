//! Pillars, statues and windows: what the spaces around them bring when all are covered.

use crate::board::Board;
use crate::components::{CLOCKWISE, STRUCTURES};
use crate::vocabulary::space::{Space, Star};
use serde::{Serialize, Serializer};

/// Something that stands between the stars of a player board (SP-1.4), the same on both sides (SP-12.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Structure {
    pub kind: StructureKind,
    /// The outer star it belongs to; a statue also belongs to the next one clockwise.
    pub star: Star,
    /// The spaces around it, a bit for each by [`Space::index`].
    pub(crate) spaces: u64,
}

#[cfg(feature = "schema")]
game::schema_as!(Structure, String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StructureKind {
    Window,
    Statue,
    Pillar,
}

impl StructureKind {
    /// How many tiles it brings (printed).
    #[inline]
    pub const fn reward(self) -> u8 {
        match self {
            StructureKind::Window => 3, // SP-8.1
            StructureKind::Statue => 2, // SP-8.2
            StructureKind::Pillar => 1, // SP-8.3
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            StructureKind::Window => "window",
            StructureKind::Statue => "statue",
            StructureKind::Pillar => "pillar",
        }
    }
}

impl Structure {
    /// Its name: `window-purple`, `statue-purple-orange`.
    pub fn name(&self) -> String {
        let name = format!("{}-{}", self.kind.name(), self.star.name());
        match self.kind {
            StructureKind::Statue => format!("{name}-{}", self.next_star().name()),
            StructureKind::Window | StructureKind::Pillar => name,
        }
    }

    /// The next outer star clockwise.
    pub fn next_star(&self) -> Star {
        let place = CLOCKWISE.iter().position(|star| *star == self.star);
        place.map_or(self.star, |place| CLOCKWISE[(place + 1) % CLOCKWISE.len()])
    }

    /// The spaces around it, a bit for each by [`Space::index`].
    #[inline]
    pub const fn mask(&self) -> u64 {
        self.spaces
    }

    /// The spaces around it.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|space| self.spaces & space.bit() != 0)
    }

    /// Whether all spaces around it are covered.
    #[inline]
    pub fn is_complete(&self, board: &Board) -> bool {
        board.covered() & self.spaces == self.spaces
    }

    /// Whether this space is one of those around it.
    #[inline]
    fn touches(&self, space: Space) -> bool {
        self.spaces & space.bit() != 0
    }
}

/// The structures that the tile just laid on `space` has completed. As tiles stay where they are, each
/// structure of a board is completed once.
#[inline]
pub(crate) fn completed_by(board: &Board, space: Space) -> impl Iterator<Item = &'static Structure> {
    STRUCTURES.iter().filter(move |structure| structure.touches(space) && structure.is_complete(board))
}

impl Serialize for Structure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.name())
    }
}
