//! Metrics in the text format of Prometheus, named according to its conventions: base units in the name, `_total` for
//! counters.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// A snapshot of the metrics.
#[derive(Default)]
pub(crate) struct Exposition(String);

/// The type of a metric.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Counter,
    Gauge,
    Histogram,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram => "histogram",
        }
    }
}

impl Exposition {
    pub(crate) fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.family(name, Kind::Counter, help);
        self.sample(name, &[], value as f64);
    }

    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.family(name, Kind::Gauge, help);
        self.sample(name, &[], value);
    }

    /// Begins a metric, whose samples follow.
    pub(crate) fn family(&mut self, name: &str, kind: Kind, help: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {}", kind.name()));
    }

    /// A sample; label values are our own and need no escaping.
    pub(crate) fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: f64) {
        let labels: Vec<String> = labels.iter().map(|(label, of)| format!("{label}=\"{of}\"")).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        self.line(format_args!("{name}{labels} {value}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{line}").expect("writing to a string can't fail");
    }

    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

impl IntoResponse for Exposition {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], self.0).into_response()
    }
}
