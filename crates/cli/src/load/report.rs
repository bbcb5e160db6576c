//! What came of it.

use super::latencies::Latencies;
use super::{LoadError, LoadPlan};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// What was counted while people played.
#[derive(Debug, Default)]
pub(super) struct Tally {
    latencies: Latencies,
    games: u64,
    errors: BTreeMap<String, u64>,
}

/// How a load went. Times are from sending an action to its acknowledgment.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct LoadReport {
    pub(crate) game: String,
    pub(crate) players: usize,
    pub(crate) tables: usize,
    pub(crate) seconds: f64,
    /// Actions that were acknowledged.
    pub(crate) moves: u64,
    pub(crate) moves_per_s: f64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) max_ms: f64,
    /// Games that were played to their end.
    pub(crate) games: u64,
    /// How often something was refused or failed, by code.
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

    /// People have left a table, and maybe because the game was over.
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
            p50_ms: millis(tally.latencies.within(0.5)),
            p99_ms: millis(tally.latencies.within(0.99)),
            max_ms: millis(tally.latencies.longest()),
            games: tally.games,
            errors: tally.errors.clone(),
        }
    }
}
