//! Views: everything except future draws (LI-1.11).

use super::standing::{Standing, Stop};
use super::{describe, sketch};
use crate::options::Options;
use crate::state::{Island, Liguria, Player, Step, Voyage};
use crate::vocabulary::{Cards, Cubes, Heap, Space, TileRow};
use game::{Game, PerSeat, Seat, Text, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A game as seen by a viewer.
///
/// Pieces are taken, loaded and unloaded in the open, so all viewers know what is behind each screen; the contents of
/// the bag and the deck can be inferred. All viewers have the same information.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// From 1; 0 before the first round.
    pub round: u8,
    pub turn: Turn,
    pub step: Step,
    /// The order track, from position 1.
    pub order: PerSeat<Seat>,
    /// The current player, as an index into `order`.
    pub position: u8,
    pub voyage: Voyage,
    /// Each merchant's stall.
    pub merchants: PerSeat<Option<Space>>,
    pub row: TileRow,
    pub offer: Cards,
    /// In ring order; empty before they are laid out.
    pub islands: Vec<Island>,
    pub seats: PerSeat<Player>,
    pub supply: Cubes,
    pub bag: Heap,
    /// Tiles that have left the game.
    pub removed: Heap,
    pub deck: Cards,
    pub standings: PerSeat<Standing>,
    /// The options of the current ship at each place.
    pub stops: Vec<Stop>,
}

impl View {
    pub(crate) fn new(game: &Liguria, viewer: Viewer) -> Self {
        let are_laid = !matches!(game.step, Step::DrawOrder | Step::DrawIslands);
        Self {
            viewer,
            options: game.options,
            round: game.round,
            turn: game.turn(),
            step: game.step,
            order: game.order,
            position: game.position,
            voyage: game.voyage,
            merchants: game.merchants,
            row: game.row,
            offer: game.offer,
            islands: if are_laid { game.islands().to_vec() } else { Vec::new() },
            seats: game.players,
            supply: game.supply,
            bag: game.bag,
            removed: game.removed,
            deck: game.deck,
            standings: PerSeat::from_fn(game.player_count(), |seat| game.standing(seat)),
            stops: game.stops(),
        }
    }

    /// Returns the only consistent world: nothing is hidden, and draws are made only when needed.
    pub(crate) fn world(&self) -> Liguria {
        let mut world = Liguria {
            round: self.round,
            step: self.step,
            order: self.order,
            position: self.position,
            voyage: self.voyage,
            merchants: self.merchants,
            row: self.row,
            offer: self.offer,
            players: self.seats,
            supply: self.supply,
            bag: self.bag,
            removed: self.removed,
            deck: self.deck,
            ..Liguria::set_up(self.options)
        };
        world.islands[..self.islands.len()].copy_from_slice(&self.islands);
        world
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        describe::describe(self)
    }

    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String {
        sketch::draw(self, say)
    }
}
