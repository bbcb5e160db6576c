//! The results of a load test.

use super::latencies::Latencies;
use super::{LoadError, LoadPlan};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// Running totals.
#[derive(Debug, Default)]
pub(super) struct Tally {
    latencies: Latencies,
    games: u64,
    errors: BTreeMap<String, u64>,
}

/// The results. Latencies are measured from sending an action to its acknowledgment.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct LoadReport {
    pub(crate) game: String,
    pub(crate) players: usize,
    pub(crate) tables: usize,
    pub(crate) seconds: f64,
    /// Acknowledged actions.
    pub(crate) moves: u64,
    pub(crate) moves_per_s: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) max_ms: f64,
    /// Finished games.
    pub(crate) games: u64,
    /// Number of refusals and failures by code.
    pub(crate) errors: BTreeMap<String, u64>,
}

impl Tally {
    pub(super) fn acknowledged(&mut self, took: Duration) {
        self.latencies.add(took);
    }

    pub(super) fn refused(&mut self, code: &str) {
        *self.errors.entry(code.to_owned()).or_default() += 1;
    }

    pub(super) fn failed(&mut self, error: &LoadError) {
        self.refused(error.code());
    }

    /// Counts the game if all players have finished it.
    pub(super) fn ended<T>(&mut self, played: &Result<T, LoadError>) {
        self.games += u64::from(played.is_ok());
    }
}

impl LoadReport {
    pub(super) fn new(plan: &LoadPlan, tally: &Tally, time: Duration) -> Self {
        let millis = |time: Duration| time.as_secs_f64() * 1e3;
        let moves = tally.latencies.count();
        Self {
            game: plan.game.clone(),
            players: plan.players,
            tables: plan.tables,
            seconds: time.as_secs_f64(),
            moves,
            moves_per_s: moves as f64 / time.as_secs_f64(),
            p50_ms: millis(tally.latencies.quantile(0.5)),
            p99_ms: millis(tally.latencies.quantile(0.99)),
            max_ms: millis(tally.latencies.max()),
            games: tally.games,
            errors: tally.errors.clone(),
        }
    }
}
