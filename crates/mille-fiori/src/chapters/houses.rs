//! Chapter 4: the houses.

use super::gameplay::Earned;
use crate::components::{HOUSES, VALUES_FOR_BONUS, VALUES_FOR_EXTRA_CARD};
use crate::state::{Board, MilleFiori};
use crate::vocabulary::{Area, BoardSpace, BonusRow, Event, Reason, Refusal, Space, Spaces};
use game::{Log, Seat};

/// The houses with each of the six values (MF-4.1).
pub const VALUES: [Spaces; 6] =
    [houses_with(1), houses_with(2), houses_with(3), houses_with(4), houses_with(5), houses_with(10)];

/// MF-4.2: returns only the first free house along the street.
#[inline]
pub(crate) fn open_spaces(board: &Board) -> Spaces {
    let free = (Area::Houses.all_spaces() - board[Area::Houses].occupied()).bits();
    Spaces::from_bits(free & free.wrapping_neg())
}

pub(crate) fn check(board: &Board, space: Space) -> Result<(), Refusal> {
    let next = open_spaces(board).first();
    if next == Some(space) {
        return Ok(());
    }
    Err(Refusal::NotNextHouse { next: next.map(|space| BoardSpace { area: Area::Houses, space }) })
}

impl MilleFiori {
    /// MF-4.3: scores the unbroken run of the seat's houses that ends with the new one.
    pub(crate) fn score_house(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) -> Earned {
        let own = self.board[Area::Houses].of(seat);
        let run = run_to(space, own);
        let points = run.iter().map(|house| HOUSES[house.index()]).sum();
        self.award_spaces(seat, points, Reason::Row { houses: run.len() as u8 }, (Area::Houses, run), log);
        earned(own, space)
    }
}

/// Returns the unbroken run of `own` houses that ends with this one.
#[inline]
fn run_to(space: Space, own: Spaces) -> Spaces {
    let up_to = u32::MAX >> (u32::BITS as usize - 1 - space.index());
    let others = up_to & !own.bits();
    let first = u32::BITS - others.leading_zeros();
    Spaces::from_bits(up_to >> first << first)
}

/// MF-4.5: an extra card for the third and fifth distinct value; MF-4.4: the bonus for the fourth.
fn earned(own: Spaces, newest: Space) -> Earned {
    let different = different_values(own);
    if different == different_values(own.without(newest)) {
        return Earned::default();
    }
    Earned {
        bonus: (different == VALUES_FOR_BONUS).then_some(BonusRow::Houses),
        extra_card: VALUES_FOR_EXTRA_CARD.contains(&different),
    }
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
    Spaces::from_bits(houses)
}
