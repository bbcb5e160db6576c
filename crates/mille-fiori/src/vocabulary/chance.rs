//! What chance decides.

use crate::card::Card;
use crate::cards::Cards;
use crate::masterworks::NewChance;
use game::{MAX_SEATS, NotationError, PerSeat, Seat, Viewer, Words};
use std::fmt;
use std::str::FromStr;

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The first start player.
    Start(Seat),
    /// Cards from the deck into the display.
    Display(Cards),
    /// A hand from the deck for each seat.
    Deal(PerSeat<Cards>),
    /// What only the expansion knows.
    Masterworks(NewChance),
}

impl game::Chance for Chance {
    fn masked(&self, viewer: Viewer) -> String {
        let Chance::Deal(hands) = self else { return self.to_string() };
        let hand = |(seat, cards): (Seat, &Cards)| match viewer.is(seat) {
            true => cards.to_string(),
            false => vec!["?"; cards.len()].join(" "),
        };
        let hands: Vec<String> = hands.iter().map(hand).collect();
        format!("deal {}", hands.join(" / "))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Display(cards) => write!(f, "display {cards}"),
            Chance::Deal(hands) => {
                for (seat, hand) in hands.iter() {
                    write!(f, "{} {hand}", if seat.index() == 0 { "deal" } else { " /" })?;
                }
                Ok(())
            }
            Chance::Masterworks(chance) => chance.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        match words.next("expected-chance")? {
            "start" => {
                let word = words.next("expected-seat")?;
                let seat = word.parse().ok().and_then(Seat::try_new);
                words.end()?;
                seat.map(Chance::Start).ok_or_else(|| unexpected(word, "expected-seat"))
            }
            "display" => Ok(Chance::Display(cards(words.parse_rest("expected-card")?)?)),
            "deal" => deal(words),
            word => {
                let chance = NewChance::parse(word, &mut words)?.ok_or_else(|| unexpected(word, "expected-chance"))?;
                words.end()?;
                Ok(Chance::Masterworks(chance))
            }
        }
    }
}

fn deal(mut words: Words<'_>) -> Result<Chance, NotationError> {
    let mut hands = Vec::new();
    while !words.is_empty() {
        hands.push(cards(words.parse_part("/", "expected-card")?)?);
    }
    if hands.len() > MAX_SEATS {
        return Err(NotationError::Surplus { word: "/".to_owned() });
    }
    Ok(Chance::Deal(PerSeat::from_fn(hands.len(), |seat| hands[seat.index()])))
}

/// The multiset of these cards, if the box holds as many of each.
fn cards(list: Vec<Card>) -> Result<Cards, NotationError> {
    match Cards::ALL.first_missing(&list) {
        Some(card) => Err(NotationError::Surplus { word: card.to_string() }),
        None => Ok(list.into_iter().collect()),
    }
}

pub(crate) fn unexpected(word: &str, expected: &'static str) -> NotationError {
    NotationError::Unexpected { word: word.to_owned(), expected }
}
