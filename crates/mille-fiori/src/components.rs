//! What is in the box: the printed values of the board and of the cards, laid out like the printed ones (MF-1.2, MF-1.3).

use game::Text;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A part of the board where diamonds are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Area {
    Workshops,
    Houses,
    Nobles,
    Commoners,
    Trade,
    Harbor,
}

impl Area {
    pub const ALL: [Area; 6] =
        [Area::Workshops, Area::Houses, Area::Nobles, Area::Commoners, Area::Trade, Area::Harbor];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Area::Workshops => "workshops",
            Area::Houses => "houses",
            Area::Nobles => "nobles",
            Area::Commoners => "commoners",
            Area::Trade => "trade",
            Area::Harbor => "harbor",
        }
    }

    /// How many spaces it has; they are numbered from 0.
    pub const fn spaces(self) -> u8 {
        match self {
            Area::Workshops => WORKSHOPS.len() as u8,
            Area::Houses => HOUSES.len() as u8,
            Area::Nobles => NOBLES.len() as u8,
            Area::Commoners => COMMONERS.len() as u8,
            Area::Trade => (GOODS.len() * ROWS) as u8,
            Area::Harbor => (SHIPS_PER_ROW * ROWS) as u8,
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Area::Workshops => "area-workshops",
            Area::Houses => "area-houses",
            Area::Nobles => "area-nobles",
            Area::Commoners => "area-commoners",
            Area::Trade => "area-trade",
            Area::Harbor => "area-harbor",
        })
    }
}

/// A picture on cards and spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Symbol {
    Ash,
    Lime,
    Pigments,
    Quartz,
    Coin,
    Cross,
    Lion,
    Fish,
    Lobster,
    Shell,
    Carafe,
    Earrings,
    Goblet,
    Swan,
}

impl Symbol {
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Ash => "ash",
            Symbol::Lime => "lime",
            Symbol::Pigments => "pigments",
            Symbol::Quartz => "quartz",
            Symbol::Coin => "coin",
            Symbol::Cross => "cross",
            Symbol::Lion => "lion",
            Symbol::Fish => "fish",
            Symbol::Lobster => "lobster",
            Symbol::Shell => "shell",
            Symbol::Carafe => "carafe",
            Symbol::Earrings => "earrings",
            Symbol::Goblet => "goblet",
            Symbol::Swan => "swan",
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Symbol::Ash => "symbol-ash",
            Symbol::Lime => "symbol-lime",
            Symbol::Pigments => "symbol-pigments",
            Symbol::Quartz => "symbol-quartz",
            Symbol::Coin => "symbol-coin",
            Symbol::Cross => "symbol-cross",
            Symbol::Lion => "symbol-lion",
            Symbol::Fish => "symbol-fish",
            Symbol::Lobster => "symbol-lobster",
            Symbol::Shell => "symbol-shell",
            Symbol::Carafe => "symbol-carafe",
            Symbol::Earrings => "symbol-earrings",
            Symbol::Goblet => "symbol-goblet",
            Symbol::Swan => "symbol-swan",
        })
    }
}

/// A hexagonal cell of the workshops: its row from the top, and its place in half cells from the left.
pub struct Cell {
    pub row: i8,
    pub x: i8,
    pub symbol: Symbol,
}

const fn cell(row: i8, x: i8, symbol: Symbol) -> Cell {
    Cell { row, x, symbol }
}

/// Printed. The workshops, row by row.
#[rustfmt::skip]
pub const WORKSHOPS: [Cell; 30] = {
    use Symbol::{Ash as A, Lime as L, Pigments as P, Quartz as Q};
    [
        cell(0, 1, P), cell(0, 3, A), cell(0, 5, P), cell(0, 7, L), cell(0, 9, A), cell(0, 11, L), cell(0, 15, A),
        cell(1, 0, Q), cell(1, 2, L), cell(1, 4, Q), cell(1, 6, A), cell(1, 8, P), cell(1, 10, Q), cell(1, 14, P), cell(1, 16, Q),
        cell(2, 1, P), cell(2, 3, A), cell(2, 7, Q), cell(2, 9, L), cell(2, 11, P), cell(2, 13, Q), cell(2, 15, L), cell(2, 17, P),
        cell(3, 2, Q), cell(3, 6, L), cell(3, 8, P), cell(3, 10, A), cell(3, 12, L), cell(3, 14, P), cell(3, 16, A),
    ]
};

