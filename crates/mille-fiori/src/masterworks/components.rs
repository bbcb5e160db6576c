//! What the expansion adds to the board. Values that we had to make up stand in `our_values.rs`.

use super::our_values::{COUNCIL_TILES, NEW_SEA_SPACES, SPACES_BEFORE_PALACE};
use crate::components::{Area, SEA_TRACK};
use game::Text;
use serde::Serialize;
use std::fmt;

/// MF-12.3: printed.
pub(crate) const NINE_IN_DISPLAY: usize = 9;

/// MF-12.5: printed. So many of each stack lie open.
pub(crate) const OPEN_CARDS: usize = 3;

/// A color of the board that spaces of the council show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum SpaceColor {
    Brown,
    Purple,
    Green,
    LightBlue,
}

impl SpaceColor {
    /// MF-13.3: workshops, houses, citizens of both pyramids, trade; the harbor's color is not there.
    #[inline]
    pub fn of(area: Area) -> Option<Self> {
        match area {
            Area::Workshops => Some(SpaceColor::Brown),
            Area::Houses => Some(SpaceColor::Purple),
            Area::Nobles | Area::Commoners => Some(SpaceColor::Green),
            Area::Trade => Some(SpaceColor::LightBlue),
            Area::Harbor => None,
        }
    }
}

/// What a space of the council brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Reward {
    Points(u8),
    Masterwork,
    Dogaressa,
    /// The ship moves so far.
    Ship(u8),
}

/// A council tile as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct TileFace {
    pub name: &'static str,
    pub color: SpaceColor,
    /// From the bottom to the top.
    pub rewards: [Reward; SPACES_OF_TILE],
}

/// Printed.
pub const SPACES_OF_TILE: usize = 3;

/// One of the six council tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Tile(u8);

impl Tile {
    pub const ALL: [Tile; COUNCIL_TILES.len()] = [Tile(0), Tile(1), Tile(2), Tile(3), Tile(4), Tile(5)];

    #[inline]
    pub fn face(self) -> &'static TileFace {
        &COUNCIL_TILES[usize::from(self.0)]
    }

    pub fn text(self) -> Text {
        Text::new(match self.face().color {
            SpaceColor::Brown => "tile-brown",
            SpaceColor::Purple => "tile-purple",
            SpaceColor::Green => "tile-green",
            SpaceColor::LightBlue => "tile-light-blue",
        })
    }
}

/// The space of the council where a figure stands: 0 is the start.
pub type CouncilSpace = u8;

/// The Doge's Palace, which follows the spaces of all tiles.
pub const PALACE: CouncilSpace = (Tile::ALL.len() * SPACES_OF_TILE) as u8 + SPACES_BEFORE_PALACE;

/// What happens to a ship that lands on a space of the sea route, besides points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Landing {
    Nothing,
    ExtraCard,
    Masterwork,
    /// The council figure moves so many steps.
    Arrows(u8),
    TradeCity,
}

/// A space of the sea route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RouteSpace {
    pub points: u8,
    pub landing: Landing,
}

/// MF-16.1: the sea track of the base game and the new spaces after it.
pub const SEA_ROUTE: [RouteSpace; SEA_TRACK.len() + NEW_SEA_SPACES.len()] = {
    let mut route = [RouteSpace { points: 0, landing: Landing::Nothing }; SEA_TRACK.len() + NEW_SEA_SPACES.len()];
    let mut space = 0;
    while space < route.len() {
        route[space] = if space < SEA_TRACK.len() {
            let landing = if SEA_TRACK[space].extra_card { Landing::ExtraCard } else { Landing::Nothing };
            RouteSpace { points: SEA_TRACK[space].points, landing }
        } else {
            NEW_SEA_SPACES[space - SEA_TRACK.len()]
        };
        space += 1;
    }
    route
};

pub const TRADE_CITY: u8 = SEA_ROUTE.len() as u8 - 1;

/// A track with bonus spaces at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Track {
    Council,
    SeaRoute,
}

impl Track {
    pub fn text(self) -> Text {
        Text::new(match self {
            Track::Council => "track-council",
            Track::SeaRoute => "track-sea-route",
        })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().name)
    }
}
