//! Cards by what is printed on them.

use crate::cards::Cards;
use crate::components::{Area, Symbol};
use crate::deck::{BASE_CARDS, FACES, Face};
use crate::masterworks::NewCard;
use game::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card by what is printed on it; equal cards can't be told apart.
///
/// Inside it is the place of the first such card in the deck: first all cards of the base game, then those of the
/// expansion, each sorted by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Card(pub(crate) u8);

impl Card {
    #[inline]
    pub(crate) fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    #[inline]
    pub(crate) fn is_new(self) -> bool {
        usize::from(self.0) >= BASE_CARDS
    }

    /// The area where it lets you place a diamond; none for the cards of the expansion.
    #[inline]
    pub fn area(self) -> Option<Area> {
        self.face().area
    }

    /// The symbol in its middle; cards of houses and harbor have none.
    #[inline]
    pub fn symbol(self) -> Option<Symbol> {
        self.face().symbol
    }

    /// The number in its ship's wheel; 0 for the cards of the expansion, which have none.
    #[inline]
    pub fn wheel(self) -> u8 {
        self.face().wheel
    }

    /// What the expansion prints on it, if it is one of its cards.
    #[inline]
    pub fn new_card(self) -> Option<NewCard> {
        self.face().new
    }

    pub fn text(self) -> Text {
        let wheel = self.wheel();
        match (self.area(), self.symbol(), self.new_card()) {
            (_, _, Some(new)) => new.text(),
            (Some(area), Some(symbol), _) => {
                Text::new("card-symbol").with("area", area.text()).with("symbol", symbol.text()).with("wheel", wheel)
            }
            (Some(area), None, _) => Text::new("card-plain").with("area", area.text()).with("wheel", wheel),
            (None, _, None) => unreachable!("a card shows an area, or belongs to the expansion"),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face { area, symbol, wheel, new, .. } = self.face();
        if let Some(new) = new {
            return new.fmt(f);
        }
        f.write_str(area.map_or("", Area::name))?;
        match symbol {
            Some(symbol) => write!(f, "-{}-{wheel}", symbol.name()),
            None => write!(f, "-{wheel}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// There is no card of that name.
#[derive(Debug)]
pub struct UnknownCard;

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(name: &str) -> Result<Self, UnknownCard> {
        Cards::ALL.kinds().find(|card| card.to_string() == name).ok_or(UnknownCard)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(|_| serde::de::Error::custom(format_args!("there is no card `{name}`")))
    }
}
