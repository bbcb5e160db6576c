//! What one viewer knows.

use crate::arrays::{Floats, exactly};
use crate::error::{not_planned, unknown_bot};
use crate::session::Session;
use crate::words::localizer;
use environments::{AnySeen, PlanError, Shape};
use game::Viewer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::atomic::AtomicBool;

/// What one viewer knows about a game.
#[pyclass(module = "tavola._tavola", frozen)]
pub(crate) struct Seen {
    slug: &'static str,
    seen: Box<dyn AnySeen>,
    shape: Option<Shape>,
}

impl Seen {
    pub(crate) fn new(slug: &'static str, seen: Box<dyn AnySeen>, shape: Option<Shape>) -> Self {
        Self { slug, seen, shape }
    }
}

/// Notation, visits and value of an action.
type Considered = (String, u32, f32);

#[pymethods]
impl Seen {
    #[getter]
    fn slug(&self) -> &'static str {
        self.slug
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.seen.viewer() {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        }
    }

    fn json(&self) -> String {
        self.seen.json().get().to_owned()
    }

    fn describe(&self, language: &str) -> PyResult<Vec<(String, Vec<String>)>> {
        let localizer = localizer(self.slug, language)?;
        let sections = self.seen.describe().into_iter();
        let say = |lines: Vec<game::Text>| lines.iter().map(|line| localizer.localize(line)).collect();
        Ok(sections.map(|(heading, lines)| (localizer.localize(&heading), say(lines))).collect())
    }

    fn sketch(&self, language: &str) -> PyResult<String> {
        let localizer = localizer(self.slug, language)?;
        Ok(self.seen.sketch(&|text| localizer.localize(text)))
    }

    fn imagine(&self, seed: u64) -> Session {
        Session::new(self.seen.imagine(seed), seed)
    }

    fn choose(&self, py: Python<'_>, bot: &str, seed: u64, threads: usize) -> PyResult<(String, Vec<Considered>)> {
        if self.seat().is_none() {
            return Err(PyValueError::new_err("a spectator has nothing to choose"));
        }
        if !self.seen.is_on_turn() {
            return Err(PyValueError::new_err("it is not this seat's turn"));
        }
        let chosen = py.detach(|| self.seen.choose(bot, seed, threads.max(1), &AtomicBool::new(false)));
        let chosen = chosen.map_err(|unknown| unknown_bot(&unknown.name))?;
        let considered = chosen.considered.into_iter().map(|it| (it.action, it.visits, it.value)).collect();
        Ok((chosen.action, considered))
    }

    fn observe(&self, mut out: Floats<'_>) -> PyResult<()> {
        let shape = self.shape.ok_or_else(|| not_planned(self.slug, &PlanError::NoTensors))?;
        self.seen.write_observation(exactly(&mut out, shape.observation)?);
        Ok(())
    }
}
