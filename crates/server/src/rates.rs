//! Token buckets: who asks too often has to wait.

use crate::config::Rate;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What one visitor has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Self {
        Self { left: rate.burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        self.refill(rate, Instant::now());
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }

    /// Whole seconds until there is one again, at least 1; `None` if it is never refilled.
    pub(crate) fn retry_after(&self, rate: Rate) -> Option<u32> {
        let seconds = (1.0 - self.left) / rate.per_second;
        seconds.is_finite().then(|| seconds.ceil().max(1.0) as u32)
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + seconds * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// A bucket for each visitor of some kind.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// With so many buckets the full ones are thrown away: they say nothing.
const CROWD: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Whether there is one left in the bucket of `key`.
    pub(crate) fn has(&self, key: &K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(key).is_none_or(|bucket| {
            bucket.refill(self.rate, Instant::now());
            bucket.left >= 1.0
        })
    }

    /// Takes one from the bucket of `key`, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CROWD {
            let now = Instant::now();
            buckets.retain(|_, bucket| {
                bucket.refill(self.rate, now);
                bucket.left < self.rate.burst
            });
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)).take(self.rate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let rate = Rate::new(3, 1.0);
        let mut bucket = Bucket::full(rate);
        assert_eq!([0; 4].map(|_| bucket.take(rate)), [true, true, true, false]);
        assert_eq!((bucket.retry_after(rate), bucket.retry_after(Rate::new(3, 0.0))), (Some(1), None));
        bucket.at -= Duration::from_secs(2);
        assert_eq!([0; 3].map(|_| bucket.take(rate)), [true, true, false]);
    }

    #[test]
    fn each_visitor_has_a_bucket() {
        let buckets = Buckets::new(Rate::new(1, 0.0));
        assert!(buckets.has(&1) && buckets.take(1) && buckets.take(2));
        assert!(!buckets.has(&1) && !buckets.take(1) && !buckets.take(2));
    }
}
