//! What is printed on each card of the deck (MF-1.3, MF-12.4).

use crate::components::{Area, DECK, Suit, Symbol};
use crate::masterworks::{DOGATES_IN_DECK, MASTERWORKS_IN_DECK, NewCard};

/// What is printed on a card, and which cards of the deck are like it.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    /// None for the cards of the expansion.
    pub(crate) area: Option<Area>,
    pub(crate) symbol: Option<Symbol>,
    pub(crate) wheel: u8,
    pub(crate) new: Option<NewCard>,
    /// The first of the equal cards.
    pub(crate) first: u8,
    /// All of the equal cards, as bits: counted from the first card of the base game, or from the first new one.
    pub(crate) copies: u128,
}

/// One for each space of the board.
pub(crate) const BASE_CARDS: usize = 109;

const ALL_CARDS: usize = BASE_CARDS + DOGATES_IN_DECK.len() + MASTERWORKS_IN_DECK.len();

/// The cards of the base game, then those of the expansion, each sorted by name.
pub(crate) static FACES: [Face; ALL_CARDS] = faces();

const NO_FACE: Face = Face { area: None, symbol: None, wheel: 0, new: None, first: 0, copies: 0 };

/// The deck while it is written down.
struct Writer {
    faces: [Face; ALL_CARDS],
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
}

pub(crate) const fn faces() -> [Face; ALL_CARDS] {
    let mut writer = Writer { faces: [NO_FACE; ALL_CARDS], next: 0 };
    let mut suit = 0;
    while suit < DECK.len() {
        writer = writer.add_suit(&DECK[suit]);
        suit += 1;
    }
    assert!(writer.next == BASE_CARDS);
    with_copies(writer.add_new(&DOGATES_IN_DECK).add_new(&MASTERWORKS_IN_DECK).faces)
}

const fn with_copies(mut faces: [Face; ALL_CARDS]) -> [Face; ALL_CARDS] {
    let mut id = 0;
    while id < ALL_CARDS {
        let start = if id < BASE_CARDS { 0 } else { BASE_CARDS };
        let mut other = start;
        while other < ALL_CARDS {
            if faces[other].first == faces[id].first {
                faces[id].copies |= 1 << (other - start);
            }
            other += 1;
        }
        id += 1;
    }
    faces
}
