//! Chapter 17: the shop windows.

use super::cards::Masterwork;
use super::{NewEvent, NewReason, NewRefusal};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::MilleFiori;
use game::{Log, Seat, Text};
use serde::Serialize;

/// A place in a window, 0 to 8, row by row.
pub type Cell = u8;

/// MF-17.4: cells of a row, and rows (printed).
const SIDE: Cell = 3;
pub(crate) const CELLS: Cell = SIDE * SIDE;

/// MF-17.7: the three rows and the three columns.
const LINES: [[Cell; 3]; 6] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// MF-17.7: printed. For a line of one color, and for a line of one shape.
const POINTS_FOR_LINE: u8 = 10;

/// A shop window of three by three: what lies on top in each cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ShopWindow {
    cells: [Option<Masterwork>; CELLS as usize],
}

/// A cell in words, under this key: people count rows and places from 1.
pub(crate) fn cell_text(key: &'static str, cell: Cell) -> Text {
    Text::new(key).with("row", cell / SIDE + 1).with("place", cell % SIDE + 1)
}

impl ShopWindow {
    #[inline]
    pub fn cells(&self) -> &[Option<Masterwork>] {
        &self.cells
    }

    /// What lies where, in words.
    pub(crate) fn describe(&self) -> Option<Text> {
        let filled = (0..CELLS).zip(self.cells).filter_map(|(cell, top)| {
            Some(Text::new("view-cell").with("cell", cell_text("window-place", cell)).with("masterwork", top?.text()))
        });
        let filled: Vec<Text> = filled.collect();
        (!filled.is_empty()).then(|| Text::new("view-window").with("cells", filled))
    }

    /// Lays a masterwork into a cell; what it covers.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, masterwork: Masterwork) -> Option<Masterwork> {
        self.cells[usize::from(cell)].replace(masterwork)
    }

    /// MF-17.7: for each line that is full, what it is worth.
    pub fn lines(&self) -> impl Iterator<Item = (usize, u8)> {
        LINES.iter().enumerate().filter_map(|(line, cells)| {
            let [a, b, c] = cells.map(|cell| self.cells[usize::from(cell)]);
            let points = line_points([a?, b?, c?]);
            (points > 0).then_some((line, points))
        })
    }
}

fn line_points([a, b, c]: [Masterwork; 3]) -> u8 {
    let same_glass = a.glass() == b.glass() && b.glass() == c.glass();
    let same_shape = a.shape() == b.shape() && b.shape() == c.shape();
    POINTS_FOR_LINE * (u8::from(same_glass) + u8::from(same_shape))
}

impl MilleFiori {
    pub(crate) fn check_cell(cell: Cell) -> Result<(), Refusal> {
        if cell < CELLS { Ok(()) } else { Err(NewRefusal::NoSuchCell { cell }.into()) }
    }

    /// MF-17.4: into any cell. MF-17.5: also onto another masterwork, which stays covered. MF-17.6: its value is
    /// scored at once, either way.
    pub(crate) fn place_masterwork(
        &mut self,
        seat: Seat,
        masterwork: Masterwork,
        cell: Cell,
        log: &mut impl Log<Event>,
    ) {
        let covers = self.new_board.seat_mut(seat).window.lay(cell, masterwork);
        covers.into_iter().for_each(|covered| self.new_board.covered.insert(covered));
        log.add(|| NewEvent::MasterworkPlaced { seat, masterwork, cell, covers }.into());
        self.award(seat, masterwork.value(), NewReason::Masterwork.into(), log);
        self.resolve(seat, log);
    }

    /// MF-17.7: at the end each window is scored, line by line.
    #[inline(never)]
    pub(crate) fn score_windows(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let window = self.new_board.seat(seat).window;
            for (line, points) in window.lines() {
                self.award(seat, points, NewReason::WindowLine { line: line as u8 }.into(), log);
            }
        }
    }
}
