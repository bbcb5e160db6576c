//! Chapter 7: the harbor. What the ship does then stands in `sea_track.rs`.

use crate::board::{Board, Space, Spaces};
use crate::card::Card;
use crate::components::{Area, FLEET_POINTS, SHIPS_PER_ROW};
use crate::event::Event;
use crate::gameplay::Earned;
use crate::reason::Reason;
use crate::state::MilleFiori;
use crate::trade;
use game::{Log, Seat};

/// MF-7.1: any free ship space.
#[inline]
pub(crate) fn open_spaces(board: &Board) -> Spaces {
    Spaces::all(Area::Harbor) - board[Area::Harbor].occupied()
}

impl MilleFiori {
    /// The diamond may complete a fleet; then, MF-7.4, the ship moves by the wheel number.
    pub(crate) fn score_ship(&mut self, seat: Seat, card: Card, space: Space, log: &mut impl Log<Event>) -> Earned {
        let row = space / SHIPS_PER_ROW as u8;
        let fleet = Spaces(0b111 << (row * SHIPS_PER_ROW as u8));
        if self.board[Area::Harbor].occupied().contains_all(fleet) {
            self.score_fleet(seat, row, fleet, log);
        }
        Earned { bonus: None, extra_card: self.move_ship(seat, card.wheel(), log) }
    }

    /// MF-7.2, MF-7.3: the fleet departs; the goods in its row decide what each of its diamonds is worth.
    fn score_fleet(&mut self, seat: Seat, row: u8, fleet: Spaces, log: &mut impl Log<Event>) {
        let goods = (self.board[Area::Trade].occupied() & trade::row_spaces(row)).len();
        let each = FLEET_POINTS[usize::from(goods)];
        for owner in self.seats_from(seat) {
            let diamonds = (self.board[Area::Harbor].of(owner) & fleet).len();
            self.award(owner, diamonds * each, Reason::Fleet { diamonds, each }, log);
        }
    }
}
