//! The result of a check.

/// `Ok`, or a description of the fault.
pub(crate) type Verdict = Result<(), String>;

/// Returns from a check with this message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

/// Panics with all faults, if there are any.
pub(crate) fn fail_unless_empty(title: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{title}: {} faults\n{}", faults.len(), faults.join("\n"));
}
