//! Chapter 5: the citizens (nobles and commoners).

use super::gameplay::Earned;
use crate::components::{COMMONERS, FITTING_SYMBOL_FACTOR, LEVEL_POINTS, LEVEL_SIZES, NOBLES};
use crate::state::{Board, Diamonds, MilleFiori};
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Event, Reason, Refusal, Space, Spaces, Symbol};
use game::{Log, Seat};

/// MF-5.1: the first space of a pyramid's base, middle and top level.
pub(crate) const FIRST_OF_LEVEL: [usize; 3] = [0, LEVEL_SIZES[0], LEVEL_SIZES[0] + LEVEL_SIZES[1]];
const TOP: usize = 2;

pub const BASE: Spaces = level_spaces(0);
pub const MIDDLE: Spaces = level_spaces(1);

/// The nobles' spaces for each of the three symbols.
pub const NOBLES_BY_SYMBOL: [Spaces; 3] = by_symbol(&NOBLES);
/// The commoners' spaces for each of the three symbols.
pub const COMMONERS_BY_SYMBOL: [Spaces; 3] = by_symbol(&COMMONERS);

/// Returns 0 for the base, 1 for the middle, 2 for the top.
#[inline]
pub(crate) const fn level(space: Space) -> usize {
    (space.index() >= FIRST_OF_LEVEL[1]) as usize + (space.index() >= FIRST_OF_LEVEL[2]) as usize
}

const fn level_spaces(level: usize) -> Spaces {
    Spaces::from_bits(((1 << LEVEL_SIZES[level]) - 1) << FIRST_OF_LEVEL[level])
}

/// MF-5.2, MF-5.3: returns all free spaces, whatever their symbol; above the base, both spaces below must be filled.
#[inline]
pub(crate) fn open_spaces(pyramid: &Diamonds) -> Spaces {
    let occupied = pyramid.occupied();
    let base = (occupied & BASE).bits();
    let middle = (occupied & MIDDLE).bits() >> FIRST_OF_LEVEL[1];
    let on_base = (base & (base >> 1)) << FIRST_OF_LEVEL[1];
    let on_middle = (middle & (middle >> 1)) << FIRST_OF_LEVEL[2];
    (BASE | Spaces::from_bits(on_base | on_middle)) - occupied
}

pub(crate) fn check(board: &Board, area: Area, space: Space) -> Result<(), Refusal> {
    match open_spaces(&board[area]).contains(space) {
        true => Ok(()),
        false => Err(Refusal::NotSupported { space: BoardSpace { area, space } }),
    }
}

impl MilleFiori {
    /// Scores the new diamond and those beneath it.
    pub(crate) fn score_citizen(
        &mut self,
        row: BonusRow,
        seat: Seat,
        card: Card,
        space: Space,
        log: &mut impl Log<Event>,
    ) -> Earned {
        let area = row.area();
        let symbols = symbols(row);
        // MF-5.4, MF-5.5: by level; doubled if the symbol matches.
        let doubled = card.symbol() == Some(symbols[space.index()]);
        let points = LEVEL_POINTS[level(space)] * if doubled { FITTING_SYMBOL_FACTOR } else { 1 };
        self.award_spaces(seat, points, Reason::Level { area, doubled }, (area, Spaces::only(space)), log);
        self.score_beneath(area, seat, space, log);
        Earned {
            // MF-5.7: all three symbols.
            bonus: has_all_symbols(self.board[area].of(seat), row).then_some(row),
            // MF-5.8: any space on the top level.
            extra_card: level(space) == TOP,
        }
    }

    /// MF-5.6: scores the diamonds beneath the new one for their owners, never doubled.
    fn score_beneath(&mut self, area: Area, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let beneath = beneath(space);
        if beneath.is_empty() {
            return;
        }
        for owner in self.seats_from(seat) {
            let own = self.board[area].of(owner) & beneath;
            let points = (own & BASE).len() as u8 * LEVEL_POINTS[0] + (own & MIDDLE).len() as u8 * LEVEL_POINTS[1];
            let reason = Reason::Beneath { area, diamonds: own.len() as u8 };
            self.award_spaces(owner, points, reason, (area, own), log);
        }
    }
}

/// Returns all spaces beneath this one, down to the base.
#[inline]
pub const fn beneath(space: Space) -> Spaces {
    let place = space.index() - FIRST_OF_LEVEL[level(space)];
    match level(space) {
        0 => Spaces::NONE,
        1 => Spaces::from_bits(0b11 << place),
        _ => Spaces::from_bits(0b11 << (FIRST_OF_LEVEL[1] + place) | 0b111 << place),
    }
}

/// Returns the two spaces directly below this one; none at the base.
pub const fn supports(space: Space) -> Spaces {
    match level(space) {
        0 => Spaces::NONE,
        level => Spaces::from_bits(0b11 << (FIRST_OF_LEVEL[level - 1] + space.index() - FIRST_OF_LEVEL[level])),
    }
}

fn has_all_symbols(own: Spaces, row: BonusRow) -> bool {
    let spaces = if row == BonusRow::Nobles { &NOBLES_BY_SYMBOL } else { &COMMONERS_BY_SYMBOL };
    spaces.iter().all(|with_symbol| own.meets(*with_symbol))
}

fn symbols(row: BonusRow) -> &'static [Symbol; 12] {
    if row == BonusRow::Nobles { &NOBLES } else { &COMMONERS }
}

/// Groups a pyramid's spaces by symbol. The first three spaces of the base show one of each.
const fn by_symbol(pyramid: &[Symbol; 12]) -> [Spaces; 3] {
    [spaces_with(pyramid[0], pyramid), spaces_with(pyramid[1], pyramid), spaces_with(pyramid[2], pyramid)]
}

const fn spaces_with(symbol: Symbol, pyramid: &[Symbol; 12]) -> Spaces {
    let (mut spaces, mut space) = (0, 0);
    while space < pyramid.len() {
        if pyramid[space] as u8 == symbol as u8 {
            spaces |= 1 << space;
        }
        space += 1;
    }
    Spaces::from_bits(spaces)
}
