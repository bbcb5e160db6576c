//! Token buckets: limits on how often clients may do something.

use crate::config::Rate;
use protocol::ApiError;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The tokens that one client has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Self {
        Self { left: rate.burst, at: Instant::now() }
    }

    /// Takes a token; `too-fast` if there is none, with the time until there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> Result<(), ApiError> {
        self.check(rate)?;
        self.left -= 1.0;
        Ok(())
    }

    /// `too-fast` if there is no token, with the time until there is one.
    fn check(&mut self, rate: Rate) -> Result<(), ApiError> {
        self.refill(rate, Instant::now());
        if self.left >= 1.0 { Ok(()) } else { Err(ApiError::too_fast(self.retry_after(rate))) }
    }

    /// Whole seconds until there is a token again, at least 1; `None` if the bucket is never refilled.
    fn retry_after(&self, rate: Rate) -> Option<u32> {
        let seconds = (1.0 - self.left) / rate.per_second;
        seconds.is_finite().then(|| seconds.ceil().max(1.0) as u32)
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + seconds * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// One bucket per client.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Once there are this many buckets, full ones are dropped, since a new bucket is full anyway.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// `too-fast` if the bucket of `key` is empty, with the time until it isn't. Takes no token.
    pub(crate) fn check(&self, key: &K) -> Result<(), ApiError> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(key).map_or(Ok(()), |bucket| bucket.check(self.rate))
    }

    /// Takes a token from the bucket of `key`; `too-fast` if there is none, with the time until there is one.
    pub(crate) fn take(&self, key: K) -> Result<(), ApiError> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
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
        assert_eq!([0; 4].map(|_| bucket.take(rate).is_ok()), [true, true, true, false]);
        assert_eq!(bucket.take(rate), Err(ApiError::too_fast(Some(1))));
        bucket.at -= Duration::from_secs(2);
        assert_eq!([0; 3].map(|_| bucket.take(rate).is_ok()), [true, true, false]);
    }

    #[test]
    fn each_client_has_a_bucket() {
        let buckets = Buckets::new(Rate::new(1, 0.0));
        assert!(buckets.check(&1).is_ok() && buckets.take(1).is_ok() && buckets.take(2).is_ok());
        let never = Err(ApiError::too_fast(None));
        assert_eq!([buckets.check(&1), buckets.take(1), buckets.take(2)], [never.clone(), never.clone(), never]);
    }
}
