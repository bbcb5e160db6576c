//! Counting positions: the quickest way to see that two versions of the rules agree.

use crate::SplitMix;
use crate::{Game, Turn};
use rand_core::Rng;

/// The number of ways to make the first `depth` decisions of a game.
///
/// A game that ends earlier is no such way. Outcomes of chance are not counted: the k-th one on every way
/// (from 0) is drawn with a generator of its own, SplitMix64 started at `s + k`, where `s` is the first
/// number of SplitMix64 started at `seed`. So the count depends on no order of traversal. At a
/// simultaneous choice the lowest seat that has not chosen goes first.
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
