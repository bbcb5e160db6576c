//! File descriptors: every connection takes one, and some are reserved for the server itself.

/// The soft limit is raised to this, or as far as the operating system allows.
const WANTED: u64 = 1 << 20;

/// Descriptors reserved for the listener, the database, the page's files and the runtime.
const RESERVED: u64 = 64;

/// The operator is warned if there is room for fewer connections than this.
const FEW: u32 = 900;

/// Raises the file descriptor limit and returns the number of connections it leaves room for, at least 1.
pub(crate) fn room_for_connections() -> u32 {
    let descriptors = rlimit::increase_nofile_limit(WANTED).or_else(|error| {
        tracing::warn!(error = &error as &dyn std::error::Error, "the limit of file descriptors can't be raised");
        rlimit::Resource::NOFILE.get().map(|(soft, _)| soft)
    });
    let room = room_within(descriptors.unwrap_or(WANTED));
    if room < FEW {
        tracing::warn!(connections = room, "few file descriptors; raise their limit (ulimit -n, LimitNOFILE)");
    }
    room
}

fn room_within(descriptors: u64) -> u32 {
    u32::try_from(descriptors.saturating_sub(RESERVED)).unwrap_or(u32::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_kept_back() {
        assert_eq!([1_024, 65, 64, 3].map(room_within), [960, 1, 1, 1]);
        assert_eq!(room_within(u64::MAX), u32::MAX);
    }
}
