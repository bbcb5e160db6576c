//! The expansion's components. House values are in `house_values.rs`.

use super::house_values::{COUNCIL_TILES, DOGARESSA_COPIES, NEW_SEA_SPACES, SPACES_BEFORE_PALACE};
use super::vocabulary::{Cell, CouncilSpace, Dogaressa, Dogaressas, Dogate, SpaceColor, Tile};
use crate::components::SEA_TRACK;
use crate::vocabulary::SeaSpace;
use serde::Serialize;

/// MF-12.3: number of cards in the display at the start.
pub const DISPLAY_CARDS: usize = 9;

/// MF-12.5: number of face-up cards beside each stack.
pub const OPEN_CARDS: usize = 3;

pub const SPACES_OF_TILE: usize = 3;

/// The Doge's Palace, after all tile spaces.
pub const PALACE: CouncilSpace = CouncilSpace::from_index(PALACE_INDEX);
pub(super) const PALACE_INDEX: usize = Tile::COUNT * SPACES_OF_TILE + SPACES_BEFORE_PALACE;

/// A council space's reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    Points(u8),
    Masterwork,
    Dogaressa,
    /// The ship moves this many spaces.
    Ship(u8),
}

/// A council tile's printed face.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TileFace {
    pub color: SpaceColor,
    /// From bottom to top.
    pub rewards: [Reward; SPACES_OF_TILE],
}

impl Tile {
    #[inline]
    pub fn face(self) -> &'static TileFace {
        &COUNCIL_TILES[self.index()]
    }
}

/// The effect of landing on a sea route space, besides points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    Nothing,
    ExtraCard,
    Masterwork,
    /// The council figure moves this many steps.
    Arrows(u8),
    TradeCity,
}

/// A space on the sea route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RouteSpace {
    pub points: u8,
    pub landing: Landing,
}

/// MF-16.1: the base game's sea track, followed by the new spaces.
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

/// MF-15.1: all Dogaressa cards.
pub const ALL_DOGARESSAS: Dogaressas = Dogaressas::of_each(DOGARESSA_COPIES);

impl Dogaressa {
    /// MF-15.10, MF-15.12: returns the highest number that can be chosen, starting from 1; 0 if there is no choice.
    #[inline]
    pub const fn choices(self) -> u8 {
        match self {
            Dogaressa::SeaRoute => 7,
            Dogaressa::LargeDogate => 3,
            _ => 0,
        }
    }
}

/// MF-15.11: the arrows and points on the small Dogate Dogaressa.
pub const SMALL_DOGATE: Dogate = Dogate { arrows: 1, points: 7 };

/// MF-15.12: the points on the large Dogate Dogaressa.
pub const LARGE_DOGATE_POINTS: u8 = 3;

/// MF-17.1: the masterwork values.
pub const MASTERWORK_VALUES: [u8; 4] = [2, 3, 4, 5];

/// MF-17.4: number of rows and number of columns in a shop window.
pub const WINDOW_SIDE: usize = 3;

/// MF-17.7: a window's lines: rows from the top, then columns from the left.
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

/// MF-17.7: points for a line of one color or of one shape; a line of one color and one shape scores twice.
pub const POINTS_FOR_LINE: u8 = 10;
