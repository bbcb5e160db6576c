//! Remembers what was used, so that it is used once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use store::Millis;

/// What was used on this server and has not expired yet.
#[derive(Default)]
pub(crate) struct UsedOnce(Mutex<HashMap<String, Millis>>);

impl UsedOnce {
    /// Whether this is used for the first time. It is remembered until it expires.
    pub(crate) fn take(&self, used: &str, expires: Millis, now: Millis) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, expires| *expires > now);
        known.insert(used.to_owned(), expires).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_is_forgotten_when_it_expires() {
        let used = UsedOnce::default();
        for minute in 0..20 {
            let now = Millis(minute * 60_000);
            assert!(used.take(&minute.to_string(), Millis(now.0 + 5 * 60_000), now));
            assert!(!used.take(&minute.to_string(), Millis(now.0 + 5 * 60_000), now));
        }
        assert!(used.0.lock().unwrap().len() <= 5);
    }
}