/// Printed. The three cells around each gold diamond.
pub const GOLD_DIAMONDS: [[u8; 3]; 10] = [
    [0, 7, 8],
    [1, 2, 9],
    [3, 10, 11],
    [4, 5, 12],
    [6, 13, 14],
    [15, 16, 23],
    [17, 24, 25],
    [18, 19, 26],
    [20, 27, 28],
    [21, 22, 29],
];

/// Printed. The values of the houses, along the arrow.
pub const HOUSES: [u8; 20] = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3];

/// Printed. The nobles' pyramid: five at the base, four in the middle, three at the top.
#[rustfmt::skip]
pub const NOBLES: [Symbol; 12] = {
    use Symbol::{Coin, Cross, Lion};
    [
        Cross, Coin, Lion, Cross, Coin,
        Lion, Cross, Coin, Lion,
        Coin, Lion, Cross,
    ]
};

/// Printed. The commoners' pyramid, likewise.
#[rustfmt::skip]
pub const COMMONERS: [Symbol; 12] = {
    use Symbol::{Fish, Lobster, Shell};
    [
        Lobster, Shell, Fish, Lobster, Shell,
        Fish, Lobster, Shell, Fish,
        Shell, Fish, Lobster,
    ]
};

/// Printed. Points for a diamond at the base, in the middle and at the top of a pyramid.
pub const LEVEL_POINTS: [u8; 3] = [1, 3, 6];

/// Printed. The columns of the trade area.
pub const GOODS: [Symbol; 4] = [Symbol::Goblet, Symbol::Carafe, Symbol::Earrings, Symbol::Swan];

/// Printed. The rows of trade area and harbor, which belong together.
pub const ROWS: usize = 5;

/// Printed.
pub const SHIPS_PER_ROW: usize = 3;

/// Printed. Points for each diamond of a full fleet, by the number of goods in its row.
pub const FLEET_POINTS: [u8; 5] = [0, 1, 3, 6, 10];

/// A space of the sea track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeaSpace {
    pub points: u8,
    pub extra_card: bool,
}

const fn sea(points: u8) -> SeaSpace {
    SeaSpace { points, extra_card: false }
}

const fn sea_extra(points: u8) -> SeaSpace {
    SeaSpace { points, extra_card: true }
}

/// Printed. The sea track: the start, then spaces 1 to 20.
#[rustfmt::skip]
pub const SEA_TRACK: [SeaSpace; 21] = [
    sea(0),
    sea(1), sea(1), sea(1), sea(3), sea(1), sea(10), sea_extra(0), sea(1), sea(5), sea(1),
    sea(1), sea(10), sea(10), sea(1), sea(5), sea_extra(0), sea(1), sea(1), sea(1), sea_extra(10),
];

/// A row of bonus spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum BonusRow {
    Workshops,
    Houses,
    Nobles,
    Commoners,
    Trade,
}

impl BonusRow {
    pub const ALL: [BonusRow; 5] =
        [BonusRow::Workshops, BonusRow::Houses, BonusRow::Nobles, BonusRow::Commoners, BonusRow::Trade];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The area that it belongs to.
    pub const fn area(self) -> Area {
        match self {
            BonusRow::Workshops => Area::Workshops,
            BonusRow::Houses => Area::Houses,
            BonusRow::Nobles => Area::Nobles,
            BonusRow::Commoners => Area::Commoners,
            BonusRow::Trade => Area::Trade,
        }
    }
}

/// Printed. The values of each bonus row; the first to earn it gets the first.
pub const BONUS_VALUES: [u8; 4] = [20, 15, 10, 5];

/// Cards of one kind but for the wheel numbers.
pub struct Suit {
    pub area: Area,
    pub symbol: Option<Symbol>,
    /// One card for each number, ascending.
    pub wheels: &'static [u8],
}

const fn suit(area: Area, symbol: Symbol, wheels: &'static [u8]) -> Suit {
    Suit { area, symbol: Some(symbol), wheels }
}

const fn plain_suit(area: Area, wheels: &'static [u8]) -> Suit {
    Suit { area, symbol: None, wheels }
}

/// Printed. The deck, in the alphabetical order of the cards' names.
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

/// Printed. All diamonds of one color.
pub const DIAMONDS: u8 = 30;

impl FromStr for Area {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Area::ALL.into_iter().find(|area| area.name() == name).ok_or(())
    }
}
