//! Refusals.

use super::{Card, Color, Cubes, HarborTile, Heading, Row, Space, Tile};
use crate::state::Step;
use game::Seat;

/// Why an action or a chance outcome was refused.
#[derive(Clone, Debug, PartialEq, Eq, game::Refusal)]
pub enum Refusal {
    /// A different decision is awaited.
    #[rule("LI-2.1")]
    NotNow { awaited: Step },
    #[rule("LI-3.1")]
    SpaceTaken { space: Space, by: Seat },
    #[rule("LI-4.3")]
    #[text("refused-number-of-tiles")]
    WrongNumberOfTiles { expected: u8, found: usize },
    #[rule("LI-4.3")]
    BeyondTheRow { tiles: usize },
    #[rule("LI-4.4")]
    TooExpensive { cost: u8, coins: u8 },
    #[rule("LI-5.1")]
    NotOnOffer { card: Card },
    #[rule("LI-6.2")]
    NothingToUpgrade { tile: HarborTile },
    #[rule("LI-7.2")]
    AgainstTheHeading { heading: Heading },
    #[rule("LI-7.1")]
    #[text("refused-distance")]
    WrongDistance { steps: u8, wheels: u8 },
    #[rule("LI-7.4")]
    NoAnchor,
    #[rule("LI-7.4")]
    StopNotOnTheWay { steps: u8 },
    #[rule("LI-12.2")]
    NoStopInTheFinalMovement,
    #[rule("LI-8.2")]
    NoKnightChosen,
    #[rule("LI-8.2")]
    NotBehindScreen { tile: Tile },
    #[rule("LI-8.5")]
    TooFewSwords { swords: u8, needed: u8 },
    #[rule("LI-10.2")]
    TooManyCubes { most: u8 },
    #[rule("LI-10.1")]
    ColorNotDue { color: Color, most: u8 },
    /// This many cubes are allowed only if at least one has the island's color.
    #[rule("LI-8.4")]
    OneMustBeOfTheIsland { color: Color },
    #[rule("LI-11.1")]
    FieldTaken { row: Row, by: Seat },
    #[rule("LI-11.2")]
    TooFewScrolls { scrolls: u8, price: u8 },
    /// The price is met even without one of the tiles.
    #[rule("LI-11.3")]
    NeedlessDiplomat { price: u8 },
    /// A different kind of chance outcome is awaited.
    #[rule("LI-1.8")]
    OtherChance { awaited: Step },
    #[rule("LI-1.8")]
    NotEachSeatOnce { players: usize },
    #[rule("LI-1.2")]
    WrongNumberOfIslands { expected: usize, found: usize },
    #[rule("LI-1.3")]
    NoSuchIsland { color: Color },
    #[rule("LI-1.4")]
    NoSuchMarker { prestige: u8 },
    #[rule("LI-1.3")]
    GapOfOneColor { color: Color },
    #[rule("LI-1.6")]
    WrongNumberOfHarbors { expected: usize, found: usize },
    #[rule("LI-1.6")]
    NotTwoColors { cubes: Cubes },
    #[rule("LI-2.2")]
    WrongNumberOfTilesLaid { expected: usize, found: usize },
    #[rule("LI-1.9")]
    NotInBag { tile: Tile },
    #[rule("LI-2.3")]
    WrongNumberOfCards { expected: usize, found: usize },
    #[rule("LI-1.10")]
    NotInDeck { card: Card },
    #[rule("LI-2.3")]
    OneSidedOffer,
}
