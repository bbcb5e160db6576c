//! Chapter 7: the harbor. Ship movement is in `sailing.rs`.

use super::gameplay::Earned;
use super::trade;
use crate::components::{FLEET_POINTS, SHIPS_PER_ROW};
use crate::state::{Board, MilleFiori};
use crate::vocabulary::{Area, Card, Event, Reason, Space, Spaces};
use game::{Log, Seat};

/// Returns the spaces of a row's fleet.
#[inline]
pub const fn fleet_spaces(row: usize) -> Spaces {
    Spaces::from_bits(((1 << SHIPS_PER_ROW) - 1) << (row * SHIPS_PER_ROW))
}

/// MF-7.1: returns the free ship spaces.
#[inline]
pub(crate) fn open_spaces(board: &Board) -> Spaces {
    Area::Harbor.all_spaces() - board[Area::Harbor].occupied()
}

impl MilleFiori {
    /// Scores the fleet if the diamond completes it. MF-7.4: the ship then moves by the wheel number.
    pub(crate) fn score_ship(&mut self, seat: Seat, card: Card, space: Space, log: &mut impl Log<Event>) -> Earned {
        let row = space.index() / SHIPS_PER_ROW;
        if self.board[Area::Harbor].occupied().contains_all(fleet_spaces(row)) {
            self.score_fleet(seat, row, log);
        }
        Earned { bonus: None, extra_card: self.move_ship(seat, card.wheel(), log) }
    }

    /// MF-7.2, MF-7.3: scores the departing fleet's diamonds by the number of goods in the row.
    fn score_fleet(&mut self, seat: Seat, row: usize, log: &mut impl Log<Event>) {
        let goods = (self.board[Area::Trade].occupied() & trade::row_spaces(row)).len();
        let each = FLEET_POINTS[goods];
        for owner in self.seats_from(seat) {
            let ships = self.board[Area::Harbor].of(owner) & fleet_spaces(row);
            let diamonds = ships.len() as u8;
            self.award_spaces(owner, diamonds * each, Reason::Fleet { diamonds, each }, (Area::Harbor, ships), log);
        }
    }
}
