//! Mille Fiori: what a position is worth, and which actions are promising.

mod features;
mod places;
mod prospects;
mod weights;

pub use features::MilleFioriAppraisal;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{Appraisal, Weight, expected_points};
use crate::weighing::{best_with_whims, soften};
use ::mille_fiori::components::SHIPS_PER_ROW;
use ::mille_fiori::masterworks;
use ::mille_fiori::{Action, Area, Awaited, Chance, Hands, MilleFiori, View};
use game::{Game, PerSeat, Seat, Turn, Viewer};
use prospects::{EXTRA_CARD, Prospects};
use rand_core::Rng;
use search::{Forecast, Guide, Settings, from_estimate, from_result};

/// The margin in points that makes a result clear.
const SCALE: f32 = 25.0;
/// The margin that is as good as won: at the end of the game, and how much more at its start.
const DOUBT: [f32; 2] = [4.0, 16.0];
/// An action that is so many points better is e times as promising.
const TEMPERATURE: f32 = 3.0;
/// An action that comes to the same as another is hardly promising any more.
const REPETITION: f32 = 1e-3;
/// Points of randomness when playing on for an estimate.
const WHIM: f32 = 2.0;

/// Leads through Mille Fiori.
#[derive(Clone, Copy, Debug)]
pub struct MilleFioriGuide {
    weights: &'static [Weight],
}

impl Knowledge<MilleFiori> for MilleFioriGuide {
    const NOISE: f32 = 0.2;

    fn tuned(view: &View) -> Self {
        match (view.options.players, view.options.masterworks) {
            (2, false) => Self::with(&weights::DUEL),
            _ => Self::with(Self::TUNED),
        }
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn settings() -> Settings {
        Settings { exploration: 0.25, ..Settings::default() }
    }
}

impl Fitted<MilleFiori> for MilleFioriGuide {
    type Appraisal = MilleFioriAppraisal;

    const TUNED: &'static [Weight] = &weights::TUNED;

    fn with(weights: &'static [Weight]) -> Self {
        Self { weights }
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }
}

impl Guide<MilleFiori> for MilleFioriGuide {
    fn value(&self, game: &MilleFiori) -> PerSeat<f32> {
        from_estimate(expected_points::<MilleFioriAppraisal>(self.weights, game), doubt(game), SCALE)
    }

    fn forecast(&self, game: &MilleFiori) -> Forecast {
        Forecast::of_points(expected_points::<MilleFioriAppraisal>(self.weights, game), doubt(game))
    }

    fn reward(&self, game: &MilleFiori) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &MilleFiori, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let first = weights.len();
        let prospects = Prospects::new(self.weights, game, seat);
        let margin = |after: &MilleFiori, area| prospects.margin(after, area);
        weights.extend(actions.iter().map(|action| worth(game, seat, *action, &margin)));
        soften(&mut weights[first..], TEMPERATURE);
        for (weight, repeats) in weights[first..].iter_mut().zip(repetitions(game, actions)) {
            *weight *= if repeats { REPETITION } else { 1.0 };
        }
    }

    /// By the points that are certain, which is quicker than by those to be expected.
    fn improvise<R: Rng + ?Sized>(&self, game: &MilleFiori, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
        best_with_whims(actions, WHIM, rng, |action| worth(game, seat, action, &|after, _| lead(after, seat)))
    }

    /// Before all pick, nobody is ahead by a card that others have still to use. All use a card of their hand first, so
    /// that what was left to whom counts.
    fn rests(&self, game: &MilleFiori, decisions: usize) -> bool {
        decisions > 0 && is_before_all_pick(game)
    }

    fn completes(&self, action: &Action) -> bool {
        !matches!(action, Action::Pick(_))
    }

