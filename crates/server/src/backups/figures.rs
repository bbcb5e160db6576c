//! Figures about the backups, for operators.

use crate::exposition::Exposition;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Counters and the figures of the last backup; all zero before the first.
#[derive(Debug, Default)]
pub(crate) struct BackupFigures {
    made: AtomicU64,
    failed: AtomicU64,
    /// Seconds since 1970.
    last_at: AtomicU64,
    last_bytes: AtomicU64,
    last_millis: AtomicU64,
}

impl BackupFigures {
    pub(super) fn succeeded(&self, bytes: u64, took: Duration) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        self.made.fetch_add(1, Ordering::Relaxed);
        self.last_at.store(now, Ordering::Relaxed);
        self.last_bytes.store(bytes, Ordering::Relaxed);
        self.last_millis.store(took.as_millis() as u64, Ordering::Relaxed);
    }

    pub(super) fn failed(&self) {
        self.failed.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn write(&self, to: &mut Exposition) {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let (at, bytes) = (count(&self.last_at) as f64, count(&self.last_bytes) as f64);
        to.counter("tavola_backups_total", "Backups that were made and verified.", count(&self.made));
        to.counter("tavola_backup_failures_total", "Backups that failed.", count(&self.failed));
        to.gauge(
            "tavola_backup_last_success_timestamp_seconds",
            "When the last one was made; 0: none since the start.",
            at,
        );
        to.gauge("tavola_backup_size_bytes", "Size of the last one.", bytes);
        let seconds = count(&self.last_millis) as f64 / 1e3;
        to.gauge("tavola_backup_duration_seconds", "Time to make and verify the last one.", seconds);
    }
}
