//! Sets of spaces of the board that an evaluation looks at, made from the printed tables.

use ::mille_fiori::components::{Area, HOUSES, SHIPS_PER_ROW, Symbol, WORKSHOPS};
use ::mille_fiori::{Space, Spaces};

/// Sets of spaces.
pub(super) struct Places;

impl Places {
    pub(super) const PIGMENTS: Spaces = materials(Symbol::Pigments);
    pub(super) const MATERIALS: [Spaces; 4] =
        [materials(Symbol::Ash), materials(Symbol::Lime), Self::PIGMENTS, materials(Symbol::Quartz)];
    pub(super) const HOUSE_VALUES: [Spaces; 6] = [houses(1), houses(2), houses(3), houses(4), houses(5), houses(10)];
    /// The columns of the trade area.
    pub(super) const GOODS: [Spaces; 4] = [column(0), column(1), column(2), column(3)];
    /// Each row of the harbor, and the goods beside it.
    pub(super) const ROWS: [(Spaces, Spaces); 5] = [row(0), row(1), row(2), row(3), row(4)];
    pub(super) const BASE: Spaces = Spaces(0b11111);
    pub(super) const MIDDLE: Spaces = Spaces(0b1111 << 5);
    /// Each space of a pyramid above its base, all beneath it, and those that it stands on.
    #[rustfmt::skip]
    pub(super) const ABOVE_BASE: [(Space, Spaces, Spaces); 7] =
        [middle(0), middle(1), middle(2), middle(3), top(0), top(1), top(2)];

    /// The spaces of a pyramid with each of its three symbols, which its base shows first.
    pub(super) fn citizens(pyramid: &[Symbol; 12]) -> [Spaces; 3] {
        std::array::from_fn(|first| {
            let with_symbol = (0..12).filter(|space| pyramid[*space] == pyramid[first]);
            with_symbol.fold(Spaces::NONE, |all, space| all | Spaces::only(space as Space))
        })
    }
}

/// The connected groups of these cells of the workshops.
pub(super) fn groups(cells: Spaces) -> impl Iterator<Item = Spaces> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let mut group = Spaces::only(rest.iter().next()?);
        loop {
            let grown = group | (reach(group) & rest);
            if grown == group {
                break;
            }
            group = grown;
        }
        rest = rest - group;
        Some(group)
    })
}

/// The cells next to these.
pub(super) fn reach(cells: Spaces) -> Spaces {
    cells.iter().fold(Spaces::NONE, |all, cell| all | NEIGHBORS[usize::from(cell)])
}

const NEIGHBORS: [Spaces; WORKSHOPS.len()] = {
    let mut neighbors = [Spaces::NONE; WORKSHOPS.len()];
    let mut pair = 0;
    while pair < WORKSHOPS.len() * WORKSHOPS.len() {
        let (cell, other) = (pair / WORKSHOPS.len(), pair % WORKSHOPS.len());
        let rows = (WORKSHOPS[cell].row - WORKSHOPS[other].row).abs();
        let across = (WORKSHOPS[cell].x - WORKSHOPS[other].x).abs();
        if (rows == 0 && across == 2) || (rows == 1 && across == 1) {
            neighbors[cell].0 |= 1 << other;
        }
        pair += 1;
    }
    neighbors
};

const fn materials(symbol: Symbol) -> Spaces {
    let (mut cells, mut cell) = (0, 0);
    while cell < WORKSHOPS.len() {
        if WORKSHOPS[cell].symbol as u8 == symbol as u8 {
            cells |= 1 << cell;
        }
        cell += 1;
    }
    Spaces(cells)
}

const fn houses(value: u8) -> Spaces {
    let (mut houses, mut house) = (0, 0);
    while house < HOUSES.len() {
        if HOUSES[house] == value {
            houses |= 1 << house;
        }
        house += 1;
    }
    Spaces(houses)
}

const fn column(column: u8) -> Spaces {
    Spaces((0b0001_0001_0001_0001_0001 << column) & Spaces::all(Area::Trade).0)
}

const fn row(row: usize) -> (Spaces, Spaces) {
    (Spaces(0b111 << (row * SHIPS_PER_ROW)), Spaces(0b1111 << (row * 4)))
}

const fn middle(place: u8) -> (Space, Spaces, Spaces) {
    let beneath = Spaces(0b11 << place);
    (5 + place, beneath, beneath)
}

const fn top(place: u8) -> (Space, Spaces, Spaces) {
    let support = Spaces(0b11 << (5 + place));
    (9 + place, Spaces(support.0 | 0b111 << place), support)
}
