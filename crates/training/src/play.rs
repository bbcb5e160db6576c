//! Games of a search against itself.

use crate::played::Played;
use bots::Fitted;
use game::{Game, GameExt, Seat, SplitMix, Turn, Viewer, below};
use rand_core::Rng;
use search::{Budget, Effort, search};
use std::sync::atomic::AtomicBool;

/// One action out of this many is random, so that the games differ enough to learn from.
const RANDOM_ONE_IN: u32 = 60;

/// The player in all seats.
#[derive(Clone, Copy, Debug)]
pub struct Player<K> {
    pub guide: K,
    /// Iterations per decision.
    pub iterations: u64,
}

/// The stream of all chance in the game with this seed.
pub(crate) fn chance(seed: u64) -> SplitMix {
    SplitMix::stream(seed, 0)
}

/// Plays a game of the player against itself.
pub fn play<G: Game, K: Fitted<G>>(options: &G::Options, player: &Player<K>, seed: u64) -> Played {
    let (mut game, mut chance, mut rng) = (G::new(options), chance(seed), SplitMix::stream(seed, 1));
    let mut choices = Vec::new();
    while let Some(seat) = next_seat(&mut game, &mut chance) {
        let legal = game.legal(seat);
        let choice = if below(&mut rng, RANDOM_ONE_IN) == 0 {
            below(&mut rng, legal.len() as u32) as usize
        } else {
            let action = player.choose(&game, seat, rng.next_u64());
            legal.iter().position(|other| *other == action).expect("a legal action")
        };
        game.play(seat, legal[choice], &mut ());
        choices.push(choice as u32);
    }
    Played { seed, choices }
}

impl<K> Player<K> {
    fn choose<G: Game>(&self, game: &G, seat: Seat, seed: u64) -> G::Action
    where
        K: Fitted<G>,
    {
        let effort =
            Effort { budget: Budget::Iterations(self.iterations), threads: 1, settings: self.guide.settings() };
        let view = game.view(Viewer::Seat(seat));
        search::<G, K>(&view, seat, &self.guide, &effort, seed, &AtomicBool::new(false)).action
    }
}

/// Reveals what is due, and returns the seat that decides next; `None` at the end.
pub(crate) fn next_seat<G: Game>(game: &mut G, chance: &mut SplitMix) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = game.draw(chance);
                game.reveal(outcome, &mut ());
            }
            turn => return turn.seats().first(),
        }
    }
}
