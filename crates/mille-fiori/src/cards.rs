//! Cards and multisets of cards.

use crate::components::{Area, CARDS, DECK, Symbol};
use game::{Text, below, select_bit};
use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card by what is printed on it; equal cards can't be told apart.
///
/// Inside it is the place of the first such card in the deck of all cards, sorted by name, so that
/// cards sort as their names do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// What is printed on a card, and which cards of the sorted deck are like it.
#[derive(Clone, Copy)]
struct Face {
    area: Area,
    symbol: Option<Symbol>,
    wheel: u8,
    /// The first of the equal cards.
    first: u8,
    /// All of the equal cards, as bits.
    copies: u128,
}

/// The deck of all cards, sorted by name.
static FACES: [Face; CARDS] = faces();

/// The first of each kind of card.
const FIRST_COPIES: u128 = first_copies();

impl Card {
    #[inline]
    fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    /// The area where it lets you place a diamond.
    #[inline]
    pub fn area(self) -> Area {
        self.face().area
    }

    /// The symbol in its middle; cards of houses and harbor have none.
    #[inline]
    pub fn symbol(self) -> Option<Symbol> {
        self.face().symbol
    }

    /// The number in its ship's wheel.
    #[inline]
    pub fn wheel(self) -> u8 {
        self.face().wheel
    }

    pub fn text(self) -> Text {
        let wheel = self.wheel();
        match self.symbol() {
            Some(symbol) => Text::new("card-symbol")
                .with("area", self.area().text())
                .with("symbol", symbol.text())
                .with("wheel", wheel),
            None => Text::new("card-plain").with("area", self.area().text()).with("wheel", wheel),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face { area, symbol, wheel, .. } = self.face();
        match symbol {
            Some(symbol) => write!(f, "{}-{}-{wheel}", area.name(), symbol.name()),
            None => write!(f, "{}-{wheel}", area.name()),
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

/// A multiset of cards: a hand, the deck, the display.
///
/// One bit for each card of the sorted deck. Of equal cards always the first ones are set, so that equal
/// multisets have equal bits; the cards of one kind are a run of bits, its length their number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// One of each card in the box.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

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
        self.0 & (1 << card.0) != 0
    }

    pub fn count(self, card: Card) -> usize {
        (self.0 & card.face().copies).count_ones() as usize
    }

    /// Puts in one card more. The box must hold another one.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let missing = card.face().copies & !self.0;
        debug_assert!(missing != 0, "more cards {card} than there are");
        self.0 |= missing & missing.wrapping_neg();
    }

    /// Takes out one of the cards, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let present = card.face().copies & self.0;
        debug_assert!(present != 0, "no card {card} to remove");
        self.0 &= !(1 << (127 - present.leading_zeros()));
    }

    /// Puts in all of these.
    pub fn insert_all(&mut self, cards: Cards) {
        for card in cards.iter() {
            self.insert(card);
        }
    }

    /// Takes out all of these, which must be there.
    pub fn remove_all(&mut self, cards: Cards) {
        for card in cards.iter() {
            self.remove(card);
        }
    }

    /// The first of these cards that is not there often enough, if any.
    pub fn first_missing(mut self, wanted: &[Card]) -> Option<Card> {
        wanted.iter().copied().find(|card| {
            let present = self.contains(*card);
            if present {
                self.remove(*card);
            }
            !present
        })
    }

    /// Takes out one at random, each card equally likely. There must be one.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Card {
        let card = Card(FACES[select_bit(self.0, below(rng, self.0.count_ones())) as usize].first);
        self.remove(card);
        card
    }

    /// Takes out `count` at random. There must be as many.
    #[inline]
    pub fn draw_many<R: Rng + ?Sized>(&mut self, rng: &mut R, count: usize) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            drawn.insert(self.draw(rng));
        }
        drawn
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Bits(self.0 & FIRST_COPIES).map(Card)
    }

    /// Every card, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Bits(self.0).map(|bit| Card(FACES[usize::from(bit)].first))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        for card in cards {
            all.insert(card);
        }
        all
    }
}

/// The names, with a space between.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
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

/// The positions of the set bits, ascending.
struct Bits(u128);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

const fn faces() -> [Face; CARDS] {
    let blank = Face { area: Area::Workshops, symbol: None, wheel: 0, first: 0, copies: 0 };
    let mut faces = [blank; CARDS];
    let (mut id, mut suit) = (0, 0);
    while suit < DECK.len() {
        let wheels = DECK[suit].wheels;
        let mut n = 0;
        while n < wheels.len() {
            let is_copy = n > 0 && wheels[n] == wheels[n - 1];
            let first = if is_copy { faces[id - 1].first } else { id as u8 };
            faces[id] = Face { area: DECK[suit].area, symbol: DECK[suit].symbol, wheel: wheels[n], first, copies: 0 };
            (id, n) = (id + 1, n + 1);
        }
        suit += 1;
    }
    assert!(id == CARDS);
    with_copies(faces)
}

const fn with_copies(mut faces: [Face; CARDS]) -> [Face; CARDS] {
    let mut id = 0;
    while id < CARDS {
        let mut other = 0;
        while other < CARDS {
            if faces[other].first == faces[id].first {
                faces[id].copies |= 1 << other;
            }
            other += 1;
        }
        id += 1;
    }
    faces
}

const fn first_copies() -> u128 {
    let faces = faces();
    let (mut bits, mut id) = (0, 0);
    while id < CARDS {
        bits |= 1 << faces[id].first;
        id += 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    #[test]
    fn cards_sort_as_their_names() {
        let names: Vec<String> = Cards::ALL.kinds().map(|card| card.to_string()).collect();
        let mut sorted = names.clone();
        sorted.sort();
        assert_eq!(names, sorted);
        assert_eq!(names.len(), 74);
    }

    #[test]
    fn mf_1_3_a_card_for_each_space() {
        for area in Area::ALL {
            let cards = Cards::ALL.iter().filter(|card| card.area() == area).count();
            assert_eq!(cards, usize::from(area.spaces()), "{area:?}");
        }
        assert_eq!(Cards::ALL.len(), 109);
    }

    #[test]
    fn equal_multisets_are_equal_bits() {
        let mut left: Cards = ["houses-4", "houses-4", "harbor-1"].map(card).into_iter().collect();
        let right: Cards = ["harbor-1", "houses-4"].map(card).into_iter().collect();
        left.remove(card("houses-4"));
        assert_eq!(left, right);
        assert_eq!(left.to_string(), "harbor-1 houses-4");
    }

    #[test]
    fn first_missing_counts_copies() {
        let cards: Cards = ["houses-4", "houses-4"].map(card).into_iter().collect();
        assert_eq!(cards.first_missing(&[card("houses-4"); 2]), None);
        assert_eq!(cards.first_missing(&[card("houses-4"); 3]), Some(card("houses-4")));
    }
}
