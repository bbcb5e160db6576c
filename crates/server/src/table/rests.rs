//! Rests: times in which the clock of a seat stands still although its player has a decision to make.

use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use store::Millis;

/// A time in which a clock stands still, up to but not including `until`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    pub(crate) from: Millis,
    pub(crate) until: Millis,
}

/// The rests of a seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Rests {
    /// The time zone in which weekends are off; `None` if they are not.
    weekends: Option<TimeZone>,
    /// The vacations of the seat's player, as far as the table has heard of them.
    vacations: Vec<Rest>,
    /// Those of earlier players, until the seat was taken from them.
    earlier: Vec<Rest>,
}

impl Rests {
    /// Weekends are off in this time zone, if there is one. An unknown one counts as UTC.
    pub(super) fn new(weekends: Option<&str>) -> Self {
        let weekends = weekends.map(|name| TimeZone::get(name).unwrap_or(TimeZone::UTC));
        Self { weekends, ..Self::default() }
    }

    pub(super) fn vacations(&self) -> &[Rest] {
        &self.vacations
    }

    pub(super) fn set_vacations(&mut self, vacations: Vec<Rest>) {
        self.vacations = vacations;
    }

    /// The seat has another player from now on, whose vacations aren't known yet.
    pub(super) fn change_player(&mut self, at: Millis) {
        let past = |rest: Rest| Rest { until: rest.until.min(at), ..rest };
        self.earlier.extend(self.vacations.drain(..).filter(|rest| rest.from < at).map(past));
    }

    /// When the vacation ends that the seat's player is on at this time.
    pub(super) fn vacation_until(&self, at: Millis) -> Option<Millis> {
        self.vacations.iter().find(|rest| rest.includes(at)).map(|rest| rest.until)
    }

    /// The time from `from` to `to` without rests; 0 if the system clock was set back.
    pub(super) fn work(&self, from: Millis, to: Millis) -> i64 {
        let (mut work, mut at) = (0, from);
        while at < to {
            match self.next(at) {
                Some(rest) if rest.from <= at => at = rest.until,
                Some(rest) if rest.from < to => {
                    work += rest.from.0 - at.0;
                    at = rest.until;
                }
                _ => return work + to.0 - at.0,
            }
        }
        work
    }

    /// When this much time without rests has passed since `from`.
    pub(super) fn after(&self, from: Millis, mut work: i64) -> Millis {
        let mut at = from;
        while work > 0
            && let Some(rest) = self.next(at)
        {
            let before = (rest.from.0 - at.0).max(0);
            if work <= before {
                break;
            }
            work -= before;
            at = rest.until;
        }
        Millis(at.0 + work)
    }

    /// If this time is in a rest: when that ends, and with it all that follow at once.
    pub(super) fn end(&self, at: Millis) -> Option<Millis> {
        let mut end = at;
        while let Some(rest) = self.next(end).filter(|rest| rest.from <= end) {
            end = rest.until;
        }
        (end > at).then_some(end)
    }

    /// When the clock next begins or ceases to stand still.
    pub(super) fn next_change(&self, at: Millis) -> Option<Millis> {
        self.end(at).or_else(|| self.next(at).map(|rest| rest.from))
    }

    /// The rest that ends after this time and begins first.
    fn next(&self, at: Millis) -> Option<Rest> {
        let weekend = self.weekends.as_ref().and_then(|zone| weekend(zone, at));
        let vacations = self.vacations.iter().chain(&self.earlier).filter(|rest| rest.until > at).copied();
        vacations.chain(weekend).min_by_key(|rest| rest.from)
    }
}

impl Rest {
    fn includes(self, at: Millis) -> bool {
        (self.from..self.until).contains(&at)
    }
}

/// The weekend at this time, or else the next one: from Saturday to Monday, 0:00.
fn weekend(zone: &TimeZone, at: Millis) -> Option<Rest> {
    let today = Timestamp::from_millisecond(at.0).ok()?.to_zoned(zone.clone()).date();
    let since_saturday = i64::from(today.weekday().since(Weekday::Saturday));
    let to_saturday = if since_saturday <= 1 { -since_saturday } else { 7 - since_saturday };
    let start = |days: i64| start_of(today.checked_add(Span::new().days(days)).ok()?, zone);
    Some(Rest { from: start(to_saturday)?, until: start(to_saturday + 2)? })
}

/// When a day begins.
pub(crate) fn start_of(day: Date, zone: &TimeZone) -> Option<Millis> {
    Some(Millis(day.to_zoned(zone.clone()).ok()?.timestamp().as_millisecond()))
}

/// Rests as the body of a log entry; parsed by [`read_rests`].
pub(super) fn write_rests(rests: &[Rest]) -> String {
    let rests: Vec<String> = rests.iter().map(|rest| format!("{} {}", rest.from.0, rest.until.0)).collect();
    rests.join(",")
}

