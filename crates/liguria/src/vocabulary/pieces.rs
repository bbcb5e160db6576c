//! The kinds of selection tiles (LI-1.9).

use crate::components::{
    BUILDING_SIDES, MERCHANT_SIDES, MONK_SIDES, ORDERS, OrderTile, SCROLLS, SWORDS, Sides, WHEEL_SIDES,
};
use game::Text;
use serde::{Deserialize, Serialize};

/// A tile for the own harbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum HarborTile {
    Wheel,
    Merchant,
    BuildingA,
    BuildingB,
    BuildingC,
    Monk,
}

/// A row of a harbor; each has a diplomat field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Row {
    Wheels,
    Merchants,
    Buildings,
    Monks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Knight {
    One,
    Two,
    Three,
}

/// A diplomat tile, by its scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Diplomat {
    One,
    Two,
}

/// A bishop's order, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u8);

impl HarborTile {
    pub const ALL: [HarborTile; 6] = [
        HarborTile::Wheel,
        HarborTile::Merchant,
        HarborTile::BuildingA,
        HarborTile::BuildingB,
        HarborTile::BuildingC,
        HarborTile::Monk,
    ];

    /// The tiles of the third row.
    pub const BUILDINGS: [HarborTile; 3] = [HarborTile::BuildingA, HarborTile::BuildingB, HarborTile::BuildingC];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn row(self) -> Row {
        match self {
            HarborTile::Wheel => Row::Wheels,
            HarborTile::Merchant => Row::Merchants,
            HarborTile::BuildingA | HarborTile::BuildingB | HarborTile::BuildingC => Row::Buildings,
            HarborTile::Monk => Row::Monks,
        }
    }

    /// What its two sides show: wheels, sacks, prestige or green points.
    #[inline]
    pub const fn sides(self) -> Sides {
        match self {
            HarborTile::Wheel => WHEEL_SIDES,
            HarborTile::Merchant => MERCHANT_SIDES,
            HarborTile::BuildingA => BUILDING_SIDES[0],
            HarborTile::BuildingB => BUILDING_SIDES[1],
            HarborTile::BuildingC => BUILDING_SIDES[2],
            HarborTile::Monk => MONK_SIDES,
        }
    }
}

impl Row {
    pub const ALL: [Row; 4] = [Row::Wheels, Row::Merchants, Row::Buildings, Row::Monks];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of its diplomat field.
    pub const fn field(self) -> u8 {
        self as u8 + 1
    }

    /// The row of the diplomat field with this number.
    pub fn of_field(field: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|row| row.field() == field)
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Row::Wheels => "row-wheels",
            Row::Merchants => "row-merchants",
            Row::Buildings => "row-buildings",
            Row::Monks => "row-monks",
        })
    }
}

impl Knight {
    pub const ALL: [Knight; 3] = [Knight::One, Knight::Two, Knight::Three];

    #[inline]
    pub const fn swords(self) -> u8 {
        SWORDS[self as usize]
    }
}

impl Diplomat {
    pub const ALL: [Diplomat; 2] = [Diplomat::One, Diplomat::Two];

    #[inline]
    pub const fn scrolls(self) -> u8 {
        SCROLLS[self as usize]
    }
}

impl Order {
    pub const COUNT: usize = ORDERS.len();

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "an order");
        Self(index as u8)
    }

    /// As printed on the tile, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub fn tile(self) -> &'static OrderTile {
        &ORDERS[self.index()]
    }

    pub fn text(self) -> Text {
        let OrderTile { cubes, prestige } = *self.tile();
        Text::new("tile-order")
            .with("number", self.number())
            .with("cubes", cubes.to_string())
            .with("prestige", prestige)
    }
}
