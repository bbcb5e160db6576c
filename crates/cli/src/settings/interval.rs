//! Intervals as people write them: `90s`, `30m`, `6h`, `7d`.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// An interval of whole seconds, at least one and at most a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Interval(Duration);

/// The units, longest first, in seconds.
const UNITS: [(char, u64); 4] = [('d', 24 * 60 * 60), ('h', 60 * 60), ('m', 60), ('s', 1)];
const MAX_SECONDS: u64 = 366 * 24 * 60 * 60;

impl Interval {
    pub(crate) const fn hours(hours: u64) -> Self {
        Self(Duration::from_secs(hours * 60 * 60))
    }

    pub(crate) fn duration(self) -> Duration {
        self.0
    }
}

impl FromStr for Interval {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seconds = UNITS.iter().find_map(|(unit, seconds)| {
            let count: u64 = text.strip_suffix(*unit)?.parse().ok()?;
            count.checked_mul(*seconds)
        });
        match seconds {
            Some(seconds @ 1..=MAX_SECONDS) => Ok(Self(Duration::from_secs(seconds))),
            _ => Err(format!("“{text}” is not an interval from 1s to 366d, such as 90s, 30m, 6h or 7d")),
        }
    }
}

impl TryFrom<String> for Interval {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let fitting = UNITS.iter().find(|(_, unit)| seconds.is_multiple_of(*unit));
        let (unit, length) = fitting.copied().unwrap_or(('s', 1));
        write!(f, "{}{unit}", seconds / length)
    }
}

impl From<Interval> for String {
    fn from(interval: Interval) -> Self {
        interval.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_a_number_and_a_unit() {
        for (text, seconds) in [("1s", 1), ("90s", 90), ("30m", 1800), ("6h", 21_600), ("366d", MAX_SECONDS)] {
            let interval: Interval = text.parse().unwrap();
            assert_eq!((interval.duration().as_secs(), interval.to_string().as_str()), (seconds, text));
        }
        assert_eq!("120m".parse::<Interval>().unwrap(), Interval::hours(2));
        for bad in ["", "6", "h", "0h", "-1h", "6 h", "1.5h", "6w", "367d", "18446744073709551615d"] {
            assert!(bad.parse::<Interval>().is_err(), "{bad}");
        }
    }
}
