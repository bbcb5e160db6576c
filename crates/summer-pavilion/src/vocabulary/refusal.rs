//! Refusals.

use super::space::{NamedSpace, Star};
use super::tile::{Color, Source};
use crate::options::BoardSide;
use game::{Seat, ToText};

/// Why an action or a chance outcome was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Refusal)]
pub enum Refusal {
    /// A different decision is awaited.
    #[rule(with = rule_of_awaited)]
    NotNow { awaited: Awaited },
    #[rule("SP-2.1")]
    NoSuchFactory { factories: usize },
    #[rule("SP-4.2")]
    SourceEmpty { source: Source },
    #[rule("SP-4.2")]
    ColorNotThere { source: Source, color: Color },
    /// The joker color can't be chosen while other colors are there.
    #[rule("SP-4.4")]
    JokerChosen { joker: Color },
    #[rule("SP-5.3")]
    SpaceCovered { space: NamedSpace },
    /// The star accepts no color except `only`.
    #[rule(with = rule_of_side)]
    OtherColor {
        #[arg(skip)]
        side: BoardSide,
        star: Star,
        only: Color,
    },
    /// The star already has this color and accepts each color only once.
    #[rule(with = rule_of_side)]
    ColorRepeated {
        #[arg(skip)]
        side: BoardSide,
        star: Star,
        color: Color,
    },
    /// No tile is a joker for its own color.
    #[rule("SP-6.3")]
    JokerForItself { joker: Color },
    /// The placed tile can't be a joker.
    #[rule("SP-6.2")]
    OnlyJokers { color: Color, number: u8 },
    #[rule("SP-6.2")]
    TooFewJokers { joker: Color, held: u8, needed: u8 },
    #[rule("SP-6.1")]
    TooFewTiles { color: Color, held: u8, needed: u8 },
    #[rule("SP-8.5")]
    OtherBonusDue { due: u8, chosen: u8 },
    #[rule("SP-8.5")]
    NotInSupply { color: Color, lying: u8 },
    #[rule("SP-9.4")]
    NothingKept,
    #[rule("SP-9.2")]
    NotInHand { color: Color, held: u8 },
    #[rule("SP-9.2")]
    TooManyKept { kept: u8 },
    #[rule("SP-2.2")]
    NoSuchSeat {
        #[arg("number", with = Seat::index)]
        seat: Seat,
        players: u8,
    },
    #[rule("SP-2.1")]
    OtherNumberOfFactories { due: usize, drawn: usize },
    #[rule("SP-10.5")]
    OtherNumberDrawn { due: u8, drawn: u8 },
    #[rule("SP-10.4")]
    NotInBag { color: Color },
    /// Tiles from the tower were drawn while this color was still in the bag.
    #[rule("SP-10.4")]
    BagNotEmpty { color: Color },
}

/// The awaited decision or draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ToText)]
pub enum Awaited {
    Take,
    PlacementOrPass,
    Bonus,
    StartPlayer,
    Supply,
    Factories,
}

/// Returns the rule that governs the awaited decision.
fn rule_of_awaited(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow { awaited: Awaited::Take } => "SP-4.1",
        Refusal::NotNow { awaited: Awaited::Bonus } => "SP-8.5",
        Refusal::NotNow { awaited: Awaited::StartPlayer } => "SP-2.2",
        Refusal::NotNow { awaited: Awaited::Supply | Awaited::Factories } => "SP-10.3",
        _ => "SP-5.1",
    }
}

/// Returns the rule about star colors, which depends on the board side.
fn rule_of_side(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::OtherColor { side: BoardSide::Colored, .. } => "SP-5.4",
        Refusal::ColorRepeated { side: BoardSide::Colored, .. } => "SP-5.5",
        _ => "SP-12.2",
    }
}
