//! Chapter 6: trade.

use super::gameplay::Earned;
use crate::components::{GOODS, ROWS};
use crate::state::{Board, MilleFiori};
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Event, Reason, Refusal, Space, Spaces};
use game::{Log, Seat};

const COLUMNS: usize = GOODS.len();

/// The spaces of the first column.
const FIRST_COLUMN: u32 = ((1 << (COLUMNS * ROWS)) - 1) / ((1 << COLUMNS) - 1);

#[inline]
pub(crate) fn column(space: Space) -> usize {
    space.index() % COLUMNS
}

#[inline]
pub(crate) fn row(space: Space) -> usize {
    space.index() / COLUMNS
}

/// Returns the spaces of one good.
#[inline]
pub const fn column_spaces(column: usize) -> Spaces {
    Spaces::from_bits(FIRST_COLUMN << column)
}

/// Returns the spaces of one row, which lines up with a harbor fleet.
#[inline]
pub const fn row_spaces(row: usize) -> Spaces {
    Spaces::from_bits(((1 << COLUMNS) - 1) << (row * COLUMNS))
}

/// MF-6.1: returns the free spaces in the column of the card's good.
#[inline]
pub(crate) fn open_spaces(board: &Board, card: Card) -> Spaces {
    let column = GOODS.iter().position(|good| card.symbol() == Some(*good));
    column.map_or(Spaces::NONE, |column| column_spaces(column) - board[Area::Trade].occupied())
}

pub(crate) fn check(card: Card, space: Space) -> Result<(), Refusal> {
    let symbol = GOODS[column(space)];
    if card.symbol() == Some(symbol) {
        return Ok(());
    }
    Err(Refusal::WrongSymbol { space: BoardSpace { area: Area::Trade, space }, symbol })
}

impl MilleFiori {
    /// MF-6.2, MF-6.3: scores each diamond in the column for its owner, one point per diamond in that column.
    pub(crate) fn score_good(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) -> Earned {
        let diamonds = self.board[Area::Trade];
        let good = column_spaces(column(space));
        let worth = (diamonds.occupied() & good).len() as u8;
        for owner in self.seats_from(seat) {
            let own = diamonds.of(owner) & good;
            let reason = Reason::Goods { diamonds: own.len() as u8, each: worth };
            self.award_spaces(owner, own.len() as u8 * worth, reason, (Area::Trade, own), log);
        }
        let own = diamonds.of(seat);
        Earned {
            // MF-6.4: all four goods.
            bonus: (0..COLUMNS).all(|column| own.meets(column_spaces(column))).then_some(BonusRow::Trade),
            // MF-6.5: another player has more diamonds in the column.
            extra_card: self.seats().any(|other| (diamonds.of(other) & good).len() > (own & good).len()),
        }
    }
}
