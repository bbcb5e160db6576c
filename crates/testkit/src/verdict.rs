//! How a check says what it found.

/// Nothing wrong, or what is wrong, in a sentence.
pub(crate) type Verdict = Result<(), String>;

/// Ends a check with this message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

/// Fails the test with all that was found wrong, each on lines of its own.
pub(crate) fn fail_unless_empty(title: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{title}: {} found wrong\n{}", faults.len(), faults.join("\n"));
}
