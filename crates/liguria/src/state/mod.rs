//! The game state: everything on the table.

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
use serde::{Deserialize, Serialize};

/// A game of Liguria.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Liguria {
    pub(crate) options: Options,
    /// From 1; 0 before the first round.
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// The order track, from position 1. Once all merchants are in the street, it already holds their new order.
    pub(crate) order: PerSeat<Seat>,
    /// The current player, as an index into `order`.
    pub(crate) position: u8,
    pub(crate) voyage: Voyage,
    /// Each merchant's stall.
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

/// The pending draw, or the pending decision of the current player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToText)]
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
    /// A move in the final movement.
    SailHome,
    Over,
}

/// A phase of a round, or the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
pub enum Phase {
    Market,
    Tiles,
    Card,
    Sail,
    Over,
}

impl Step {
    /// Returns the phase it belongs to; draws belong to the market.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// This many knights have just landed.
    Landed(u8),
    OwnIsland,
    ForeignHarbor,
}

/// The remaining part of a move while the player acts at a stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Voyage {
    /// Steps left to sail after the stopover.
    pub left: u8,
    /// Whether the card's reverse arrow was used before the move.
    pub turned: bool,
    /// The harbor in which a diplomat was placed on this move.
    #[cfg_attr(feature = "schema", schema(required))]
    pub diplomat_in: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Island {
    pub color: Color,
    pub prestige: u8,
    /// The player whose knights hold it.
    #[cfg_attr(feature = "schema", schema(required))]
    pub owner: Option<Seat>,
    pub knights: Knights,
}

/// One player's score and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    pub score: i16,
    pub coins: u8,
    /// Figures not on islands or diplomat fields.
    pub envoys: u8,
    pub ship: Ship,
    pub harbor: HarborBoard,
    /// Knights behind the screen.
    pub knights: Knights,
    pub diplomats: Diplomats,
    pub orders: Orders,
    pub store: Cubes,
    /// Defeated knights, green side up.
    pub returned: Knights,
    pub cards: Cards,
    /// This round's card.
    #[cfg_attr(feature = "schema", schema(required))]
    pub card: Option<Card>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ship {
    pub place: Place,
    /// The direction in which the ship last sailed, or to which it has turned since.
    pub heading: Heading,
    pub cargo: Cubes,
}

/// Read access to open information for search and bots; cheaper than a view.
impl Liguria {
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns the number of players before this one in turn order.
    #[inline]
    pub fn position_of(&self, seat: Seat) -> usize {
        self.order.values().position(|other| *other == seat).unwrap_or_default()
    }

    /// Returns the number of players before the current one in turn order. Merchants are placed in reverse order, so
    /// these players have yet to place theirs.
    #[inline]
    pub fn position(&self) -> usize {
        usize::from(self.position)
    }

    /// Returns the stall of this player's merchant.
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

    #[inline]
    pub fn player_states(&self) -> &PerSeat<Player> {
        &self.players
    }

    #[inline]
    pub fn voyage(&self) -> Voyage {
        self.voyage
    }

    /// Returns the cards on offer.
    #[inline]
    pub fn offer(&self) -> Cards {
        self.offer
    }

    /// Returns the cards left in the deck, which can be inferred from all others.
    #[inline]
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// Returns the tiles left in the bag, which can be inferred from all others.
    #[inline]
    pub fn bag(&self) -> Heap {
        self.bag
    }

    /// Returns the supply of cubes.
    #[inline]
    pub fn supply(&self) -> Cubes {
        self.supply
    }

    /// Returns the islands in the game, in ring order.
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

    /// Returns the player who decides, if `step` is a decision.
    #[inline]
    pub(crate) fn on_turn(&self) -> Seat {
        self.order.as_slice()[usize::from(self.position)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Returns the spot where this player's ship is.
    #[inline]
    pub(crate) fn spot(&self, seat: Seat) -> Spot {
        self.player(seat).ship.place.spot(self.player_count())
    }

    /// Returns the place as named for players.
    pub(crate) fn landmark(&self, place: Place) -> Landmark {
        match place.spot(self.player_count()) {
            Spot::Harbor(seat) => Landmark::Harbor(seat),
            Spot::Island(island) => Landmark::Island(self.islands[island.index()].face()),
        }
    }

    /// Moves on to the next player in turn order. Returns false if this was the last one.
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
    /// Returns the tiles behind the screen.
    pub(crate) fn behind_screen(&self) -> impl Iterator<Item = Tile> {
        let knights = self.knights.each().map(Tile::from);
        knights.chain(self.diplomats.each().map(Tile::from)).chain(self.orders.iter().map(Tile::from))
    }
}

impl Island {
    pub(crate) fn face(&self) -> IslandFace {
        IslandFace { color: self.color, prestige: self.prestige }
    }

    /// Returns the number of swords that a conqueror must exceed.
    #[inline]
    pub fn swords(&self) -> u8 {
        self.knights.sum(Knight::swords)
    }

    /// LI-8.4: returns the number of cubes of any color that the island's owner may load here.
    #[inline]
    pub fn cube_symbols(&self) -> u8 {
        self.knights.sum(Knight::cube_symbols)
    }

    /// LI-8.4: returns the total number of cubes that its owner may load here.
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
