//! Metrics of the process from the operating system, under the names that all Prometheus clients use. Linux only.

use crate::exposition::{Exposition, Kind};
use std::fs;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// When the server was started, in seconds since 1970.
static STARTED: LazyLock<f64> =
    LazyLock::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64()));

/// Clock ticks per second for CPU times in `/proc`, the same on every Linux.
const TICKS: f64 = 100.0;

/// Remembers the start of the process.
pub(crate) fn note_start() {
    LazyLock::force(&STARTED);
}

pub(crate) fn write(to: &mut Exposition) {
    to.family("tavola_build_info", Kind::Gauge, "The version of the program; always 1.");
    to.sample("tavola_build_info", &[("version", env!("CARGO_PKG_VERSION")), ("commit", COMMIT)], 1.0);
    to.gauge("process_start_time_seconds", "When the process was started, in seconds since 1970.", *STARTED);
    if let Some(seconds) = processor_seconds() {
        to.family("process_cpu_seconds_total", Kind::Counter, "User and system CPU time.");
        to.sample("process_cpu_seconds_total", &[], seconds);
    }
    if let Some(kib) = status("VmRSS:") {
        to.gauge("process_resident_memory_bytes", "Resident memory.", kib * 1024.0);
    }
    if let Ok(descriptors) = fs::read_dir("/proc/self/fd") {
        to.gauge("process_open_fds", "Open file descriptors.", descriptors.count() as f64);
    }
    if let Some(limit) = descriptor_limit() {
        to.gauge("process_max_fds", "Maximum number of open file descriptors.", limit);
    }
}

/// The commit that the program was built from, if the build specifies it.
const COMMIT: &str = match option_env!("TAVOLA_COMMIT") {
    Some(commit) => commit,
    None => "unknown",
};

fn processor_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    // The name in the second field may contain spaces; it ends at the last parenthesis.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_ascii_whitespace().collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

fn status(field: &str) -> Option<f64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(field))?;
    value.split_ascii_whitespace().next()?.parse().ok()
}

fn descriptor_limit() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/limits").ok()?;
    let values = text.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    values.split_ascii_whitespace().next()?.parse().ok()
}
