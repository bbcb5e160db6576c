//! How long things took: many of them, in little space.

use std::time::Duration;

/// A power of two is divided into so many classes: a figure is at most 1.6 % above what was measured.
const CLASSES: u64 = 64;

/// Counts times in classes whose width grows with the time, from a microsecond on.
#[derive(Clone, Debug, Default)]
pub(super) struct Latencies {
    counts: Vec<u64>,
    total: u64,
    longest: Duration,
}

impl Latencies {
    pub(super) fn add(&mut self, time: Duration) {
        let class = class(time.as_micros() as u64);
        if class >= self.counts.len() {
            self.counts.resize(class + 1, 0);
        }
        self.counts[class] += 1;
        self.total += 1;
        self.longest = self.longest.max(time);
    }

    pub(super) fn count(&self) -> u64 {
        self.total
    }

    pub(super) fn longest(&self) -> Duration {
        self.longest
    }

    /// The time within which this share of all was done.
    pub(super) fn within(&self, share: f64) -> Duration {
        let wanted = (self.total as f64 * share).ceil() as u64;
        let mut sum = 0;
        let reached = self.counts.iter().position(|count| {
            sum += count;
            sum >= wanted.max(1)
        });
        reached.map_or(self.longest, |class| Duration::from_micros(end_of(class)).min(self.longest))
    }
}

fn class(micros: u64) -> usize {
    let power = micros.max(1).ilog2().saturating_sub(CLASSES.ilog2());
    (u64::from(power) * CLASSES + (micros >> power)) as usize
}

/// The longest time in this class, in microseconds.
fn end_of(class: usize) -> u64 {
    let class = class as u64;
    let power = (class / CLASSES).saturating_sub(1);
    ((class - power * CLASSES + 1) << power) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_found_as_exactly_as_promised() {
        let mut latencies = Latencies::default();
        for micros in 1..=10_000 {
            latencies.add(Duration::from_micros(micros));
        }
        for (share, micros) in [(0.5, 5_000.0), (0.99, 9_900.0), (0.001, 10.0)] {
            let found = latencies.within(share).as_micros() as f64;
            assert!((micros..=micros * 1.016).contains(&found), "{share}: {found}");
        }
        assert_eq!(latencies.within(1.0), Duration::from_millis(10));
        assert_eq!((latencies.count(), latencies.longest()), (10_000, Duration::from_millis(10)));
    }

    #[test]
    fn every_time_has_a_class_and_classes_do_not_overlap() {
        for micros in (0..200_000).chain([u64::from(u32::MAX), 1 << 40]) {
            let class = class(micros);
            assert!(end_of(class) >= micros && (class == 0 || end_of(class - 1) < micros), "{micros}");
        }
    }

    #[test]
    fn nothing_took_no_time() {
        assert_eq!(Latencies::default().within(0.99), Duration::ZERO);
    }
}
