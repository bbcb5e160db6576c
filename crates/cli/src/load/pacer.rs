//! Spaces out all players' actions to keep to the rate.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Hands out the times at which actions may be sent.
pub(super) struct Pacer {
    /// Time between two actions; `None` if unlimited.
    gap: Option<Duration>,
    next: Mutex<Option<Instant>>,
}

impl Pacer {
    /// Limits to `rate` actions per second.
    pub(super) fn new(rate: Option<f64>) -> Self {
        Self { gap: rate.map(|rate| Duration::from_secs_f64(1.0 / rate)), next: Mutex::default() }
    }

    /// The next free slot at or after `now`; `None` if that is now. Unused slots are not made up for later, so the
    /// rate is never exceeded.
    pub(super) fn slot(&self, now: Instant) -> Option<Instant> {
        let gap = self.gap?;
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = next.unwrap_or(now).max(now);
        *next = Some(slot + gap);
        (slot > now).then_some(slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_evenly_spaced_and_not_saved_up() {
        let (pace, start) = (Pacer::new(Some(100.0)), Instant::now());
        let gap = Duration::from_millis(10);
        assert_eq!([0; 3].map(|_| pace.slot(start)), [None, Some(start + gap), Some(start + 2 * gap)]);
        let late = start + Duration::from_secs(1);
        assert_eq!([0; 2].map(|_| pace.slot(late)), [None, Some(late + gap)]);
    }

    #[test]
    fn without_a_rate_there_is_no_waiting() {
        let (pace, now) = (Pacer::new(None), Instant::now());
        assert_eq!([0; 3].map(|_| pace.slot(now)), [None; 3]);
    }
}
