//! The guide for Mille Fiori.

mod expansion;
mod features;
mod learned;
mod places;
mod prospects;
mod weights;

pub use features::MilleFioriFeatures;

use crate::knowledge::{Fitted, Knowledge};
use crate::linear::{FeatureSet, Weight, expected_points};
use crate::weighing::{best_with_noise, soften};
use ::mille_fiori::components::SHIPS_PER_ROW;
use ::mille_fiori::masterworks;
use ::mille_fiori::{Action, Area, Awaited, Chance, Hands, MilleFiori, View};
use features::BASE_FEATURES;
use game::{Game, PerSeat, Seat, Turn, Viewer, fingerprint};
use prospects::{EXTRA_CARD, Prospects};
use rand_core::Rng;
use search::{Forecast, Guide, SearchSettings, from_estimate, from_result};

/// The margin in points that counts as a clear result.
const SCALE: f32 = 25.0;
/// The margin that is as good as a win: at the end of the game, and the additional margin at its start.
const UNCERTAINTY: [f32; 2] = [4.0, 16.0];
/// The difference in points that corresponds to a factor of e between priors.
const TEMPERATURE: f32 = 3.0;
/// Factor for the prior of an action that is equivalent to another one.
const DUPLICATE_FACTOR: f32 = 1e-3;
/// Maximum number of random points added to an action's value in rollouts.
const ROLLOUT_NOISE: f32 = 2.0;

/// The guide for Mille Fiori.
#[derive(Clone, Copy, Debug)]
pub struct MilleFioriGuide {
    weights: &'static [Weight],
}

impl Knowledge<MilleFiori> for MilleFioriGuide {
    const TEMPERATURES: [f32; 4] = [0.16, 0.06, 0.3, 0.035];

    fn tuned(view: &View) -> Self {
        match (view.options.players, view.options.masterworks) {
            (2, true) => Self::with(&learned::MASTERWORKS_2),
            (3, true) => Self::with(&learned::MASTERWORKS_3),
            (_, true) => Self::with(&learned::MASTERWORKS_4),
            (2, false) => Self::with(&weights::DUEL),
            (3, false) => Self::with(&learned::THREE),
            (_, false) => Self::with(&learned::FOUR),
        }
    }

    fn first() -> Self {
        Self::with(&weights::FIRST)
    }

    fn second(view: &View) -> Self {
        match (view.options.players, view.options.masterworks) {
            (2, false) => Self::with(&weights::DUEL),
            _ => Self::with(&weights::TUNED),
        }
    }

    fn settings(&self) -> SearchSettings {
        SearchSettings { exploration: 0.25, ..SearchSettings::default() }
    }
}

impl Fitted<MilleFiori> for MilleFioriGuide {
    type Features = MilleFioriFeatures;

    fn with(weights: &'static [Weight]) -> Self {
        Self { weights }
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }

    fn features(view: &View) -> usize {
        if view.options.masterworks { MilleFioriFeatures::FEATURES.len() } else { BASE_FEATURES }
    }
}

impl MilleFioriGuide {
    /// Whether the weights know the expansion. Earlier evaluations don't, and must not change.
    fn is_thorough(&self) -> bool {
        self.weights.len() > BASE_FEATURES
    }
}

impl Guide<MilleFiori> for MilleFioriGuide {
    fn value(&self, game: &MilleFiori) -> PerSeat<f32> {
        from_estimate(expected_points::<MilleFioriFeatures>(self.weights, game), uncertainty(game), SCALE)
    }

    fn forecast(&self, game: &MilleFiori) -> Forecast {
        Forecast::of_points(expected_points::<MilleFioriFeatures>(self.weights, game), uncertainty(game))
    }

    fn reward(&self, game: &MilleFiori) -> PerSeat<f32> {
        from_result(game, SCALE)
    }

    fn prior(&self, game: &MilleFiori, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let first = weights.len();
        let prospects = Prospects::new(self.weights, game, seat);
        let judge = Judge {
            thorough: self.is_thorough(),
            margin: |after: &MilleFiori, area| prospects.margin(after, area),
            taken: |game: &MilleFiori, action| prospects.taken(game, action),
        };
        weights.extend(actions.iter().map(|action| judge.worth(game, seat, *action)));
        soften(&mut weights[first..], TEMPERATURE);
        for (weight, is_duplicate) in weights[first..].iter_mut().zip(duplicates(game, actions)) {
            *weight *= if is_duplicate { DUPLICATE_FACTOR } else { 1.0 };
        }
    }

    /// Uses only points that are already certain, which are faster to compute than expected ones.
    fn rollout_action<R: Rng + ?Sized>(
        &self,
        game: &MilleFiori,
        seat: Seat,
        actions: &[Action],
        rng: &mut R,
    ) -> Action {
        let judge = Judge {
            thorough: self.is_thorough(),
            margin: |after: &MilleFiori, _| lead(after, seat),
            taken: |_: &MilleFiori, action| value_taken(action),
        };
        best_with_noise(actions, ROLLOUT_NOISE, rng, |action| judge.worth(game, seat, action))
    }

    /// Ends when everyone is about to pick, and so has used the same number of cards. At least one card from the
    /// current hands is used first, so that the evaluation reflects the cards passed on.
    fn ends_rollout(&self, game: &MilleFiori, decisions: usize) -> bool {
        decisions > 0 && is_before_all_pick(game) && !(self.is_thorough() && is_within_turn(game))
    }

    fn completes(&self, action: &Action) -> bool {
        !matches!(action, Action::Pick(_))
    }

