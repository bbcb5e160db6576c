//! Errors as Python exceptions.

use crate::words::say;
use environments::PlanError;
use game::ReplayError;
use protocol::Refusal;
use pyo3::exceptions::{PyLookupError, PyNotImplementedError, PyValueError};
use pyo3::{PyErr, create_exception};

create_exception!(tavola, IllegalAction, PyValueError, "An action or chance outcome that the rules don't allow now.");
create_exception!(tavola, RecordError, PyValueError, "A record that can't be read or doesn't replay.");

/// An exception with the reason in words and the rule's number.
pub(crate) fn refused(slug: &str, refusal: &Refusal) -> PyErr {
    let why = say(slug, &refusal.text);
    IllegalAction::new_err(match refusal.rule {
        Some(rule) => format!("{why} ({rule})"),
        None => why,
    })
}

pub(crate) fn not_replayed(slug: &str, error: &ReplayError) -> PyErr {
    let why = say(slug, &error.mismatch.text());
    RecordError::new_err(match error.step {
        Some(step) => format!("step {step}: {why}"),
        None => why,
    })
}

pub(crate) fn no_such_game(slug: &str) -> PyErr {
    let known = catalog::SLUGS.join(", ");
    PyLookupError::new_err(format!("there is no game {slug:?}; the games are {known}"))
}

pub(crate) fn not_planned(slug: &str, error: &PlanError) -> PyErr {
    match error {
        PlanError::NoSuchGame => no_such_game(slug),
        PlanError::Options(options) => PyValueError::new_err(say(slug, &options.text())),
        PlanError::UnknownBot(name) => unknown_bot(name),
        PlanError::OpponentCount { given, seats } => PyValueError::new_err(format!(
            "{given} opponents for {seats} seats: name one for all seats or one for each"
        )),
        PlanError::NoSuchSeat { seat, players } => no_such_seat(*seat, *players),
        PlanError::NoTensors => PyNotImplementedError::new_err(format!("{slug} has no tensors yet")),
        PlanError::Empty => PyValueError::new_err("at least one is needed"),
    }
}

pub(crate) fn unknown_bot(name: &str) -> PyErr {
    let known = bots::Bot::NAMES.join(", ");
    PyValueError::new_err(format!("there is no bot {name:?}; examples are {known}"))
}

pub(crate) fn no_such_seat(seat: usize, players: usize) -> PyErr {
    PyValueError::new_err(format!("there is no seat {seat}: seats are numbered from 0 to {}", players - 1))
}

pub(crate) fn bad_json(what: &str, error: &serde_json::Error) -> PyErr {
    PyValueError::new_err(format!("{what}: {error}"))
}
