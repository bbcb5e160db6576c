//! Speed of the rules in random play on one core, relative to a fixed reference loop.

#[allow(clippy::all, clippy::pedantic, unreachable_pub)]
#[rustfmt::skip]
mod reference;
mod xorshift;

use game::{Game, Turn};
use search::Policy;
use std::time::{Duration, Instant};
use xorshift::Xorshift;

/// Number of times the game and the reference alternate, so that noise affects both alike; medians are reported.
pub(crate) const SLICES: u32 = 5;

/// Rates per second on one core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Speed {
    pub(crate) games: f64,
    pub(crate) decisions: f64,
    /// Steps of the reference loop.
    pub(crate) reference: f64,
}

impl Speed {
    /// Decisions per step of the reference loop: a figure that can be compared across machines.
    pub(crate) fn par(&self) -> f64 {
        self.decisions / self.reference
    }
}

/// Measures for about `total`, half on the game and half on the reference loop. Calls `sliced` after each slice.
pub(crate) fn measure<G: Game>(
    options: &G::Options,
    policy: Policy,
    total: Duration,
    mut sliced: impl FnMut(),
) -> Speed {
    let slice = total / (2 * SLICES);
    let mut player = Player::<G>::new(options, policy);
    // Warms up caches and clock frequency, and lets the action list grow.
    player.play_for(slice / 10);
    let (mut games, mut decisions, mut reference) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..SLICES {
        let rates = player.play_for(slice);
        games.push(rates.games);
        decisions.push(rates.decisions);
        reference.push(reference::steps_per_second(slice));
        sliced();
    }
    Speed { games: median(games), decisions: median(decisions), reference: median(reference) }
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

struct Rates {
    games: f64,
    decisions: f64,
}

/// Plays game after game without allocating.
struct Player<G: Game> {
    start: G,
    policy: Policy,
    actions: Vec<G::Action>,
    rng: Xorshift,
}

impl<G: Game> Player<G> {
    fn new(options: &G::Options, policy: Policy) -> Self {
        Self { start: G::new(options), policy, actions: Vec::new(), rng: Xorshift::default() }
    }

    fn play_for(&mut self, duration: Duration) -> Rates {
        let start = Instant::now();
        let (mut games, mut decisions) = (0_u64, 0_u64);
        while start.elapsed() < duration {
            decisions += self.play_one();
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        Rates { games: games as f64 / seconds, decisions: decisions as f64 / seconds }
    }

    /// Plays one game and returns its number of decisions.
    fn play_one(&mut self) -> u64 {
        let mut game = self.start.clone();
        let mut decisions = 0;
        loop {
            let seat = match game.turn() {
                Turn::Choose(seat) => seat,
                Turn::Commit(seats) => seats.first().expect("a seat is to act"),
                Turn::Chance => {
                    let chance = game.draw(&mut self.rng);
                    game.reveal(chance, &mut ());
                    continue;
                }
                Turn::Over => return decisions,
            };
            let action = self.policy.choose(&game, seat, &mut self.actions, &mut self.rng);
            game.play(seat, action, &mut ());
            decisions += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![5.0, 1.0, 4.0, 2.0, 3.0]), 3.0);
    }

    #[test]
    fn par_is_decisions_per_reference_step() {
        assert_eq!(Speed { games: 1.0, decisions: 50.0, reference: 200.0 }.par(), 0.25);
    }
}
