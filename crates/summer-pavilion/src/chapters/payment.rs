//! Paying for a space (chapter 6).

use crate::components::{LAYOUTS, Layout, RING};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::{Color, Colors, Tiles};

/// The tiles a player can pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    hand: Tiles,
    joker: Color,
}

/// All ways to pay with a purse. Each set is eight bytes: one byte per space or color, with one bit for each possible
/// number of jokers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payments {
    /// Each color's row in [`BY_RING`].
    rows: [u8; Color::COUNT],
    /// For each number from 1 to 6, one byte per color.
    by_number: [u64; RING],
}

impl Purse {
    #[inline]
    pub(crate) fn new(hand: Tiles, joker: Color) -> Self {
        Self { hand, joker }
    }

    pub(crate) fn payments(&self) -> Payments {
        let rows = Color::ALL.map(|color| row(self.hand[color], self.spare_jokers(color)));
        let by_color = rows.map(|row| BY_RING[Layout::Colored as usize][usize::from(row)]);
        let by_number = std::array::from_fn(|number| {
            let byte = |color: usize| by_color.get(color).map_or(0, |jokers: &u64| (jokers >> (8 * number)) as u8);
            u64::from_le_bytes(std::array::from_fn(byte))
        });
        Payments { rows, by_number }
    }

    pub(crate) fn check(&self, color: Color, number: u8, jokers: u8) -> Result<(), Refusal> {
        let (joker, held) = (self.joker, self.hand[color]);
        if color == joker && jokers > 0 {
            return Err(Refusal::JokerForItself { joker });
        }
        if jokers >= number {
            return Err(Refusal::OnlyJokers { color, number });
        }
        if jokers > self.spare_jokers(color) {
            return Err(Refusal::TooFewJokers { joker, held: self.hand[joker], needed: jokers });
        }
        if number - jokers > held {
            return Err(Refusal::TooFewTiles { color, held, needed: number - jokers });
        }
        Ok(())
    }

    /// SP-6.1: returns all tiles paid, including the one to be placed.
    #[inline]
    pub(crate) fn price(&self, color: Color, number: u8, jokers: u8) -> Tiles {
        Tiles::of(color, number - jokers) + Tiles::of(self.joker, jokers)
    }

    /// SP-6.3: no tile is a joker for its own color.
    #[inline]
    fn spare_jokers(&self, color: Color) -> u8 {
        if color == self.joker { 0 } else { self.hand[self.joker] }
    }
}

impl Payments {
    /// Returns the payments for a space with this number, one byte for each of these colors.
    #[inline]
    pub(crate) fn in_colors(&self, number: u8, colors: Colors) -> u64 {
        self.by_number[usize::from(number) - 1] & bytes(colors.bits())
    }

    /// Returns the payments in one color for all spaces of a star, one byte per space in ring order.
    #[inline]
    pub(crate) fn in_color(&self, color: Color, layout: Layout) -> u64 {
        BY_RING[layout as usize][usize::from(self.rows[color.index()])]
    }
}

/// Expands each set bit, for a color or a space in a ring, to a full byte.
#[inline]
pub(crate) fn bytes(bits: u8) -> u64 {
    BYTES[usize::from(bits) % BYTES.len()]
}

const BYTES: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 * 6 {
        let (bits, bit) = (cell / 6, cell % 6);
        if bits >> bit & 1 == 1 {
            table[bits] |= 0xFF << (8 * bit);
        }
        cell += 1;
    }
    table
};

/// Tiles of a color and jokers beyond these counts make no difference.
const MOST_TILES: u8 = 6;
const MOST_JOKERS: u8 = 5;
const ROWS: usize = (MOST_TILES as usize + 1) * (MOST_JOKERS as usize + 1);

/// Returns the row in [`BY_RING`] for this many tiles of the placed color and this many jokers.
#[inline]
fn row(tiles: u8, jokers: u8) -> u8 {
    tiles.min(MOST_TILES) * (MOST_JOKERS + 1) + jokers.min(MOST_JOKERS)
}

/// The joker counts possible for each space in ring order, by layout and row.
const BY_RING: [[u64; ROWS]; 3] = {
    let mut table = [[0; ROWS]; 3];
    let mut cell = 0;
    while cell < 3 * ROWS * RING {
        let (layout, row, steps) = (cell / (ROWS * RING), cell / RING % ROWS, cell % RING);
        table[layout][row] |= possible_jokers(LAYOUTS[layout][steps], row as u8) << (8 * steps);
        cell += 1;
    }
    table
};

/// SP-6.2: jokers may replace any number of tiles except the one that is placed.
const fn possible_jokers(number: u8, row: u8) -> u64 {
    let (tiles, jokers) = (row / (MOST_JOKERS + 1), row % (MOST_JOKERS + 1));
    let mut set = 0;
    let mut paid = 0;
    while paid < number {
        if paid <= jokers && number - paid <= tiles {
            set |= 1 << paid;
        }
        paid += 1;
    }
    set
}
