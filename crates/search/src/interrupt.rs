//! Controls a running search.

use std::fmt::Debug;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Lets the caller cancel or suspend a running search, and tells the search the time. An [`AtomicBool`] cancels it when
/// set to true, and uses the system's clock.
pub trait Interrupt: Debug + Sync {
    /// Called between iterations. The search ends early if this returns true. It is suspended while this blocks, and
    /// then continues as if nothing had happened.
    fn is_canceled(&self) -> bool;

    /// The search's clock: the time since some fixed moment, not counting the time for which the search was suspended.
    /// Outside browsers, this is [`system_time`].
    fn time(&self) -> Duration;
}

impl Interrupt for AtomicBool {
    fn is_canceled(&self) -> bool {
        self.load(Ordering::Relaxed)
    }

    fn time(&self) -> Duration {
        system_time()
    }
}

/// The time since this was first called, by the system's monotonic clock. Panics in a browser, which has none.
pub fn system_time() -> Duration {
    static FIRST_CALL: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST_CALL.elapsed()
}

/// Measures how long a search has run, by its own clock.
pub(crate) struct Stopwatch<'a> {
    clock: &'a dyn Interrupt,
    start: Duration,
}

impl<'a> Stopwatch<'a> {
    pub(crate) fn start(clock: &'a dyn Interrupt) -> Self {
        Self { clock, start: clock.time() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.time().saturating_sub(self.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// A clock that stands still until it is set.
    #[derive(Debug, Default)]
    struct Set(Mutex<Duration>);

    impl Interrupt for Set {
        fn is_canceled(&self) -> bool {
            false
        }

        fn time(&self) -> Duration {
            *self.0.lock().unwrap()
        }
    }

    #[test]
    fn a_search_is_timed_by_its_own_clock() {
        let clock = Set(Mutex::new(Duration::from_secs(5)));
        let stopwatch = Stopwatch::start(&clock);
        assert_eq!(stopwatch.elapsed(), Duration::ZERO);
        *clock.0.lock().unwrap() += Duration::from_millis(70);
        assert_eq!(stopwatch.elapsed(), Duration::from_millis(70));
    }

    #[test]
    fn the_system_has_a_clock() {
        let before = system_time();
        std::thread::sleep(Duration::from_millis(2));
        assert!(system_time() >= before + Duration::from_millis(2));
    }
}
