//! Logs errors without flooding the log: while a disk is full, for example, every command fails with the same error.

use std::error::Error;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For this long after an error was logged, repetitions of it are only counted.
const QUIET: Duration = Duration::from_secs(10);

/// Maximum number of distinct errors remembered.
const MAX_KINDS: usize = 16;

/// Logs errors. Repetitions of an error are logged only once in a while, with the number of those left out.
pub(crate) struct Reporter {
    /// The message to log: what went wrong.
    what: &'static str,
    logged: Mutex<Vec<Logged>>,
}

struct Logged {
    error: String,
    at: Instant,
    /// Number of repetitions since then, which were not logged.
    repeated: u64,
}

impl Reporter {
    pub(crate) const fn new(what: &'static str) -> Self {
        Self { what, logged: Mutex::new(Vec::new()) }
    }

    pub(crate) fn error(&self, error: &dyn Error) {
        let text = with_causes(error);
        if let Some(repeated) = self.unlogged(&text, Instant::now()) {
            tracing::error!(error = text, repeated, "{}", self.what);
        }
    }

    /// The number of repetitions left out since this error was last logged; `None` if it is not to be logged now
    /// either.
    fn unlogged(&self, error: &str, now: Instant) -> Option<u64> {
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        let known = logged.iter().position(|it| it.error == error);
        if let Some(recent) = known.map(|index| &mut logged[index]).filter(|it| now.duration_since(it.at) < QUIET) {
            recent.repeated += 1;
            return None;
        }
        let repeated = known.map_or(0, |index| logged.remove(index).repeated);
        logged.truncate(MAX_KINDS - 1);
        logged.insert(0, Logged { error: error.to_owned(), at: now, repeated: 0 });
        Some(repeated)
    }
}

/// The error and its causes.
fn with_causes(error: &dyn Error) -> String {
    let (mut text, mut cause) = (error.to_string(), error.source());
    while let Some(error) = cause {
        text += &format!(": {error}");
        cause = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt;

    #[derive(Debug)]
    struct Outer(fmt::Error);

    impl fmt::Display for Outer {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("outer")
        }
    }

    impl Error for Outer {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(&self.0)
        }
    }

    #[test]
    fn an_error_is_logged_with_its_cause() {
        assert_eq!(with_causes(&Outer(fmt::Error)), format!("outer: {}", fmt::Error));
    }

    #[test]
    fn the_same_error_is_logged_once_in_a_while_with_a_count() {
        let (reporter, start) = (Reporter::new("it failed"), Instant::now());
        let unlogged = |error: &str, seconds| reporter.unlogged(error, start + Duration::from_secs(seconds));
        assert_eq!((unlogged("full", 0), unlogged("away", 0)), (Some(0), Some(0)));
        assert_eq!([1, 2, 9].map(|seconds| unlogged("full", seconds)), [None; 3]);
        assert_eq!([10, 11].map(|seconds| unlogged("full", seconds)), [Some(3), None]);
        assert_eq!(unlogged("away", 11), Some(0));
    }

    #[test]
    fn few_errors_are_remembered() {
        let (reporter, now) = (Reporter::new("it failed"), Instant::now());
        for number in 0..100 {
            assert_eq!(reporter.unlogged(&number.to_string(), now), Some(0));
        }
        assert_eq!(reporter.logged.lock().unwrap().len(), MAX_KINDS);
    }
}
