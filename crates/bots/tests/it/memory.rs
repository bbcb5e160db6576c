//! A search remembers only so much, and takes little memory for it.

use crate::positions::positions;
use bots::Guided;
use search::{Budget, Effort, Settings, search};
use std::sync::atomic::AtomicBool;

fn report<G: Guided>(nodes: usize, iterations: u64) -> search::Report<G::Action> {
    let position = &positions::<G>(2, 1)[1];
    let settings = Settings { nodes, ..G::settings() };
    let effort = Effort { budget: Budget::Iterations(iterations), threads: 1, settings };
    search::<G, _>(&position.view, position.seat, &G::guide(G::TUNED), &effort, 1, &AtomicBool::new(false))
}

fn stays_within_its_limit<G: Guided>() {
    let report = report::<G>(500, 20_000);
    assert!(report.nodes <= 500 && report.edges <= 8 * 500, "{} nodes, {} edges", report.nodes, report.edges);
    assert!(report.bytes < 200_000, "{} bytes", report.bytes);
}

fn takes_little_memory<G: Guided>() {
    let report = report::<G>(1 << 20, 30_000);
    let each = report.bytes as f64 / (report.nodes + report.edges) as f64;
    assert!(each <= 64.0, "{each} bytes for each of {} nodes and {} edges", report.nodes, report.edges);
}

#[test]
fn a_long_search_stays_within_its_limit() {
    stays_within_its_limit::<mille_fiori::MilleFiori>();
    stays_within_its_limit::<summer_pavilion::SummerPavilion>();
}

#[test]
fn a_node_or_edge_takes_64_bytes_at_most() {
    takes_little_memory::<mille_fiori::MilleFiori>();
    takes_little_memory::<summer_pavilion::SummerPavilion>();
}
