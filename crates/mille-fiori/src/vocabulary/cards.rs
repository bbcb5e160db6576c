//! Multisets of cards.

use super::card::{ALL_CARDS, COPIES_AT, Card, KIND_AT, SORTED_DECK};
use crate::components::BASE_CARDS;
use game::{Multiset, MultisetPiece, Places, ones};

/// A multiset of cards: a hand, the deck, the display.
pub type Cards = Multiset<Card>;

/// All base game cards. [`Cards::ALL`] also includes those that the expansion adds to the deck (MF-12.4).
pub const BASE_DECK: Cards = Cards::from_places(DeckPlaces { base: (1 << BASE_CARDS) - 1, expansion: 0 });

/// A bit set of places in the sorted deck. The 129 places don't fit into one `u128`, so the expansion's are kept
/// separately; in the base game that part is always 0 and skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeckPlaces {
    base: u128,
    expansion: u32,
}

/// The places of all copies of a card, in the base part or the expansion part of the deck.
#[derive(Clone, Copy)]
pub struct Run {
    copies: u128,
    of_expansion: bool,
}

impl MultisetPiece for Card {
    type Places = DeckPlaces;

    const BOX: DeckPlaces =
        DeckPlaces { base: BASE_DECK.places().base, expansion: (1 << (ALL_CARDS - BASE_CARDS)) - 1 };

    #[inline]
    fn run(self) -> Run {
        Run { copies: self.face().copies, of_expansion: self.is_of_expansion() }
    }

    #[inline]
    fn at(place: usize) -> Self {
        KIND_AT[place]
    }

    #[inline]
    fn run_at(place: usize) -> Run {
        Run { copies: COPIES_AT[place], of_expansion: place >= BASE_CARDS }
    }

    #[inline]
    fn kinds(places: DeckPlaces) -> impl Iterator<Item = Card> + Clone {
        let first = DeckPlaces {
            base: places.base & SORTED_DECK.first_of_base,
            expansion: places.expansion & SORTED_DECK.first_of_expansion,
        };
        first.iter().map(Card::at)
    }

    #[inline]
    fn out_of_order(places: DeckPlaces) -> bool {
        places.expansion != 0
    }
}

impl DeckPlaces {
    /// Returns the part that contains this run.
    #[inline]
    fn half(self, run: Run) -> u128 {
        if run.of_expansion { u128::from(self.expansion) } else { self.base }
    }

    #[inline]
    fn change(&mut self, run: Run, change: impl Fn(&mut u128, u128)) {
        if run.of_expansion {
            let mut half = u128::from(self.expansion);
            change(&mut half, run.copies);
            self.expansion = half as u32;
        } else {
            change(&mut self.base, run.copies);
        }
    }
}

impl Places for DeckPlaces {
    const NONE: Self = Self { base: 0, expansion: 0 };
    type Run = Run;

    #[inline]
    fn len(self) -> u32 {
        self.base.count_ones() + if self.expansion == 0 { 0 } else { self.expansion.count_ones() }
    }

    #[inline]
    fn count(self, run: Run) -> u32 {
        self.half(run).count(run.copies)
    }

    #[inline]
    fn contains(self, run: Run) -> bool {
        self.half(run).contains(run.copies)
    }

    #[inline]
    fn insert(&mut self, run: Run) {
        self.change(run, u128::insert);
    }

    #[inline]
    fn remove(&mut self, run: Run) {
        self.change(run, u128::remove);
    }

    #[inline]
    fn nth(self, n: u32) -> usize {
        if self.expansion == 0 {
            return self.base.nth(n);
        }
        let in_base = self.base.len();
        if n < in_base { self.base.nth(n) } else { BASE_CARDS + u128::from(self.expansion).nth(n - in_base) }
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> + Clone {
        ones(self.base).chain(ones(self.expansion).map(|place| BASE_CARDS + place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Area;

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    #[test]
    fn base_game_cards_sort_by_name() {
        let names: Vec<String> = BASE_DECK.kinds().map(|card| card.to_string()).collect();
        assert!(names.is_sorted());
        assert_eq!(names.len(), 74);
    }

    #[test]
    fn expansion_cards_are_listed_among_the_others() {
        let all: Vec<String> = Cards::ALL.listed().iter().map(|card| card.to_string()).collect();
        assert!(all.is_sorted());
        assert_eq!(all.len(), 129);
        assert_eq!(Cards::ALL.kinds().count(), 74 + 9 + 9);
    }

    #[test]
    fn mf_1_3_a_card_for_each_space() {
        for area in Area::ALL {
            let cards = BASE_DECK.iter().filter(|card| card.area() == Some(area)).count();
            assert_eq!(cards, area.spaces(), "{area:?}");
        }
        assert_eq!(BASE_DECK.len(), 109);
    }

    #[test]
    fn equal_multisets_have_equal_bits() {
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
