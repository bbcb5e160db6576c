//! Views: everything except future draws.

use crate::components::MOST_FACTORIES;
use crate::options::Options;
use crate::state::{Player, Step, SummerPavilion, joker};
use crate::vocabulary::tile::{Color, Tiles};
use game::{PerSeat, Seat, Seats, Text, Viewer};
use serde::{Deserialize, Serialize};

/// A game as seen by a viewer. Since all information is open (SP-1.5), all views are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// From 1 to 6; 0 before the first round.
    pub round: u8,
    pub step: Step,
    /// The current player, if `step` is a player's decision.
    pub on_turn: Seat,
    /// This round's start player.
    pub starter: Seat,
    /// The start token's holder; `None` while it is in the center of the table.
    #[cfg_attr(feature = "schema", schema(required))]
    pub token: Option<Seat>,
    pub passed: Seats,
    /// Public, since it can be inferred from all other tiles.
    pub bag: Tiles,
    pub tower: Tiles,
    pub supply: Tiles,
    pub center: Tiles,
    pub factories: Vec<Tiles>,
    pub seats: PerSeat<Player>,
}

impl View {
    pub(crate) fn new(game: &SummerPavilion, viewer: Viewer) -> Self {
        Self {
            viewer,
            options: game.options,
            round: game.round,
            step: game.step,
            on_turn: game.on_turn,
            starter: game.starter,
            token: game.token,
            passed: game.passed,
            bag: game.bag,
            tower: game.tower,
            supply: game.supply,
            center: game.center,
            factories: game.factories().to_vec(),
            seats: game.seats,
        }
    }

    /// Returns the only consistent world: nothing is hidden, and tiles are drawn only when needed (SP-1.5).
    pub(crate) fn imagine(&self) -> SummerPavilion {
        let mut factories = [Tiles::NONE; MOST_FACTORIES];
        factories[..self.factories.len()].copy_from_slice(&self.factories);
        SummerPavilion {
            options: self.options,
            round: self.round,
            step: self.step,
            on_turn: self.on_turn,
            starter: self.starter,
            token: self.token,
            passed: self.passed,
            waiting: Seats::NONE,
            bag: self.bag,
            tower: self.tower,
            supply: self.supply,
            center: self.center,
            factories,
            seats: self.seats,
        }
    }

    /// Returns the joker color, or `None` before the first round (SP-3.2).
    pub fn joker(&self) -> Option<Color> {
        (self.round > 0).then(|| joker(self.round))
    }

    /// Returns the player whose decision is awaited, if any.
    pub fn asked(&self) -> Option<Seat> {
        matches!(self.step, Step::Acquire | Step::Play | Step::ChooseBonus(_)).then_some(self.on_turn)
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        crate::seen::describe::describe(self)
    }

    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String {
        crate::seen::sketch::sketch(self, say)
    }
}
