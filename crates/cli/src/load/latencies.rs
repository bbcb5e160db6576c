//! A compact latency histogram.

use std::time::Duration;

/// Buckets per power of two: a quantile is at most 1.6% above the true value.
const BUCKETS_PER_OCTAVE: u64 = 64;

/// A histogram whose bucket width grows with the latency, starting at one microsecond.
#[derive(Clone, Debug, Default)]
pub(super) struct Latencies {
    counts: Vec<u64>,
    total: u64,
    max: Duration,
}

impl Latencies {
    pub(super) fn add(&mut self, time: Duration) {
        let bucket = bucket(time.as_micros() as u64);
        if bucket >= self.counts.len() {
            self.counts.resize(bucket + 1, 0);
        }
        self.counts[bucket] += 1;
        self.total += 1;
        self.max = self.max.max(time);
    }

    pub(super) fn count(&self) -> u64 {
        self.total
    }

    pub(super) fn max(&self) -> Duration {
        self.max
    }

    /// The latency not exceeded by this share of the samples.
    pub(super) fn quantile(&self, share: f64) -> Duration {
        let wanted = (self.total as f64 * share).ceil() as u64;
        let mut sum = 0;
        let reached = self.counts.iter().position(|count| {
            sum += count;
            sum >= wanted.max(1)
        });
        reached.map_or(self.max, |bucket| Duration::from_micros(upper_bound(bucket)).min(self.max))
    }
}

fn bucket(micros: u64) -> usize {
    let power = micros.max(1).ilog2().saturating_sub(BUCKETS_PER_OCTAVE.ilog2());
    (u64::from(power) * BUCKETS_PER_OCTAVE + (micros >> power)) as usize
}

/// The longest time in this bucket, in microseconds.
fn upper_bound(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    let power = (bucket / BUCKETS_PER_OCTAVE).saturating_sub(1);
    ((bucket - power * BUCKETS_PER_OCTAVE + 1) << power) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_as_precise_as_documented() {
        let mut latencies = Latencies::default();
        for micros in 1..=10_000 {
            latencies.add(Duration::from_micros(micros));
        }
        for (share, micros) in [(0.5, 5_000.0), (0.99, 9_900.0), (0.001, 10.0)] {
            let found = latencies.quantile(share).as_micros() as f64;
            assert!((micros..=micros * 1.016).contains(&found), "{share}: {found}");
        }
        assert_eq!(latencies.quantile(1.0), Duration::from_millis(10));
        assert_eq!((latencies.count(), latencies.max()), (10_000, Duration::from_millis(10)));
    }

    #[test]
    fn every_time_has_a_bucket_and_buckets_do_not_overlap() {
        for micros in (0..200_000).chain([u64::from(u32::MAX), 1 << 40]) {
            let bucket = bucket(micros);
            assert!(upper_bound(bucket) >= micros && (bucket == 0 || upper_bound(bucket - 1) < micros), "{micros}");
        }
    }

    #[test]
    fn without_samples_every_quantile_is_zero() {
        assert_eq!(Latencies::default().quantile(0.99), Duration::ZERO);
    }
}
