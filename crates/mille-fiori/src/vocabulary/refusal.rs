//! Why something is not possible.

use crate::awaited::Awaited;
use crate::board::Space;
use crate::card::Card;
use crate::components::{Area, Symbol};
use crate::masterworks::NewRefusal;
use crate::text;
use game::{Seat, Text};

/// Why an action or an outcome of chance is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else must be decided now.
    NotNow {
        awaited: Awaited,
    },
    NotInHand {
        card: Card,
    },
    NotInDisplay {
        card: Card,
    },
    NoDiamondLeft,
    NoSuchSpace {
        area: Area,
        space: Space,
    },
    SpaceTaken {
        area: Area,
        space: Space,
        owner: Seat,
    },
    WrongSymbol {
        area: Area,
        space: Space,
        symbol: Symbol,
    },
    NotNextHouse {
        next: Option<Space>,
    },
    NotSupported {
        area: Area,
        space: Space,
    },
    /// Chance: the outcome is of another kind than the one awaited.
    OtherChance {
        awaited: Awaited,
    },
    NoSuchSeat {
        seat: Seat,
    },
    WrongNumberOfHands {
        expected: usize,
        found: usize,
    },
    WrongNumberOfCards {
        expected: usize,
        found: usize,
    },
    NotInDeck {
        card: Card,
    },
    /// Something that only the expansion knows.
    Masterworks(NewRefusal),
}

impl game::ToText for Refusal {
    fn text(&self) -> Text {
        match self {
            Refusal::NotNow { awaited } => Text::new("refused-not-now").with("awaited", awaited.text()),
            Refusal::NotInHand { card } => Text::new("refused-not-in-hand").with("card", card.text()),
            Refusal::NotInDisplay { card } => Text::new("refused-not-in-display").with("card", card.text()),
            Refusal::NoDiamondLeft => Text::new("refused-no-diamond"),
            Refusal::NoSuchSpace { area, space } => {
                Text::new("refused-no-such-space").with("area", area.text()).with("space", *space)
            }
            Refusal::SpaceTaken { area, space, owner } => {
                Text::new("refused-space-taken").with("space", text::space(*area, *space)).with("owner", *owner)
            }
            Refusal::WrongSymbol { area, space, symbol } => Text::new("refused-wrong-symbol")
                .with("space", text::space(*area, *space))
                .with("symbol", symbol.text()),
            Refusal::NotNextHouse { next: Some(next) } => {
                Text::new("refused-not-next-house").with("next", text::space(Area::Houses, *next))
            }
            Refusal::NotNextHouse { next: None } => Text::new("refused-no-house-left"),
            Refusal::NotSupported { area, space } => {
                Text::new("refused-not-supported").with("space", text::space(*area, *space))
            }
            Refusal::OtherChance { awaited } => Text::new("refused-other-chance").with("awaited", awaited.text()),
            Refusal::NoSuchSeat { seat } => Text::new("refused-no-such-seat").with("number", seat.index()),
            Refusal::WrongNumberOfHands { expected, found } => {
                Text::new("refused-number-of-hands").with("expected", *expected).with("found", *found)
            }
            Refusal::WrongNumberOfCards { expected, found } => {
                Text::new("refused-number-of-cards").with("expected", *expected).with("found", *found)
            }
            Refusal::NotInDeck { card } => Text::new("refused-not-in-deck").with("card", card.text()),
            Refusal::Masterworks(refusal) => refusal.text(),
        }
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow { .. } => "MF-2.9",
            Refusal::NotInHand { .. } => "MF-2.3",
            Refusal::NotInDisplay { .. } => "MF-9.1",
            Refusal::NoDiamondLeft => "MF-8.3",
            Refusal::NoSuchSpace { .. } | Refusal::SpaceTaken { .. } => "MF-1.2",
            Refusal::WrongSymbol { area: Area::Trade, .. } => "MF-6.1",
            Refusal::WrongSymbol { .. } => "MF-3.2",
            Refusal::NotNextHouse { .. } => "MF-4.2",
            Refusal::NotSupported { .. } => "MF-5.3",
            Refusal::OtherChance { .. } | Refusal::WrongNumberOfHands { .. } => "MF-2.1",
            Refusal::NoSuchSeat { .. } => "MF-1.1",
            Refusal::WrongNumberOfCards { .. } => "MF-1.6",
            Refusal::NotInDeck { .. } => "MF-1.3",
            Refusal::Masterworks(refusal) => refusal.rule(),
        }
    }
}
