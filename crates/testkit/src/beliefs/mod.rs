//! What a viewer believes about the rest of the table: as likely as it is, and never forgotten.
//!
//! These tests compare frequencies over many random games. They need no knowledge of the game: whatever
//! other seats know ([`facts()`]) is what a viewer may have beliefs about.

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

/// So many inputs of each game are looked at.
const OCCASIONS: usize = 3;
/// So many worlds are imagined after an input.
const WORLDS: usize = 8;

/// Tests over `games` random games of every configuration what a viewer believes.
///
/// What it does not know is imagined as likely as it is: everything that others know, value by value, is
/// true as often as it is imagined. Hidden choices are made at random here, each legal one equally
/// likely: so they must be imagined. And what it could be certain of before an input it knows after it.
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

/// Some input of a random game, and some seat that looks on.
struct Occasion<G: Game> {
    before: G,
    input: Input<G>,
    after: G,
    viewer: Seat,
    rng: ChaCha8Rng,
}

/// Occasions of one random game.
fn occasions<G: Game>(options: &G::Options, seed: u64) -> Vec<Occasion<G>> {
    let mut game = RandomGame::<G>::new(options, Policy::Random, seed);
    let (mut inputs, mut states) = (Vec::new(), vec![game.table.game().clone()]);
    while let Some(input) = game.step() {
        inputs.push(input);
        states.push(game.table.game().clone());
    }
    // Not the generator of the game: what is imagined must not depend on what was drawn.
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
    fn eyes(&self) -> Viewer {
        Viewer::Seat(self.viewer)
    }

    /// Worlds as the viewer imagines them after the input.
    fn imagine(&mut self) -> Vec<Facts> {
        let imaginer = G::imaginer(&self.after.view(self.eyes()));
        (0..WORLDS).map(|_| facts(&G::imagine(&imaginer, &mut self.rng), self.viewer)).collect()
    }
}

/// A sum of numbers that should be 0 on average.
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
    fn the_beliefs_of_a_sound_game_are_right() {
        beliefs::<Toy>(200);
    }

    #[test]
    fn wrong_beliefs_are_found() {
        let found = Flaw::BiasedImagination.found_by(|| beliefs::<Toy>(100)).unwrap_or_default();
        assert!(found.contains("not imagined as likely as it is") && found.contains("/cards/"), "{found}");
    }

    #[test]
    fn a_view_that_forgets_is_found() {
        let found = Flaw::ForgetsCard.found_by(|| beliefs::<Toy>(200)).unwrap_or_default();
        assert!(found.contains("what was certain is forgotten") && found.contains("/cards/"), "{found}");
    }
}
