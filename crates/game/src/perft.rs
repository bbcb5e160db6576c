//! Perft: counts lines of play, the quickest way to check that two implementations of the rules agree.

use crate::SplitMix;
use crate::{Game, Turn};
use rand_core::Rng;

/// The number of distinct sequences of a game's first `depth` decisions.
///
/// Games that end earlier are not counted. Each draw has a single outcome: the k-th draw (from 0) of every sequence
/// uses SplitMix64 seeded with `s + k`, where `s` is the first output of SplitMix64 seeded with `seed`, so the count
/// does not depend on the traversal order. In a simultaneous choice, seats choose in seat order.
pub fn perft<G: Game>(options: &G::Options, seed: u64, depth: u32) -> u64 {
    count(G::new(options), SplitMix::new(seed).next_u64(), 0, depth)
}

fn count<G: Game>(mut game: G, seed: u64, mut draws: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    while game.turn() == Turn::Chance {
        let chance = game.draw(&mut SplitMix::new(seed.wrapping_add(draws)));
        game.reveal(chance, &mut ());
        draws += 1;
    }
    let Some(seat) = game.turn().seats().first() else { return 0 };
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play(seat, action, &mut ());
        next
    };
    actions.into_iter().map(|action| count(after(action), seed, draws, depth - 1)).sum()
}
