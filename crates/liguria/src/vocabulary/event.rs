//! What happens in a game, and what prestige is given for.

use super::pieces::signed;
use super::tiles::counted;
use super::{
    Card, Cards, Cubes, Diplomats, HarborTile, Heading, IslandFace, Knights, Landmark, Order, Place, Row, Space, Tile,
    TileRow,
};
use game::{PerSeat, Seat, Text};
use serde::Serialize;

/// Something that happened. All of it happens in the open (LI-1.11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The first turn order, position 1 first.
    OrderDrawn {
        #[arg("seats")]
        order: PerSeat<Seat>,
    },
    /// The islands were laid out, in ring order.
    IslandsLaid {
        #[arg(with = faces)]
        islands: Vec<IslandFace>,
    },
    /// Each quay got its first cubes.
    QuaysStocked {
        #[arg("quays", with = quays)]
        cubes: PerSeat<Cubes>,
    },
    /// A round began with these tiles.
    TilesLaid {
        round: u8,
        tiles: TileRow,
    },
    CardsLaid {
        cards: Cards,
    },
    MerchantPlaced {
        seat: Seat,
        space: Space,
    },
    /// Coins and tiles were taken, and coins paid for skipped tiles.
    TilesTaken {
        seat: Seat,
        coins: u8,
        #[arg(with = counted)]
        tiles: Vec<Tile>,
        paid: u8,
    },
    /// A tile found no room in its row and left the game.
    TileLost {
        seat: Seat,
        tile: HarborTile,
    },
    /// The merchant went to this position of the order track.
    MerchantReturned {
        seat: Seat,
        position: u8,
    },
    /// A card was taken; these cubes went onto the quay of the player.
    CardTaken {
        seat: Seat,
        card: Card,
        cubes: Cubes,
    },
    TileUpgraded {
        seat: Seat,
        tile: HarborTile,
    },
    UpgradeDeclined {
        seat: Seat,
    },
    ShipSailed {
        seat: Seat,
        heading: Heading,
        steps: u8,
        #[arg(skip)]
        from: Place,
        #[arg(skip)]
        to: Place,
        #[serde(skip)]
        #[arg("from")]
        left: Landmark,
        #[serde(skip)]
        #[arg("to")]
        reached: Landmark,
    },
    /// In the final movement.
    ShipStayed {
        seat: Seat,
    },
    /// The ship will sail this way from here.
    ShipTurned {
        seat: Seat,
        heading: Heading,
    },
    KnightsLanded {
        seat: Seat,
        #[arg(skip)]
        place: Place,
        #[serde(skip)]
        island: IslandFace,
        #[arg("tiles")]
        knights: Knights,
    },
    /// Knights were defeated and returned to their owner.
    IslandConquered {
        seat: Seat,
        #[arg(skip)]
        place: Place,
        #[serde(skip)]
        island: IslandFace,
        #[arg("tiles")]
        knights: Knights,
        from: Seat,
        returned: Knights,
    },
    #[text(unless(cubes) = "event-nothing-loaded")]
    CubesLoaded {
        seat: Seat,
        #[arg(skip)]
        place: Place,
        cubes: Cubes,
    },
    CubesUnloaded {
        seat: Seat,
        cubes: Cubes,
    },
    DiplomatPlaced {
        seat: Seat,
        harbor: Seat,
        row: Row,
        tiles: Diplomats,
    },
    /// Something could have been done where the ship stopped, and was not.
    ActionSkipped {
        seat: Seat,
    },
    /// The tiles that nobody took left the game.
    RowCleared {
        #[arg(with = counted_in_row)]
        tiles: TileRow,
    },
    FinalMovementBegan,
    #[points(points, reason)]
    #[counted(with = Self::counted_places)]
    Scored {
        seat: Seat,
        #[arg(with = signed)]
        points: i16,
        reason: Reason,
    },
    GameEnded,
}

/// What prestige is won or lost for in the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The marker of the island at this place.
    #[source("islands")]
    #[rule("LI-13.1")]
    Island {
        #[arg(skip)]
        place: Place,
        #[serde(skip)]
        island: IslandFace,
    },
    /// The purple numbers in the player's harbor.
    #[source("buildings")]
    #[rule("LI-13.2")]
    Buildings,
    /// Cards, monks and returned knights together are below 0.
    #[source("debt")]
    #[rule("LI-13.3")]
    Debt { balance: i16 },
    #[source("orders")]
    #[rule("LI-14.1")]
    Order { order: Order },
    /// Sets of a red, a blue and a yellow cube.
    #[source("sets")]
    #[rule("LI-14.2")]
    Sets { sets: u8 },
    /// The number of tiles in this row of a harbor.
    #[source("diplomats")]
    #[rule("LI-13.5")]
    Diplomat { harbor: Seat, row: Row, tiles: u8 },
    /// What was below 0 in the end.
    #[source("remission")]
    #[rule("LI-13.6")]
    Remission,
}

impl Event {
    /// The island, or the diplomat field of a harbor; what else counts does not lie on the board.
    fn counted_places(&self) -> Vec<String> {
        match self {
            Event::Scored { reason: Reason::Island { place, .. }, .. } => vec![format!("place:{place}")],
            Event::Scored { reason: Reason::Diplomat { harbor, row, .. }, .. } => {
                vec![format!("field:{harbor}-{}", row.name())]
            }
            _ => Vec::new(),
        }
    }
}

fn faces(islands: Vec<IslandFace>) -> Vec<Text> {
    let face =
        |island: IslandFace| Text::new("island-face").with("color", island.color).with("prestige", island.prestige);
    islands.into_iter().map(face).collect()
}

fn counted_in_row(row: TileRow) -> Vec<Text> {
    counted(row.as_slice().iter().copied())
}

fn quays(cubes: PerSeat<Cubes>) -> Vec<Text> {
    cubes.iter().map(|(seat, cubes)| Text::new("quay").with("seat", seat).with("cubes", *cubes)).collect()
}
