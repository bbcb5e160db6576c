//! The harbor board of a player: four rows of tiles, each with a diplomat field, and the quay (LI-1.7).

use crate::components::{FIRST_DIPLOMAT_PRICE, PRINTED_SACKS, PRINTED_WHEELS, ROW_LIMIT};
use crate::vocabulary::{Cubes, Diplomats, HarborTile, Row};
use game::Seat;
use serde::{Serialize, Serializer};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HarborBoard {
    tiles: [Stack; HarborTile::COUNT],
    /// Cubes for the other players.
    pub quay: Cubes,
    /// By row.
    pub fields: [Option<Envoy>; Row::COUNT],
}

/// The tiles of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Stack {
    /// Not upgraded.
    pub front: u8,
    /// Upgraded.
    pub back: u8,
}

#[cfg(feature = "schema")]
game::schema_as!(Stack, (u8, u8));

/// Front and back.
impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.front, self.back].serialize(serializer)
    }
}

/// A diplomat field that is taken: the player whose figure stands there, and the tiles paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Envoy {
    pub seat: Seat,
    pub tiles: Diplomats,
}

impl HarborBoard {
    #[inline]
    pub fn stack(&self, tile: HarborTile) -> Stack {
        self.tiles[tile.index()]
    }

    #[inline]
    pub(crate) fn stack_mut(&mut self, tile: HarborTile) -> &mut Stack {
        &mut self.tiles[tile.index()]
    }

    /// How many tiles lie in this row.
    #[inline]
    pub fn row_len(&self, row: Row) -> u8 {
        match row {
            Row::Wheels => self.stack(HarborTile::Wheel).len(),
            Row::Merchants => self.stack(HarborTile::Merchant).len(),
            Row::Buildings => HarborTile::BUILDINGS.into_iter().map(|tile| self.stack(tile).len()).sum(),
            Row::Monks => self.stack(HarborTile::Monk).len(),
        }
    }

    /// LI-4.6: whether no further tile finds room in the row.
    #[inline]
    pub fn is_full(&self, row: Row) -> bool {
        self.row_len(row) >= ROW_LIMIT
    }

    /// LI-7.1: the wheels of the harbor, the printed one included.
    #[inline]
    pub fn wheels(&self) -> u8 {
        PRINTED_WHEELS + self.shown(HarborTile::Wheel)
    }

    /// LI-9.2: the sacks of the harbor, the printed one included.
    #[inline]
    pub fn sacks(&self) -> u8 {
        PRINTED_SACKS + self.shown(HarborTile::Merchant)
    }

    /// LI-13.2: the purple numbers.
    #[inline]
    pub fn prestige(&self) -> u8 {
        HarborTile::BUILDINGS.into_iter().map(|tile| self.shown(tile)).sum()
    }

    /// The green numbers of the monks.
    #[inline]
    pub fn green_points(&self) -> u8 {
        self.shown(HarborTile::Monk)
    }

    /// How many diplomat fields are taken.
    #[inline]
    pub fn envoys(&self) -> u8 {
        self.fields.iter().flatten().count() as u8
    }

    /// LI-11.2: the scrolls that the next diplomat costs, however many scrolls lie on the fields.
    #[inline]
    pub fn diplomat_price(&self) -> u8 {
        FIRST_DIPLOMAT_PRICE + self.envoys()
    }

    /// Whether an upgrade is possible at all.
    #[inline]
    pub fn can_upgrade(&self) -> bool {
        self.tiles.iter().any(|stack| stack.front > 0)
    }

    /// What all tiles of this kind show together.
    #[inline]
    fn shown(&self, tile: HarborTile) -> u8 {
        let (stack, sides) = (self.stack(tile), tile.sides());
        stack.front * sides.front + stack.back * sides.back
    }
}

impl Stack {
    #[inline]
    pub fn len(self) -> u8 {
        self.front + self.back
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}
