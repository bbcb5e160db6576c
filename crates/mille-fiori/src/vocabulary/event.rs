//! What happens in a game.

use crate::board::Space;
use crate::card::Card;
use crate::cards::Cards;
use crate::components::{Area, BonusRow};
use crate::masterworks::NewEvent;
use crate::reason::Reason;
use crate::text;
use game::{PerSeat, Points, Seat, Text, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Event {
    /// Somebody was made the first start player.
    StartPlayerDrawn {
        seat: Seat,
    },
    /// Cards were turned up into the display.
    DisplayFilled {
        cards: Cards,
    },
    /// A round began with a hand for each; of the others' hands only the number of cards is known.
    HandsDealt {
        round: u8,
        hands: PerSeat<Option<Cards>>,
    },
    /// A card was chosen, hidden from the others.
    CardPicked {
        seat: Seat,
        #[cfg_attr(feature = "schema", schema(required))]
        card: Option<Card>,
    },
    /// A chosen card was turned up to be used.
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    DiamondPlaced {
        seat: Seat,
        area: Area,
        space: Space,
        from_reserve: bool,
    },
    ShipMoved {
        seat: Seat,
        from: u8,
        to: u8,
    },
    Scored {
        seat: Seat,
        points: i16,
        reason: Reason,
    },
    /// A bonus was earned: for the final scoring. Without a diamond left the space is only remembered.
    BonusPlaced {
        seat: Seat,
        row: BonusRow,
        value: u8,
        with_diamond: bool,
    },
    ExtraCardEarned {
        seat: Seat,
    },
    ExtraCardTaken {
        seat: Seat,
        card: Card,
    },
    ExtraCardDeclined {
        seat: Seat,
    },
    /// The hands went on to the left neighbors.
    HandsPassed,
    /// The last cards of all hands went to the display.
    LastCardsDisplayed {
        cards: Cards,
    },
    /// The round is over; this seat starts the next one.
    StartPlayerPassed {
        seat: Seat,
    },
    /// Somebody placed the last diamond of the personal supply.
    EndTriggered {
        seat: Seat,
    },
    GameEnded,
    /// Something that only the expansion knows.
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schema(rename = "(untagged)"))]
    Masterworks(NewEvent),
}

impl game::ToText for Event {
    fn text(&self) -> Text {
        match self {
            Event::StartPlayerDrawn { seat } => Text::new("event-start-player-drawn").with("seat", *seat),
            Event::DisplayFilled { cards } => Text::new("event-display-filled").with("cards", text::cards(*cards)),
            Event::HandsDealt { round, hands } => hands_dealt(*round, hands),
            Event::CardPicked { seat, card: None } => Text::new("event-card-picked-hidden").with("seat", *seat),
            Event::CardPicked { seat, card: Some(card) } => {
                Text::new("event-card-picked").with("seat", *seat).with("card", card.text())
            }
            Event::CardPlayed { seat, card } => {
                Text::new("event-card-played").with("seat", *seat).with("card", card.text())
            }
            Event::DiamondPlaced { seat, area, space, from_reserve } => {
                let key = if *from_reserve { "event-diamond-placed-from-reserve" } else { "event-diamond-placed" };
                Text::new(key).with("seat", *seat).with("space", text::space(*area, *space))
            }
            Event::ShipMoved { seat, from, to } => {
                Text::new("event-ship-moved").with("seat", *seat).with("from", *from).with("to", *to)
            }
            Event::Scored { seat, points, reason } => {
                Text::new("event-scored").with("seat", *seat).with("points", *points).with("reason", reason.text())
            }
            Event::BonusPlaced { seat, row, value, with_diamond } => {
                let key = if *with_diamond { "event-bonus-placed" } else { "event-bonus-placed-without-diamond" };
                Text::new(key).with("seat", *seat).with("area", row.area().text()).with("value", *value)
            }
            Event::ExtraCardEarned { seat } => Text::new("event-extra-card-earned").with("seat", *seat),
            Event::ExtraCardTaken { seat, card } => {
                Text::new("event-extra-card-taken").with("seat", *seat).with("card", card.text())
            }
            Event::ExtraCardDeclined { seat } => Text::new("event-extra-card-declined").with("seat", *seat),
            Event::HandsPassed => Text::new("event-hands-passed"),
            Event::LastCardsDisplayed { cards } => {
                Text::new("event-last-cards-displayed").with("cards", text::cards(*cards))
            }
            Event::StartPlayerPassed { seat } => Text::new("event-start-player-passed").with("seat", *seat),
            Event::EndTriggered { seat } => Text::new("event-end-triggered").with("seat", *seat),
            Event::GameEnded => Text::new("event-game-ended"),
            Event::Masterworks(event) => event.text(),
        }
    }
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Event::HandsDealt { round, hands } => Event::HandsDealt {
                round: *round,
                hands: PerSeat::from_fn(hands.players(), |seat| hands[seat].filter(|_| viewer.is(seat))),
            },
            Event::CardPicked { seat, card } => {
                Event::CardPicked { seat: *seat, card: card.filter(|_| viewer.is(*seat)) }
            }
            public => public.clone(),
        })
    }

    fn points(&self) -> Option<Points> {
        match self {
            Event::Scored { seat, points, reason } => {
                Some(Points { seat: *seat, amount: *points, source: reason.source(), rule: reason.rule() })
            }
            _ => None,
        }
    }
}

/// A viewer sees at most one hand, which is said with it.
fn hands_dealt(round: u8, hands: &PerSeat<Option<Cards>>) -> Text {
    let mut seen = hands.values().flatten();
    match (seen.next(), seen.next()) {
        (Some(hand), None) => Text::new("event-hand-dealt").with("round", round).with("cards", text::cards(*hand)),
        _ => Text::new("event-hands-dealt").with("round", round),
    }
}
