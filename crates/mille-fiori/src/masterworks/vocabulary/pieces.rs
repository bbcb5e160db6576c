//! Expansion pieces: tiles, tracks, spaces and cells.

use crate::masterworks::components::{PALACE_INDEX, WINDOW_SIDE};
use crate::vocabulary::Area;
use game::{Piece, Text, ToText};

/// One of the six council tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Tile {
    #[default]
    Brown,
    Purple,
    Green1,
    Green2,
    Blue1,
    Blue2,
}

/// A council space color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(text = "tile")]
pub enum SpaceColor {
    Brown,
    Purple,
    Green,
    LightBlue,
}

impl SpaceColor {
    /// MF-13.3: returns an area's council color; `None` for the harbor.
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

/// A council space; 0 is the start.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = PALACE_INDEX + 1, numbered_from = 0, number_in_text)]
pub struct CouncilSpace(u8);

/// A track with bonus spaces at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Track {
    Council,
    SeaRoute,
}

/// A shop window cell, 0 to 8, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = WINDOW_SIDE * WINDOW_SIDE, numbered_from = 0, any_number, expected = "expected-number")]
#[piece(text("window-place", row, place))]
pub struct Cell(u8);

impl Cell {
    /// Returns the row, counted from 1.
    fn row(self) -> usize {
        self.index() / WINDOW_SIDE + 1
    }

    /// Returns the column, counted from 1.
    fn place(self) -> usize {
        self.index() % WINDOW_SIDE + 1
    }

    /// Names the cell together with the window.
    pub(crate) fn in_window(&self) -> Text {
        Text { key: "window-cell", ..self.text() }
    }
}

/// A shop window line: 0 to 2 are the rows from the top, 3 to 5 the columns from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = 2 * WINDOW_SIDE, numbered_from = 0)]
pub struct Line(u8);

impl ToText for Line {
    fn text(&self) -> Text {
        match self.index().checked_sub(WINDOW_SIDE) {
            None => Text::new("reason-window-row").with("number", self.index() + 1),
            Some(column) => Text::new("reason-window-column").with("number", column + 1),
        }
    }
}
