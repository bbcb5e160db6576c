//! Records: replay, trace and review.

use crate::error::{RecordError, bad_json, no_such_game, not_replayed};
use crate::session::Session;
use crate::words::say;
use environments::{replay_session, trace_record};
use game::Record;
use insight::ReviewEffort;
use pyo3::prelude::*;
use std::sync::atomic::AtomicBool;

/// Replays the game in a record, checking every step and the result.
#[pyfunction]
pub(crate) fn replay(record: &str, seed: u64) -> PyResult<Session> {
    let record = read(record)?;
    let replayed = replay_session(&record).ok_or_else(|| no_such_game(&record.game))?;
    Ok(Session::new(replayed.map_err(|error| not_replayed(&record.game, &error))?, seed))
}

/// The record with the number of legal actions and the scores at each step.
#[pyfunction]
pub(crate) fn trace(record: &str) -> PyResult<String> {
    let mut record = read(record)?;
    let traced = trace_record(&mut record).ok_or_else(|| no_such_game(&record.game))?;
    traced.map_err(|error| not_replayed(&record.game, &error))?;
    serde_json::to_string(&record).map_err(|error| bad_json("record", &error))
}

/// The review of a finished game, as JSON.
#[pyfunction]
pub(crate) fn review(py: Python<'_>, record: &str, iterations: u32, seed: u32, threads: usize) -> PyResult<String> {
    let record = read(record)?;
    let effort = ReviewEffort { seed, iterations, threads };
    let review = py.detach(|| insight::review(&record, &effort, &|_| (), &AtomicBool::new(false)));
    let review = review.map_err(|error| RecordError::new_err(say(&record.game, &error.text())))?;
    serde_json::to_string(&review).map_err(|error| bad_json("review", &error))
}

fn read(record: &str) -> PyResult<Record> {
    serde_json::from_str(record).map_err(|error| RecordError::new_err(format!("not a record: {error}")))
}
