//! Metrics of the queue.

use super::kind::Kind;
use crate::exposition::{Exposition, Kind as MetricKind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

type Metric = (&'static str, MetricKind, &'static str);

const WAITING: Metric = ("tavola_thinking_waiting", MetricKind::Gauge, "Searches that wait, by kind.");
const STARTED: Metric = ("tavola_thinking_jobs_total", MetricKind::Counter, "Searches that were started, by kind.");
const WAIT: Metric = ("tavola_thinking_wait_seconds_total", MetricKind::Counter, "Time that they waited, by kind.");
const RUN: Metric = ("tavola_thinking_run_seconds_total", MetricKind::Counter, "Time that they ran, by kind.");

/// Counters by kind of job.
#[derive(Debug, Default)]
pub(super) struct Figures([OfKind; Kind::ALL.len()]);

#[derive(Debug, Default)]
struct OfKind {
    waiting: AtomicUsize,
    started: AtomicU64,
    finished: AtomicU64,
    wait_micros: AtomicU64,
    run_micros: AtomicU64,
}

impl Figures {
    pub(super) fn pushed(&self, kind: Kind) {
        self.of(kind).waiting.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn withdrawn(&self, kind: Kind) {
        self.of(kind).waiting.fetch_sub(1, Ordering::Relaxed);
    }

    pub(super) fn started(&self, kind: Kind, waited: Duration) {
        let figures = self.of(kind);
        figures.waiting.fetch_sub(1, Ordering::Relaxed);
        figures.started.fetch_add(1, Ordering::Relaxed);
        figures.wait_micros.fetch_add(waited.as_micros() as u64, Ordering::Relaxed);
    }

    pub(super) fn finished(&self, kind: Kind, took: Duration) {
        self.of(kind).finished.fetch_add(1, Ordering::Relaxed);
        self.of(kind).run_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Whether a more urgent job is waiting.
    pub(super) fn has_before(&self, kind: Kind) -> bool {
        self.0[..kind as usize].iter().any(|figures| figures.waiting.load(Ordering::Relaxed) > 0)
    }

    /// Average run time of jobs of this kind; zero before the first has ended.
    pub(super) fn mean_run(&self, kind: Kind) -> Duration {
        let figures = self.of(kind);
        let finished = figures.finished.load(Ordering::Relaxed).max(1);
        Duration::from_micros(figures.run_micros.load(Ordering::Relaxed) / finished)
    }

    pub(super) fn write(&self, to: &mut Exposition) {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let seconds = |counter: &AtomicU64| count(counter) / 1e6;
        self.family(to, WAITING, |of| of.waiting.load(Ordering::Relaxed) as f64);
        self.family(to, STARTED, |of| count(&of.started));
        self.family(to, WAIT, |of| seconds(&of.wait_micros));
        self.family(to, RUN, |of| seconds(&of.run_micros));
    }

    fn family(&self, to: &mut Exposition, metric: Metric, value: impl Fn(&OfKind) -> f64) {
        let (name, metric_kind, help) = metric;
        to.family(name, metric_kind, help);
        for kind in Kind::ALL {
            to.sample(name, &[("kind", kind.name())], value(self.of(kind)));
        }
    }

    fn of(&self, kind: Kind) -> &OfKind {
        &self.0[kind as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queue_length_and_wait_are_reported_by_kind() {
        let figures = Figures::default();
        figures.pushed(Kind::Advice);
        figures.pushed(Kind::Advice);
        figures.started(Kind::Advice, Duration::from_millis(250));
        figures.finished(Kind::Advice, Duration::from_millis(40));
        assert!(figures.has_before(Kind::LongMove) && !figures.has_before(Kind::Advice));
        assert_eq!(figures.mean_run(Kind::Advice), Duration::from_millis(40));
        let mut metrics = Exposition::default();
        figures.write(&mut metrics);
        let text = metrics.text();
        for line in [
            "# TYPE tavola_thinking_waiting gauge",
            "tavola_thinking_waiting{kind=\"advice\"} 1",
            "tavola_thinking_waiting{kind=\"review\"} 0",
            "tavola_thinking_jobs_total{kind=\"advice\"} 1",
            "tavola_thinking_wait_seconds_total{kind=\"advice\"} 0.25",
            "tavola_thinking_run_seconds_total{kind=\"advice\"} 0.04",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
