//! Confidence intervals.

use serde::Serialize;

/// A 95% confidence interval: lower and upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Interval(pub(super) f64, pub(super) f64);

/// Standard deviations around the mean that cover 95% of a normal distribution.
const Z_95: f64 = 1.959_963_984_540_054;

impl Interval {
    /// The Wilson score interval for `wins`, which may be fractional, in `games` > 0 games.
    pub(super) fn of(wins: f64, games: f64) -> Self {
        let share = wins / games;
        let square = Z_95 * Z_95 / games;
        let middle = share + square / 2.0;
        let spread = (square * (share * (1.0 - share) + square / 4.0)).sqrt();
        let bound = |bound: f64| (bound / (1.0 + square)).clamp(0.0, 1.0);
        Self(bound(middle - spread), bound(middle + spread))
    }

    /// The interval for the mean of this many normal values, at least two, with this standard error (Student).
    pub(super) fn around(mean: f64, error: f64, values: f64) -> Self {
        let width = student_95(values - 1.0) * error;
        Self(mean - width, mean + width)
    }

    pub(super) fn contains(&self, value: f64) -> bool {
        self.0 <= value && value <= self.1
    }
}

/// Like [`Z_95`], but for Student's distribution with this many degrees of freedom: a table for the first ten, then
/// Fisher's expansion.
fn student_95(freedom: f64) -> f64 {
    const FIRST: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    let expansion = || {
        let (z3, z5) = (Z_95.powi(3), Z_95.powi(5));
        Z_95 + (z3 + Z_95) / (4.0 * freedom) + (5.0 * z5 + 16.0 * z3 + 3.0 * Z_95) / (96.0 * freedom * freedom)
    };
    FIRST.get((freedom as usize).saturating_sub(1)).copied().unwrap_or_else(expansion)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand, with z² = 3.841459: (0.8 + 0.192073 ± √(0.384146 · (0.16 + 0.096036))) ÷ 1.384146.
    #[test]
    fn eight_of_ten() {
        let Interval(low, high) = Interval::of(8.0, 10.0);
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
    }

    /// From a table of Student's distribution. From 11 degrees on, the expansion's next term is below 0.002.
    #[test]
    fn few_values_widen_the_interval() {
        for (freedom, expected) in [(1.0, 12.706), (4.0, 2.776), (12.0, 2.179), (30.0, 2.042), (1e9, Z_95)] {
            assert!((student_95(freedom) - expected).abs() < 0.002, "{freedom}");
        }
    }

    #[test]
    fn winning_every_game_leaves_uncertainty() {
        let Interval(low, high) = Interval::of(20.0, 20.0);
        assert!((low - 0.838_875).abs() < 1e-6 && high == 1.0, "{low} {high}");
    }
}
