//! Sets of board spaces used in the evaluation.

use ::mille_fiori::places::{MATERIALS, NEIGHBORS, beneath, column_spaces, fleet_spaces, row_spaces, supports};
use ::mille_fiori::{Space, Spaces};

/// The workshops where a diamond scores twice.
pub(super) const PIGMENTS: Spaces = MATERIALS[2].1;
/// The columns of the trade area.
pub(super) const GOODS: [Spaces; 4] = [column_spaces(0), column_spaces(1), column_spaces(2), column_spaces(3)];
/// Each row of the harbor, with the goods beside it.
pub(super) const ROWS: [(Spaces, Spaces); 5] = [row(0), row(1), row(2), row(3), row(4)];
/// Each space of a pyramid above its base, with all spaces beneath it and the two that support it.
pub(super) const ABOVE_BASE: [(Space, Spaces, Spaces); 7] =
    [above(5), above(6), above(7), above(8), above(9), above(10), above(11)];

const fn row(row: usize) -> (Spaces, Spaces) {
    (fleet_spaces(row), row_spaces(row))
}

const fn above(space: usize) -> (Space, Spaces, Spaces) {
    let space = Space::from_index(space);
    (space, beneath(space), supports(space))
}

/// Connected workshop cells.
pub(super) struct Group {
    pub(super) cells: Spaces,
    /// All cells adjacent to any of them, possibly including cells in the group itself.
    pub(super) reach: Spaces,
}

/// Splits these workshop cells into connected groups.
pub(super) fn groups(cells: Spaces) -> impl Iterator<Item = Group> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let mut group = Group { cells: Spaces::NONE, reach: Spaces::NONE };
        let mut newest = rest;
        while let Some(cell) = newest.first() {
            group.cells.insert(cell);
            group.reach = group.reach | NEIGHBORS[cell.index()];
            newest = (group.reach & rest) - group.cells;
        }
        rest = rest - group.cells;
        (!group.cells.is_empty()).then_some(group)
    })
}
