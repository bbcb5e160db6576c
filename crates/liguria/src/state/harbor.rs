//! A player's harbor board: four rows of tiles, each with a diplomat field, and the quay (LI-1.7).

use crate::components::{FIRST_DIPLOMAT_PRICE, PRINTED_SACKS, PRINTED_WHEELS, ROW_LIMIT};
use crate::vocabulary::{Cubes, Diplomats, HarborTile, Row};
use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HarborBoard {
    tiles: [Stack; HarborTile::COUNT],
    /// Cubes for the other players to load.
    pub quay: Cubes,
    /// One per row.
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

/// Serializes as front and back.
impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.front, self.back].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [front, back] = Deserialize::deserialize(deserializer)?;
        Ok(Self { front, back })
    }
}

/// An occupied diplomat field: the player whose figure is there, and the tiles paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

    /// Returns the number of tiles in this row.
    #[inline]
    pub fn row_len(&self, row: Row) -> u8 {
        match row {
            Row::Wheels => self.stack(HarborTile::Wheel).len(),
            Row::Merchants => self.stack(HarborTile::Merchant).len(),
            Row::Buildings => HarborTile::BUILDINGS.into_iter().map(|tile| self.stack(tile).len()).sum(),
            Row::Monks => self.stack(HarborTile::Monk).len(),
        }
    }

    /// LI-4.6: returns whether the row has no room for another tile.
    #[inline]
    pub fn is_full(&self, row: Row) -> bool {
        self.row_len(row) >= ROW_LIMIT
    }

    /// LI-7.1: returns the harbor's wheels, including the printed one.
    #[inline]
    pub fn wheels(&self) -> u8 {
        PRINTED_WHEELS + self.shown(HarborTile::Wheel)
    }

    /// LI-9.2: returns the harbor's sacks, including the printed one.
    #[inline]
    pub fn sacks(&self) -> u8 {
        PRINTED_SACKS + self.shown(HarborTile::Merchant)
    }

    /// LI-13.2: returns the sum of the purple numbers.
    #[inline]
    pub fn prestige(&self) -> u8 {
        HarborTile::BUILDINGS.into_iter().map(|tile| self.shown(tile)).sum()
    }

    /// Returns the sum of the monks' green numbers.
    #[inline]
    pub fn green_points(&self) -> u8 {
        self.shown(HarborTile::Monk)
    }

    /// Returns the number of occupied diplomat fields.
    #[inline]
    pub fn envoys(&self) -> u8 {
        self.fields.iter().flatten().count() as u8
    }

    /// LI-11.2: returns the next diplomat's price in scrolls, no matter how many were paid for the others.
    #[inline]
    pub fn diplomat_price(&self) -> u8 {
        FIRST_DIPLOMAT_PRICE + self.envoys()
    }

    /// Returns whether any tile can be upgraded.
    #[inline]
    pub fn can_upgrade(&self) -> bool {
        self.tiles.iter().any(|stack| stack.front > 0)
    }

    /// Returns the total value of all tiles of this kind.
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
