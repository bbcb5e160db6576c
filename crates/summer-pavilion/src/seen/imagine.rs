//! From what is seen back to the table.

use crate::components::MOST_FACTORIES;
use crate::seen::view::View;
use crate::state::{SummerPavilion, number_of_factories};
use crate::vocabulary::tiles::Tiles;

/// The only world that looks like this: nothing lies hidden, and draws are made when they are due (SP-1.5).
pub(crate) fn imagine(view: &View) -> SummerPavilion {
    let mut factories = [Tiles::NONE; MOST_FACTORIES];
    factories[..number_of_factories(&view.options)].copy_from_slice(&view.factories);
    SummerPavilion {
        options: view.options,
        round: view.round,
        step: view.step,
        on_turn: view.on_turn,
        starter: view.starter,
        token: view.token,
        passed: view.passed,
        bag: view.bag,
        tower: view.tower,
        supply: view.supply,
        center: view.center,
        factories,
        seats: view.seats,
    }
}
