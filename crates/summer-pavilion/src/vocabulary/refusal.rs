//! Why something is not possible.

use crate::chapters::acquire::Source;
use crate::options::BoardSide;
use crate::vocabulary::color::Color;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::text;
use game::{Seat, Text};

/// Why an action or an outcome of chance is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else must be decided now.
    NotNow {
        awaited: Awaited,
    },
    NoSuchFactory {
        factories: usize,
    },
    SourceEmpty {
        source: Source,
    },
    ColorNotThere {
        source: Source,
        color: Color,
    },
    /// The joker color lies there with other colors.
    JokerChosen {
        joker: Color,
    },
    SpaceCovered {
        space: Space,
    },
    /// The star takes no other color than `only`.
    OtherColor {
        side: BoardSide,
        star: Star,
        only: Color,
    },
    /// The star takes six different colors.
    ColorRepeated {
        side: BoardSide,
        star: Star,
        color: Color,
    },
    /// No tile is a joker for its own color.
    JokerForItself {
        joker: Color,
    },
    /// The tile that is laid can't be a joker.
    OnlyJokers {
        color: Color,
        number: u8,
    },
    TooFewJokers {
        joker: Color,
        held: u8,
        needed: u8,
    },
    TooFewTiles {
        color: Color,
        held: u8,
        needed: u8,
    },
    OtherBonusDue {
        due: u8,
        chosen: u8,
    },
    NotInSupply {
        color: Color,
        lying: u8,
    },
    NothingKept,
    NotInHand {
        color: Color,
        held: u8,
    },
    TooManyKept {
        kept: u8,
    },
    NoSuchSeat {
        seat: Seat,
        players: u8,
    },
    OtherNumberOfFactories {
        due: usize,
        drawn: usize,
    },
    OtherNumberDrawn {
        due: u8,
        drawn: u8,
    },
    NotInBag {
        color: Color,
    },
    /// Tiles of the tower were drawn while this one was still in the bag.
    BagNotEmpty {
        color: Color,
    },
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    Take,
    PlacementOrPass,
    Bonus,
    StartPlayer,
    Supply,
    Factories,
}

impl Awaited {
    fn text(self) -> Text {
        Text::new(match self {
            Awaited::Take => "awaited-take",
            Awaited::PlacementOrPass => "awaited-placement-or-pass",
            Awaited::Bonus => "awaited-bonus",
            Awaited::StartPlayer => "awaited-start-player",
            Awaited::Supply => "awaited-supply",
            Awaited::Factories => "awaited-factories",
        })
    }

    /// The rule that asks for it.
    fn rule(self) -> &'static str {
        match self {
            Awaited::Take => "SP-4.1",
            Awaited::PlacementOrPass => "SP-5.1",
            Awaited::Bonus => "SP-8.5",
            Awaited::StartPlayer => "SP-2.2",
            Awaited::Supply | Awaited::Factories => "SP-10.3",
        }
    }
}

