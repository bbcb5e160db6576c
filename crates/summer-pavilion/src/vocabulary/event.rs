//! Events.

use super::action::Part;
use super::space::{NamedSpace, Space, Spaces, Star, Structure};
use super::tile::{Color, Factory, Source, Tiles};
use game::{Seat, Seats};
use serde::Serialize;

/// A fact reported by the rules. All events are public (SP-1.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Event {
    StartPlayerDrawn {
        seat: Seat,
    },
    /// A score marker was put on its first space.
    #[points(points, source = "start", rule = "SP-2.3")]
    ScoreStarted {
        seat: Seat,
        points: i16,
    },
    RoundBegan {
        round: u8,
        joker: Color,
        starter: Seat,
    },
    /// Tiles kept on the corner spaces returned to the player's hand.
    KeptTilesReturned {
        seat: Seat,
        tiles: Tiles,
    },
    SupplyFilled {
        tiles: Tiles,
    },
    FactoriesFilled {
        #[arg("count", with = number_filled)]
        factories: Vec<Tiles>,
    },
    TilesTaken {
        seat: Seat,
        source: Source,
        tiles: Tiles,
    },
    /// The remaining tiles on a factory went to the center of the table.
    RestMoved {
        factory: Factory,
        tiles: Tiles,
    },
    /// The start token was taken, at the cost of `lost` points.
    #[points(-lost, source = "token", rule = "SP-4.6")]
    TokenTaken {
        seat: Seat,
        lost: i16,
    },
    /// Phase 2 began with this seat.
    PlayBegan {
        seat: Seat,
    },
    /// A tile was placed; `paid` includes it.
    TilePlaced {
        seat: Seat,
        #[arg(skip)]
        space: Space,
        #[serde(skip)]
        #[arg("space")]
        named: NamedSpace,
        color: Color,
        paid: Tiles,
    },
    /// The tile just placed scored together with those connected to it.
    #[points(points, source = "tiles", rule = "SP-7.1")]
    #[counted(with = counted)]
    RunScored {
        seat: Seat,
        space: Space,
        points: i16,
        #[serde(skip)]
        #[arg(skip)]
        spaces: Spaces,
    },
    StructureCompleted {
        seat: Seat,
        #[arg("structure")]
        #[arg("reward", with = reward)]
        structure: Structure,
    },
    BonusTaken {
        seat: Seat,
        tiles: Tiles,
    },
    #[text(unless(kept) = "event-passed-keeping-none")]
    Passed {
        seat: Seat,
        kept: Tiles,
    },
    /// Tiles that weren't kept went to the tower, at the cost of `lost` points.
    #[points(-lost, source = "discards", rule = "SP-9.3")]
    TilesDiscarded {
        seat: Seat,
        tiles: Tiles,
        lost: i16,
    },
    /// Final scoring: a complete star.
    #[points(points, source = "stars", rule = "SP-11.1")]
    #[counted(with = counted)]
    StarScored {
        seat: Seat,
        star: Star,
        points: i16,
    },
    /// Final scoring: a number covered wherever it appears.
    #[points(points, source = "numbers", rule = "SP-11.2")]
    #[counted(with = counted)]
    NumberScored {
        seat: Seat,
        number: u8,
        points: i16,
        #[serde(skip)]
        #[arg(skip)]
        spaces: Spaces,
    },
    /// Final scoring: unplaced tiles.
    #[points(-lost, source = "leftovers", rule = "SP-11.3")]
    LeftoversLost {
        seat: Seat,
        tiles: Tiles,
        lost: i16,
    },
    GameEnded {
        #[arg("winners")]
        #[arg("count", with = Seats::len)]
        winners: Seats,
    },
}

/// Returns the spaces whose tiles counted.
fn counted(event: &Event) -> Vec<String> {
    let spaces = match event {
        Event::RunScored { spaces, .. } | Event::NumberScored { spaces, .. } => *spaces,
        Event::StarScored { star, .. } => star.spaces(),
        _ => Spaces::NONE,
    };
    spaces.iter().map(|space| Part::Space(space).to_string()).collect()
}

/// Returns the number of factories with tiles.
fn number_filled(factories: Vec<Tiles>) -> usize {
    factories.iter().filter(|tiles| !tiles.is_empty()).count()
}

fn reward(structure: Structure) -> u8 {
    structure.reward
}
