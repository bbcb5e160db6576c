//! Events, and the reasons for prestige.

use super::pieces::signed;
use super::tiles::counted;
use super::{
    Card, Cards, Cubes, Diplomats, HarborTile, Heading, IslandFace, Knights, Landmark, Order, Place, Row, Space, Tile,
    TileRow,
};
use game::{PerSeat, Seat, Text};
use serde::Serialize;

/// A fact reported by the rules. All events are public (LI-1.11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The initial turn order was drawn; it starts with position 1.
    OrderDrawn {
        #[arg("seats")]
        order: PerSeat<Seat>,
    },
    /// The islands were laid out, in ring order.
    IslandsLaid {
        #[arg(with = faces)]
        islands: Vec<IslandFace>,
    },
    /// Each quay received its first cubes.
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
    /// A player took coins and tiles, and paid coins for skipped tiles.
    TilesTaken {
        seat: Seat,
        coins: u8,
        #[arg(with = counted)]
        tiles: Vec<Tile>,
        paid: u8,
    },
    /// A tile didn't fit in its row and left the game.
    TileLost {
        seat: Seat,
        tile: HarborTile,
    },
    /// The merchant moved to this position on the order track.
    MerchantReturned {
        seat: Seat,
        position: u8,
    },
    /// A card was taken; these cubes went onto the player's quay.
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
    /// The player didn't move in the final movement.
    ShipStayed {
        seat: Seat,
    },
    /// The ship turned to face this direction for its next move.
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
    /// The player could have acted where the ship stopped, but chose not to.
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

/// A reason for winning or losing prestige in the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The prestige marker of the island at this place.
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
    /// The sum of cards, monks and returned knights is negative.
    #[source("debt")]
    #[rule("LI-13.3")]
    Debt { balance: i16 },
    #[source("orders")]
    #[rule("LI-14.1")]
    Order { order: Order },
    /// Sets of one red, one blue and one yellow cube.
    #[source("sets")]
    #[rule("LI-14.2")]
    Sets { sets: u8 },
    /// A diplomat on this row's field, with the number of tiles in the row.
    #[source("diplomats")]
    #[rule("LI-13.5")]
    Diplomat { harbor: Seat, row: Row, tiles: u8 },
    /// A negative final total was raised to 0.
    #[source("remission")]
    #[rule("LI-13.6")]
    Remission,
}

impl Event {
    /// Returns the island or the diplomat field; everything else that counts isn't on the board.
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
