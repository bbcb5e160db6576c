//! Ship cards, and sets of them.

use crate::components::{SHIP_CARDS, ShipCard};
use game::{Text, below, select_bit};
use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A ship card, `S01` to `S36`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "string"), schema(value_type = String))]
pub struct Card(u8);

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static ShipCard {
        &SHIP_CARDS[usize::from(self.0)]
    }

    #[inline]
    fn bit(self) -> u64 {
        1 << self.0
    }

    pub fn text(self) -> Text {
        let face = self.face();
        let symbols = [("card-reverse", face.reverse), ("card-anchor", face.anchor)];
        let marks = symbols.into_iter().filter(|(_, there)| *there).map(|(key, _)| Text::new(key));
        let mut symbols: Vec<Text> = Vec::new();
        if face.wheels > 0 {
            symbols.push(Text::new("card-wheels").with("count", face.wheels));
        }
        if face.arrows > 0 {
            symbols.push(Text::new("card-arrows").with("count", face.arrows));
        }
        symbols.extend(marks);
        let key = if symbols.is_empty() { "card-plain" } else { "card" };
        Text::new(key)
            .with("name", self.to_string())
            .with("points", signed(face.points))
            .with("cubes", face.cubes.to_string())
            .with("symbols", symbols)
    }
}

fn signed(points: i8) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{:02}", self.0 + 1)
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
        Cards::ALL.iter().find(|card| card.to_string() == name).ok_or(UnknownCard)
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

/// A set of cards: the deck, the offer, what somebody has taken.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards((1 << SHIP_CARDS.len()) - 1);
    /// Those with a positive number.
    pub const POSITIVE: Cards = Cards(positive_bits());

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether there are cards with a positive number and cards with a negative one.
    #[inline]
    pub fn has_both_signs(self) -> bool {
        self.0 & Self::POSITIVE.0 != 0 && self.0 & !Self::POSITIVE.0 != 0
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// These with one more.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | card.bit())
    }

    /// These without the others.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Cards) -> Self {
        Self(self.0 & !others.0)
    }

    /// Takes out one at random, each equally likely. There must be one.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Card {
        let card = Card(select_bit(u128::from(self.0), below(rng, self.0.count_ones())) as u8);
        self.remove(card);
        card
    }

    /// The sum of their numbers.
    #[inline]
    pub fn points(self) -> i16 {
        self.iter().map(|card| i16::from(card.face().points)).sum()
    }

    /// Ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

const fn positive_bits() -> u64 {
    let (mut bits, mut card) = (0, 0);
    while card < SHIP_CARDS.len() {
        if SHIP_CARDS[card].points > 0 {
            bits |= 1 << card;
        }
        card += 1;
    }
    bits
}
