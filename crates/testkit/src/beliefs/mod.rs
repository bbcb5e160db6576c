//! Tests a viewer's beliefs about hidden information: probabilities are right, and nothing is forgotten.
//!
//! The tests compare frequencies over many random games. They need no knowledge of the game: beliefs are about
//! everything that the other seats know ([`facts()`]).

mod calibration;
mod facts;
mod recall;

use crate::configuration::configurations;
use crate::play::{Policy, RandomGame};
use calibration::Calibration;
use facts::{Facts, facts};
use game::{Game, Input, Seat, Viewer, below};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use recall::Recall;

/// Number of inputs examined per game.
const OCCASIONS: usize = 3;
/// Number of worlds imagined after an input.
const WORLDS: usize = 8;

/// Tests a viewer's beliefs over `games` random games in every configuration.
///
/// Every value that other seats know must be true as often as it is imagined. Hidden choices are made uniformly at
/// random here, and must be imagined that way. Anything a viewer could be certain of before an input, it must still
/// know afterwards.
pub fn beliefs<G: Game>(games: usize) {
    let (mut calibration, mut recall) = (Calibration::default(), Recall::default());
    for options in configurations::<G>() {
        for seed in 0..games as u64 {
            for mut occasion in occasions::<G>(&options, seed) {
                let (truth, imagined) = (facts(&occasion.after, occasion.viewer), occasion.imagine());
                calibration.add(&truth, &imagined);
                recall.add(&mut occasion, &truth, &imagined);
            }
        }
    }
    let verdict = calibration.verdict().and_then(|()| recall.verdict());
    verdict.unwrap_or_else(|fault| panic!("{fault}"));
}

/// A random input in a random game, with a random seat as its viewer.
struct Occasion<G: Game> {
    before: G,
    input: Input<G>,
    after: G,
    viewer: Seat,
    rng: ChaCha8Rng,
}

/// Samples occasions from one random game.
fn occasions<G: Game>(options: &G::Options, seed: u64) -> Vec<Occasion<G>> {
    let mut game = RandomGame::<G>::new(options, Policy::Random, seed);
    let (mut inputs, mut states) = (Vec::new(), vec![game.table.game().clone()]);
    while let Some(input) = game.step() {
        inputs.push(input);
        states.push(game.table.game().clone());
    }
    // A separate generator: imagined worlds must not depend on the game's draws.
    let mut rng = ChaCha8Rng::seed_from_u64(!seed);
    let mut occasion = |_| {
        let step = below(&mut rng, inputs.len() as u32) as usize;
        let viewer = Seat::new(below(&mut rng, states[0].players() as u32) as usize);
        let [before, after] = [step, step + 1].map(|index| states[index].clone());
        let rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
        Occasion { before, input: inputs[step].clone(), after, viewer, rng }
    };
    (0..OCCASIONS).map(&mut occasion).collect()
}

impl<G: Game> Occasion<G> {
    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.viewer)
    }

    /// Imagines worlds from the viewer's view after the input.
    fn imagine(&mut self) -> Vec<Facts> {
        let imaginer = G::imaginer(&self.after.view(self.viewer()));
        (0..WORLDS).map(|_| facts(&G::imagine(&imaginer, &mut self.rng), self.viewer)).collect()
    }
}

/// A sum of numbers whose expectation should be 0.
#[derive(Default)]
struct Total {
    sum: f64,
    squares: f64,
}

impl Total {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    /// The sum in standard deviations.
    fn deviations(&self) -> f64 {
        if self.squares > 0.0 { self.sum / self.squares.sqrt() } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Toy};

    #[test]
    fn a_sound_game_passes() {
        beliefs::<Toy>(200);
    }

    #[test]
    fn wrong_beliefs_are_found() {
        let found = Flaw::BiasedImagination.found_by(|| beliefs::<Toy>(100)).unwrap_or_default();
        assert!(found.contains("imagined with the wrong probability") && found.contains("/cards/"), "{found}");
    }

    #[test]
    fn a_view_that_forgets_is_found() {
        let found = Flaw::ForgetsCard.found_by(|| beliefs::<Toy>(200)).unwrap_or_default();
        assert!(found.contains("something known was forgotten") && found.contains("/cards/"), "{found}");
    }
}
