//! Metrics for operators, in the text format of Prometheus.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
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
    moves: AtomicU64,
    move_micros: AtomicU64,
    classes: [AtomicU64; BOUNDS.len()],
}

/// A snapshot of the metrics.
pub(crate) struct Figures(String);

impl Figures {
    /// Appends more metrics in the same format.
    pub(crate) fn and(mut self, text: &str) -> Self {
        self.0 += text;
        self
    }
}

impl IntoResponse for Figures {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], self.0).into_response()
    }
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

    pub(crate) fn figures(&self, store: &Statistics) -> Figures {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, value: i128| {
            writeln!(text, "# TYPE {name} {kind}\n{name} {value}").expect("writing to a string can't fail");
        };
        line("tavola_connections", "gauge", self.connections.load(Ordering::Relaxed).into());
        line("tavola_live_tables", "gauge", self.live_tables.load(Ordering::Relaxed).into());
        line("tavola_tables_open", "gauge", store.tables.open.into());
        line("tavola_tables_running", "gauge", store.tables.running.into());
        line("tavola_tables_finished", "gauge", store.tables.finished.into());
        line("tavola_tables_abandoned", "gauge", store.tables.abandoned.into());
        line("tavola_store_bytes", "gauge", store.bytes.into());
        line("tavola_store_appends_total", "counter", store.appends.into());
        line("tavola_store_commits_total", "counter", store.commits.into());
        line("tavola_bot_moves_total", "counter", count(&self.bot_moves).into());
        line("tavola_refused_commands_total", "counter", count(&self.refused).into());
        line("tavola_dropped_readers_total", "counter", count(&self.dropped_readers).into());
        self.write_histogram(&mut text);
        Figures(text)
    }

    fn write_histogram(&self, text: &mut String) {
        let name = "tavola_move_seconds";
        let total = self.moves.load(Ordering::Relaxed);
        let mut line = |line: String| writeln!(text, "{line}").expect("writing to a string can't fail");
        line(format!("# TYPE {name} histogram"));
        for (bound, class) in BOUNDS.iter().zip(&self.classes) {
            let seconds = *bound as f64 / 1000.0;
            line(format!("{name}_bucket{{le=\"{seconds}\"}} {}", class.load(Ordering::Relaxed)));
        }
        line(format!("{name}_bucket{{le=\"+Inf\"}} {total}"));
        line(format!("{name}_sum {}", self.move_micros.load(Ordering::Relaxed) as f64 / 1e6));
        line(format!("{name}_count {total}"));
    }
}
