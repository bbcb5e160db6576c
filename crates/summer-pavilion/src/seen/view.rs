//! What can be seen of a game: everything but the draws to come.

use crate::components::MOST_FACTORIES;
use crate::options::Options;
use crate::state::{Player, Step, SummerPavilion, joker};
use crate::vocabulary::tile::{Color, Tiles};
use game::{PerSeat, Seat, Seats, Text, Viewer};
use serde::Serialize;

/// What a viewer knows of a game. As everything lies open (SP-1.5), it is the same for all of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// From 1 to 6; 0 before the first.
    pub round: u8,
    pub step: Step,
    /// The player on turn, if `step` is a decision.
    pub on_turn: Seat,
    /// The start player of this round.
    pub starter: Seat,
    /// The holder of the start token; `None` while it lies in the center of the table.
    #[cfg_attr(feature = "schema", schema(required))]
    pub token: Option<Seat>,
    pub passed: Seats,
    /// What is in the bag follows from what is not.
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

    /// The only world that looks like this: nothing lies hidden, and draws are made when they are due (SP-1.5).
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
            bag: self.bag,
            tower: self.tower,
            supply: self.supply,
            center: self.center,
            factories,
            seats: self.seats,
        }
    }

    /// The joker color, once there is a round (SP-3.2).
    pub fn joker(&self) -> Option<Color> {
        (self.round > 0).then(|| joker(self.round))
    }

    /// The player who decides now, if any.
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
