//! What happens in a game.

use crate::chapters::market::Space;
use crate::vocabulary::chance::IslandFace;
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::hands::{Diplomats, Knights};
use crate::vocabulary::pieces::Row;
use crate::vocabulary::reason::Reason;
use crate::vocabulary::ring::{Heading, Place};
use crate::vocabulary::ship_card::{Card, Cards};
use crate::vocabulary::telling;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::tile_row::TileRow;
use game::{PerSeat, Points, Seat, Text, Viewer};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The first turn order, position 1 first.
    OrderDrawn {
        order: PerSeat<Seat>,
    },
    /// The islands were laid out, in ring order.
    IslandsLaid {
        islands: Vec<IslandFace>,
    },
    /// Each quay got its first cubes.
    QuaysStocked {
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
    /// Coins and tiles were taken, and so many coins paid for skipped tiles.
    TilesTaken {
        seat: Seat,
        coins: u8,
        tiles: Vec<Tile>,
        paid: u8,
    },
    /// A tile found no room in its row and left the game.
    TileLost {
        seat: Seat,
        tile: Tile,
    },
    /// The merchant went to this position of the order track.
    MerchantReturned {
        seat: Seat,
        position: u8,
    },
    /// A card was taken; these cubes went to the own quay.
    CardTaken {
        seat: Seat,
        card: Card,
        cubes: Cubes,
    },
    TileUpgraded {
        seat: Seat,
        tile: Tile,
    },
    UpgradeDeclined {
        seat: Seat,
    },
    ShipSailed {
        seat: Seat,
        heading: Heading,
        steps: u8,
        from: Place,
        to: Place,
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
        place: Place,
        knights: Knights,
    },
    /// Knights were driven off and returned to their owner.
    IslandConquered {
        seat: Seat,
        place: Place,
        knights: Knights,
        from: Seat,
        returned: Knights,
    },
    CubesLoaded {
        seat: Seat,
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
        tiles: TileRow,
    },
    FinalMovementBegan,
    Scored {
        seat: Seat,
        points: i16,
        reason: Reason,
    },
    GameEnded,
}

impl game::ToText for Event {
    fn text(&self) -> Text {
        telling::text(self)
    }
}

impl game::Event for Event {
    /// LI-1.11: all of it happens in the open.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn points(&self) -> Option<Points> {
        match self {
            Event::Scored { seat, points, reason } => {
                Some(Points { seat: *seat, amount: *points, source: reason.source(), rule: reason.rule() })
            }
            _ => None,
        }
    }
}
