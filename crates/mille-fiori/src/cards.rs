//! Cards and multisets of cards.

use crate::components::{Area, DECK, Suit, Symbol};
use crate::masterworks::{DOGATES_IN_DECK, MASTERWORKS_IN_DECK, NewCard};
use game::{Text, below, select_bit_64};
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
    /// None for the cards of the expansion.
    area: Option<Area>,
    symbol: Option<Symbol>,
    wheel: u8,
    new: Option<NewCard>,
    /// The first of the equal cards.
    first: u8,
    /// All of the equal cards, as bits of their word.
    copies: u64,
}

/// A set of cards takes so many words of 64 bits.
const WORDS: usize = 3;

/// The deck of all cards, sorted by name, with gaps: equal cards never stand in two words.
static FACES: [Face; WORDS * 64] = faces();

/// The first of each kind of card.
const FIRST_COPIES: [u64; WORDS] = first_copies();

/// The cards that there is only one of.
const UNIQUE: [u64; WORDS] = unique();

impl Card {
    #[inline]
    fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    #[inline]
    fn word(self) -> usize {
        usize::from(self.0 / 64)
    }

    #[inline]
    fn bit(self) -> u64 {
        1 << (self.0 % 64)
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

/// A multiset of cards: a hand, the deck, the display.
///
/// One bit for each card of the sorted deck. Of equal cards always the first ones are set, so that equal
/// multisets have equal bits; the cards of one kind are a run of bits, its length their number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards([u64; WORDS]);

impl Cards {
    pub const NONE: Cards = Cards([0; WORDS]);
    /// Every card of the base game.
    pub const BASE: Cards = Cards(all(false));
    /// These, and what the expansion shuffles into them (MF-12.4).
    pub const ALL: Cards = Cards(all(true));

    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0[card.word()] & card.bit() != 0
    }

    pub fn count(self, card: Card) -> usize {
        (self.0[card.word()] & card.face().copies).count_ones() as usize
    }

    /// Puts in one card more. The box must hold another one.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let word = &mut self.0[card.word()];
        let missing = card.face().copies & !*word;
        debug_assert!(missing != 0, "more cards {card} than there are");
        *word |= missing & missing.wrapping_neg();
    }

    /// Takes out one of the cards, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let word = &mut self.0[card.word()];
        let present = card.face().copies & *word;
        debug_assert!(present != 0, "no card {card} to remove");
        *word &= !(1 << (63 - present.leading_zeros()));
    }

    /// Puts in all of these. The box must hold as many more.
    pub fn insert_all(&mut self, cards: Cards) {
        for (word, more) in self.0.iter_mut().zip(cards.unique()) {
            *word |= more;
        }
        cards.with_copies().for_each(|card| self.insert(card));
    }

    /// Takes out all of these, which must be there.
    pub fn remove_all(&mut self, cards: Cards) {
        for (word, less) in self.0.iter_mut().zip(cards.unique()) {
            *word &= !less;
        }
        cards.with_copies().for_each(|card| self.remove(card));
    }

    /// The cards that there is only one of, as bits.
    #[inline]
    fn unique(self) -> [u64; WORDS] {
        std::array::from_fn(|word| self.0[word] & UNIQUE[word])
    }

    /// The cards that there may be more than one of.
    #[inline]
    fn with_copies(self) -> impl Iterator<Item = Card> {
        Cards(std::array::from_fn(|word| self.0[word] & !UNIQUE[word])).iter()
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
        let card = self.nth(below(rng, self.len() as u32));
        self.remove(card);
        card
    }

    /// Takes out `count` at random. There must be as many.
    #[inline]
    pub fn draw_many<R: Rng + ?Sized>(&mut self, rng: &mut R, count: usize) -> Cards {
        let (mut drawn, left) = (Cards::NONE, self.len());
        for taken in 0..count {
            let card = self.nth(below(rng, (left - taken) as u32));
            self.remove(card);
            drawn.insert(card);
        }
        drawn
    }

    /// The `n`-th card, counted from 0.
    #[inline]
    fn nth(self, mut n: u32) -> Card {
        let mut word = 0;
        while n >= self.0[word].count_ones() {
            n -= self.0[word].count_ones();
            word += 1;
        }
        let place = word as u32 * 64 + select_bit_64(self.0[word], n);
        Card(FACES[place as usize].first)
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Bits { words: std::array::from_fn(|word| self.0[word] & FIRST_COPIES[word]), word: 0 }.map(Card)
    }

    /// Every card, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Bits { words: self.0, word: 0 }.map(|bit| Card(FACES[usize::from(bit)].first))
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
struct Bits {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while self.words[self.word] == 0 {
            if self.word + 1 == WORDS {
                return None;
            }
            self.word += 1;
        }
        let left = &mut self.words[self.word];
        let lowest = left.trailing_zeros() as usize;
        *left &= *left - 1;
        Some((self.word * 64 + lowest) as u8)
    }

    /// Word by word, so that whoever goes through all of them does not look for the word each time.
    #[inline]
    fn fold<T, F: FnMut(T, u8) -> T>(self, mut all: T, mut add: F) -> T {
        for (index, word) in self.words.into_iter().enumerate().skip(self.word) {
            let mut left = word;
            while left != 0 {
                all = add(all, (index * 64) as u8 + left.trailing_zeros() as u8);
                left &= left - 1;
            }
        }
        all
    }
}

