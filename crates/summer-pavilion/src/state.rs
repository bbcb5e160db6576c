//! The game state: everything on the table, and the next step.

use crate::board::Board;
use crate::components::{self, JOKERS, MOST_FACTORIES};
use crate::options::{BoardSide, Options};
use crate::vocabulary::tile::{Color, Source, Tiles};
use game::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A game of Azul: Summer Pavilion.
///
/// Everything on the table is open; only future draws are unknown (SP-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SummerPavilion {
    pub(crate) options: Options,
    /// From 1 to 6; 0 before the first round.
    pub(crate) round: u8,
    pub(crate) step: Step,
    /// The current player, if `step` is a player's decision.
    pub(crate) on_turn: Seat,
    /// This round's start player.
    pub(crate) starter: Seat,
    /// The start token's holder; `None` while it is in the center of the table.
    pub(crate) token: Option<Seat>,
    /// The players who have passed this round.
    pub(crate) passed: Seats,
    /// Only in a search: the players who wait until the others have passed ([`SummerPavilion::play_alone`]).
    pub(crate) waiting: Seats,
    pub(crate) bag: Tiles,
    pub(crate) tower: Tiles,
    pub(crate) supply: Tiles,
    /// The tiles in the center of the table.
    pub(crate) center: Tiles,
    /// Factories not used with this player count stay empty.
    pub(crate) factories: [Tiles; MOST_FACTORIES],
    pub(crate) seats: PerSeat<Player>,
}

/// One player's score, hand and board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    pub score: i16,
    /// The tiles beside the board. Once the player has passed, they can't be used in this round: they are the tiles
    /// kept on the corner spaces (SP-9.2) or, in the last round, the leftovers (SP-9.4).
    pub hand: Tiles,
    pub board: Board,
}

/// The pending decision or draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Step {
    /// Chance: draw the start player.
    DrawStarter,
    /// Chance: fill the supply, before a round.
    FillSupply,
    /// Chance: fill the factories.
    FillFactories,
    /// Phase 1: take tiles.
    Acquire,
    /// Phase 2: place a tile or pass.
    Play,
    /// Phase 2: the current player takes this many tiles from the supply.
    ChooseBonus(u8),
    /// Chance: refill the supply, after a bonus.
    RefillSupply,
    Over,
}

/// Read access to open information for search and bots; cheaper than a view.
impl SummerPavilion {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }

    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns the joker color, or `None` before the first round (SP-3.2).
    #[inline]
    pub fn current_joker(&self) -> Option<Color> {
        (self.round > 0).then(|| self.joker())
    }

    #[inline]
    pub fn token_holder(&self) -> Option<Seat> {
        self.token
    }

    #[inline]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(seat)
    }

    /// Whether this player waits until another one has passed ([`Self::play_alone`]).
    #[inline]
    pub fn is_waiting(&self, seat: Seat) -> bool {
        self.waiting.contains(seat)
    }

    /// Returns the tiles at a source.
    #[inline]
    pub fn lying(&self, source: Source) -> Tiles {
        match source {
            Source::Factory(factory) => self.factories[factory.index()],
            Source::Center => self.center,
        }
    }
}

impl SummerPavilion {
    #[inline]
    pub(crate) fn side(&self) -> BoardSide {
        self.options.board
    }

    /// Returns the joker color (SP-3.2). Panics before the first round.
    #[inline]
    pub(crate) fn joker(&self) -> Color {
        joker(self.round)
    }

    #[inline]
    pub(crate) fn is_last_round(&self) -> bool {
        usize::from(self.round) == JOKERS.len()
    }

    /// SP-2.1: returns five, seven or nine.
    pub(crate) fn number_of_factories(&self) -> usize {
        components::factories(self.options.players)
    }

    pub(crate) fn factories(&self) -> &[Tiles] {
        &self.factories[..self.number_of_factories()]
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Tiles {
        self.seats[seat].hand
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.options.players))
    }
}

/// Returns the joker color of a round from 1 to 6 (SP-3.2).
#[inline]
pub(crate) fn joker(round: u8) -> Color {
    JOKERS[usize::from(round) - 1]
}
