//! Why something is not possible.

use crate::chapters::market::Space;
use crate::state::Step;
use crate::vocabulary::cubes::{Color, Cubes};
use crate::vocabulary::pieces::HarborTile;
use crate::vocabulary::ring::Heading;
use crate::vocabulary::ship_card::Card;
use crate::vocabulary::text;
use crate::vocabulary::tile::Tile;
use game::{Arg, Seat, Text};

/// Why an action or an outcome of chance is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else must be decided now.
    NotNow {
        awaited: Step,
    },
    SpaceTaken {
        space: Space,
        by: Seat,
    },
    WrongNumberOfTiles {
        expected: u8,
        found: u8,
    },
    BeyondTheRow {
        tiles: usize,
    },
    TooExpensive {
        cost: u8,
        coins: u8,
    },
    NotOnOffer {
        card: Card,
    },
    NothingToUpgrade {
        tile: HarborTile,
    },
    AgainstTheHeading {
        heading: Heading,
    },
    WrongDistance {
        steps: u8,
        wheels: u8,
    },
    NoAnchor,
    StopNotOnTheWay {
        steps: u8,
    },
    NoStopInTheFinalMovement,
    NoKnightChosen,
    NotBehindScreen {
        tile: Tile,
    },
    TooFewSwords {
        swords: u8,
        needed: u8,
    },
    TooManyCubes {
        most: u8,
    },
    ColorNotDue {
        color: Color,
        most: u8,
    },
    /// As many cubes are due only if one has the color of the island.
    OneMustBeOfTheIsland {
        color: Color,
    },
    FieldTaken {
        field: u8,
        by: Seat,
    },
    TooFewScrolls {
        scrolls: u8,
        price: u8,
    },
    /// A tile could be left out.
    NeedlessDiplomat {
        price: u8,
    },
    /// Chance: the outcome is of another kind than the one awaited.
    OtherChance {
        awaited: Step,
    },
    NotEachSeatOnce {
        players: usize,
    },
    WrongNumberOfIslands {
        expected: usize,
        found: usize,
    },
    NoSuchIsland {
        color: Color,
    },
    NoSuchMarker {
        prestige: u8,
    },
    GapOfOneColor {
        color: Color,
    },
    WrongNumberOfHarbors {
        expected: usize,
        found: usize,
    },
    NotTwoColors {
        cubes: Cubes,
    },
    WrongNumberOfTilesLaid {
        expected: usize,
        found: usize,
    },
    NotInBag {
        tile: Tile,
    },
    WrongNumberOfCards {
        expected: usize,
        found: usize,
    },
    NotInDeck {
        card: Card,
    },
    OneSidedOffer,
}

impl game::ToText for Refusal {
    fn text(&self) -> Text {
        Text { key: self.key(), args: self.args() }
    }
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow { .. } => "LI-2.1",
            Refusal::SpaceTaken { .. } => "LI-3.1",
            Refusal::WrongNumberOfTiles { .. } | Refusal::BeyondTheRow { .. } => "LI-4.3",
            Refusal::TooExpensive { .. } => "LI-4.4",
            Refusal::NotOnOffer { .. } => "LI-5.1",
            Refusal::NothingToUpgrade { .. } => "LI-6.2",
            Refusal::AgainstTheHeading { .. } => "LI-7.2",
            Refusal::WrongDistance { .. } => "LI-7.1",
            Refusal::NoAnchor | Refusal::StopNotOnTheWay { .. } => "LI-7.4",
            Refusal::NoStopInTheFinalMovement => "LI-12.2",
            Refusal::NoKnightChosen | Refusal::NotBehindScreen { .. } => "LI-8.2",
            Refusal::TooFewSwords { .. } => "LI-8.5",
            Refusal::TooManyCubes { .. } => "LI-10.2",
            Refusal::ColorNotDue { .. } => "LI-10.1",
            Refusal::OneMustBeOfTheIsland { .. } => "LI-8.4",
            Refusal::FieldTaken { .. } => "LI-11.1",
            Refusal::TooFewScrolls { .. } => "LI-11.2",
            Refusal::NeedlessDiplomat { .. } => "LI-11.3",
            Refusal::OtherChance { .. } => "LI-1.8",
            Refusal::NotEachSeatOnce { .. } => "LI-1.8",
            Refusal::WrongNumberOfIslands { .. } => "LI-1.2",
            Refusal::NoSuchIsland { .. } | Refusal::GapOfOneColor { .. } => "LI-1.3",
            Refusal::NoSuchMarker { .. } => "LI-1.4",
            Refusal::WrongNumberOfHarbors { .. } | Refusal::NotTwoColors { .. } => "LI-1.6",
            Refusal::WrongNumberOfTilesLaid { .. } => "LI-2.2",
            Refusal::NotInBag { .. } => "LI-1.9",
            Refusal::WrongNumberOfCards { .. } | Refusal::OneSidedOffer => "LI-2.3",
            Refusal::NotInDeck { .. } => "LI-1.10",
        }
    }
}

