//! Chapter 4: the houses.

use crate::board::{Board, Space, Spaces};
use crate::components::{Area, BonusRow, HOUSES};
use crate::event::Event;
use crate::gameplay::Earned;
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::state::MilleFiori;
use game::{Log, Seat};

/// The six different values (MF-4.1), and the houses that show each.
pub const VALUES: [Spaces; 6] =
    [houses_with(1), houses_with(2), houses_with(3), houses_with(4), houses_with(5), houses_with(10)];

/// MF-4.2: the first free house along the street, and no other.
#[inline]
pub(crate) fn open_spaces(board: &Board) -> Spaces {
    let free = Spaces::all(Area::Houses) - board[Area::Houses].occupied();
    Spaces(free.0 & free.0.wrapping_neg())
}

pub(crate) fn check(board: &Board, space: Space) -> Result<(), Refusal> {
    let next = open_spaces(board).iter().next();
    if next == Some(space) { Ok(()) } else { Err(Refusal::NotNextHouse { next }) }
}

impl MilleFiori {
    /// MF-4.3: the value of the house and those of the own run that it ends.
    pub(crate) fn score_house(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) -> Earned {
        let own = self.board[Area::Houses].of(seat);
        let run = (0..=space).rev().take_while(|house| own.contains(*house));
        let (houses, points) = run.fold((0, 0), |(n, sum), house| (n + 1, sum + HOUSES[usize::from(house)]));
        self.award(seat, points, Reason::Row { houses }, log);
        earned(own, space)
    }
}

/// MF-4.5: an extra card with the third and fifth different value; MF-4.4: the bonus with the fourth.
fn earned(own: Spaces, newest: Space) -> Earned {
    let different = different_values(own);
    if different == different_values(own - Spaces::only(newest)) {
        return Earned::default();
    }
    Earned { bonus: (different == 4).then_some(BonusRow::Houses), extra_card: different == 3 || different == 5 }
}

fn different_values(own: Spaces) -> usize {
    VALUES.iter().filter(|houses| own.meets(**houses)).count()
}

const fn houses_with(value: u8) -> Spaces {
    let (mut houses, mut house) = (0, 0);
    while house < HOUSES.len() {
        if HOUSES[house] == value {
            houses |= 1 << house;
        }
        house += 1;
    }
    Spaces(houses)
}
