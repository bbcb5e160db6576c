//! What the expansion adds to the box. Values that we had to make up stand in `our_values.rs`.

use super::our_values::{COUNCIL_TILES, DOGARESSA_COPIES, NEW_SEA_SPACES, SPACES_BEFORE_PALACE};
use super::vocabulary::{Cell, CouncilSpace, Dogaressa, Dogaressas, Dogate, SpaceColor, Tile};
use crate::components::SEA_TRACK;
use crate::vocabulary::SeaSpace;
use serde::Serialize;

/// MF-12.3: the cards turned up into the display, whatever the number of players.
pub const DISPLAY_CARDS: usize = 9;

/// MF-12.5: so many of each stack lie open.
pub const OPEN_CARDS: usize = 3;

pub const SPACES_OF_TILE: usize = 3;

/// The Doge's Palace, which follows the spaces of all tiles.
pub const PALACE: CouncilSpace = CouncilSpace::from_index(PALACE_INDEX);
pub(super) const PALACE_INDEX: usize = Tile::COUNT * SPACES_OF_TILE + SPACES_BEFORE_PALACE;

/// What a space of the council brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    Points(u8),
    Masterwork,
    Dogaressa,
    /// The ship moves so far.
    Ship(u8),
}

/// A council tile as it is printed.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TileFace {
    pub color: SpaceColor,
    /// From the bottom to the top.
    pub rewards: [Reward; SPACES_OF_TILE],
}

impl Tile {
    #[inline]
    pub fn face(self) -> &'static TileFace {
        &COUNCIL_TILES[self.index()]
    }
}

/// What happens to a ship that lands on a space of the sea route, besides points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    Nothing,
    ExtraCard,
    Masterwork,
    /// The council figure moves so many steps.
    Arrows(u8),
    TradeCity,
}

/// A space of the sea route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

pub const TRADE_CITY: SeaSpace = SeaSpace::from_index(SEA_ROUTE.len() - 1);

/// MF-15.1: all there are.
pub const ALL_DOGARESSAS: Dogaressas = Dogaressas::of_each(DOGARESSA_COPIES);

impl Dogaressa {
    /// MF-15.10, MF-15.12: the highest number that its user may choose, from 1; 0 if there is no choice.
    #[inline]
    pub const fn choices(self) -> u8 {
        match self {
            Dogaressa::SeaRoute => 7,
            Dogaressa::LargeDogate => 3,
            _ => 0,
        }
    }
}

/// MF-15.11: arrows and points of the small Dogate among the Dogaressas.
pub const SMALL_DOGATE: Dogate = Dogate { arrows: 1, points: 7 };

/// MF-15.12: points of the large Dogate among the Dogaressas.
pub const LARGE_DOGATE_POINTS: u8 = 3;

/// MF-17.1: what masterworks are worth.
pub const MASTERWORK_VALUES: [u8; 4] = [2, 3, 4, 5];

/// MF-17.4: cells of a row of a shop window, and rows.
pub const WINDOW_SIDE: usize = 3;

/// MF-17.7: the lines of a window, its rows from the top and its columns from the left.
pub const WINDOW_LINES: [[Cell; WINDOW_SIDE]; 2 * WINDOW_SIDE] = {
    let mut lines = [[Cell::from_index(0); WINDOW_SIDE]; 2 * WINDOW_SIDE];
    let mut cell = 0;
    while cell < Cell::COUNT {
        let (row, place) = (cell / WINDOW_SIDE, cell % WINDOW_SIDE);
        lines[row][place] = Cell::from_index(cell);
        lines[WINDOW_SIDE + place][row] = Cell::from_index(cell);
        cell += 1;
    }
    lines
};

/// MF-17.7: for a line of one color, and for a line of one shape.
pub const POINTS_FOR_LINE: u8 = 10;
