//! Matches between bots.

use crate::error::{bad_json, not_planned, refused};
use crate::seen::Seen;
use environments::{AnyMatch, AnySeen, MatchError, MatchPlan, Played, Shape, open_match};
use game::OptionValues;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// A match: every deal in every seating, as numbered games.
#[pyclass(module = "tavola._tavola", frozen)]
pub(crate) struct Match {
    slug: &'static str,
    names: Vec<String>,
    shape: Option<Shape>,
    plan: Box<dyn AnyMatch>,
}

/// A game's number, the bot in each seat, scores, ranks, and the record.
type Row = (u64, Vec<usize>, Vec<i16>, Vec<i16>, String);

#[pymethods]
impl Match {
    /// Bots marked `asked` are played by the function passed to `play`.
    #[new]
    fn open(slug: &str, options: &str, names: Vec<String>, asked: Vec<bool>, seed: u64) -> PyResult<Self> {
        let values: OptionValues = serde_json::from_str(options).map_err(|error| bad_json("options", &error))?;
        let bots = names.iter().zip(&asked).map(|(name, asked)| (!asked).then(|| name.clone())).collect();
        let shape = environments::shape(slug, &values).ok();
        let plan = MatchPlan { options: values, bots, seed };
        let plan = open_match(slug, &plan).map_err(|error| not_planned(slug, &error))?;
        let slug = catalog::SLUGS.iter().find(|known| **known == slug).copied().unwrap_or_default();
        Ok(Self { slug, names, shape, plan })
    }

    #[getter]
    fn players(&self) -> usize {
        self.plan.players()
    }

    fn seatings(&self) -> Vec<Vec<usize>> {
        self.plan.seatings().to_vec()
    }

    /// Plays a game. `ask` is called with a bot's index, its view and a random number, and returns the bot's action.
    #[pyo3(signature = (number, ask))]
    fn play(&self, py: Python<'_>, number: u64, ask: Option<Py<PyAny>>) -> PyResult<Row> {
        let mut raised = None;
        let played = py.detach(|| {
            let mut asking = |bot: usize, seen: Box<dyn AnySeen>, seed: u64| {
                let answer = Python::attach(|py| self.ask(py, ask.as_ref(), bot, seen, seed));
                answer.map_err(|error| raised = Some(error)).ok()
            };
            self.plan.play(number, &self.names, &mut asking)
        });
        match played {
            Ok(played) => row(played),
            Err(MatchError::Refused { refusal, .. }) => Err(refused(self.slug, &refusal)),
            Err(MatchError::Aborted) => Err(raised.unwrap_or_else(|| PyRuntimeError::new_err("the game was aborted"))),
        }
    }
}

impl Match {
    fn ask(
        &self,
        py: Python<'_>,
        ask: Option<&Py<PyAny>>,
        bot: usize,
        seen: Box<dyn AnySeen>,
        seed: u64,
    ) -> PyResult<String> {
        let ask = ask.ok_or_else(|| PyRuntimeError::new_err("nobody plays this bot"))?;
        ask.call1(py, (bot, Seen::new(self.slug, seen, self.shape), seed))?.extract(py)
    }
}

fn row(played: Played) -> PyResult<Row> {
    let record = serde_json::to_string(&played.record).map_err(|error| bad_json("record", &error))?;
    let ranks = played.ranks.into_iter().map(i16::from).collect();
    Ok((played.number, played.seating, played.scores, ranks, record))
}
