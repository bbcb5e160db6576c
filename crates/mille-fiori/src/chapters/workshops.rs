//! Chapter 3: the workshops.

use super::gameplay::Earned;
use crate::components::{GOLD_DIAMONDS, GROUP_POINTS, PIGMENTS_GROUP_POINTS, WORKSHOPS};
use crate::state::{Board, MilleFiori};
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Event, Reason, Refusal, Space, Spaces, Symbol};
use game::{Log, Seat};

/// The four materials (MF-3.1) and their hexagons.
pub const MATERIALS: [(Symbol, Spaces); 4] = [
    (Symbol::Ash, cells_with(Symbol::Ash)),
    (Symbol::Lime, cells_with(Symbol::Lime)),
    (Symbol::Pigments, cells_with(Symbol::Pigments)),
    (Symbol::Quartz, cells_with(Symbol::Quartz)),
];

/// Each hexagon's neighbors: two half-hexagons away in its own row, one in the rows above and below.
pub const NEIGHBORS: [Spaces; WORKSHOPS.len()] = neighbors();

/// For each hexagon, the three hexagons around the gold diamond it touches.
const AROUND_GOLD: [Spaces; WORKSHOPS.len()] = around_gold();

/// MF-3.2: returns the free hexagons of the card's material.
#[inline]
pub(crate) fn open_spaces(board: &Board, card: Card) -> Spaces {
    let symbol = card.symbol();
    let cells = MATERIALS.iter().find(|(material, _)| Some(*material) == symbol);
    cells.map_or(Spaces::NONE, |(_, cells)| *cells - board[Area::Workshops].occupied())
}

pub(crate) fn check(card: Card, space: Space) -> Result<(), Refusal> {
    let symbol = WORKSHOPS[space.index()].symbol;
    if card.symbol() == Some(symbol) {
        return Ok(());
    }
    Err(Refusal::WrongSymbol { space: BoardSpace { area: Area::Workshops, space }, symbol })
}

impl MilleFiori {
    /// MF-3.3: scores 1 point per diamond in the group. MF-3.4: 2 if the new one is on pigments.
    pub(crate) fn score_workshop(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) -> Earned {
        let diamonds = self.board[Area::Workshops];
        let own = diamonds.of(seat);
        let group = group_around(space, own);
        let on_pigments = WORKSHOPS[space.index()].symbol == Symbol::Pigments;
        let each = if on_pigments { PIGMENTS_GROUP_POINTS } else { GROUP_POINTS };
        let reason = Reason::Group { diamonds: group.len() as u8, each };
        self.award_spaces(seat, group.len() as u8 * each, reason, (Area::Workshops, group), log);
        Earned {
            // MF-3.5: all four materials.
            bonus: MATERIALS.iter().all(|(_, cells)| own.meets(*cells)).then_some(BonusRow::Workshops),
            // MF-3.6: the last hexagon around a gold diamond.
            extra_card: diamonds.occupied().contains_all(AROUND_GOLD[space.index()]),
        }
    }
}

/// Returns the connected group of `own` diamonds that contains this space.
fn group_around(space: Space, own: Spaces) -> Spaces {
    let mut group = Spaces::only(space);
    let mut newest = group;
    while !newest.is_empty() {
        let around = newest.iter().fold(Spaces::NONE, |all, cell| all | NEIGHBORS[cell.index()]);
        newest = (around & own) - group;
        group = group | newest;
    }
    group
}

const fn cells_with(symbol: Symbol) -> Spaces {
    let (mut cells, mut cell) = (0, 0);
    while cell < WORKSHOPS.len() {
        if WORKSHOPS[cell].symbol as u8 == symbol as u8 {
            cells |= 1 << cell;
        }
        cell += 1;
    }
    Spaces::from_bits(cells)
}

const fn neighbors() -> [Spaces; WORKSHOPS.len()] {
    let mut neighbors = [Spaces::NONE; WORKSHOPS.len()];
    let mut cell = 0;
    while cell < WORKSHOPS.len() {
        neighbors[cell] = neighbors_of(cell);
        cell += 1;
    }
    neighbors
}

const fn neighbors_of(cell: usize) -> Spaces {
    let (mut neighbors, mut other) = (0, 0);
    while other < WORKSHOPS.len() {
        let rows = (WORKSHOPS[cell].row - WORKSHOPS[other].row).abs();
        let across = (WORKSHOPS[cell].x - WORKSHOPS[other].x).abs();
        if (rows == 0 && across == 2) || (rows == 1 && across == 1) {
            neighbors |= 1 << other;
        }
        other += 1;
    }
    Spaces::from_bits(neighbors)
}

const fn around_gold() -> [Spaces; WORKSHOPS.len()] {
    let mut around = [Spaces::NONE; WORKSHOPS.len()];
    let mut gold = 0;
    while gold < GOLD_DIAMONDS.len() {
        let [a, b, c] = GOLD_DIAMONDS[gold];
        let cells = Spaces::from_bits(1 << a.index() | 1 << b.index() | 1 << c.index());
        around[a.index()] = cells;
        around[b.index()] = cells;
        around[c.index()] = cells;
        gold += 1;
    }
    around
}
