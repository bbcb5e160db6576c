//! Fits weights to recorded games.

use crate::linear_system::solve;
use crate::played::Played;
use crate::trajectory::{Trajectory, follow};
use bots::{Fitted, Weight};
use game::Game;

/// Weights are multiples of a fraction of a point with this denominator: a power of two, so that they are exact and
/// the page's engine compresses well.
const STEPS: f64 = 32.0;

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitPlan {
    /// How much of a position's target is the result of the game, rather than the values of the positions soon after
    /// it: with 1 only the result, which is unbiased but noisy.
    pub lambda: f32,
    /// The strength of the regularization toward the earlier weights, in positions.
    pub ridge: f64,
}

/// The sums over all positions that the weights follow from.
#[derive(Clone, Debug)]
pub struct Fitting {
    plan: FitPlan,
    /// Each feature, then each feature times the fraction of the game that remains.
    size: usize,
    /// Σ z (x − x′)ᵀ and Σ z r, where x are the inputs of a position and x′ those of the next one, r the points that
    /// became certain between them, and z the trace: the inputs of all positions so far, fading by λ.
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    /// Σ x², for each input.
    squares: Vec<f64>,
    positions: f64,
}

/// Fitted weights, and the number of positions that they were fitted to.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    pub weights: Vec<Weight>,
    pub positions: u64,
}

impl Fitting {
    /// With this many features: those of the guide, or the first of them.
    pub fn new(plan: FitPlan, features: usize) -> Self {
        let size = 2 * features;
        let zeros = vec![0.0; size];
        Self { plan, size, matrix: vec![zeros.clone(); size], right: zeros.clone(), squares: zeros, positions: 0.0 }
    }

    /// Adds a game. `None` if it wasn't played by these rules.
    pub fn add<G: Game, K: Fitted<G>>(&mut self, options: &G::Options, guide: &K, played: &Played) -> Option<()> {
        let seats = follow::<G, K>(options, guide, played, self.size / 2)?;
        seats.iter().for_each(|seat| self.add_seat(seat));
        Some(())
    }

    fn add_seat(&mut self, seat: &Trajectory) {
        let (mut trace, end) = (vec![0.0; self.size], vec![0.0; self.size]);
        for (at, inputs) in seat.inputs.iter().enumerate() {
            let next = seat.inputs.get(at + 1).map_or(&end[..], |next| &next[..]);
            let gained = f64::from(seat.certain[at + 1] - seat.certain[at]);
            for (faded, input) in trace.iter_mut().zip(inputs) {
                *faded = *faded * self.plan.lambda + input;
            }
            self.add_step(&trace, inputs, next, gained);
        }
    }

    fn add_step(&mut self, trace: &[f32], inputs: &[f32], next: &[f32], gained: f64) {
        let change: Vec<f64> = inputs.iter().zip(next).map(|(now, next)| f64::from(now - next)).collect();
        for (row, trace) in self.matrix.iter_mut().zip(trace).filter(|(_, trace)| **trace != 0.0) {
            row.iter_mut().zip(&change).for_each(|(cell, change)| *cell += f64::from(*trace) * change);
        }
        self.right.iter_mut().zip(trace).for_each(|(cell, trace)| *cell += f64::from(*trace) * gained);
        self.squares.iter_mut().zip(inputs).for_each(|(sum, input)| *sum += f64::from(input * input));
        self.positions += 1.0;
    }

    /// The weights, with those `before` as what to stay close to; features beyond them start at 0.
    pub fn solve(&self, before: &[Weight]) -> Fit {
        let features = self.size / 2;
        let (mut matrix, mut right) = (self.matrix.clone(), self.right.clone());
        for index in 0..self.size {
            let known = before.get(index % features).map_or(0.0, |weight| f64::from(weight[index / features]));
            let strength = self.plan.ridge * self.spread(index);
            matrix[index][index] += strength;
            right[index] += strength * known;
        }
        let solution = solve(matrix, right);
        // Adding 0 turns -0 into 0.
        let rounded = |index: usize| (solution[index] * STEPS).round() as f32 / STEPS as f32 + 0.0;
        let weights = (0..features).map(|index| [rounded(index), rounded(index + features)]).collect();
        Fit { weights, positions: self.positions as u64 }
    }

    /// The mean square of an input, so that regularization doesn't depend on its unit; at least a little.
    fn spread(&self, index: usize) -> f64 {
        (self.squares[index] / self.positions.max(1.0)).max(1e-3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{SplitMix, below};

    /// A seat whose points to come are exactly what these weights predict.
    fn predictable(weights: &[f32], seed: u64) -> Trajectory {
        let mut rng = SplitMix::new(seed);
        let input = |_| below(&mut rng, 9) as f32 - 4.0;
        let drawn: Vec<f32> = (0..20 * weights.len()).map(input).collect();
        let inputs: Vec<Vec<f32>> = drawn.chunks(weights.len()).map(<[f32]>::to_vec).collect();
        let to_come = |inputs: &Vec<f32>| inputs.iter().zip(weights).map(|(input, weight)| input * weight).sum::<f32>();
        let certain = inputs.iter().map(|inputs| 50.0 - to_come(inputs)).chain([50.0]).collect();
        Trajectory { inputs, certain }
    }

    #[test]
    fn true_weights_are_found_with_any_lambda() {
        let weights = [2.0, -1.5, 0.0, 4.0];
        for lambda in [0.0, 0.9, 1.0] {
            let mut fitting = Fitting::new(FitPlan { lambda, ridge: 0.01 }, 2);
            (0..40).for_each(|seed| fitting.add_seat(&predictable(&weights, seed)));
            let fit = fitting.solve(&[]);
            assert_eq!((fit.weights, fit.positions), (vec![[2.0, 0.0], [-1.5, 4.0]], 800), "{lambda}");
        }
    }

    #[test]
    fn without_games_the_weights_stay_as_they_were() {
        let fitting = Fitting::new(FitPlan { lambda: 0.9, ridge: 300.0 }, 3);
        assert_eq!(fitting.solve(&[[1.0, -2.0], [0.5, 0.0]]).weights, [[1.0, -2.0], [0.5, 0.0], [0.0, 0.0]]);
    }
}
