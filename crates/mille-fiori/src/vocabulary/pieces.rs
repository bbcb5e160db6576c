//! The board's areas, spaces and symbols.

use crate::chapters::{citizens, trade};
use crate::components::{COMMONERS, GOODS, HOUSES, NOBLES, SEA_SPACES, SHIPS_PER_ROW, WORKSHOPS};
use game::{BitSet, FieldValues, Piece, Text, ToText, UnknownPart, Values};
use std::fmt;
use std::str::FromStr;

/// A part of the board where diamonds are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Area {
    Workshops,
    Houses,
    Nobles,
    Commoners,
    Trade,
    Harbor,
}

/// A symbol on cards and spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
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

/// A row of bonus spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum BonusRow {
    Workshops,
    Houses,
    Nobles,
    Commoners,
    Trade,
}

impl BonusRow {
    /// Returns the area whose spaces earn this bonus.
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

/// A space in an area, counted from 0. The workshops have the most spaces, so their number is the limit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = WORKSHOPS.len(), numbered_from = 0, any_number, number_in_text, expected = "expected-number")]
pub struct Space(u8);

/// A set of spaces in one area.
pub type Spaces = BitSet<Space, u32>;

/// A space on the sea track or the expansion's sea route; 0 is the start.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = SEA_SPACES, numbered_from = 0, number_in_text)]
pub struct SeaSpace(u8);

impl SeaSpace {
    /// Returns the space `steps` further on, but no further than `last`.
    #[inline]
    pub(crate) fn after(self, steps: u8, last: SeaSpace) -> Self {
        Self(self.0 + steps).min(last)
    }
}

/// A space on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSpace {
    pub area: Area,
    pub space: Space,
}

/// In the form that clients send: `houses-3`.
impl fmt::Display for BoardSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.area, self.space)
    }
}

impl FromStr for BoardSpace {
    type Err = UnknownPart;

    fn from_str(name: &str) -> Result<Self, UnknownPart> {
        let (area, space) = name.split_once('-').ok_or(UnknownPart)?;
        let area: Area = area.parse().map_err(|_| UnknownPart)?;
        let space: Space = space.parse().map_err(|_| UnknownPart)?;
        if space.index() < area.spaces() { Ok(Self { area, space }) } else { Err(UnknownPart) }
    }
}

/// Only used in names: notation omits the area, which the card in play determines.
impl FieldValues for BoardSpace {
    fn in_notation() -> Values {
        let named =
            |area: Area| Space::all().take(area.spaces()).map(move |space| BoardSpace { area, space }.to_string());
        Values::One(Area::ALL.into_iter().flat_map(named).collect())
    }
}

/// Describes the space as players see it: by symbol or value, and by position counted from 1.
impl ToText for BoardSpace {
    fn text(&self) -> Text {
        let (space, index) = (self.space, self.space.index());
        match self.area {
            Area::Workshops => Text::new("space-workshops")
                .with("symbol", WORKSHOPS[index].symbol)
                .with("row", WORKSHOPS[index].row as u8 + 1)
                .with("place", place_in_row(index)),
            Area::Houses => Text::new("space-houses").with("number", index + 1).with("value", HOUSES[index]),
            Area::Nobles => self.citizen(NOBLES[index]),
            Area::Commoners => self.citizen(COMMONERS[index]),
            Area::Trade => {
                Text::new("space-trade").with("symbol", GOODS[trade::column(space)]).with("row", trade::row(space) + 1)
            }
            Area::Harbor => Text::new("space-harbor")
                .with("row", index / SHIPS_PER_ROW + 1)
                .with("place", index % SHIPS_PER_ROW + 1),
        }
    }
}

impl BoardSpace {
    fn citizen(self, symbol: Symbol) -> Text {
        let level = citizens::level(self.space);
        Text::new(["space-citizens-base", "space-citizens-middle", "space-citizens-top"][level])
            .with("area", self.area)
            .with("symbol", symbol)
            .with("place", self.space.index() - citizens::FIRST_OF_LEVEL[level] + 1)
    }
}

/// Returns the 1-based index of a workshop within its row.
fn place_in_row(cell: usize) -> usize {
    WORKSHOPS[..=cell].iter().filter(|other| other.row == WORKSHOPS[cell].row).count()
}
