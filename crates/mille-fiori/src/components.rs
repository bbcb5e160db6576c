//! The components: every number in the rules, as printed on the board, on the cards and in the rulebook (MF-1.2,
//! MF-1.3).

use crate::masterworks::components::{DISPLAY_CARDS, SEA_ROUTE};
use crate::options::{Edition, Options};
use crate::vocabulary::{Area, Space, Spaces, Symbol};
use serde::Serialize;

/// MF-1.3: one card per board space.
pub const BASE_CARDS: usize = 109;

/// Diamonds per player, supply and reserve combined.
pub const DIAMONDS: u8 = 30;

/// MF-2.1: cards dealt to each player.
pub const HAND_SIZE: usize = 5;

impl Edition {
    /// MF-1.4: returns the number of diamonds in the reserve at the start.
    pub const fn reserve(self) -> u8 {
        match self {
            Edition::Revised => 3,
            Edition::First => 5,
        }
    }
}

impl Options {
    /// MF-1.6, MF-2.2: returns the number of cards added to the display initially or (first edition) after each deal.
    pub fn cards_revealed(self) -> usize {
        match (self.edition, self.players) {
            _ if self.masterworks => DISPLAY_CARDS,
            (Edition::First, players) => usize::from(players),
            (Edition::Revised, 3) => 4,
            (Edition::Revised, _) => 9,
        }
    }

    /// MF-2.6, MF-12.6: returns the number of cards per hand that go to the display at the end of a round.
    #[inline]
    pub fn last_cards(self) -> usize {
        if self.players == 2 && !self.masterworks { 2 } else { 1 }
    }
}

impl Area {
    /// Returns the number of spaces; they are numbered from 0.
    #[inline]
    pub const fn spaces(self) -> usize {
        match self {
            Area::Workshops => WORKSHOPS.len(),
            Area::Houses => HOUSES.len(),
            Area::Nobles => NOBLES.len(),
            Area::Commoners => COMMONERS.len(),
            Area::Trade => GOODS.len() * ROWS,
            Area::Harbor => SHIPS_PER_ROW * ROWS,
        }
    }

    #[inline]
    pub const fn all_spaces(self) -> Spaces {
        Spaces::from_bits((1 << self.spaces()) - 1)
    }
}

/// A workshop hexagon. `row` counts from the top, `x` from the left in half-hexagons.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Workshop {
    pub row: i8,
    pub x: i8,
    pub symbol: Symbol,
}

const fn cell(row: i8, x: i8, symbol: Symbol) -> Workshop {
    Workshop { row, x, symbol }
}

/// The workshops, row by row.
#[rustfmt::skip]
pub const WORKSHOPS: [Workshop; 30] = {
    use Symbol::{Ash as A, Lime as L, Pigments as P, Quartz as Q};
    [
        cell(0, 1, P), cell(0, 3, A), cell(0, 5, P), cell(0, 7, L), cell(0, 9, A), cell(0, 11, L), cell(0, 15, A),
        cell(1, 0, Q), cell(1, 2, L), cell(1, 4, Q), cell(1, 6, A), cell(1, 8, P), cell(1, 10, Q), cell(1, 14, P), cell(1, 16, Q),
        cell(2, 1, P), cell(2, 3, A), cell(2, 7, Q), cell(2, 9, L), cell(2, 11, P), cell(2, 13, Q), cell(2, 15, L), cell(2, 17, P),
        cell(3, 2, Q), cell(3, 6, L), cell(3, 8, P), cell(3, 10, A), cell(3, 12, L), cell(3, 14, P), cell(3, 16, A),
    ]
};

/// The three hexagons around each gold diamond.
pub const GOLD_DIAMONDS: [[Space; 3]; 10] = [
    cells([0, 7, 8]),
    cells([1, 2, 9]),
    cells([3, 10, 11]),
    cells([4, 5, 12]),
    cells([6, 13, 14]),
    cells([15, 16, 23]),
    cells([17, 24, 25]),
    cells([18, 19, 26]),
    cells([20, 27, 28]),
    cells([21, 22, 29]),
];

const fn cells([a, b, c]: [usize; 3]) -> [Space; 3] {
    [Space::from_index(a), Space::from_index(b), Space::from_index(c)]
}

/// MF-3.3: points per diamond in a group.
pub const GROUP_POINTS: u8 = 1;
/// MF-3.4: points per diamond in a group if the new diamond is on pigments.
pub const PIGMENTS_GROUP_POINTS: u8 = 2;

/// The house values, in the order in which the houses are filled.
pub const HOUSES: [u8; 20] = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3];

/// MF-4.5: an extra card is earned on reaching one of these counts of distinct values.
pub const VALUES_FOR_EXTRA_CARD: [usize; 2] = [3, 5];

/// MF-4.4: the bonus is earned on reaching this count of distinct values.
pub const VALUES_FOR_BONUS: usize = 4;

/// MF-5.1: number of spaces in the base, the middle and the top of a pyramid.
pub const LEVEL_SIZES: [usize; 3] = [5, 4, 3];

