//! Metrics of the queue.

use super::kind::Kind;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

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

    /// In the text format of Prometheus.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let seconds = |counter: &AtomicU64| count(counter) / 1e6;
        self.family(&mut text, "waiting", "gauge", |of| of.waiting.load(Ordering::Relaxed) as f64);
        self.family(&mut text, "jobs_total", "counter", |of| count(&of.started));
        self.family(&mut text, "wait_seconds_total", "counter", |of| seconds(&of.wait_micros));
        self.family(&mut text, "run_seconds_total", "counter", |of| seconds(&of.run_micros));
        text
    }

    fn family(&self, text: &mut String, name: &str, kind: &str, value: impl Fn(&OfKind) -> f64) {
        let mut line = |line: String| writeln!(text, "{line}").expect("writing to a string can't fail");
        line(format!("# TYPE tavola_thinking_{name} {kind}"));
        for kind in Kind::ALL {
            line(format!("tavola_thinking_{name}{{kind=\"{}\"}} {}", kind.name(), value(self.of(kind))));
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
        let text = figures.text();
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