/// `None` if this isn't a list of rests.
pub(super) fn read_rests(body: &str) -> Option<Vec<Rest>> {
    let read = |rest: &str| {
        let (from, until) = rest.split_once(' ')?;
        let rest = Rest { from: Millis(from.parse().ok()?), until: Millis(until.parse().ok()?) };
        (rest.from < rest.until).then_some(rest)
    };
    if body.is_empty() { Some(Vec::new()) } else { body.split(',').map(read).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn at(time: &str) -> Millis {
        Millis(time.parse::<Timestamp>().expect("a time").as_millisecond())
    }

    fn rest(from: &str, until: &str) -> Rest {
        Rest { from: at(from), until: at(until) }
    }

    fn in_berlin() -> Rests {
        Rests::new(Some("Europe/Berlin"))
    }

    #[test]
    fn a_weekend_lasts_from_saturday_to_monday_in_its_zone() {
        let weekend = (at("2026-11-20T23:00:00Z"), at("2026-11-22T23:00:00Z"));
        for time in ["2026-11-20T23:00:00Z", "2026-11-21T12:00:00Z", "2026-11-22T22:59:59Z"] {
            assert_eq!(in_berlin().end(at(time)), Some(weekend.1), "{time}");
        }
        for time in ["2026-11-20T22:59:59Z", "2026-11-16T12:00:00Z"] {
            assert_eq!(
                (in_berlin().end(at(time)), in_berlin().next_change(at(time))),
                (None, Some(weekend.0)),
                "{time}"
            );
        }
        assert_eq!(in_berlin().next_change(weekend.1), Some(at("2026-11-27T23:00:00Z")));
        assert_eq!(Rests::default().next_change(weekend.0), None);
    }

    #[test]
    fn time_passes_between_rests_only() {
        let (friday, tuesday) = (at("2026-11-20T22:00:00Z"), at("2026-11-24T10:00:00Z"));
        assert_eq!(in_berlin().work(friday, tuesday), 36 * HOUR);
        assert_eq!(in_berlin().after(friday, 36 * HOUR), tuesday);
        assert_eq!(
            in_berlin().after(friday, HOUR),
            at("2026-11-20T23:00:00Z"),
            "when the weekend begins, not after it"
        );
        assert_eq!(in_berlin().after(friday, HOUR + 1), at("2026-11-22T23:00:00.001Z"));
        assert_eq!(in_berlin().work(tuesday, friday), 0, "the system clock was set back");
        assert_eq!(in_berlin().after(friday, -5), Millis(friday.0 - 5));
        let saturday = at("2026-11-21T10:00:00Z");
        assert_eq!((in_berlin().work(saturday, tuesday), in_berlin().after(saturday, 35 * HOUR)), (35 * HOUR, tuesday));
    }

    /// In Berlin, the Sundays in which the clocks are changed have 23 and 25 hours.
    #[test]
    fn changes_of_the_clocks_are_followed() {
        for (friday, monday) in
            [("2026-03-27T22:00:00Z", "2026-03-29T23:00:00Z"), ("2026-10-23T21:00:00Z", "2026-10-26T00:00:00Z")]
        {
            assert_eq!(in_berlin().after(at(friday), 2 * HOUR), at(monday));
        }
    }

    #[test]
    fn vacations_and_weekends_add_up_without_being_counted_twice() {
        let mut rests = in_berlin();
        rests.set_vacations(vec![rest("2026-11-18T23:00:00Z", "2026-11-21T23:00:00Z")]);
        let (wednesday, monday) = (at("2026-11-18T22:00:00Z"), at("2026-11-23T01:00:00Z"));
        assert_eq!((rests.work(wednesday, monday), rests.after(wednesday, 3 * HOUR)), (3 * HOUR, monday));
        assert_eq!(
            rests.end(at("2026-11-19T12:00:00Z")),
            Some(at("2026-11-22T23:00:00Z")),
            "together with the weekend"
        );
        assert_eq!(rests.vacation_until(at("2026-11-19T12:00:00Z")), Some(at("2026-11-21T23:00:00Z")));
        assert_eq!(rests.vacation_until(at("2026-11-21T23:00:00Z")), None);
    }

    #[test]
    fn the_next_player_does_not_get_the_vacation() {
        let mut rests = Rests::default();
        rests.set_vacations(vec![
            Rest { from: Millis(10), until: Millis(20) },
            Rest { from: Millis(50), until: Millis(60) },
        ]);
        rests.change_player(Millis(15));
        assert_eq!((rests.work(Millis(0), Millis(100)), rests.vacation_until(Millis(15))), (95, None));
        assert_eq!(rests.vacations(), []);
    }

    #[test]
    fn rests_are_read_as_they_are_written() {
        let one = Rest { from: Millis(-5), until: Millis(7) };
        let two = Rest { from: Millis(10), until: Millis(11) };
        for rests in [vec![], vec![one], vec![one, two]] {
            assert_eq!(read_rests(&write_rests(&rests)), Some(rests));
        }
        for wrong in ["5", "5 x", "7 5", "5 5", "1 2,", ",1 2", "1 2 3"] {
            assert_eq!(read_rests(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_unknown_zone_counts_as_utc() {
        assert_eq!(
            Rests::new(Some("Europe/Atlantis")).next_change(at("2026-11-20T12:00:00Z")),
            Some(at("2026-11-21T00:00:00Z"))
        );
    }
}
