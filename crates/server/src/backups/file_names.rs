//! The names of backups: `tavola-20261117-195122.db`, in UTC, so that they sort by age.

use crate::calendar::utc;
use std::time::{SystemTime, UNIX_EPOCH};

const PREFIX: &str = "tavola-";
const SUFFIX: &str = ".db";

/// The name of a backup made at this time.
pub(super) fn name(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let [year, month, day, hour, minute, second] = utc(seconds);
    format!("{PREFIX}{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{SUFFIX}")
}

/// Whether `name` is that of a backup that a server has made and verified.
pub fn is_backup(name: &str) -> bool {
    let stamp = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    let is_stamp = |(index, byte): (usize, u8)| if index == 8 { byte == b'-' } else { byte.is_ascii_digit() };
    stamp.is_some_and(|stamp| stamp.len() == 15 && stamp.bytes().enumerate().all(is_stamp))
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
