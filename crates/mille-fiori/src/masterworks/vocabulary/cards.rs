//! The new cards. Values that we had to make up stand in `our_values.rs`.

use super::components::Tile;
use super::our_values::{DOGATE_CARDS, GLASSES, SHAPES, VALUE_IN_DECK};
use game::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A Dogate card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dogate {
    pub arrows: u8,
    pub points: u8,
}

/// A kind of Dogaressa card, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(type = "string"),
    schema(rename_all = "kebab-case")
)]
pub enum Dogaressa {
    Points,
    TwoMasterworks,
    ExtraCard,
    SeaRoute,
    SmallDogate,
    LargeDogate,
}

impl Dogaressa {
    pub const ALL: [Dogaressa; 6] = [
        Dogaressa::Points,
        Dogaressa::TwoMasterworks,
        Dogaressa::ExtraCard,
        Dogaressa::SeaRoute,
        Dogaressa::SmallDogate,
        Dogaressa::LargeDogate,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Dogaressa::Points => "points",
            Dogaressa::TwoMasterworks => "two-masterworks",
            Dogaressa::ExtraCard => "extra-card",
            Dogaressa::SeaRoute => "sea-route",
            Dogaressa::SmallDogate => "small-dogate",
            Dogaressa::LargeDogate => "large-dogate",
        }
    }

    /// MF-15.10, MF-15.12: printed. The highest number that its user may choose, from 1; 0 if there is no choice.
    #[inline]
    pub const fn choices(self) -> u8 {
        match self {
            Dogaressa::SeaRoute => 7,
            Dogaressa::LargeDogate => 3,
            _ => 0,
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Dogaressa::Points => "dogaressa-points",
            Dogaressa::TwoMasterworks => "dogaressa-two-masterworks",
            Dogaressa::ExtraCard => "dogaressa-extra-card",
            Dogaressa::SeaRoute => "dogaressa-sea-route",
            Dogaressa::SmallDogate => "dogaressa-small-dogate",
            Dogaressa::LargeDogate => "dogaressa-large-dogate",
        })
    }
}

/// MF-15.11: printed.
pub(crate) const SMALL_DOGATE: Dogate = Dogate { arrows: 1, points: 7 };

/// MF-15.12: printed.
pub(crate) const LARGE_DOGATE_POINTS: u8 = 3;

/// What a masterwork is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Shape {
    Bowl,
    Lamp,
    Vase,
}

impl Shape {
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Bowl => "bowl",
            Shape::Lamp => "lamp",
            Shape::Vase => "vase",
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Shape::Bowl => "shape-bowl",
            Shape::Lamp => "shape-lamp",
            Shape::Vase => "shape-vase",
        })
    }
}

/// The color of the glass that a masterwork is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Glass {
    Amber,
    Cobalt,
    Ruby,
}

impl Glass {
    pub const fn name(self) -> &'static str {
        match self {
            Glass::Amber => "amber",
            Glass::Cobalt => "cobalt",
            Glass::Ruby => "ruby",
        }
    }

    pub fn text(self) -> Text {
        Text::new(match self {
            Glass::Amber => "glass-amber",
            Glass::Cobalt => "glass-cobalt",
            Glass::Ruby => "glass-ruby",
        })
    }
}

/// A masterwork card; there is one of each shape, glass and value. Inside it is its place in the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Masterwork(u8);

impl Masterwork {
    /// MF-17.1: printed.
    pub const VALUES: [u8; 4] = [2, 3, 4, 5];
    pub const COUNT: usize = SHAPES.len() * GLASSES.len() * Masterwork::VALUES.len();

    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Masterwork> {
        (0..Self::COUNT).map(Self::new)
    }

    #[inline]
    pub const fn shape(self) -> Shape {
        SHAPES[self.index() / (Self::VALUES.len() * GLASSES.len())]
    }

    #[inline]
    pub const fn glass(self) -> Glass {
        GLASSES[self.index() / Self::VALUES.len() % GLASSES.len()]
    }

    #[inline]
    pub const fn value(self) -> u8 {
        Self::VALUES[self.index() % Self::VALUES.len()]
    }

    /// Whether it is one of those in the deck.
    #[inline]
    pub const fn is_in_deck(self) -> bool {
        self.value() == VALUE_IN_DECK
    }

    pub fn text(self) -> Text {
        Text::new("masterwork")
            .with("shape", self.shape().text())
            .with("glass", self.glass().text())
            .with("value", self.value())
    }
}

/// A card that the expansion shuffles into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewCard {
    Dogate(Dogate),
    Masterwork(Masterwork),
}

impl NewCard {
    pub(crate) const fn equals(self, other: NewCard) -> bool {
        match (self, other) {
            (NewCard::Dogate(one), NewCard::Dogate(other)) => one.arrows == other.arrows && one.points == other.points,
            (NewCard::Masterwork(one), NewCard::Masterwork(other)) => one.0 == other.0,
            _ => false,
        }
    }

    pub(crate) fn text(self) -> Text {
        match self {
            NewCard::Dogate(Dogate { arrows, points }) => {
                Text::new("card-dogate").with("arrows", arrows).with("points", points)
            }
            NewCard::Masterwork(masterwork) => masterwork.text(),
        }
    }
}

/// The Dogate cards, as they stand in the sorted deck.
pub(crate) const DOGATES_IN_DECK: [NewCard; DOGATE_CARDS.len()] = {
    let mut cards = [NewCard::Dogate(DOGATE_CARDS[0]); DOGATE_CARDS.len()];
    let mut n = 0;
    while n < cards.len() {
        cards[n] = NewCard::Dogate(DOGATE_CARDS[n]);
        n += 1;
    }
    cards
};

/// The masterworks in the deck, likewise: one of each kind.
pub(crate) const MASTERWORKS_IN_DECK: [NewCard; 9] = {
    let mut cards = [NewCard::Masterwork(Masterwork(0)); 9];
    let (mut n, mut index) = (0, 0);
    while index < Masterwork::COUNT {
        if Masterwork::new(index).is_in_deck() {
            cards[n] = NewCard::Masterwork(Masterwork::new(index));
            n += 1;
        }
        index += 1;
    }
    cards
};

impl fmt::Display for Dogaressa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Masterwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "masterwork-{}-{}-{}", self.shape().name(), self.glass().name(), self.value())
    }
}

impl fmt::Debug for Masterwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for NewCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewCard::Dogate(Dogate { arrows, points }) => write!(f, "dogate-{arrows}-{points}"),
            NewCard::Masterwork(masterwork) => masterwork.fmt(f),
        }
    }
}

/// Nothing has that name.
#[derive(Debug)]
pub struct UnknownName;

/// Names to and from text and data, for what has a list of all its values.
macro_rules! named {
    ($($named:ty, $all:expr;)*) => {$(
        impl FromStr for $named {
            type Err = UnknownName;

            fn from_str(name: &str) -> Result<Self, UnknownName> {
                $all.into_iter().find(|value| value.to_string() == name).ok_or(UnknownName)
            }
        }

        impl Serialize for $named {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $named {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                name.parse().map_err(|_| serde::de::Error::custom(format_args!("there is no `{name}`")))
            }
        }
    )*};
}

named! {
    Tile, Tile::ALL;
    Dogaressa, Dogaressa::ALL;
    Masterwork, Masterwork::all();
}
