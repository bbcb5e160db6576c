//! Events.

use crate::masterworks;
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Cards, Part, Reason, SeaSpace, Space};
use game::{PerSeat, Seat, Text, ToText};
use serde::Serialize;

/// A fact reported by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Event {
    /// The first start player was drawn.
    StartPlayerDrawn {
        seat: Seat,
    },
    /// Cards were added to the display.
    DisplayFilled {
        cards: Cards,
    },
    /// A round began. A viewer sees only its own hand; all others are `None`.
    #[text(with = hands_dealt(round, hands))]
    HandsDealt {
        round: u8,
        #[secret]
        hands: PerSeat<Option<Cards>>,
    },
    /// A seat picked a card, which is `None` for other viewers.
    #[text(unless(card) = "event-card-picked-hidden")]
    CardPicked {
        seat: Seat,
        #[secret]
        #[cfg_attr(feature = "schema", schema(required))]
        card: Option<Card>,
    },
    /// A picked card was revealed in order to be used.
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    #[text(when(from_reserve) = "event-diamond-placed-from-reserve")]
    DiamondPlaced {
        seat: Seat,
        #[arg(skip)]
        area: Area,
        #[arg(with = space_text(area, space))]
        space: Space,
        #[arg(skip)]
        from_reserve: bool,
    },
    ShipMoved {
        seat: Seat,
        #[arg(skip)]
        from: SeaSpace,
        #[arg("spaces", with = distance(from, to))]
        to: SeaSpace,
    },
    #[points(points, reason)]
    #[counted(with = names(counted))]
    Scored {
        seat: Seat,
        points: i16,
        reason: Reason,
        /// The spaces and cells that counted.
        #[arg(skip)]
        #[serde(skip)]
        counted: Vec<Part>,
    },
    /// A seat earned a bonus space, which scores at the end. It counts even if no diamond was left.
    #[text(unless(with_diamond) = "event-bonus-placed-without-diamond")]
    BonusPlaced {
        seat: Seat,
        #[arg("area", with = BonusRow::area)]
        row: BonusRow,
        value: u8,
        #[arg(skip)]
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
    /// All hands were passed to the left.
    HandsPassed,
    /// The last card or cards of each hand went to the display.
    LastCardsDisplayed {
        cards: Cards,
    },
    /// The round ended; this seat starts the next one.
    StartPlayerPassed {
        seat: Seat,
    },
    /// A seat used the last diamond of its personal supply.
    EndTriggered {
        seat: Seat,
    },
    GameEnded,
    /// An expansion event.
    #[inner]
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schema(rename = "(untagged)"))]
    Masterworks(masterworks::Event),
}

/// Lists the cards if the viewer sees exactly one hand.
fn hands_dealt(round: &u8, hands: &PerSeat<Option<Cards>>) -> Text {
    let mut seen = hands.values().flatten();
    match (seen.next(), seen.next()) {
        (Some(hand), None) => Text::new("event-hand-dealt").with("round", *round).with("cards", *hand),
        _ => Text::new("event-hands-dealt").with("round", *round),
    }
}

fn space_text(area: &Area, space: &Space) -> Text {
    BoardSpace { area: *area, space: *space }.text()
}

fn distance(from: &SeaSpace, to: &SeaSpace) -> usize {
    to.index() - from.index()
}

fn names(parts: &[Part]) -> Vec<String> {
    parts.iter().map(Part::to_string).collect()
}