    /// A deal is seldom seen twice; a card from a stack is one of few.
    fn outcome(&self, _: &MilleFiori, chance: &Chance, by: Viewer) -> u64 {
        match (chance, by) {
            (Chance::Deal(Hands(hands)), Viewer::Seat(seat)) => hands[seat].iter().fold(1, |hash, card| {
                hash * 131 + u64::from(card.wheel()) + card.area().map_or(Area::ALL.len(), Area::index) as u64 * 7
            }),
            (Chance::Masterworks(masterworks::Chance::Masterwork(masterwork)), _) => 1 + masterwork.index() as u64,
            (Chance::Masterworks(masterworks::Chance::Dogaressa(dogaressa)), _) => 1 + dogaressa.index() as u64,
            _ => 0,
        }
    }
}

fn is_before_all_pick(game: &MilleFiori) -> bool {
    match game.turn() {
        Turn::Choose(seat) => game.awaited() == Awaited::Pick && seat == game.start_player(),
        turn => turn.seats().len() == game.players() || turn.seats().is_empty(),
    }
}

/// The margin in points that is as good as won now.
fn doubt(game: &MilleFiori) -> f32 {
    DOUBT[0] + DOUBT[1] * MilleFioriAppraisal::remaining(game)
}

/// What this action is worth to `seat`, with the best use of the card that it is about, if `margin` tells what
/// the use of a card leads to: from the game after it and the area of a diamond that was placed.
fn worth(game: &MilleFiori, seat: Seat, action: Action, margin: &impl Fn(&MilleFiori, Option<Area>) -> f32) -> f32 {
    let mut after = *game;
    if !after.suppose(seat, action) {
        after.play(seat, action, &mut ());
    }
    match action {
        Action::Pick(_) | Action::Extra(_) | Action::Masterworks(masterworks::Action::Play) => {
            best_use(&after, seat, margin)
        }
        _ => margin(&after, area_of(game, action)),
    }
}

/// The best that `seat` can do with the card in play, if it leaves a choice.
fn best_use(game: &MilleFiori, seat: Seat, margin: &impl Fn(&MilleFiori, Option<Area>) -> f32) -> f32 {
    if game.turn() != Turn::Choose(seat) {
        return margin(game, None);
    }
    let mut uses = Vec::with_capacity(16);
    game.legal_actions(seat, &mut uses);
    let fresh = uses.iter().zip(repetitions(game, &uses)).filter(|(_, repeats)| !repeats);
    let margins = fresh.map(|(action, _)| {
        let mut after = *game;
        after.play(seat, *action, &mut ());
        match action {
            Action::Masterworks(masterworks::Action::Play) => best_use(&after, seat, margin),
            _ => margin(&after, area_of(game, *action)),
        }
    });
    margins.fold(f32::NEG_INFINITY, f32::max)
}

/// Whether each of these legal actions, which are sorted, comes to the same as the one before it: a diamond on
/// another ship of the same fleet.
fn repetitions(game: &MilleFiori, actions: &[Action]) -> impl Iterator<Item = bool> {
    let harbor = game.card_in_use().is_some_and(|card| card.area() == Some(Area::Harbor));
    let fleet = move |action: &Action| match action {
        Action::Place(space) if harbor => Some(space.index() / SHIPS_PER_ROW),
        _ => None,
    };
    let mut last = None;
    actions.iter().map(move |action| {
        let before = std::mem::replace(&mut last, fleet(action));
        last.is_some() && last == before
    })
}

/// Where this legal action places a diamond.
fn area_of(game: &MilleFiori, action: Action) -> Option<Area> {
    matches!(action, Action::Place(_)).then(|| game.card_in_use().and_then(|card| card.area())).flatten()
}

/// By how many points that are certain `seat` is ahead of the mean of the others.
fn lead(game: &MilleFiori, seat: Seat) -> f32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let others: f32 = others.map(|other| MilleFioriAppraisal::certain(game, other)).sum();
    let due = game.awaited() == Awaited::ExtraCard && game.turn() == Turn::Choose(seat);
    let own = MilleFioriAppraisal::certain(game, seat) + if due { EXTRA_CARD } else { 0.0 };
    own - others / (game.players() - 1) as f32
}
