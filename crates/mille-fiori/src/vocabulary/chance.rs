//! Chance outcomes.

use crate::masterworks;
use crate::vocabulary::{Card, Cards};
use game::{MAX_SEATS, Notation, NotationError, PerSeat, Piece, Seat, Tokens, Viewer};
use std::fmt;

/// A chance outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Notation)]
pub enum Chance {
    /// The first start player.
    #[notation("start {seat}")]
    Start(Seat),
    /// Cards drawn from the deck for the display.
    #[notation("display {cards}")]
    Display(Cards),
    /// A hand for each seat.
    #[notation("deal {hands}")]
    Deal(Hands),
    /// An expansion outcome.
    #[inner]
    Masterworks(masterworks::Chance),
}

impl game::ChanceOutcome for Chance {
    fn masked(&self, viewer: Viewer) -> String {
        let Chance::Deal(Hands(hands)) = self else { return self.to_string() };
        let hand = |(seat, cards): (Seat, &Cards)| match viewer.is(seat) {
            true => cards.to_string(),
            false => vec!["?"; cards.len()].join(" "),
        };
        let hands: Vec<String> = hands.iter().map(hand).collect();
        format!("deal {}", hands.join(" / "))
    }
}

/// A hand for each seat, separated by slashes in notation: `houses-1 houses-2 / harbor-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands(pub PerSeat<Cards>);

impl Notation for Hands {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(seat, hand)| {
            f.write_str(if seat == Seat::default() { "" } else { " /" })?;
            hand.write(f)
        })
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut hands = Vec::new();
        while !tokens.is_empty() {
            hands.push(hand(tokens.parse_part("/", Card::EXPECTED)?)?);
        }
        if hands.len() > MAX_SEATS {
            return Err(NotationError::Surplus { word: "/".to_owned() });
        }
        Ok(Self(PerSeat::from_fn(hands.len(), |seat| hands[seat.index()])))
    }
}

/// Collects these cards. Fails if there are more copies of a card than exist.
fn hand(cards: Vec<Card>) -> Result<Cards, NotationError> {
    match Cards::ALL.first_missing(&cards) {
        Some(card) => Err(NotationError::Surplus { word: card.to_string() }),
        None => Ok(cards.into_iter().collect()),
    }
}
