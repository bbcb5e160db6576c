//! Many games at once.

use crate::arrays::{Flags, Floats, Integers};
use crate::error::{bad_json, no_such_seat, not_planned};
use environments::{AnyBatch, Autoreset, BatchPlan, Learner, Reward, Rows, open_batch};
use game::{OptionValues, Seat};
use numpy::PyReadonlyArrayDyn;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Many games at once, stepped with the GIL released.
#[pyclass(module = "tavola._tavola")]
pub(crate) struct Batch {
    batch: Box<dyn AnyBatch>,
}

/// The arrays a step writes, in this order: observations, masks, seats, reward, rewards, ended, last observations.
type Arrays<'py> = (Floats<'py>, Flags<'py>, Integers<'py>, Floats<'py>, Floats<'py>, Flags<'py>, Floats<'py>);

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (slug, options, games, threads, learner, opponents, reward, same_step))]
    #[allow(clippy::too_many_arguments)]
    fn open(
        slug: &str,
        options: &str,
        games: usize,
        threads: usize,
        learner: Option<i64>,
        opponents: Vec<String>,
        reward: &str,
        same_step: bool,
    ) -> PyResult<Self> {
        let options: OptionValues = serde_json::from_str(options).map_err(|error| bad_json("options", &error))?;
        let autoreset = if same_step { Autoreset::SameStep } else { Autoreset::NextStep };
        let (learner, reward) = (learner_of(learner)?, reward_of(reward)?);
        let plan = BatchPlan { options, games, threads, learner, opponents, reward, autoreset };
        Ok(Self { batch: open_batch(slug, &plan).map_err(|error| not_planned(slug, &error))? })
    }

    /// Version of the encoding, number of players, floats per observation, number of distinct clicks.
    fn shape(&self) -> (u32, usize, usize, usize) {
        let shape = self.batch.shape();
        (shape.version, shape.players, shape.observation, shape.clicks)
    }

    #[pyo3(signature = (seed, arrays))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let rows = self.rows(&mut arrays)?;
        py.detach(|| self.batch.reset(seed, rows));
        Ok(())
    }

    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArrayDyn<'_, i64>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let clicks = actions.as_slice()?;
        if clicks.len() != self.batch.games() {
            let (given, games) = (clicks.len(), self.batch.games());
            return Err(PyValueError::new_err(format!("{given} actions for {games} games")));
        }
        let rows = self.rows(&mut arrays)?;
        let stepped = py.detach(|| self.batch.step(clicks, rows));
        stepped.map_err(|it| {
            PyValueError::new_err(format!("action {} is not possible in game {}: see the mask", it.click, it.game))
        })
    }

    fn standings(&self) -> Vec<(Vec<i16>, Vec<i16>)> {
        let wide = |ranks: Vec<u8>| ranks.into_iter().map(i16::from).collect();
        self.batch.standings().into_iter().map(|(scores, ranks)| (scores, wide(ranks))).collect()
    }
}

impl Batch {
    fn rows<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Rows<'a>> {
        let (observations, masks, seats, reward, rewards, ended, last_observations) = arrays;
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            last_observations: last_observations.as_slice_mut()?,
        };
        match rows.fits(self.batch.games(), &self.batch.shape(), self.batch.autoreset()) {
            true => Ok(rows),
            false => Err(PyValueError::new_err("the arrays don't have one row per game of the right length")),
        }
    }
}

/// `None` means all seats, and a negative number a different seat in each game.
fn learner_of(learner: Option<i64>) -> PyResult<Learner> {
    match learner {
        None => Ok(Learner::Everyone),
        Some(number) => match usize::try_from(number) {
            Ok(number) => Seat::try_new(number).map(Learner::Seat).ok_or_else(|| no_such_seat(number, game::MAX_SEATS)),
            Err(_) => Ok(Learner::InTurn),
        },
    }
}

fn reward_of(name: &str) -> PyResult<Reward> {
    let found = Reward::ALL.into_iter().find(|reward| reward.name() == name);
    let known: Vec<&str> = Reward::ALL.into_iter().map(Reward::name).collect();
    found.ok_or_else(|| PyValueError::new_err(format!("there is no reward {name:?}; there are {}", known.join(", "))))
}
