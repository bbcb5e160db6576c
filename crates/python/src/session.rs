//! One game with its history.

use crate::arrays::{Flags, Floats, exactly};
use crate::error::{bad_json, no_such_seat, not_planned, refused};
use crate::seen::Seen;
use crate::words::localizer;
use environments::{AnySession, Clicked, Deal, Shape, open_session};
use game::{OptionValues, Seat, Turn, Viewer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// One game with its history and the generator for its chance outcomes.
#[pyclass(module = "tavola._tavola")]
pub(crate) struct Session {
    game: Box<dyn AnySession>,
    deal: Deal,
}

impl Session {
    pub(crate) fn new(game: Box<dyn AnySession>, seed: u64) -> Self {
        Self { game, deal: Deal::new(seed, 0) }
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let known = Seat::try_new(seat).filter(|seat| seat.index() < self.game.players());
        known.ok_or_else(|| no_such_seat(seat, self.game.players()))
    }

    /// The viewer in this seat; the spectator for `None`.
    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }

    fn sizes(&self) -> PyResult<Shape> {
        self.game.shape().map_err(|error| not_planned(self.game.slug(), &error))
    }
}

fn impossible(click: usize) -> PyErr {
    PyValueError::new_err(format!("click {click} is not possible now: see the mask"))
}

#[pymethods]
impl Session {
    #[new]
    fn open(slug: &str, options: &str, seed: u64) -> PyResult<Self> {
        let options: OptionValues = serde_json::from_str(options).map_err(|error| bad_json("options", &error))?;
        let game = open_session(slug, &options).map_err(|error| not_planned(slug, &error))?;
        Ok(Self::new(game, seed))
    }

    #[getter]
    fn slug(&self) -> &'static str {
        self.game.slug()
    }

    #[getter]
    fn players(&self) -> usize {
        self.game.players()
    }

    #[getter]
    fn round(&self) -> u8 {
        self.game.round()
    }

    #[getter]
    fn event_count(&self) -> usize {
        self.game.event_count()
    }

    fn options(&self) -> PyResult<String> {
        serde_json::to_string(&self.game.options()).map_err(|error| bad_json("options", &error))
    }

    fn turn(&self) -> (&'static str, Vec<usize>) {
        let turn = self.game.turn();
        let kind = match turn {
            Turn::Choose(_) => "choose",
            Turn::Commit(_) => "commit",
            Turn::Chance => "chance",
            Turn::Over => "over",
        };
        (kind, turn.seats().iter().map(Seat::index).collect())
    }

    fn legal(&self, seat: usize, language: &str) -> PyResult<Vec<(String, String, Vec<String>)>> {
        let localizer = localizer(self.game.slug(), language)?;
        let legal = self.game.legal(self.seat(seat)?);
        Ok(legal.into_iter().map(|it| (it.notation, localizer.localize(&it.label), it.clicks)).collect())
    }

    fn act(&mut self, seat: usize, notation: &str) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.game.act(seat, notation).map_err(|refusal| refused(self.game.slug(), &refusal))
    }

    fn act_by_clicks(&mut self, seat: usize, clicks: Vec<String>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.game.act_by_clicks(seat, &clicks).map_err(|refusal| refused(self.game.slug(), &refusal))
    }

    fn reveal(&mut self, notation: &str) -> PyResult<()> {
        self.game.reveal(notation).map_err(|refusal| refused(self.game.slug(), &refusal))
    }

    #[pyo3(signature = (seed))]
    fn draw(&mut self, seed: Option<u64>) -> Option<String> {
        match seed {
            Some(seed) => self.game.draw(&mut Deal::new(seed, 0)),
            None => self.game.draw(&mut self.deal),
        }
    }

    fn play_chance(&mut self) {
        self.game.play_chance(&mut self.deal);
    }

    fn chances(&self) -> Option<Vec<(String, f64)>> {
        self.game.chances()
    }

    fn scores(&self) -> Vec<i16> {
        self.game.scores().as_slice().to_vec()
    }

    fn ranks(&self) -> Vec<i16> {
        self.game.ranks().as_slice().iter().copied().map(i16::from).collect()
    }

    fn results(&self) -> Vec<f32> {
        environments::result(&self.game.ranks()).as_slice().to_vec()
    }

    fn sheet(&self, language: &str) -> PyResult<Vec<(&'static str, String, Vec<i16>)>> {
        let localizer = localizer(self.game.slug(), language)?;
        let lines = self.game.sheet().into_iter();
        Ok(lines.map(|it| (it.source, localizer.source(it.source), it.points.as_slice().to_vec())).collect())
    }

    #[pyo3(signature = (viewer, first, language))]
    fn events(&self, viewer: Option<usize>, first: usize, language: &str) -> PyResult<Vec<String>> {
        let localizer = localizer(self.game.slug(), language)?;
        Ok(self.game.events(self.viewer(viewer)?, first).iter().map(|text| localizer.localize(text)).collect())
    }

    fn record(&self, names: Vec<String>) -> PyResult<String> {
        if names.len() != self.game.players() {
            let (given, players) = (names.len(), self.game.players());
            return Err(PyValueError::new_err(format!("{given} names for {players} seats")));
        }
        serde_json::to_string(&self.game.record(names)).map_err(|error| bad_json("record", &error))
    }

    #[pyo3(signature = (viewer))]
    fn view(&self, viewer: Option<usize>) -> PyResult<Seen> {
        Ok(Seen::new(self.game.slug(), self.game.view(self.viewer(viewer)?), self.game.shape().ok()))
    }

    #[pyo3(signature = (seed))]
    fn copy(&self, seed: Option<u64>) -> Self {
        let deal = seed.map_or_else(|| self.deal.clone(), |seed| Deal::new(seed, 0));
        Self { game: self.game.copy(), deal }
    }

    #[pyo3(signature = (viewer, out))]
    fn observe(&self, viewer: Option<usize>, mut out: Floats<'_>) -> PyResult<()> {
        let viewer = self.viewer(viewer)?;
        self.game.write_observation(viewer, exactly(&mut out, self.sizes()?.observation)?);
        Ok(())
    }

    fn mask(&self, seat: usize, mut out: Flags<'_>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.game.write_mask(seat, exactly(&mut out, self.sizes()?.clicks)?);
        Ok(())
    }

    /// Makes a click. Returns the notation of the action that it completed, if any.
    fn click(&mut self, seat: usize, click: usize) -> PyResult<Option<String>> {
        let seat = self.seat(seat)?;
        match self.game.click(seat, click).ok_or_else(|| impossible(click))? {
            Clicked::Played(notation) => Ok(Some(notation)),
            Clicked::Open => Ok(None),
        }
    }

    fn clicks_made(&self, seat: usize) -> PyResult<Vec<u16>> {
        Ok(self.game.clicks_made(self.seat(seat)?))
    }

    fn flat_actions(&self) -> Option<usize> {
        self.game.flat_actions()
    }

    fn flat_legal(&self, seat: usize) -> PyResult<Option<Vec<usize>>> {
        Ok(self.game.flat_legal(self.seat(seat)?))
    }

    fn act_flat(&mut self, seat: usize, number: usize) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let illegal = || PyValueError::new_err(format!("action {number} is not legal now: see the mask"));
        self.game.act_flat(seat, number).ok_or_else(illegal)
    }
}
