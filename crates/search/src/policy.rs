//! Players that do not think.

use game::{Game, Seat, choose};
use rand_core::Rng;

/// How to play without thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, each equally likely.
    Random,
    /// One of the least reluctant legal actions ([`Game::reluctance`]), each equally likely.
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

    /// An action for `seat`, who must be on turn. `actions` is scratch space, so that nothing is allocated.
    /// The legal actions of a seat are no secret to it, so the state tells the policy nothing more.
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
}

/// In one pass, asking each action once: eager rollouts spend much of their time here.
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