    /// The ships of a fleet are equivalent.
    fn choice(&self, game: &MilleFiori, action: &Action) -> u64 {
        fleet(game, action).map_or_else(|| fingerprint(action), |fleet| fleet as u64)
    }

    /// A deal rarely repeats, so hands are hashed coarsely; a card from a stack is one of only a few.
    fn chance_observation(&self, _: &MilleFiori, chance: &Chance, by: Viewer) -> u64 {
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

/// The margin in points that is as good as a win at this point in the game.
fn uncertainty(game: &MilleFiori) -> f32 {
    UNCERTAINTY[0] + UNCERTAINTY[1] * MilleFioriFeatures::remaining(game)
}

/// Whether a card of the expansion is being drawn.
fn is_within_turn(game: &MilleFiori) -> bool {
    matches!(game.awaited(), Awaited::DrawMasterwork | Awaited::DrawDogaressa)
}

/// Judges actions by the positions after them.
struct Judge<M, T> {
    /// Whether to follow everything that a card triggers, instead of only its use.
    thorough: bool,
    /// Evaluates the use of a card, given the resulting game and the area where a diamond was placed.
    margin: M,
    /// What an action in this position brings that the position after it doesn't show yet.
    taken: T,
}

impl<M: Fn(&MilleFiori, Option<Area>) -> f32, T: Fn(&MilleFiori, Action) -> f32> Judge<M, T> {
    /// The value of this action to `seat`, assuming the best use of the card it selects.
    fn worth(&self, game: &MilleFiori, seat: Seat, action: Action) -> f32 {
        let mut after = *game;
        if !after.suppose(seat, action) {
            after.play(seat, action, &mut ());
        }
        match action {
            Action::Pick(_) | Action::Extra(_) | Action::Masterworks(masterworks::Action::Play) => {
                self.best_use(&after, seat)
            }
            _ => self.after_use(game, &after, seat, action),
        }
    }

    /// The value of the best use of the card in play.
    fn best_use(&self, game: &MilleFiori, seat: Seat) -> f32 {
        if game.turn() != Turn::Choose(seat) {
            return (self.margin)(game, None);
        }
        let mut uses = Vec::with_capacity(16);
        game.legal_actions(seat, &mut uses);
        let distinct = uses.iter().zip(duplicates(game, &uses)).filter(|(_, is_duplicate)| !is_duplicate);
        let margins = distinct.map(|(action, _)| {
            let mut after = *game;
            after.play(seat, *action, &mut ());
            match action {
                Action::Masterworks(masterworks::Action::Play) => self.best_use(&after, seat),
                _ => self.after_use(game, &after, seat, *action),
            }
        });
        margins.fold(f32::NEG_INFINITY, f32::max)
    }

    fn after_use(&self, game: &MilleFiori, after: &MilleFiori, seat: Seat, action: Action) -> f32 {
        if !self.thorough {
            return (self.margin)(after, area_of(game, action));
        }
        let goes_on = triggers(after) && after.turn() == Turn::Choose(seat);
        let margin = if goes_on { self.best_use(after, seat) } else { (self.margin)(after, area_of(game, action)) };
        margin + (self.taken)(game, action)
    }
}

/// Whether the card played has triggered a choice among cards of the expansion.
fn triggers(game: &MilleFiori) -> bool {
    matches!(game.awaited(), Awaited::TakeMasterwork | Awaited::TakeDogaressa | Awaited::PlaceMasterwork)
}

/// The certain points of the masterwork that this action takes.
fn value_taken(action: Action) -> f32 {
    match action {
        Action::Masterworks(masterworks::Action::TakeMasterwork(card)) => f32::from(card.value()),
        _ => 0.0,
    }
}

/// Whether each of these legal actions, which are sorted, is equivalent to the one before it: a diamond on another ship
/// of the same fleet.
fn duplicates(game: &MilleFiori, actions: &[Action]) -> impl Iterator<Item = bool> {
    let is_harbor = uses_harbor_card(game);
    let mut last = None;
    actions.iter().map(move |action| {
        let before = std::mem::replace(&mut last, is_harbor.then(|| fleet_of(action)).flatten());
        last.is_some() && last == before
    })
}

/// The fleet that this legal action puts a diamond on.
fn fleet(game: &MilleFiori, action: &Action) -> Option<usize> {
    if uses_harbor_card(game) { fleet_of(action) } else { None }
}

fn uses_harbor_card(game: &MilleFiori) -> bool {
    game.card_in_use().is_some_and(|card| card.area() == Some(Area::Harbor))
}

/// The fleet, if the action places a diamond in the harbor.
fn fleet_of(action: &Action) -> Option<usize> {
    match action {
        Action::Place(space) => Some(space.index() / SHIPS_PER_ROW),
        _ => None,
    }
}

/// The area where this legal action places a diamond.
fn area_of(game: &MilleFiori, action: Action) -> Option<Area> {
    matches!(action, Action::Place(_)).then(|| game.card_in_use().and_then(|card| card.area())).flatten()
}

/// `seat`'s lead over the others' average, counting only points that are already certain.
fn lead(game: &MilleFiori, seat: Seat) -> f32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let others: f32 = others.map(|other| MilleFioriFeatures::certain(game, other)).sum();
    let due = game.awaited() == Awaited::ExtraCard && game.turn() == Turn::Choose(seat);
    let own = MilleFioriFeatures::certain(game, seat) + if due { EXTRA_CARD } else { 0.0 };
    own - others / (game.players() - 1) as f32
}
