//! Hours of the day in which a person is not told anything.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};

/// Minutes in a day.
const DAY: u16 = 24 * 60;

/// From one time of day to another, in minutes since midnight; over midnight if the end is earlier. None if they are the
/// same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    pub from: u16,
    pub to: u16,
}

/// Whether this is the name of a time zone, such as `Europe/Berlin`.
pub fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

impl QuietHours {
    /// Whether both are times of a day.
    pub fn is_valid(self) -> bool {
        self.from < DAY && self.to < DAY
    }

    /// If these hours include the time `now`, when they end; both in milliseconds since 1970. An unknown time zone counts
    /// as UTC.
    pub fn end(self, now: i64, zone: &str) -> Option<i64> {
        let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
        let local = Timestamp::from_millisecond(now).ok()?.to_zoned(zone);
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        if !self.includes(minute) {
            return None;
        }
        // In a night in which the clocks are put back, the end may be in the past once.
        let days = [i64::from(self.to <= minute), 1];
        days.into_iter().filter_map(|days| self.end_after(&local, days)).find(|end| *end > now)
    }

    fn includes(self, minute: u16) -> bool {
        match self.from <= self.to {
            true => (self.from..self.to).contains(&minute),
            false => minute >= self.from || minute < self.to,
        }
    }

    /// The end, this many days after the day of this time.
    fn end_after(self, local: &Zoned, days: i64) -> Option<i64> {
        let date = local.date().checked_add(jiff::Span::new().days(days)).ok()?;
        let time = Time::new((self.to / 60) as i8, (self.to % 60) as i8, 0, 0).ok()?;
        let end = date.to_datetime(time).to_zoned(local.time_zone().clone()).ok()?;
        Some(end.timestamp().as_millisecond())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIGHT: QuietHours = QuietHours { from: 22 * 60, to: 7 * 60 + 30 };
    const NOON: QuietHours = QuietHours { from: 12 * 60, to: 13 * 60 };

    fn millis(time: &str) -> i64 {
        time.parse::<Timestamp>().expect("a time").as_millisecond()
    }

    fn end(hours: QuietHours, now: &str, zone: &str) -> Option<String> {
        hours.end(millis(now), zone).map(|end| Timestamp::from_millisecond(end).expect("a time").to_string())
    }

    #[test]
    fn a_night_ends_in_the_morning_of_the_person() {
        let berlin = |now| end(NIGHT, now, "Europe/Berlin");
        assert_eq!(berlin("2026-11-18T20:59:00Z"), None);
        assert_eq!(berlin("2026-11-18T21:00:00Z").as_deref(), Some("2026-11-19T06:30:00Z"));
        assert_eq!(berlin("2026-11-19T06:29:59Z").as_deref(), Some("2026-11-19T06:30:00Z"));
        assert_eq!(berlin("2026-11-19T06:30:00Z"), None);
        assert_eq!(end(NIGHT, "2026-11-19T06:30:00Z", "America/New_York").as_deref(), Some("2026-11-19T12:30:00Z"));
    }

    #[test]
    fn hours_of_one_day_end_on_it() {
        assert_eq!(end(NOON, "2026-07-01T12:30:00Z", "UTC").as_deref(), Some("2026-07-01T13:00:00Z"));
        assert_eq!(end(NOON, "2026-07-01T13:00:00Z", "UTC"), None);
        assert_eq!(end(QuietHours { from: 60, to: 60 }, "2026-07-01T01:00:00Z", "UTC"), None);
    }

    /// In Berlin, 02:00–03:00 is missing on 2026-03-29, and there twice on 2026-10-25.
    #[test]
    fn changes_of_the_clocks_are_followed() {
        let until_half_past_two = QuietHours { from: 22 * 60, to: 2 * 60 + 30 };
        let berlin = |now| end(until_half_past_two, now, "Europe/Berlin");
        assert_eq!(berlin("2026-03-28T23:00:00Z").as_deref(), Some("2026-03-29T01:30:00Z"));
        assert_eq!(berlin("2026-10-24T23:00:00Z").as_deref(), Some("2026-10-25T00:30:00Z"));
        let in_the_second_hour = berlin("2026-10-25T01:10:00Z").expect("quiet again");
        assert!(in_the_second_hour.as_str() > "2026-10-25T01:10:00Z", "{in_the_second_hour}");
    }

    #[test]
    fn zones_are_known_by_their_names() {
        assert!(is_zone("Europe/Berlin") && is_zone("America/Argentina/Ushuaia") && is_zone("UTC"));
        assert!(!is_zone("Europe/Atlantis") && !is_zone("") && !is_zone("../../etc/passwd"));
    }
}
