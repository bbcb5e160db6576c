//! Means of a growing number of values, and intervals for them that are valid at any time.

use super::interval::Interval;

/// Count, mean and variance of values added one by one (Welford).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1.0;
        let difference = value - self.mean;
        self.mean += difference / self.count;
        self.squares += difference * (value - self.mean);
    }

    pub(super) fn count(&self) -> f64 {
        self.count
    }

    pub(super) fn mean(&self) -> f64 {
        self.mean
    }

    pub(super) fn variance(&self) -> f64 {
        self.squares / (self.count - 1.0).max(1.0)
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        (self.variance() / self.count.max(1.0)).sqrt()
    }
}

/// The number of values for which intervals are narrowest.
const TUNED_FOR: f64 = 100.0;
/// Before this many values, the result is too far from a normal distribution for a verdict.
const LEAST: f64 = 20.0;

/// An interval for the mean of values that are independent, or whose expectation given all earlier ones is the same.
/// With a probability of at least 1 − `error_rate`, it contains the true mean at *every* number of values, so one may
/// stop at any of them.
///
/// This is the confidence sequence of the sequential t-test (Lai 1976; Wang and Ramdas 2024): the ratio of a mixture of
/// normal distributions with different means to the one with the supposed mean, with unknown deviation. For normal
/// values it is exact, for others asymptotic. Unlike a sequential probability ratio test, it needs no guess at the size
/// of the difference, and its result is an interval, not just a verdict.
pub(super) fn always_valid(values: &Moments, error_rate: f64) -> Interval {
    let count = values.count();
    if count < LEAST {
        return Interval(f64::NEG_INFINITY, f64::INFINITY);
    }
    let scale = -2.0 * error_rate.ln();
    // The mixture's precision, in units of the values' own.
    let prior = TUNED_FOR / (scale + (scale + 1.0).ln());
    let all = count + prior;
    let ratio = ((all / prior).sqrt() / error_rate).powf(2.0 / count);
    let room = all - ratio * prior;
    let width = if room > 0.0 { ((ratio - 1.0) * all * values.squares / (count * room)).sqrt() } else { f64::INFINITY };
    Interval(values.mean() - width, values.mean() + width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SplitMix;

    /// The number of values with this mean after which the interval excludes 0, and whether it is above 0; `None` if
    /// 1,000 values are not enough.
    fn verdict(seed: u64, mean: f64, sample: fn(&mut SplitMix) -> f32) -> Option<(u32, bool)> {
        let (mut values, mut rng) = (Moments::default(), SplitMix::stream(3, seed));
        (1..=1_000).find_map(|count| {
            values.add(mean + f64::from(sample(&mut rng)));
            let Interval(low, high) = always_valid(&values, 0.05);
            (low > 0.0 || high < 0.0).then_some((count, low > 0.0))
        })
    }

    fn normal(rng: &mut SplitMix) -> f32 {
        rng.normal()
    }

    /// A long tail on both sides.
    fn long_tailed(rng: &mut SplitMix) -> f32 {
        (1.0 - rng.unit()).ln() - (1.0 - rng.unit()).ln()
    }

    /// A long tail on one side, averaged over two games as in a deal.
    fn skewed(rng: &mut SplitMix) -> f32 {
        -(1.0 - rng.unit()).ln() - (1.0 - rng.unit()).ln() - 2.0
    }

    /// An ordinary interval, checked after each of 1,000 values, would be wrong in about half of these matches.
    #[test]
    fn equal_bots_rarely_get_a_verdict() {
        for sample in [normal, long_tailed, skewed] {
            let errors = (0..1_000).filter(|seed| verdict(*seed, 0.0, sample).is_some()).count();
            assert!(errors <= 50, "{errors} of 1000");
        }
    }

    #[test]
    fn a_clear_difference_ends_soon() {
        let verdicts: Vec<_> = (0..200).map(|seed| verdict(seed, 0.5, normal)).collect();
        assert!(verdicts.iter().all(|verdict| verdict.is_some_and(|(_, above)| above)));
        let mean = verdicts.iter().flatten().map(|(count, _)| count).sum::<u32>() / 200;
        assert!((20..80).contains(&mean), "{mean}");
    }

    #[test]
    fn moments_are_correct() {
        let mut moments = Moments::default();
        [2.0, 4.0, 9.0].into_iter().for_each(|value| moments.add(value));
        assert_eq!((moments.count(), moments.mean(), moments.variance()), (3.0, 5.0, 13.0));
        assert!((moments.error() - (13.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    }
}
