//! Controls a running search.

use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Lets the caller cancel or suspend a running search. An [`AtomicBool`] cancels it when set to true.
pub trait Interrupt: Debug + Sync {
    /// Called between iterations. The search ends early if this returns true. It is suspended while this blocks, and
    /// then continues as if nothing had happened.
    fn is_canceled(&self) -> bool;

    /// Total time the search has been suspended, which doesn't count toward time limits.
    fn suspended(&self) -> Duration {
        Duration::ZERO
    }
}

impl Interrupt for AtomicBool {
    fn is_canceled(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

/// Measures how long a search has run, excluding the time it was suspended.
pub(crate) struct Stopwatch<'a> {
    interrupt: &'a dyn Interrupt,
    start: Instant,
    suspended_before: Duration,
}

impl<'a> Stopwatch<'a> {
    pub(crate) fn start(interrupt: &'a dyn Interrupt) -> Self {
        Self { interrupt, start: Instant::now(), suspended_before: interrupt.suspended() }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        let suspended = self.interrupt.suspended().saturating_sub(self.suspended_before);
        self.start.elapsed().saturating_sub(suspended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// Suspends the search at every check; holds the total time suspended so far.
    #[derive(Debug, Default)]
    struct Suspending(Mutex<Duration>);

    impl Interrupt for Suspending {
        fn is_canceled(&self) -> bool {
            let suspended = Duration::from_millis(30);
            std::thread::sleep(suspended);
            *self.0.lock().unwrap() += suspended;
            false
        }

        fn suspended(&self) -> Duration {
            *self.0.lock().unwrap()
        }
    }

    #[test]
    fn time_suspended_is_not_counted() {
        let interrupt = Suspending::default();
        interrupt.is_canceled();
        let (start, stopwatch) = (Instant::now(), Stopwatch::start(&interrupt));
        interrupt.is_canceled();
        interrupt.is_canceled();
        let (own, all) = (stopwatch.elapsed(), start.elapsed());
        assert!(all >= Duration::from_millis(60) && own <= all - Duration::from_millis(60), "{own:?} of {all:?}");
    }
}
