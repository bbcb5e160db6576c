//! A small linear regression that is updated result by result.

/// The coefficient expected before the first result. Less than 1, since forecasts of a draw's worth are noisy.
const EXPECTED: f64 = 0.4;
/// The number of results that the expected coefficient counts as.
const CONFIDENCE: f64 = 8.0;

/// Predicts a result from inputs whose mean is known to be 0, by ridge regression toward [`EXPECTED`].
pub(super) struct Regression {
    count: f64,
    results: f64,
    /// Sums of the inputs, of their products with each other, and of their products with the results.
    inputs: Vec<f64>,
    squares: Vec<Vec<f64>>,
    products: Vec<f64>,
}

impl Regression {
    pub(super) fn new(inputs: usize) -> Self {
        let zeros = vec![0.0; inputs];
        Self { count: 0.0, results: 0.0, squares: vec![zeros.clone(); inputs], inputs: zeros.clone(), products: zeros }
    }

    pub(super) fn add(&mut self, inputs: &[f64], result: f64) {
        self.count += 1.0;
        self.results += result;
        for (index, input) in inputs.iter().enumerate() {
            self.inputs[index] += input;
            self.products[index] += input * result;
            self.squares[index].iter_mut().zip(inputs).for_each(|(square, other)| *square += input * other);
        }
    }

    /// The part of a result that is due to these inputs, judging by the results added so far.
    pub(super) fn predict(&self, inputs: &[f64]) -> f64 {
        self.coefficients().iter().zip(inputs).map(|(coefficient, input)| coefficient * input).sum()
    }

    fn coefficients(&self) -> Vec<f64> {
        let mean = self.results / self.count.max(1.0);
        let mut rows: Vec<Vec<f64>> = self.squares.clone();
        for (index, row) in rows.iter_mut().enumerate() {
            // A kind of draw that hasn't occurred yet has no scale of its own.
            let ridge = CONFIDENCE * (row[index] / self.count.max(1.0)).max(1e-6);
            row[index] += ridge;
            row.push(self.products[index] - self.inputs[index] * mean + ridge * EXPECTED);
        }
        eliminate(rows)
    }
}

/// Solves a regular system of linear equations, given as an augmented matrix (Gauss–Jordan elimination). The ridge makes
/// every matrix positive definite, so no pivot is 0.
fn eliminate(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for pivot in 0..size {
        let pivot_row = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = row[pivot] / pivot_row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    (0..size).map(|index| rows[index][size] / rows[index][index]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SplitMix;

    #[test]
    fn coefficients_are_found() {
        let (mut regression, mut rng) = (Regression::new(2), SplitMix::new(1));
        for _ in 0..2_000 {
            let inputs = [f64::from(rng.normal()), f64::from(rng.normal())];
            regression.add(&inputs, 5.0 + 2.0 * inputs[0] - inputs[1] + f64::from(rng.normal()));
        }
        let found = regression.coefficients();
        assert!((found[0] - 2.0).abs() < 0.1 && (found[1] + 1.0).abs() < 0.1, "{found:?}");
    }

    #[test]
    fn without_results_the_coefficient_is_the_expected_one() {
        assert!((Regression::new(2).predict(&[1.0, 2.0]) - 3.0 * EXPECTED).abs() < 1e-9);
    }
}
