//! Counters of the running server, and the metrics derived from them.

use crate::backups::BackupFigures;
use crate::exposition::{Exposition, Kind};
use crate::turn_notices::NoticeFigures;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;
use store::Statistics;

/// Upper bounds of the histogram of move latencies, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 500, 1000];

/// Counters and gauges of the running server.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) connections: AtomicI64,
    pub(crate) live_tables: AtomicI64,
    pub(crate) bot_moves: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) dropped_readers: AtomicU64,
    pub(crate) backups: BackupFigures,
    pub(crate) notices: NoticeFigures,
    moves: AtomicU64,
    move_micros: AtomicU64,
    classes: [AtomicU64; BOUNDS.len()],
}

impl Metrics {
    /// Counts a move that took this long from arrival to acknowledgment.
    pub(crate) fn moved(&self, took: Duration) {
        self.moves.fetch_add(1, Ordering::Relaxed);
        self.move_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
        for (bound, class) in BOUNDS.iter().zip(&self.classes) {
            if took <= Duration::from_millis(*bound) {
                class.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    pub(crate) fn write(&self, store: &Statistics, to: &mut Exposition) {
        let number = |counter: &AtomicI64| counter.load(Ordering::Relaxed) as f64;
        to.gauge("tavola_connections", "Open sockets.", number(&self.connections));
        to.gauge("tavola_live_tables", "Tables in memory.", number(&self.live_tables));
        write_store(store, to);
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        to.counter("tavola_bot_moves_total", "Moves of computer players.", count(&self.bot_moves));
        to.counter("tavola_refused_commands_total", "Commands that were refused.", count(&self.refused));
        to.counter("tavola_dropped_readers_total", "Clients that read too slowly.", count(&self.dropped_readers));
        to.family("tavola_notices_total", Kind::Counter, "Attempts to send a notice, by outcome.");
        for (outcome, count) in self.notices.totals() {
            to.sample("tavola_notices_total", &[("outcome", outcome)], count as f64);
        }
        self.write_histogram(to);
        self.backups.write(to);
    }

    fn write_histogram(&self, to: &mut Exposition) {
        let (name, total) = ("tavola_move_duration_seconds", self.moves.load(Ordering::Relaxed) as f64);
        to.family(name, Kind::Histogram, "Time from the arrival of a player's move to its acknowledgment.");
        let bucket = format!("{name}_bucket");
        for (bound, class) in BOUNDS.iter().zip(&self.classes) {
            let seconds = (*bound as f64 / 1000.0).to_string();
            to.sample(&bucket, &[("le", &seconds)], class.load(Ordering::Relaxed) as f64);
        }
        to.sample(&bucket, &[("le", "+Inf")], total);
        to.sample(&format!("{name}_sum"), &[], self.move_micros.load(Ordering::Relaxed) as f64 / 1e6);
        to.sample(&format!("{name}_count"), &[], total);
    }
}

fn write_store(store: &Statistics, to: &mut Exposition) {
    to.family("tavola_tables", Kind::Gauge, "Tables in the database, by state.");
    let states = [
        ("open", store.tables.open),
        ("running", store.tables.running),
        ("finished", store.tables.finished),
        ("abandoned", store.tables.abandoned),
    ];
    for (state, count) in states {
        to.sample("tavola_tables", &[("state", state)], count as f64);
    }
    to.gauge("tavola_database_size_bytes", "Size of the database.", store.bytes as f64);
    to.counter("tavola_store_appends_total", "Appends to table logs.", store.appends);
    to.counter("tavola_store_commits_total", "Transactions that wrote them.", store.commits);
}
