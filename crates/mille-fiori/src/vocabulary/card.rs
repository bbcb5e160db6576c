//! Cards, identified by their printed faces (MF-1.3, MF-12.4).

use crate::components::{BASE_CARDS, DECK, Suit};
use crate::masterworks::house_values::DOGATE_CARDS;
use crate::masterworks::{self, Masterwork};
use crate::vocabulary::{Area, Symbol};
use game::{Piece, Text, ToText};
use std::fmt;

/// A kind of card: all cards with the same face. Base game kinds come first, then expansion kinds, each sorted by
/// name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = KINDS)]
pub struct Card(u8);

impl Card {
    #[inline]
    pub(super) fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    #[inline]
    pub(super) fn is_of_expansion(self) -> bool {
        usize::from(self.0) >= BASE_KINDS
    }

    /// Returns the area where it places a diamond; `None` for expansion cards.
    #[inline]
    pub fn area(self) -> Option<Area> {
        self.face().area
    }

    /// Returns the symbol in its center; `None` for house, harbor and expansion cards.
    #[inline]
    pub fn symbol(self) -> Option<Symbol> {
        self.face().symbol
    }

    /// Returns the number in its ship's wheel; 0 for expansion cards, which have no wheel.
    #[inline]
    pub fn wheel(self) -> u8 {
        self.face().wheel
    }

    /// Returns its face if it is an expansion card.
    #[inline]
    pub fn masterworks(self) -> Option<masterworks::Card> {
        self.face().masterworks
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face { masterworks: Some(card), .. } => card.fmt(f),
            Face { area: Some(area), symbol: Some(symbol), wheel, .. } => write!(f, "{area}-{symbol}-{wheel}"),
            Face { area, wheel, .. } => write!(f, "{}-{wheel}", area.map_or("", Area::name)),
        }
    }
}

impl ToText for Card {
    fn text(&self) -> Text {
        let Face { area, symbol, wheel, masterworks, .. } = *self.face();
        if let Some(card) = masterworks {
            return card.text();
        }
        let key = if symbol.is_some() { "card-symbol" } else { "card-plain" };
        Text::new(key).with_some("area", area).with_some("symbol", symbol).with("wheel", wheel)
    }
}

/// A printed face, and the places of its copies in the sorted deck.
#[derive(Clone, Copy)]
pub(super) struct Face {
    /// `None` for expansion cards.
    area: Option<Area>,
    symbol: Option<Symbol>,
    wheel: u8,
    masterworks: Option<masterworks::Card>,
    /// One bit per copy, counted from the first base game or expansion card.
    pub(super) copies: u128,
}

const NO_FACE: Face = Face { area: None, symbol: None, wheel: 0, masterworks: None, copies: 0 };

/// Number of kinds without and with the expansion.
const BASE_KINDS: usize = 74;
const KINDS: usize = BASE_KINDS + 9 + Masterwork::KINDS;

pub(super) const ALL_CARDS: usize = BASE_CARDS + DOGATE_CARDS.len() + Masterwork::KINDS;

static FACES: [Face; KINDS] = SORTED_DECK.faces;

/// The kind of card at each place: base game cards first, then expansion cards, each sorted by name.
pub(super) static KIND_AT: [Card; ALL_CARDS] = SORTED_DECK.kind_at;

/// For each place, the places of all copies of its card.
pub(super) static COPIES_AT: [u128; ALL_CARDS] = {
    let (mut copies, mut place) = ([0; ALL_CARDS], 0);
    while place < ALL_CARDS {
        copies[place] = SORTED_DECK.faces[SORTED_DECK.kind_at[place].index()].copies;
        place += 1;
    }
    copies
};

pub(super) const SORTED_DECK: SortedDeck = sorted_deck();

/// The sorted deck under construction.
pub(super) struct SortedDeck {
    faces: [Face; KINDS],
    kind_at: [Card; ALL_CARDS],
    /// One bit for the first card of each kind.
    pub(super) first_of_base: u128,
    pub(super) first_of_expansion: u32,
    kinds: usize,
    cards: usize,
}

impl SortedDeck {
    /// Appends a card, which may be a copy of the previous one.
    const fn add(mut self, face: Face, is_copy: bool) -> Self {
        let (of_expansion, place) = match self.cards.checked_sub(BASE_CARDS) {
            Some(place) => (true, place),
            None => (false, self.cards),
        };
        if !is_copy {
            self.faces[self.kinds] = face;
            self.kinds += 1;
            if of_expansion { self.first_of_expansion |= 1 << place } else { self.first_of_base |= 1 << place }
        }
        self.faces[self.kinds - 1].copies |= 1 << place;
        self.kind_at[self.cards] = Card(self.kinds as u8 - 1);
        self.cards += 1;
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

    const fn add_dogates(mut self) -> Self {
        let mut n = 0;
        while n < DOGATE_CARDS.len() {
            let face = Face { masterworks: Some(masterworks::Card::Dogate(DOGATE_CARDS[n])), ..NO_FACE };
            self = self.add(face, n > 0 && DOGATE_CARDS[n].equals(DOGATE_CARDS[n - 1]));
            n += 1;
        }
        self
    }

    const fn add_masterworks(mut self) -> Self {
        let mut index = 0;
        while index < Masterwork::COUNT {
            let masterwork = Masterwork::from_index(index);
            if masterwork.is_in_deck() {
                let card = masterworks::Card::Masterwork(masterwork);
                self = self.add(Face { masterworks: Some(card), ..NO_FACE }, false);
            }
            index += 1;
        }
        self
    }
}

const fn sorted_deck() -> SortedDeck {
    let mut deck = SortedDeck {
        faces: [NO_FACE; KINDS],
        kind_at: [Card(0); ALL_CARDS],
        first_of_base: 0,
        first_of_expansion: 0,
        kinds: 0,
        cards: 0,
    };
    let mut suit = 0;
    while suit < DECK.len() {
        deck = deck.add_suit(&DECK[suit]);
        suit += 1;
    }
    assert!(deck.cards == BASE_CARDS && deck.kinds == BASE_KINDS);
    deck = deck.add_dogates().add_masterworks();
    assert!(deck.cards == ALL_CARDS && deck.kinds == KINDS);
    deck
}