/// The nobles' pyramid: five spaces at the base, four in the middle, three at the top.
#[rustfmt::skip]
pub const NOBLES: [Symbol; 12] = {
    use Symbol::{Coin, Cross, Lion};
    [
        Cross, Coin, Lion, Cross, Coin,
        Lion, Cross, Coin, Lion,
        Coin, Lion, Cross,
    ]
};

/// The commoners' pyramid, in the same order as [`NOBLES`].
#[rustfmt::skip]
pub const COMMONERS: [Symbol; 12] = {
    use Symbol::{Fish, Lobster, Shell};
    [
        Lobster, Shell, Fish, Lobster, Shell,
        Fish, Lobster, Shell, Fish,
        Shell, Fish, Lobster,
    ]
};

/// Points for a diamond in a pyramid's base, middle and top level.
pub const LEVEL_POINTS: [u8; 3] = [1, 3, 6];

/// MF-5.5: multiplier if the space shows the card's symbol.
pub const FITTING_SYMBOL_FACTOR: u8 = 2;

/// The trade columns, from left to right.
pub const GOODS: [Symbol; 4] = [Symbol::Goblet, Symbol::Carafe, Symbol::Earrings, Symbol::Swan];

/// Rows in trade and in the harbor; each row of ships lines up with a row of goods.
pub const ROWS: usize = 5;

pub const SHIPS_PER_ROW: usize = 3;

/// MF-7.3: points per diamond in a full fleet, indexed by the number of goods in its row.
pub const FLEET_POINTS: [u8; 5] = [0, 1, 3, 6, 10];

/// A space on the sea track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TrackSpace {
    pub points: u8,
    pub extra_card: bool,
}

const fn sea(points: u8) -> TrackSpace {
    TrackSpace { points, extra_card: false }
}

const fn sea_extra(points: u8) -> TrackSpace {
    TrackSpace { points, extra_card: true }
}

/// The sea track: the start, then spaces 1 to 20.
#[rustfmt::skip]
pub const SEA_TRACK: [TrackSpace; 21] = [
    sea(0),
    sea(1), sea(1), sea(1), sea(3), sea(1), sea(10), sea_extra(0), sea(1), sea(5), sea(1),
    sea(1), sea(10), sea(10), sea(1), sea(5), sea_extra(0), sea(1), sea(1), sea(1), sea_extra(10),
];

/// Number of spaces on the sea track, including the expansion's.
pub(crate) const SEA_SPACES: usize = SEA_ROUTE.len();

/// MF-10.1: the values in each bonus row, in the order in which they are taken.
pub const BONUS_VALUES: [u8; 4] = [20, 15, 10, 5];

/// MF-9.3: points awarded instead of an extra card if the display is empty, in both editions.
pub const POINTS_FOR_EMPTY_DISPLAY: u8 = 5;

/// All cards with the same area and symbol.
pub struct Suit {
    pub area: Area,
    pub symbol: Option<Symbol>,
    /// The wheel number of each card, in ascending order.
    pub wheels: &'static [u8],
}

const fn suit(area: Area, symbol: Symbol, wheels: &'static [u8]) -> Suit {
    Suit { area, symbol: Some(symbol), wheels }
}

const fn plain_suit(area: Area, wheels: &'static [u8]) -> Suit {
    Suit { area, symbol: None, wheels }
}

/// The highest number in a ship's wheel; the lowest is 1.
pub const HIGHEST_WHEEL: u8 = 5;

/// The deck, sorted alphabetically by card name.
pub const DECK: [Suit; 16] = [
    suit(Area::Commoners, Symbol::Fish, &[1, 2, 3, 4]),
    suit(Area::Commoners, Symbol::Lobster, &[1, 2, 3, 5]),
    suit(Area::Commoners, Symbol::Shell, &[1, 2, 3, 4]),
    plain_suit(Area::Harbor, &[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]),
    plain_suit(Area::Houses, &[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]),
    suit(Area::Nobles, Symbol::Coin, &[1, 2, 3, 5]),
    suit(Area::Nobles, Symbol::Cross, &[1, 2, 3, 4]),
    suit(Area::Nobles, Symbol::Lion, &[1, 2, 3, 5]),
    suit(Area::Trade, Symbol::Carafe, &[1, 2, 3, 4, 5]),
    suit(Area::Trade, Symbol::Earrings, &[1, 2, 3, 4, 5]),
    suit(Area::Trade, Symbol::Goblet, &[1, 2, 3, 4, 5]),
    suit(Area::Trade, Symbol::Swan, &[1, 2, 3, 4, 5]),
    suit(Area::Workshops, Symbol::Ash, &[1, 2, 2, 3, 4, 4, 5]),
    suit(Area::Workshops, Symbol::Lime, &[1, 1, 2, 3, 4, 5, 5]),
    suit(Area::Workshops, Symbol::Pigments, &[1, 1, 2, 2, 3, 3, 4, 4, 5]),
    suit(Area::Workshops, Symbol::Quartz, &[1, 2, 3, 3, 3, 4, 5]),
];
