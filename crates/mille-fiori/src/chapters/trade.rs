//! Chapter 6: trade.

use crate::board::{Board, Space, Spaces};
use crate::card::Card;
use crate::components::{Area, BonusRow, GOODS};
use crate::event::Event;
use crate::gameplay::Earned;
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::state::MilleFiori;
use game::{Log, Seat};

const COLUMNS: u8 = GOODS.len() as u8;

/// The spaces of the first column; the others lie beside it.
const FIRST_COLUMN: u32 = 0b0001_0001_0001_0001_0001;

#[inline]
pub(crate) fn column(space: Space) -> u8 {
    space % COLUMNS
}

#[inline]
pub(crate) fn row(space: Space) -> u8 {
    space / COLUMNS
}

/// The spaces of one good.
#[inline]
pub const fn column_spaces(column: u8) -> Spaces {
    Spaces(FIRST_COLUMN << column)
}

/// The goods in one row, which go with a fleet of the harbor.
#[inline]
pub const fn row_spaces(row: u8) -> Spaces {
    Spaces(0b1111 << (row * COLUMNS))
}

/// MF-6.1: any free space in the column of the card's good.
#[inline]
pub(crate) fn open_spaces(board: &Board, card: Card) -> Spaces {
    let column = GOODS.iter().position(|good| card.symbol() == Some(*good));
    column.map_or(Spaces::NONE, |column| column_spaces(column as u8) - board[Area::Trade].occupied())
}

pub(crate) fn check(card: Card, space: Space) -> Result<(), Refusal> {
    let symbol = GOODS[usize::from(column(space))];
    if card.symbol() == Some(symbol) { Ok(()) } else { Err(Refusal::WrongSymbol { area: Area::Trade, space, symbol }) }
}

impl MilleFiori {
    /// MF-6.2, MF-6.3: the good is worth the number of diamonds on it; each of them scores that for its owner.
    pub(crate) fn score_good(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) -> Earned {
        let diamonds = self.board[Area::Trade];
        let good = column_spaces(column(space));
        let worth = (diamonds.occupied() & good).len();
        for owner in self.seats_from(seat) {
            let own = (diamonds.of(owner) & good).len();
            self.award(owner, own * worth, Reason::Goods { diamonds: own, each: worth }, log);
        }
        let own = diamonds.of(seat);
        Earned {
            // MF-6.4: all four goods.
            bonus: (0..COLUMNS).all(|column| own.meets(column_spaces(column))).then_some(BonusRow::Trade),
            // MF-6.5: a good deal for somebody else, who has more of them.
            extra_card: self.seats().any(|other| (diamonds.of(other) & good).len() > (own & good).len()),
        }
    }
}
