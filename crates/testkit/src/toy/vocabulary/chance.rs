//! Chance outcomes in the toy game.

use crate::toy::components::VALUES;
use crate::toy::flaw::Flaw;
use game::{ChanceOutcome, NotationError, PerSeat, Seat, Tokens, Viewer};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ToyChance {
    /// A card for each seat: `deal 1 4 2`.
    Deal(PerSeat<u8>),
    /// A card for this seat: `card 0 4`.
    Card { seat: Seat, card: u8 },
}

impl ToyChance {
    pub(crate) fn cards(&self) -> impl Iterator<Item = u8> {
        let (dealt, single) = match self {
            Self::Deal(cards) => (Some(*cards), None),
            Self::Card { card, .. } => (None, Some(*card)),
        };
        let dealt: Vec<u8> = dealt.iter().flat_map(|cards| cards.values().copied()).collect();
        dealt.into_iter().chain(single)
    }

    fn written(&self, name: impl Fn(Seat, u8) -> String) -> String {
        match self {
            Self::Deal(cards) => {
                let names: Vec<String> = cards.iter().map(|(seat, card)| name(seat, *card)).collect();
                format!("deal {}", names.join(" "))
            }
            Self::Card { seat, card } => format!("card {seat} {}", name(*seat, *card)),
        }
    }
}

impl ChanceOutcome for ToyChance {
    fn masked(&self, viewer: Viewer) -> String {
        let open = Flaw::UnmaskedDeal.is_on();
        self.written(|seat, card| if open || viewer.is(seat) { card.to_string() } else { "?".to_owned() })
    }
}

impl fmt::Display for ToyChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = if Flaw::UnreadableChance.is_on() { "," } else { "" };
        f.write_str(&self.written(|_, card| format!("{card}{comma}")))
    }
}

impl FromStr for ToyChance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unexpected = |word: &str| NotationError::Unexpected { word: word.to_owned(), expected: "expected-card" };
        let mut tokens = Tokens::new(text);
        match tokens.next("expected-action")? {
            "deal" => {
                let cards: Vec<Card> = tokens.parse_rest("expected-card")?;
                let fits = (2..=3).contains(&cards.len());
                fits.then(|| Self::Deal(PerSeat::from_fn(cards.len(), |seat| cards[seat.index()].0)))
                    .ok_or(unexpected(text))
            }
            "card" => {
                let seat = Seat::try_new(tokens.parse("expected-seat")?).ok_or(unexpected(text))?;
                let Card(card) = tokens.parse("expected-card")?;
                tokens.end().map(|()| Self::Card { seat, card })
            }
            word => Err(unexpected(word)),
        }
    }
}

/// A valid card.
struct Card(u8);

impl FromStr for Card {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let value: u8 = word.parse().map_err(drop)?;
        (1..=VALUES as u8).contains(&value).then_some(Self(value)).ok_or(())
    }
}
