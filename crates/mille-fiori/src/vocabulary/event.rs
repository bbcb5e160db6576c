//! What happens in a game.

use crate::masterworks;
use crate::vocabulary::{Area, BoardSpace, BonusRow, Card, Cards, Part, Reason, SeaSpace, Space};
use game::{PerSeat, Seat, Text, ToText};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
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
    #[text(with = hands_dealt(round, hands))]
    HandsDealt {
        round: u8,
        #[secret]
        hands: PerSeat<Option<Cards>>,
    },
    /// A card was chosen, hidden from the others.
    #[text(unless(card) = "event-card-picked-hidden")]
    CardPicked {
        seat: Seat,
        #[secret]
        #[cfg_attr(feature = "schema", schema(required))]
        card: Option<Card>,
    },
    /// A chosen card was turned up to be used.
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
        from: SeaSpace,
        to: SeaSpace,
    },
    #[points(points, reason)]
    #[counted(with = names(counted))]
    Scored {
        seat: Seat,
        points: i16,
        reason: Reason,
        /// What on the board counted.
        #[arg(skip)]
        #[serde(skip)]
        counted: Vec<Part>,
    },
    /// A bonus was earned: for the final scoring. Without a diamond left the space is only remembered.
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
    #[inner]
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schema(rename = "(untagged)"))]
    Masterworks(masterworks::Event),
}

/// A viewer sees at most one hand, which is said with it.
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

fn names(parts: &[Part]) -> Vec<String> {
    parts.iter().map(Part::to_string).collect()
}
