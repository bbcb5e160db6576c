//! Dates in UTC.

/// The year, month, day, hour, minute and second in UTC, for a time in seconds since 1970-01-01.
pub fn utc(seconds: u64) -> [u64; 6] {
    let (year, month, day) = date(seconds / 86_400);
    [year, month, day, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
}

/// The year, month and day in the Gregorian calendar, for a number of days since 1970-01-01. Years begin in March here,
/// so that the leap day comes last.
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

    #[test]
    fn leap_years_are_counted() {
        assert_eq!(utc(0), [1970, 1, 1, 0, 0, 0]);
        assert_eq!(utc(951_868_799), [2000, 2, 29, 23, 59, 59]);
        assert_eq!(utc(4_107_542_400), [2100, 3, 1, 0, 0, 0]);
    }
}
