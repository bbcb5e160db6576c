//! A search keeps to its node limit and uses little memory.

use crate::positions::positions;
use bots::{Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::Game;
use search::{Budget, Effort, SearchSettings, search};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn report<G: Game, K: Knowledge<G>>(nodes: usize, budget: Budget) -> search::Report<G::Action> {
    // An early decision, after which there is much to search.
    let position = &positions::<G>(3, 1)[0];
    let guide = K::tuned(&position.view);
    let settings = SearchSettings { max_nodes: nodes, ..guide.settings() };
    let effort = Effort { budget, threads: 1, settings };
    search::<G, _>(&position.view, position.seat, &guide, &effort, 1, &AtomicBool::new(false))
}

/// Edges are limited to eight per node, so the node limit also limits memory.
fn stays_within_its_limit<G: Game, K: Knowledge<G>>() {
    const NODES: usize = 1_000;
    let report = report::<G, K>(NODES, Budget::Time(Duration::from_secs(5)));
    assert_eq!(report.nodes, NODES, "a search of {} iterations reaches the limit", report.iterations);
    assert!(report.edges <= 8 * NODES, "{} edges", report.edges);
    assert!(report.bytes <= 64 * 9 * NODES, "{} bytes", report.bytes);
}

fn takes_little_memory<G: Game, K: Knowledge<G>>() {
    let report = report::<G, K>(1 << 20, Budget::Iterations(30_000));
    let each = report.bytes as f64 / (report.nodes + report.edges) as f64;
    assert!(each <= 64.0, "{each} bytes for each of {} nodes and {} edges", report.nodes, report.edges);
}

#[test]
fn five_seconds_of_mille_fiori_stay_within_the_limit() {
    stays_within_its_limit::<mille_fiori::MilleFiori, MilleFioriGuide>();
}

#[test]
fn five_seconds_of_summer_pavilion_stay_within_the_limit() {
    stays_within_its_limit::<summer_pavilion::SummerPavilion, SummerPavilionGuide>();
}

#[test]
fn five_seconds_of_liguria_stay_within_the_limit() {
    stays_within_its_limit::<liguria::Liguria, LiguriaGuide>();
}

#[test]
fn a_node_or_edge_takes_at_most_64_bytes() {
    takes_little_memory::<mille_fiori::MilleFiori, MilleFioriGuide>();
    takes_little_memory::<summer_pavilion::SummerPavilion, SummerPavilionGuide>();
    takes_little_memory::<liguria::Liguria, LiguriaGuide>();
}
