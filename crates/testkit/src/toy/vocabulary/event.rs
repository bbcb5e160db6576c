//! The toy game's events.

use crate::toy::flaw::Flaw;
use game::{Event, PerSeat, Points, Seat, Text, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::ToText)]
#[serde(rename_all = "kebab-case")]
#[text("event")]
pub(crate) enum ToyEvent {
    Dealt {
        #[arg(skip)]
        cards: PerSeat<Option<u8>>,
    },
    Bid {
        seat: Seat,
        coins: Option<u8>,
    },
    ShowedBids {
        #[arg(with = in_words)]
        bids: PerSeat<u8>,
    },
    Paid {
        seat: Seat,
        coins: u8,
    },
    #[text(with = Self::kept)]
    Kept {
        seat: Seat,
    },
    Peeked {
        seat: Seat,
        neighbor: Seat,
        card: Option<u8>,
    },
    Swapped {
        seat: Seat,
        card: u8,
    },
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Showed {
        seat: Seat,
        card: u8,
        points: i16,
    },
    CountedCoins {
        seat: Seat,
        points: i16,
    },
}

fn in_words(bids: PerSeat<u8>) -> Vec<Text> {
    bids.values().map(|bid| Text::new("coins").with("coins", *bid)).collect()
}

impl Event for ToyEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Dealt { cards } => {
                let known = |seat: Seat, card: Option<u8>| card.filter(|_| viewer.is(seat));
                seen = Self::Dealt { cards: PerSeat::from_fn(cards.players(), |seat| known(seat, cards[seat])) };
            }
            Self::Peeked { .. } if Flaw::TellsPeekedCard.is_on() => {}
            Self::Drew { seat, .. } if Flaw::RedactsTwice.is_on() && !viewer.is(*seat) => return self.wear_off(),
            Self::Peeked { seat, card, .. } | Self::Drew { seat, card } => *card = card.filter(|_| viewer.is(*seat)),
            _ => {}
        }
        Some(seen)
    }

    fn points(&self) -> Option<Points> {
        let unknown_rule = Flaw::UnknownRule.is_on();
        match *self {
            Self::Showed { seat, points, .. } => {
                let source = if Flaw::NamelessSource.is_on() { "" } else { "cards" };
                Some(Points { seat, amount: points, source, rule: if unknown_rule { "T-30" } else { "T-3" } })
            }
            Self::CountedCoins { seat, points } => Some(Points { seat, amount: points, source: "coins", rule: "T-4" }),
            _ => None,
        }
    }
}

impl ToyEvent {
    fn kept(&self) -> Text {
        let Self::Kept { seat } = self else { unreachable!("other events declare their messages") };
        Text::new(if Flaw::MissingWord.is_on() { "event-retained" } else { "event-kept" }).with("seat", *seat)
    }

    /// A redaction that removes more every time it is applied.
    fn wear_off(&self) -> Option<Self> {
        match self {
            Self::Drew { seat, card: Some(_) } => Some(Self::Drew { seat: *seat, card: None }),
            _ => None,
        }
    }
}
