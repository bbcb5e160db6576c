//! What happens in the toy game.

use super::Flaw;
use game::{Event, PerSeat, Points, Seat, Text, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToyEvent {
    Dealt { cards: PerSeat<Option<u8>> },
    Bid { seat: Seat, coins: Option<u8> },
    ShowedBids { bids: PerSeat<u8> },
    Paid { seat: Seat, coins: u8 },
    Kept { seat: Seat },
    Peeked { seat: Seat, neighbor: Seat, card: Option<u8> },
    Swapped { seat: Seat, card: u8 },
    Drew { seat: Seat, card: Option<u8> },
    Showed { seat: Seat, card: u8, points: i16 },
    CountedCoins { seat: Seat, points: i16 },
}

impl game::ToText for ToyEvent {
    fn text(&self) -> Text {
        let of = |key: &'static str, seat: &Seat| Text::new(key).with("seat", *seat);
        match self {
            Self::Dealt { .. } => Text::new("dealt"),
            Self::Bid { seat, .. } => of("bid", seat),
            Self::ShowedBids { bids } => {
                let bids: Vec<Text> = bids.values().map(|bid| Text::new("coins").with("coins", *bid)).collect();
                Text::new("showed-bids").with("bids", bids)
            }
            Self::Paid { seat, coins } => of("paid", seat).with("coins", *coins),
            Self::Kept { seat } => of(if Flaw::MissingWord.is_on() { "retained" } else { "kept" }, seat),
            Self::Peeked { seat, neighbor, .. } => of("peeked", seat).with("neighbor", *neighbor),
            Self::Swapped { seat, card } => of("swapped", seat).with("card", *card),
            Self::Drew { seat, .. } => of("drew", seat),
            Self::Showed { seat, card, points } => of("showed", seat).with("card", *card).with("points", *points),
            Self::CountedCoins { seat, points } => of("counted-coins", seat).with("points", *points),
        }
    }
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
    /// A redaction that takes away a little every time.
    fn wear_off(&self) -> Option<Self> {
        match self {
            Self::Drew { seat, card: Some(_) } => Some(Self::Drew { seat: *seat, card: None }),
            _ => None,
        }
    }
}
