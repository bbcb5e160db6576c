//! A net's weights while they are fitted.

use super::lessons::Lesson;
use crate::replay::center;
use bots::{NET_STEP, NetRow, UNITS, Weight};
use game::SplitMix;
use rand_core::Rng;

/// How far the input of a hidden unit is from its middle at first, at most.
const SPREAD: f32 = 0.3;

/// The weights, or the gradients, of a net.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layers {
    /// The weight of each input in each hidden unit.
    pub(crate) first: Vec<f32>,
    /// The weight of each hidden unit: at the end, then additionally at the start.
    pub(crate) last: Vec<f32>,
}

/// A fitted net.
#[derive(Clone, Debug, PartialEq)]
pub struct NetFit {
    pub rows: Vec<NetRow>,
    pub weights: [Weight; UNITS],
}

/// The sums of a seat's hidden units.
type Sums = [f32; UNITS];

impl Layers {
    pub(crate) fn zero(inputs: usize) -> Self {
        Self { first: vec![0.0; inputs * UNITS], last: vec![0.0; 2 * UNITS] }
    }

    /// Different hidden units, none of which counts yet. The last `parts` inputs, of which one is always 1, keep them
    /// near their middle, where they learn.
    pub(crate) fn random(inputs: usize, parts: usize, rng: &mut SplitMix) -> Self {
        let mut layers = Self::zero(inputs);
        let most = 1.0 / (inputs as f32).sqrt();
        layers.first.iter_mut().for_each(|weight| *weight = most * random(rng));
        let middles: Sums = std::array::from_fn(|_| 0.5 + SPREAD * random(rng));
        let parts = layers.first.chunks_mut(UNITS).skip(inputs - parts);
        parts.for_each(|weights| weights.copy_from_slice(&middles));
        layers
    }

    /// With the weights that the finished net can have.
    pub(crate) fn rounded(&self) -> Self {
        let most = f32::from(i8::MAX) * NET_STEP;
        let round = |weight: &f32| ((weight / NET_STEP).round() * NET_STEP).clamp(-most, most);
        Self { first: self.first.iter().map(round).collect(), last: self.last.iter().map(round).collect() }
    }

    /// Of rounded layers, with the units of the inputs.
    pub(crate) fn finished(&self, units: &[u8]) -> NetFit {
        let steps = |weights: &[f32]| std::array::from_fn(|unit| (weights[unit] / NET_STEP) as i8);
        let rows = units.iter().zip(self.first.chunks(UNITS)).map(|(unit, weights)| (*unit, steps(weights)));
        // Adding 0 turns -0 into 0.
        let weight = |unit| [self.last[unit] + 0.0, self.last[UNITS + unit] + 0.0];
        NetFit { rows: rows.collect(), weights: std::array::from_fn(weight) }
    }

    /// What is still missing of each seat's points after the net has added its own: negative if it adds too much.
    pub(crate) fn errors(&self, lesson: &Lesson) -> Vec<f32> {
        self.errors_after(lesson, &self.sums(lesson))
    }

    /// Adds the gradients of half the squared errors in this lesson, and returns the sum of the squares.
    pub(crate) fn learn(&self, lesson: &Lesson, gradients: &mut Layers) -> f32 {
        let sums = self.sums(lesson);
        let errors = self.errors_after(lesson, &sums);
        for ((inputs, sums), error) in lesson.inputs.iter().zip(&sums).zip(&errors) {
            let back = self.back(sums, lesson.remaining, -error, gradients);
            for (input, row) in inputs.iter().zip(gradients.first.chunks_exact_mut(UNITS)) {
                if *input != 0.0 {
                    row.iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += input * back);
                }
            }
        }
        errors.iter().map(|error| error * error).sum()
    }

    /// Adds the gradients of the last layer, and returns those of the sums of hidden units.
    fn back(&self, sums: &Sums, remaining: f32, gradient: f32, gradients: &mut Layers) -> Sums {
        std::array::from_fn(|unit| {
            let value = sums[unit].clamp(0.0, 1.0);
            gradients.last[unit] += gradient * value;
            gradients.last[UNITS + unit] += gradient * value * remaining;
            let is_between = 0.0 < sums[unit] && sums[unit] < 1.0;
            if is_between { gradient * self.weight(unit, remaining) } else { 0.0 }
        })
    }

    fn weight(&self, unit: usize, remaining: f32) -> f32 {
        self.last[unit] + self.last[UNITS + unit] * remaining
    }

    fn sums(&self, lesson: &Lesson) -> Vec<Sums> {
        let of_seat = |inputs: &Vec<f32>| {
            let mut sums = [0.0; UNITS];
            for (input, row) in inputs.iter().zip(self.first.chunks_exact(UNITS)).filter(|(input, _)| **input != 0.0) {
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
            }
            sums
        };
        lesson.inputs.iter().map(of_seat).collect()
    }

    fn errors_after(&self, lesson: &Lesson, sums: &[Sums]) -> Vec<f32> {
        let added = |sums: &Sums| -> f32 {
            sums.iter().zip(0..).map(|(sum, unit)| sum.clamp(0.0, 1.0) * self.weight(unit, lesson.remaining)).sum()
        };
        let mut errors: Vec<f32> =
            lesson.missing.iter().zip(sums).map(|(missing, sums)| missing - added(sums)).collect();
        center(&mut errors);
        errors
    }
}

/// From -1 to 1.
fn random(rng: &mut SplitMix) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson() -> Lesson {
        Lesson { inputs: vec![vec![1.0, 0.5, 1.0], vec![0.0, -1.0, 1.0]], remaining: 0.5, missing: vec![2.0, -2.0] }
    }

    fn half_squares(layers: &Layers) -> f32 {
        layers.errors(&lesson()).iter().map(|error| error * error / 2.0).sum()
    }

    #[test]
    fn gradients_are_the_slopes_of_the_error() {
        let mut layers = Layers::random(3, 1, &mut SplitMix::new(1));
        layers.last.iter_mut().zip(0..).for_each(|(weight, unit)| *weight = unit as f32 / 8.0 - 1.0);
        let mut gradients = Layers::zero(3);
        assert!((layers.learn(&lesson(), &mut gradients) / 2.0 - half_squares(&layers)).abs() < 1e-5);
        let step = 1.0 / 4096.0;
        for at in 0..3 * UNITS {
            let mut moved = layers.clone();
            moved.first[at] += step;
            let slope = (half_squares(&moved) - half_squares(&layers)) / step;
            assert!((slope - gradients.first[at]).abs() < 0.02, "{at}: {slope} {}", gradients.first[at]);
        }
        for at in 0..2 * UNITS {
            let mut moved = layers.clone();
            moved.last[at] += step;
            let slope = (half_squares(&moved) - half_squares(&layers)) / step;
            assert!((slope - gradients.last[at]).abs() < 0.02, "{at}: {slope} {}", gradients.last[at]);
        }
    }

    #[test]
    fn at_first_the_net_adds_nothing() {
        let layers = Layers::random(3, 1, &mut SplitMix::new(1));
        assert_eq!(layers.errors(&lesson()), [2.0, -2.0]);
    }
}
