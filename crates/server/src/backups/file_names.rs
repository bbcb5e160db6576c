//! The names of backups: `tavola-20261117-195122.db`, in UTC, so that they sort by age.

use std::time::{SystemTime, UNIX_EPOCH};

const PREFIX: &str = "tavola-";
const SUFFIX: &str = ".db";

/// The name of a backup made at this time.
pub(super) fn name(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = date(seconds / 86_400);
    let [hour, minute, second] = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60];
    format!("{PREFIX}{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{SUFFIX}")
}

/// Whether this is the name of a backup.
pub(super) fn is_backup(name: &str) -> bool {
    let stamp = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    let is_stamp = |(index, byte): (usize, u8)| if index == 8 { byte == b'-' } else { byte.is_ascii_digit() };
    stamp.is_some_and(|stamp| stamp.len() == 15 && stamp.bytes().enumerate().all(is_stamp))
}

/// Year, month and day of this day since 1970-01-01, in the Gregorian calendar. Years begin in March here, so that the
/// leap day is the last.
fn date(days: u64) -> (u64, u64, u64) {
    const DAYS_TO_1970: u64 = 719_468;
    const DAYS_OF_400_YEARS: u64 = 146_097;
    let days = days + DAYS_TO_1970;
    let (era, of_era) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_name_tells_the_time() {
        let named = |seconds| name(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(named(0), "tavola-19700101-000000.db");
        assert_eq!(named(951_868_799), "tavola-20000229-235959.db");
        assert_eq!(named(1_772_323_200), "tavola-20260301-000000.db");
        assert_eq!(named(4_107_542_400), "tavola-21000301-000000.db");
        assert!(is_backup(&named(1_700_000_000)));
    }

    #[test]
    fn other_files_are_no_backups() {
        for other in ["tavola.db", "tavola-monday.db", "tavola-20261117-195122.db.partial", "tavola-20261117x195122.db"]
        {
            assert!(!is_backup(other), "{other}");
        }
    }
}
