//! Knowledge of one game: evaluation, priors and rollouts.

use crate::forecast::Forecast;
use crate::greedy::GREEDY_WORLDS;
use crate::reward::from_result;
use game::{ChanceOutcome, Game, PerSeat, Seat, Viewer, choose, fingerprint, scramble};
use rand_core::Rng;

/// The game-specific part of a computer player: the value of a position, and which actions are promising.
///
/// A guide only ever sees imagined worlds, never the true state, so it may use everything in them. Methods with a default
/// implementation work for any game.
pub trait Guide<G: Game>: Send + Sync {
    /// Each seat's expected reward from this position, on the scale of [`Guide::reward`], by static evaluation.
    fn value(&self, game: &G) -> PerSeat<f32>;

    /// Each seat's reward in a finished game, from 0 to 1, based on ranks and margins.
    fn reward(&self, game: &G) -> PerSeat<f32>;

    /// The expected result from this position, in points; [`Guide::value`] is derived from it. Defaults to the result
    /// if the game ended now.
    fn forecast(&self, game: &G) -> Forecast {
        Forecast::of_result(game)
    }

    /// Appends to `weights` a positive prior for each of these legal actions of `seat`. Only the proportions matter.
    fn prior(&self, game: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        let _ = (game, seat);
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// Chooses one of `seat`'s legal `actions` in a rollout.
    fn rollout_action<R: Rng + ?Sized>(&self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut R) -> G::Action {
        let _ = (game, seat);
        choose(rng, actions)
    }

    /// Whether a rollout ends here, after `decisions` decisions, with [`Guide::value`] as its result. Called at
    /// decisions and before chance outcomes.
    fn ends_rollout(&self, game: &G, decisions: usize) -> bool;

    /// Simplifies a newly imagined world before `seat`'s decision in it is searched: players who hardly affect it may
    /// wait, for example. Must not change what `seat` can do there, nor what identifies its position.
    fn simplify(&self, world: &mut G, seat: Seat) {
        let _ = (world, seat);
    }

    /// Whether search looks no further than this position and takes [`Guide::value`] as its result. Called at decisions
    /// and before chance outcomes, but never at the decision that is searched.
    fn ends_search(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// The share of a number of iterations that is enough for this decision: 1 unless it is easier than others.
    fn share(&self, game: &G) -> f32 {
        let _ = game;
        1.0
    }

    /// Whether this legal action follows up on an earlier one by the same seat, such as using a card that was picked.
    /// At any decision, the answer is the same for all legal actions.
    fn completes(&self, action: &G::Action) -> bool {
        let _ = action;
        false
    }

    /// Identifies what a player chooses with this legal action. Actions that people would call ways of doing the same
    /// thing, such as passing and keeping one tile or another, have the same number. Depends only on what the deciding
    /// seat knows.
    fn choice(&self, game: &G, action: &G::Action) -> u64 {
        let _ = game;
        fingerprint(action)
    }

    /// Number of imagined worlds in which a greedy player evaluates each action. One is enough if nothing is hidden.
    fn worlds(&self) -> u32 {
        GREEDY_WORLDS
    }

    /// A transposition key for the position in which `seat` decides, if it can be computed from what the seat sees
    /// now. Positions that call for different decisions must have different keys. With `None`, search identifies the
    /// position by what the seat has observed since the search began.
    fn position_key(&self, game: &G, seat: Seat) -> Option<u64> {
        let _ = (game, seat);
        None
    }

    /// A hash of what `by` observes of this action. A guide may give the same hash to observations whose differences
    /// matter little, so that search merges the positions.
    fn action_observation(&self, game: &G, seat: Seat, action: G::Action, by: Viewer) -> u64 {
        match game.observed(seat, action, by) {
            Some(seen) => fingerprint(&game.parts(&seen)),
            None => scramble(seat.index() as u64),
        }
    }

    /// A hash of what `by` observes of this chance outcome; may merge observations, too.
    fn chance_observation(&self, game: &G, chance: &G::Chance, by: Viewer) -> u64 {
        let _ = game;
        fingerprint(&chance.masked(by))
    }
}

/// A guide for any game: all actions have the same prior, and rollouts are random and go to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Plain {
    /// A margin in points that is decisive in any game.
    const SCALE: f32 = 20.0;
}

impl<G: Game> Guide<G> for Plain {
    /// The value if the game ended here.
    fn value(&self, game: &G) -> PerSeat<f32> {
        from_result(game, Self::SCALE)
    }

    fn reward(&self, game: &G) -> PerSeat<f32> {
        from_result(game, Self::SCALE)
    }

    fn ends_rollout(&self, _: &G, _: usize) -> bool {
        false
    }
}
