//! Multisets of cards.

use crate::card::Card;
use crate::deck::{BASE_CARDS, FACES, Face, faces};
use game::{below, select_bit};
use rand_core::Rng;
use serde::{Serialize, Serializer};
use std::fmt;

/// A multiset of cards: a hand, the deck, the display.
///
/// One bit for each card of the deck, those of the expansion apart. Of equal cards always the first ones are set, so
/// that equal multisets have equal bits; the cards of one kind are a run of bits, its length their number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards {
    base: u128,
    new: u32,
}

#[cfg(feature = "schema")]
game::schema_as!(Cards, Vec<Card>);

impl Cards {
    pub const NONE: Cards = Cards { base: 0, new: 0 };
    /// Every card of the base game.
    pub const BASE: Cards = Cards { base: (1 << BASE_CARDS) - 1, new: 0 };
    /// These, and what the expansion shuffles into them (MF-12.4).
    pub const ALL: Cards = Cards { new: (1 << (FACES.len() - BASE_CARDS)) - 1, ..Cards::BASE };

    #[inline]
    pub fn len(self) -> usize {
        (self.base.count_ones() + self.new_len()) as usize
    }

    /// Without counting in the base game, where there is nothing to count.
    #[inline]
    fn new_len(self) -> u32 {
        if self.new == 0 { 0 } else { self.new.count_ones() }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.bits_like(card) & card.face().copies != 0
    }

    pub fn count(self, card: Card) -> usize {
        (self.bits_like(card) & card.face().copies).count_ones() as usize
    }

    /// The half where such cards are.
    #[inline]
    fn bits_like(self, card: Card) -> u128 {
        if card.is_new() { u128::from(self.new) } else { self.base }
    }

    /// Puts in one card more. The box must hold another one.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        debug_assert!(self.count(card) < Cards::ALL.count(card), "more cards {card} than there are");
        if card.is_new() { self.insert_new(card.face()) } else { self.insert_base(card.face()) }
    }

    #[inline]
    fn insert_base(&mut self, face: &Face) {
        self.base |= first_bit(face.copies & !self.base);
    }

    #[inline]
    fn insert_new(&mut self, face: &Face) {
        self.new |= first_bit(face.copies & !u128::from(self.new)) as u32;
    }

    /// Takes out one of the cards, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "no card {card} to remove");
        if card.is_new() { self.remove_new(card.face()) } else { self.remove_base(card.face()) }
    }

    #[inline]
    fn remove_base(&mut self, face: &Face) {
        self.base &= !last_bit(face.copies & self.base);
    }

    #[inline]
    fn remove_new(&mut self, face: &Face) {
        self.new &= !last_bit(face.copies & u128::from(self.new)) as u32;
    }

    /// Puts in all of these. The box must hold as many more.
    pub fn insert_all(&mut self, cards: Cards) {
        cards.base_faces().for_each(|face| self.insert_base(face));
        cards.new_faces().for_each(|face| self.insert_new(face));
    }

    /// Takes out all of these, which must be there.
    pub fn remove_all(&mut self, cards: Cards) {
        cards.base_faces().for_each(|face| self.remove_base(face));
        cards.new_faces().for_each(|face| self.remove_new(face));
    }

    #[inline]
    fn base_faces(self) -> impl Iterator<Item = &'static Face> {
        Bits(self.base).map(|place| &FACES[usize::from(place)])
    }

    #[inline]
    fn new_faces(self) -> impl Iterator<Item = &'static Face> {
        Bits(u128::from(self.new)).map(|bit| &FACES[BASE_CARDS + usize::from(bit)])
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
        self.draw_many(rng, 1).iter().next().expect("one card was drawn")
    }

    /// Takes out `count` at random, each card equally likely. There must be as many.
    #[inline]
    pub fn draw_many<R: Rng + ?Sized>(&mut self, rng: &mut R, count: usize) -> Cards {
        let (mut drawn, mut in_base, mut in_new) = (Cards::NONE, self.base.count_ones(), self.new_len());
        for _ in 0..count {
            let n = below(rng, in_base + in_new);
            if n < in_base {
                in_base -= 1;
                let face = &FACES[select_bit(self.base, n) as usize];
                self.remove_base(face);
                drawn.insert_base(face);
            } else {
                in_new -= 1;
                let face = &FACES[BASE_CARDS + select_bit(u128::from(self.new), n - in_base) as usize];
                self.remove_new(face);
                drawn.insert_new(face);
            }
        }
        drawn
    }

    /// Each kind once, in the order of [`Card`].
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let first = Cards { base: self.base & FIRST_COPIES.base, new: self.new & FIRST_COPIES.new };
        let new = Bits(u128::from(first.new)).map(|bit| bit + BASE_CARDS as u8);
        Bits(first.base).chain(new).map(Card)
    }

    /// Every card, in the order of [`Card`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.base_faces().chain(self.new_faces()).map(|face| Card(face.first))
    }

    /// Every card, in the order of their names.
    pub fn sorted(self) -> impl Iterator<Item = Card> {
        let mut cards: Vec<Card> = self.iter().collect();
        if self.new != 0 {
            cards.sort_by_cached_key(Card::to_string);
        }
        cards.into_iter()
    }
}

#[inline]
fn first_bit(bits: u128) -> u128 {
    bits & bits.wrapping_neg()
}

#[inline]
fn last_bit(bits: u128) -> u128 {
    1 << (127 - bits.leading_zeros())
}

/// The first of each kind of card.
const FIRST_COPIES: Cards = {
    let (mut first, mut place) = (Cards::NONE, 0);
    while place < FACES.len() {
        if faces()[place].first as usize == place {
            match place.checked_sub(BASE_CARDS) {
                None => first.base |= 1 << place,
                Some(bit) => first.new |= 1 << bit,
            }
        }
        place += 1;
    }
    first
};

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
        for (index, card) in self.sorted().enumerate() {
            write!(f, "{}{card}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sorted()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.sorted())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Area;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    #[test]
    fn cards_of_the_base_game_sort_as_their_names() {
        let names: Vec<String> = Cards::BASE.kinds().map(|card| card.to_string()).collect();
        assert!(names.is_sorted());
        assert_eq!(names.len(), 74);
    }

    #[test]
    fn new_cards_are_listed_among_the_others() {
        let all: Vec<String> = Cards::ALL.sorted().map(|card| card.to_string()).collect();
        assert!(all.is_sorted());
        assert_eq!(all.len(), 129);
        assert_eq!(Cards::ALL.kinds().count(), 74 + 9 + 9);
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
