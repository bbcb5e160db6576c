//! The state: everything on the table.

pub(crate) mod census;
mod harbor;

use crate::components::{CARGO_SPACES, ISLAND_COLORS, ISLAND_CUBES};
use crate::options::Options;
use crate::vocabulary::{
    Card, Cards, Color, Cubes, Diplomats, Heading, Heap, IslandFace, IslandId, Knight, Knights, Landmark, Orders,
    Place, Space, Spot, Tile, TileRow,
};
use game::{PerSeat, Piece, Seat, ToText};
pub use harbor::{Envoy, HarborBoard, Stack};
use serde::Serialize;

/// A game of Liguria.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Liguria {
    pub(crate) options: Options,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// The order track, position 1 first. From the moment all merchants stand in the street it is the order
    /// that they will take there.
    pub(crate) order: PerSeat<Seat>,
    /// The player on turn, as an index into `order`.
    pub(crate) position: u8,
    pub(crate) voyage: Voyage,
    /// The stall where each merchant stands.
    pub(crate) merchants: PerSeat<Option<Space>>,
    pub(crate) row: TileRow,
    pub(crate) bag: Heap,
    /// Tiles that have left the game.
    pub(crate) removed: Heap,
    pub(crate) deck: Cards,
    pub(crate) offer: Cards,
    /// The supply of cubes.
    pub(crate) supply: Cubes,
    pub(crate) islands: [Island; ISLAND_COLORS.len()],
    pub(crate) players: PerSeat<Player>,
}

/// What comes next; if it is a decision, the player on turn makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToText)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[text("awaited")]
pub enum Step {
    DrawOrder,
    DrawIslands,
    DrawCubes,
    DrawTiles,
    DrawCards,
    PlaceMerchant,
    TakeTiles,
    TakeCard,
    /// With this many brown arrows left.
    Upgrade {
        arrows: u8,
    },
    Sail,
    Land,
    Conquer,
    Load(#[arg(skip)] Due),
    PlaceDiplomat,
    TurnAround,
    /// The move of the final movement.
    SailHome,
    Over,
}

/// A phase of a round, and the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Phase {
    Market,
    Tiles,
    Card,
    Sail,
    Over,
}

impl Step {
    /// The phase it belongs to; draws belong to the market.
    pub fn phase(self) -> Phase {
        match self {
            Step::DrawOrder | Step::DrawIslands | Step::DrawCubes | Step::DrawTiles | Step::DrawCards => Phase::Market,
            Step::PlaceMerchant => Phase::Market,
            Step::TakeTiles => Phase::Tiles,
            Step::TakeCard | Step::Upgrade { .. } => Phase::Card,
            Step::Sail | Step::Land | Step::Conquer | Step::Load(_) | Step::PlaceDiplomat | Step::TurnAround => {
                Phase::Sail
            }
            Step::SailHome => Phase::Sail,
            Step::Over => Phase::Over,
        }
    }
}

/// Why cubes may be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// This many knights have just landed.
    Landed(u8),
    OwnIsland,
    ForeignHarbor,
}

/// What must be remembered of a move while its stops are acted on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Voyage {
    /// Steps still to sail after the stop-over.
    pub left: u8,
    /// The reverse arrow of the card was used before the move.
    pub turned: bool,
    /// The harbor in which a diplomat was placed on this move.
    #[cfg_attr(feature = "schema", schema(required))]
    pub diplomat_in: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Island {
    pub color: Color,
    pub prestige: u8,
    /// The player whose knights hold it.
    #[cfg_attr(feature = "schema", schema(required))]
    pub owner: Option<Seat>,
    pub knights: Knights,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    pub score: i16,
    pub coins: u8,
    /// Figures not on islands or diplomat fields.
    pub envoys: u8,
    pub ship: Ship,
    pub harbor: HarborBoard,
    /// Behind the screen.
    pub knights: Knights,
    pub diplomats: Diplomats,
    pub orders: Orders,
    pub store: Cubes,
    /// Defeated knights, green side up.
    pub returned: Knights,
    pub cards: Cards,
    /// The card of this round.
    #[cfg_attr(feature = "schema", schema(required))]
    pub card: Option<Card>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ship {
    pub place: Place,
    /// The direction last sailed, or turned to since.
    pub heading: Heading,
    pub cargo: Cubes,
}

/// Read access to open information, cheaper than a view; for search and bots.
impl Liguria {
    /// What comes next.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The number of players before this one in turn order.
    #[inline]
    pub fn position_of(&self, seat: Seat) -> usize {
        self.order.values().position(|other| *other == seat).unwrap_or_default()
    }

    /// The number of players who have had their turn in this phase; while merchants are placed, of those still to come.
    #[inline]
    pub fn position(&self) -> usize {
        usize::from(self.position)
    }

    /// The stall where the merchant of this player stands.
    #[inline]
    pub fn merchant(&self, seat: Seat) -> Option<Space> {
        self.merchants[seat]
    }

    #[inline]
    pub fn row(&self) -> &TileRow {
        &self.row
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The islands in the game, in ring order.
    pub fn islands(&self) -> &[Island] {
        &self.islands[..IslandId::of_table(self.player_count()).len()]
    }
}

impl Liguria {
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.options.players)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.player_count())
    }

    /// The player who decides, if `step` is a decision.
    #[inline]
    pub(crate) fn on_turn(&self) -> Seat {
        self.order.as_slice()[usize::from(self.position)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// What is where the ship of this player lies.
    #[inline]
    pub(crate) fn spot(&self, seat: Seat) -> Spot {
        self.player(seat).ship.place.spot(self.player_count())
    }

    /// What people see at this place.
    pub(crate) fn landmark(&self, place: Place) -> Landmark {
        match place.spot(self.player_count()) {
            Spot::Harbor(seat) => Landmark::Harbor(seat),
            Spot::Island(island) => Landmark::Island(self.islands[island.index()].face()),
        }
    }

    /// Moves on to the next player in turn order; false if this was the last.
    #[inline]
    pub(crate) fn advance(&mut self) -> bool {
        self.position += 1;
        if self.position < self.options.players {
            return true;
        }
        self.position = 0;
        false
    }
}

impl Player {
    /// The tiles behind the screen.
    pub(crate) fn behind_screen(&self) -> impl Iterator<Item = Tile> {
        let knights = self.knights.each().map(Tile::from);
        knights.chain(self.diplomats.each().map(Tile::from)).chain(self.orders.iter().map(Tile::from))
    }
}

impl Island {
    pub(crate) fn face(&self) -> IslandFace {
        IslandFace { color: self.color, prestige: self.prestige }
    }

    /// What must be exceeded to conquer it.
    #[inline]
    pub fn swords(&self) -> u8 {
        self.knights.sum(Knight::swords)
    }

    /// LI-8.4: the cubes of any color that its owner may load here.
    #[inline]
    pub fn cube_symbols(&self) -> u8 {
        self.knights.sum(Knight::cube_symbols)
    }

    /// LI-8.4: all cubes that its owner may load here.
    #[inline]
    pub fn yield_to_owner(&self) -> u8 {
        ISLAND_CUBES + self.cube_symbols()
    }
}

impl Ship {
    #[inline]
    pub fn free_spaces(&self) -> u8 {
        CARGO_SPACES - self.cargo.total()
    }
}
