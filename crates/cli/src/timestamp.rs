//! Human-readable times.

/// A time in milliseconds since 1970 as UTC, such as `2026-11-17 19:51`.
pub(crate) fn timestamp(millis: i64) -> String {
    let [year, month, day, hour, minute, _] = server::utc(u64::try_from(millis).unwrap_or(0) / 1000);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_date() {
        assert_eq!(timestamp(1_763_409_082_000), "2025-11-17 19:51");
        assert_eq!(timestamp(-5), "1970-01-01 00:00");
    }
}
