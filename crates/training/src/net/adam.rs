//! Adam: steps that adapt to each weight's gradients.

/// How quickly the running means of the gradients and their squares follow.
const MEAN: f32 = 0.1;
const SQUARE: f32 = 0.001;
/// Keeps the steps for weights that never matter at 0.
const LEAST: f32 = 1e-8;

/// The means for some weights.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// What the means still owe to their start at 0.
    debts: [f32; 2],
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self { means: vec![0.0; weights], squares: vec![0.0; weights], debts: [1.0; 2] }
    }

    /// Moves each weight by about `step` against its gradient.
    pub(crate) fn descend(&mut self, weights: &mut [f32], gradients: &[f32], step: f32) {
        self.debts = [self.debts[0] * (1.0 - MEAN), self.debts[1] * (1.0 - SQUARE)];
        let means = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(means) {
            *mean += MEAN * (gradient - *mean);
            *square += SQUARE * (gradient * gradient - *square);
            let typical = (*square / (1.0 - self.debts[1])).sqrt() + LEAST;
            *weight -= step * *mean / (1.0 - self.debts[0]) / typical;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_any_scale_reach_the_minimum() {
        let (mut weights, mut adam) = ([0.0, 0.0], Adam::new(2));
        for at in 0..2_000 {
            let gradients = [1_000.0 * (weights[0] - 3.0), 0.001 * (weights[1] + 2.0)];
            adam.descend(&mut weights, &gradients, 0.02 * (1.0 - at as f32 / 2_000.0));
        }
        assert!((weights[0] - 3.0).abs() < 0.01 && (weights[1] + 2.0).abs() < 0.01, "{weights:?}");
    }
}