impl game::ToText for Refusal {
    fn text(&self) -> Text {
        let text = Text::new(self.key());
        match *self {
            Refusal::NotNow { awaited } => text.with("awaited", awaited.text()),
            Refusal::NoSuchFactory { factories } => text.with("factories", factories).with("last", factories - 1),
            Refusal::SourceEmpty { source } => text.with("source", text::source(source)),
            Refusal::ColorNotThere { source, color } => {
                text.with("source", text::source(source)).with("color", text::color(color))
            }
            Refusal::JokerChosen { joker } | Refusal::JokerForItself { joker } => {
                text.with("joker", text::color(joker))
            }
            Refusal::SpaceCovered { space } => text.with("space", text::space(space)),
            Refusal::OtherColor { star, only: color, .. } | Refusal::ColorRepeated { star, color, .. } => {
                text.with("star", text::star(star)).with("color", text::color(color))
            }
            Refusal::OnlyJokers { color, number } => text.with("color", text::color(color)).with("number", number),
            Refusal::TooFewJokers { joker: color, held, needed } | Refusal::TooFewTiles { color, held, needed } => {
                text.with("color", text::color(color)).with("held", held).with("needed", needed)
            }
            Refusal::OtherBonusDue { due, chosen } => text.with("due", due).with("chosen", chosen),
            Refusal::NotInSupply { color, lying: count } | Refusal::NotInHand { color, held: count } => {
                text.with("color", text::color(color)).with("count", count)
            }
            Refusal::NothingKept => text,
            Refusal::TooManyKept { kept } => text.with("kept", kept),
            Refusal::NoSuchSeat { seat, players } => text.with("number", seat.index()).with("players", players),
            Refusal::OtherNumberOfFactories { due, drawn } => text.with("due", due).with("drawn", drawn),
            Refusal::OtherNumberDrawn { due, drawn } => text.with("due", due).with("drawn", drawn),
            Refusal::NotInBag { color } | Refusal::BagNotEmpty { color } => text.with("color", text::color(color)),
        }
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow { awaited } => awaited.rule(),
            Refusal::NoSuchFactory { .. } => "SP-2.1",
            Refusal::SourceEmpty { .. } | Refusal::ColorNotThere { .. } => "SP-4.2",
            Refusal::JokerChosen { .. } => "SP-4.4",
            Refusal::SpaceCovered { .. } => "SP-5.3",
            Refusal::OtherColor { side, .. } | Refusal::ColorRepeated { side, .. } if *side == BoardSide::Plain => {
                "SP-12.2"
            }
            Refusal::OtherColor { .. } => "SP-5.4",
            Refusal::ColorRepeated { .. } => "SP-5.5",
            Refusal::TooFewTiles { .. } => "SP-6.1",
            Refusal::OnlyJokers { .. } | Refusal::TooFewJokers { .. } => "SP-6.2",
            Refusal::JokerForItself { .. } => "SP-6.3",
            Refusal::OtherBonusDue { .. } | Refusal::NotInSupply { .. } => "SP-8.5",
            Refusal::NotInHand { .. } | Refusal::TooManyKept { .. } => "SP-9.2",
            Refusal::NothingKept => "SP-9.4",
            Refusal::NoSuchSeat { .. } => "SP-2.2",
            Refusal::OtherNumberOfFactories { .. } => "SP-2.1",
            Refusal::OtherNumberDrawn { .. } => "SP-10.5",
            Refusal::NotInBag { .. } | Refusal::BagNotEmpty { .. } => "SP-10.4",
        }
    }
}

impl Refusal {
    fn key(&self) -> &'static str {
        match self {
            Refusal::NotNow { .. } => "refused-not-now",
            Refusal::NoSuchFactory { .. } => "refused-no-such-factory",
            Refusal::SourceEmpty { .. } => "refused-source-empty",
            Refusal::ColorNotThere { .. } => "refused-color-not-there",
            Refusal::JokerChosen { .. } => "refused-joker-chosen",
            Refusal::SpaceCovered { .. } => "refused-space-covered",
            Refusal::OtherColor { .. } => "refused-other-color",
            Refusal::ColorRepeated { .. } => "refused-color-repeated",
            Refusal::JokerForItself { .. } => "refused-joker-for-itself",
            Refusal::OnlyJokers { .. } => "refused-only-jokers",
            Refusal::TooFewJokers { .. } => "refused-too-few-jokers",
            Refusal::TooFewTiles { .. } => "refused-too-few-tiles",
            Refusal::OtherBonusDue { .. } => "refused-other-bonus-due",
            Refusal::NotInSupply { .. } => "refused-not-in-supply",
            Refusal::NothingKept => "refused-nothing-kept",
            Refusal::NotInHand { .. } => "refused-not-in-hand",
            Refusal::TooManyKept { .. } => "refused-too-many-kept",
            Refusal::NoSuchSeat { .. } => "refused-no-such-seat",
            Refusal::OtherNumberOfFactories { .. } => "refused-other-number-of-factories",
            Refusal::OtherNumberDrawn { .. } => "refused-other-number-drawn",
            Refusal::NotInBag { .. } => "refused-not-in-bag",
            Refusal::BagNotEmpty { .. } => "refused-bag-not-empty",
        }
    }
}