impl Refusal {
    fn key(&self) -> &'static str {
        match self {
            Refusal::NotNow { .. } => "refused-not-now",
            Refusal::SpaceTaken { .. } => "refused-space-taken",
            Refusal::WrongNumberOfTiles { .. } => "refused-number-of-tiles",
            Refusal::BeyondTheRow { .. } => "refused-beyond-the-row",
            Refusal::TooExpensive { .. } => "refused-too-expensive",
            Refusal::NotOnOffer { .. } => "refused-not-on-offer",
            Refusal::NothingToUpgrade { .. } => "refused-nothing-to-upgrade",
            Refusal::AgainstTheHeading { .. } => "refused-against-the-heading",
            Refusal::WrongDistance { .. } => "refused-distance",
            Refusal::NoAnchor => "refused-no-anchor",
            Refusal::StopNotOnTheWay { .. } => "refused-stop-not-on-the-way",
            Refusal::NoStopInTheFinalMovement => "refused-no-stop-in-the-final-movement",
            Refusal::NoKnightChosen => "refused-no-knight-chosen",
            Refusal::NotBehindScreen { .. } => "refused-not-behind-screen",
            Refusal::TooFewSwords { .. } => "refused-too-few-swords",
            Refusal::TooManyCubes { .. } => "refused-too-many-cubes",
            Refusal::ColorNotDue { .. } => "refused-color-not-due",
            Refusal::OneMustBeOfTheIsland { .. } => "refused-one-must-be-of-the-island",
            Refusal::FieldTaken { .. } => "refused-field-taken",
            Refusal::TooFewScrolls { .. } => "refused-too-few-scrolls",
            Refusal::NeedlessDiplomat { .. } => "refused-needless-diplomat",
            Refusal::OtherChance { .. } => "refused-other-chance",
            Refusal::NotEachSeatOnce { .. } => "refused-not-each-seat-once",
            Refusal::WrongNumberOfIslands { .. } => "refused-number-of-islands",
            Refusal::NoSuchIsland { .. } => "refused-no-such-island",
            Refusal::NoSuchMarker { .. } => "refused-no-such-marker",
            Refusal::GapOfOneColor { .. } => "refused-gap-of-one-color",
            Refusal::WrongNumberOfHarbors { .. } => "refused-number-of-harbors",
            Refusal::NotTwoColors { .. } => "refused-not-two-colors",
            Refusal::WrongNumberOfTilesLaid { .. } => "refused-number-of-tiles-laid",
            Refusal::NotInBag { .. } => "refused-not-in-bag",
            Refusal::WrongNumberOfCards { .. } => "refused-number-of-cards",
            Refusal::NotInDeck { .. } => "refused-not-in-deck",
            Refusal::OneSidedOffer => "refused-one-sided-offer",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Refusal::NoAnchor
            | Refusal::NoStopInTheFinalMovement
            | Refusal::NoKnightChosen
            | Refusal::OneSidedOffer => vec![],
            Refusal::NotNow { awaited } | Refusal::OtherChance { awaited } => {
                vec![("awaited", text::awaited(awaited).into())]
            }
            Refusal::SpaceTaken { space, by } => vec![("number", space.number().into()), ("by", by.into())],
            Refusal::FieldTaken { field, by } => vec![("field", field.into()), ("by", by.into())],
            Refusal::WrongNumberOfTiles { expected, found } => counts(expected.into(), found.into()),
            Refusal::WrongNumberOfIslands { expected, found }
            | Refusal::WrongNumberOfHarbors { expected, found }
            | Refusal::WrongNumberOfTilesLaid { expected, found }
            | Refusal::WrongNumberOfCards { expected, found } => counts(expected, found),
            Refusal::BeyondTheRow { tiles } => vec![("tiles", tiles.into())],
            Refusal::TooExpensive { cost, coins } => vec![("cost", cost.into()), ("coins", coins.into())],
            Refusal::NotOnOffer { card } | Refusal::NotInDeck { card } => vec![("card", card.text().into())],
            Refusal::NothingToUpgrade { tile } => vec![("tile", Tile::from(tile).text().into())],
            Refusal::NotBehindScreen { tile } | Refusal::NotInBag { tile } => vec![("tile", tile.text().into())],
            Refusal::AgainstTheHeading { heading } => vec![("heading", text::heading(heading).into())],
            Refusal::WrongDistance { steps, wheels } => vec![("steps", steps.into()), ("wheels", wheels.into())],
            Refusal::StopNotOnTheWay { steps } => vec![("steps", steps.into())],
            Refusal::TooFewSwords { swords, needed } => vec![("swords", swords.into()), ("needed", needed.into())],
            Refusal::TooFewScrolls { scrolls, price } => vec![("scrolls", scrolls.into()), ("price", price.into())],
            Refusal::NeedlessDiplomat { price } => vec![("price", price.into())],
            Refusal::TooManyCubes { most } => vec![("most", most.into())],
            Refusal::ColorNotDue { color, most } => vec![("color", color.text().into()), ("most", most.into())],
            Refusal::OneMustBeOfTheIsland { color }
            | Refusal::NoSuchIsland { color }
            | Refusal::GapOfOneColor { color } => vec![("color", color.text().into())],
            Refusal::NotEachSeatOnce { players } => vec![("players", players.into())],
            Refusal::NoSuchMarker { prestige } => vec![("prestige", prestige.into())],
            Refusal::NotTwoColors { cubes } => vec![("cubes", cubes.to_string().into())],
        }
    }
}

fn counts(expected: usize, found: usize) -> Vec<(&'static str, Arg)> {
    vec![("expected", expected.into()), ("found", found.into())]
}
