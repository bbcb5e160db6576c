//! Players that don't look ahead.

use game::{Game, Seat, below, choose};
use rand_core::Rng;
use std::cmp::Ordering;

/// A fixed rule for choosing among legal actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, each equally likely.
    Random,
    /// A legal action with the lowest [`Game::reluctance`], each equally likely.
    Eager,
}

impl Policy {
    pub const ALL: [Policy; 2] = [Policy::Random, Policy::Eager];

    pub fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Eager => "eager",
        }
    }

    /// Chooses an action for `seat`, whose turn it must be. `actions` is scratch space that saves an allocation. The
    /// policy uses only the legal actions, which the seat knows, so passing the full state reveals nothing.
    #[inline]
    pub fn choose<G: Game, R: Rng + ?Sized>(
        self,
        game: &G,
        seat: Seat,
        actions: &mut Vec<G::Action>,
        rng: &mut R,
    ) -> G::Action {
        actions.clear();
        game.legal_actions(seat, actions);
        if self == Policy::Eager {
            keep_least_reluctant(game, actions);
        }
        choose(rng, actions)
    }

    /// Chooses one of `actions`, which must be the legal actions of the seat to act.
    #[inline]
    pub fn pick<G: Game, R: Rng + ?Sized>(self, game: &G, actions: &[G::Action], rng: &mut R) -> G::Action {
        match self {
            Policy::Random => choose(rng, actions),
            Policy::Eager => pick_least_reluctant(game, actions, rng),
        }
    }
}

fn pick_least_reluctant<G: Game, R: Rng + ?Sized>(game: &G, actions: &[G::Action], rng: &mut R) -> G::Action {
    let (mut least, mut count) = (u8::MAX, 0);
    for action in actions {
        match game.reluctance(action).cmp(&least) {
            Ordering::Less => (least, count) = (game.reluctance(action), 1),
            Ordering::Equal => count += 1,
            Ordering::Greater => {}
        }
    }
    let chosen = below(rng, count) as usize;
    let mut least_reluctant = actions.iter().filter(|action| game.reluctance(action) == least);
    *least_reluctant.nth(chosen).expect("as many as were counted")
}

/// In one pass, with one call to `reluctance` per action: eager rollouts spend much of their time here.
fn keep_least_reluctant<G: Game>(game: &G, actions: &mut Vec<G::Action>) {
    let (mut least, mut kept) = (u8::MAX, 0);
    for index in 0..actions.len() {
        let reluctance = game.reluctance(&actions[index]);
        if reluctance < least {
            (least, kept) = (reluctance, 0);
        }
        if reluctance == least {
            actions[kept] = actions[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
}
