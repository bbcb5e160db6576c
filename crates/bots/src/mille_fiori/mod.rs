//! Mille Fiori: what a position is worth, and which actions are promising.

mod features;
mod places;
pub(crate) mod weights;

pub use features::MilleFioriAppraisal;

use crate::linear::{Appraisal, Weight, expected_points};
use crate::weighing::{best_with_whims, soften};
use ::mille_fiori::{Action, Awaited, Chance, MilleFiori, View};
use game::{Game, PerSeat, Seat, Turn, Viewer};
use rand_core::Rng;
use search::{Guide, from_estimate, from_result};

/// The margin in points that makes a result clear.
const SCALE: f32 = 25.0;
/// The margin that is as good as won: at the end of the game, and how much more at its start.
const DOUBT: [f32; 2] = [4.0, 16.0];
/// What an extra card is worth before it is chosen.
const EXTRA_CARD: f32 = 8.0;
/// An action that is so many points better is e times as promising.
const TEMPERATURE: f32 = 3.0;
/// Points of randomness when playing on for an estimate.
const WHIM: f32 = 4.0;

/// Leads through Mille Fiori.
#[derive(Clone, Copy, Debug)]
pub struct MilleFioriGuide {
    weights: &'static [Weight],
}

impl MilleFioriGuide {
    pub(crate) fn new(weights: &'static [Weight]) -> Self {
        Self { weights }
    }

    /// The final points that each seat can expect.
    fn expect(&self, view: &View) -> PerSeat<f32> {
        expected_points::<MilleFioriAppraisal>(self.weights, view, view.seats.players())
    }
}

impl Guide<MilleFiori> for MilleFioriGuide {
    fn value(&self, game: &MilleFiori) -> PerSeat<f32> {
        let view = game.view(Viewer::Spectator);
        let doubt = DOUBT[0] + DOUBT[1] * MilleFioriAppraisal::remaining(&view);
        from_estimate(self.expect(&view), doubt, SCALE)
    }

    fn reward(&self, game: &MilleFiori) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &MilleFiori, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let first = weights.len();
        let expect = |view: &View| self.expect(view);
        weights.extend(actions.iter().map(|action| margin_after(game, seat, *action, &expect)));
        soften(&mut weights[first..], TEMPERATURE);
    }

    /// By the points that are certain, which is quicker than by those to be expected.
    fn improvise<R: Rng + ?Sized>(&self, game: &MilleFiori, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        best_with_whims(actions, WHIM, rng, |action| margin_after(game, seat, action, &certain_points))
    }

    /// Before all pick, nobody is ahead by a card that others have still to use.
    fn rests(&self, game: &MilleFiori, _: usize) -> bool {
        match game.turn() {
            Turn::Choose(_) => {
                let view = game.view(Viewer::Spectator);
                view.awaited == Awaited::Pick && view.turn == Turn::Choose(view.start)
            }
            turn => turn.seats().len() == game.players() || turn.seats().is_empty(),
        }
    }

    fn completes(&self, action: &Action) -> bool {
        !matches!(action, Action::Pick(_))
    }

    /// A deal is seldom seen twice.
    fn outcome(&self, _: &MilleFiori, chance: &Chance, by: Viewer) -> u64 {
        match (chance, by) {
            (Chance::Deal(hands), Viewer::Seat(seat)) => hands[seat]
                .iter()
                .fold(1, |hash, card| hash * 131 + u64::from(card.wheel()) + card.area().index() as u64 * 7),
            _ => 0,
        }
    }
}

/// By how much `seat` is ahead after this action and the best use of the card it is about, if the points of
/// each seat are counted by `count`.
fn margin_after(game: &MilleFiori, seat: Seat, action: Action, count: &impl Fn(&View) -> PerSeat<f32>) -> f32 {
    let mut game = *game;
    if !game.suppose(seat, action) {
        game.play(seat, action, &mut ());
    }
    match action {
        Action::Pick(_) | Action::Extra(_) => best_use(&game, seat, count),
        _ => margin(&game, seat, count),
    }
}

/// The best that `seat` can do with the card in play.
fn best_use(game: &MilleFiori, seat: Seat, count: &impl Fn(&View) -> PerSeat<f32>) -> f32 {
    let mut uses = Vec::with_capacity(16);
    game.legal_actions(seat, &mut uses);
    let margins = uses.into_iter().map(|action| {
        let mut game = *game;
        game.play(seat, action, &mut ());
        margin(&game, seat, count)
    });
    margins.fold(f32::NEG_INFINITY, f32::max)
}

/// By how much `seat` is ahead of the mean of the others, an extra card that is due included.
fn margin(game: &MilleFiori, seat: Seat, count: &impl Fn(&View) -> PerSeat<f32>) -> f32 {
    let view = game.view(Viewer::Spectator);
    let points = count(&view);
    let others = points.values().sum::<f32>() - points[seat];
    let due = view.awaited == Awaited::ExtraCard && view.turn == Turn::Choose(seat);
    points[seat] - others / (game.players() - 1) as f32 + if due { EXTRA_CARD } else { 0.0 }
}

fn certain_points(view: &View) -> PerSeat<f32> {
    PerSeat::from_fn(view.seats.players(), |seat| MilleFioriAppraisal::certain(view, seat))
}
