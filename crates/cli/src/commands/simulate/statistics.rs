//! Summary statistics.

use serde::Serialize;

/// Mean, sample standard deviation (0 for a single number) and linearly interpolated quartiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) sd: f64,
    pub(super) min: f64,
    pub(super) q1: f64,
    pub(super) median: f64,
    pub(super) q3: f64,
    pub(super) max: f64,
}

impl Spread {
    /// Computes the statistics of at least one number.
    pub(super) fn of<T: Into<f64> + Copy>(numbers: &[T]) -> Self {
        let mut sorted: Vec<f64> = numbers.iter().map(|number| (*number).into()).collect();
        sorted.sort_by(f64::total_cmp);
        Self {
            mean: mean(&sorted),
            sd: standard_deviation(&sorted),
            min: quantile(&sorted, 0.0),
            q1: quantile(&sorted, 0.25),
            median: quantile(&sorted, 0.5),
            q3: quantile(&sorted, 0.75),
            max: quantile(&sorted, 1.0),
        }
    }

    /// All values in display order.
    pub(super) fn values(&self) -> [f64; 7] {
        [self.mean, self.sd, self.min, self.q1, self.median, self.q3, self.max]
    }
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

fn standard_deviation(numbers: &[f64]) -> f64 {
    if numbers.len() < 2 {
        return 0.0;
    }
    let mean = mean(numbers);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (squares / (numbers.len() - 1) as f64).sqrt()
}

fn quantile(sorted: &[f64], part: f64) -> f64 {
    let position = part * (sorted.len() - 1) as f64;
    let (below, above) = (position.floor() as usize, position.ceil() as usize);
    sorted[below] + (sorted[above] - sorted[below]) * position.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_are_interpolated() {
        let spread = Spread::of(&[4_i16, 1, 2, 3]);
        assert_eq!((spread.min, spread.q1, spread.median, spread.q3, spread.max), (1.0, 1.75, 2.5, 3.25, 4.0));
    }

    #[test]
    fn the_sample_standard_deviation_is_used() {
        let spread = Spread::of(&[2_i16, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(spread.mean, 5.0);
        assert!((spread.sd - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_single_number_has_no_spread() {
        assert_eq!(Spread::of(&[7_i16]).values(), [7.0, 0.0, 7.0, 7.0, 7.0, 7.0, 7.0]);
    }
}
