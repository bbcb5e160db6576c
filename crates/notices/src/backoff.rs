//! When a failed delivery is tried again.

use std::time::Duration;

const FIRST_PAUSE: Duration = Duration::from_secs(30);
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// A notice that could not be delivered for this long is given up.
pub const GIVE_UP: Duration = Duration::from_secs(24 * 3600);

/// The pause after this many failed attempts, the last one included: it doubles each time. The receiver may ask for a
/// longer one. `None` once the notice is this old that it is given up.
pub fn pause(attempts: u32, age: Duration, asked: Option<Duration>) -> Option<Duration> {
    let doubled = FIRST_PAUSE.saturating_mul(1 << attempts.saturating_sub(1).min(16)).min(LONGEST_PAUSE);
    let pause = doubled.max(asked.unwrap_or_default());
    (age + pause < GIVE_UP).then_some(pause)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(attempts: u32, age: u64, asked: Option<u64>) -> Option<u64> {
        pause(attempts, Duration::from_secs(age), asked.map(Duration::from_secs)).map(|pause| pause.as_secs())
    }

    #[test]
    fn pauses_double_up_to_an_hour() {
        assert_eq!([1, 2, 3, 8, 100].map(|attempts| seconds(attempts, 0, None)), [30, 60, 120, 3600, 3600].map(Some));
    }

    #[test]
    fn a_receiver_may_ask_for_more_time_but_not_for_less() {
        assert_eq!((seconds(1, 0, Some(600)), seconds(3, 0, Some(5))), (Some(600), Some(120)));
    }

    #[test]
    fn an_old_notice_is_given_up() {
        assert_eq!((seconds(9, 20 * 3600, None), seconds(30, 23 * 3600, None)), (Some(3600), None));
        assert_eq!(seconds(1, 0, Some(3_000_000)), None);
    }
}