const NO_FACE: Face = Face { area: None, symbol: None, wheel: 0, new: None, first: 0, copies: 0 };

/// The sorted deck while it is written down.
struct Writer {
    faces: [Face; WORDS * 64],
    next: usize,
}

impl Writer {
    /// Adds a card, which may be like the one before it.
    const fn add(mut self, face: Face, is_copy: bool) -> Self {
        let first = if is_copy { self.faces[self.next - 1].first } else { self.next as u8 };
        self.faces[self.next] = Face { first, ..face };
        self.next += 1;
        self
    }

    const fn add_suit(mut self, suit: &Suit) -> Self {
        let mut n = 0;
        while n < suit.wheels.len() {
            let face = Face { area: Some(suit.area), symbol: suit.symbol, wheel: suit.wheels[n], ..NO_FACE };
            self = self.add(face, n > 0 && suit.wheels[n] == suit.wheels[n - 1]);
            n += 1;
        }
        self
    }

    const fn add_new(mut self, cards: &[NewCard]) -> Self {
        let mut n = 0;
        while n < cards.len() {
            self = self.add(Face { new: Some(cards[n]), ..NO_FACE }, n > 0 && cards[n].equals(cards[n - 1]));
            n += 1;
        }
        self
    }

    const fn begin_word(mut self) -> Self {
        self.next = self.next.next_multiple_of(64);
        self
    }
}

/// The cards of the expansion stand where the alphabet wants them: Dogate cards before the harbor,
/// masterworks, with which a word begins, before the nobles. The workshops begin another word.
const fn faces() -> [Face; WORDS * 64] {
    let mut writer = Writer { faces: [NO_FACE; WORDS * 64], next: 0 };
    let mut suit = 0;
    while suit < DECK.len() {
        if suit == 0 || DECK[suit].area as u8 != DECK[suit - 1].area as u8 {
            writer = match DECK[suit].area {
                Area::Harbor => writer.add_new(&DOGATES_IN_DECK),
                Area::Nobles => writer.begin_word().add_new(&MASTERWORKS_IN_DECK),
                Area::Workshops => writer.begin_word(),
                Area::Houses | Area::Commoners | Area::Trade => writer,
            };
        }
        writer = writer.add_suit(&DECK[suit]);
        suit += 1;
    }
    count_copies(writer.faces)
}

const fn is_card(face: &Face) -> bool {
    face.area.is_some() || face.new.is_some()
}

const fn count_copies(mut faces: [Face; WORDS * 64]) -> [Face; WORDS * 64] {
    let mut id = 0;
    while id < faces.len() {
        let mut other = id / 64 * 64;
        while other < (id / 64 + 1) * 64 {
            if is_card(&faces[id]) && is_card(&faces[other]) && faces[other].first == faces[id].first {
                faces[id].copies |= 1 << (other % 64);
            }
            other += 1;
        }
        id += 1;
    }
    faces
}

const fn all(with_new: bool) -> [u64; WORDS] {
    let (faces, mut bits, mut id) = (faces(), [0; WORDS], 0);
    while id < faces.len() {
        if faces[id].area.is_some() || (with_new && faces[id].new.is_some()) {
            bits[id / 64] |= 1 << (id % 64);
        }
        id += 1;
    }
    bits
}

const fn unique() -> [u64; WORDS] {
    let (faces, mut bits, mut id) = (faces(), [0; WORDS], 0);
    while id < faces.len() {
        if faces[id].copies == 1 << (id % 64) {
            bits[id / 64] |= 1 << (id % 64);
        }
        id += 1;
    }
    bits
}

const fn first_copies() -> [u64; WORDS] {
    let (faces, mut bits, mut id) = (faces(), [0; WORDS], 0);
    while id < faces.len() {
        if is_card(&faces[id]) && faces[id].first as usize == id {
            bits[id / 64] |= 1 << (id % 64);
        }
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
        assert_eq!(names.len(), 74 + 9 + 9);
    }

    #[test]
    fn mf_1_3_a_card_for_each_space() {
        for area in Area::ALL {
            let cards = Cards::BASE.iter().filter(|card| card.area() == Some(area)).count();
            assert_eq!(cards, usize::from(area.spaces()), "{area:?}");
        }
        assert_eq!(Cards::BASE.len(), 109);
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
