//! What is known about one game in particular.

use crate::forecast::Forecast;
use crate::greedy::GREEDY_WORLDS;
use crate::reward::from_result;
use game::{ChanceOutcome, Game, PerSeat, Seat, Viewer, choose, fingerprint, scramble};
use rand_core::Rng;

/// Leads computer players through one game: what a position is worth, and which actions are promising.
///
/// A guide is asked about imagined worlds, never about the true state, so it may look at all of them. The
/// methods with a default need no knowledge of the game.
pub trait Guide<G: Game>: Send + Sync {
    /// The reward that each seat can expect from here, as in [`Guide::reward`], without playing on.
    fn value(&self, game: &G) -> PerSeat<f32>;

    /// The reward of a finished game for each seat, from 0 to 1: ranks and margins.
    fn reward(&self, game: &G) -> PerSeat<f32>;

    /// How the game can be expected to end from here, in points: what [`Guide::value`] is made of. Without knowledge,
    /// as if it ended now.
    fn forecast(&self, game: &G) -> Forecast {
        Forecast::of_result(game)
    }

    /// How promising each of these legal actions of `seat` is: appends a positive weight for each to
    /// `weights`. Only their proportions count.
    fn prior(&self, game: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        let _ = (game, seat);
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// An action of `seat`, one of `actions`, in a game that is played on for an estimate.
    fn improvise<R: Rng + ?Sized>(&self, game: &G, seat: Seat, actions: &[G::Action], rng: &mut R) -> G::Action {
        let _ = (game, seat);
        choose(rng, actions)
    }

    /// Whether a game that is played on for an estimate stops here and takes [`Guide::value`]. It has been
    /// played on for `decisions`, and is at an outcome of chance or a decision.
    fn rests(&self, game: &G, decisions: usize) -> bool;

    /// Whether this legal action completes what an earlier one of the same seat began, such as the use of
    /// a card that was picked. All legal actions of a moment do, or none.
    fn completes(&self, action: &G::Action) -> bool {
        let _ = action;
        false
    }

    /// In how many imagined worlds a greedy player looks at each action. One will do where nothing is hidden.
    fn worlds(&self) -> u32 {
        GREEDY_WORLDS
    }

    /// The position that `seat`, who is to decide, is in, as a number, if it can be told from what lies open now:
    /// different for positions that call for different decisions. Search then knows a position again
    /// however it came about. Else it is what the seat has seen since the search began.
    fn position(&self, game: &G, seat: Seat) -> Option<u64> {
        let _ = (game, seat);
        None
    }

    /// What `by` learns from this action, as a number: different for what looks different. A guide may
    /// give the same number where the difference matters little, and search then knows it from less.
    fn sighting(&self, game: &G, seat: Seat, action: G::Action, by: Viewer) -> u64 {
        match game.observed(seat, action, by) {
            Some(seen) => fingerprint(&game.parts(&seen)),
            None => scramble(seat.index() as u64),
        }
    }

    /// What `by` learns from this outcome of chance, likewise.
    fn outcome(&self, game: &G, chance: &G::Chance, by: Viewer) -> u64 {
        let _ = game;
        fingerprint(&chance.masked(by))
    }
}

/// The guide of a game that nobody has written one for: all actions are equally promising, and games are
/// played on to their end at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Plain {
    /// In any game this is a clear margin.
    const SCALE: f32 = 20.0;
}

impl<G: Game> Guide<G> for Plain {
    /// As if the game ended here.
    fn value(&self, game: &G) -> PerSeat<f32> {
        from_result(game, Self::SCALE)
    }

    fn reward(&self, game: &G) -> PerSeat<f32> {
        from_result(game, Self::SCALE)
    }

    fn rests(&self, _: &G, _: usize) -> bool {
        false
    }
}
