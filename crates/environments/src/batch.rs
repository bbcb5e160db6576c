//! Many games at once.

use crate::environment::{Environment, Rules};
use crate::observation::{Shape, shape_of};
use crate::opponents::{Learner, seated};
use crate::plan::{PlanError, read_options};
use crate::reward::Reward;
use catalog::{Listed, Visitor};
use game::{OptionValues, SplitMix};
use std::thread;

/// The parameters of a batch of games.
#[derive(Clone, Debug)]
pub struct BatchPlan {
    pub options: OptionValues,
    pub games: usize,
    pub threads: usize,
    pub learner: Learner,
    /// Names of the bots in the other seats: one for all, or one per seat; empty for `random`.
    pub opponents: Vec<String>,
    pub reward: Reward,
    pub autoreset: Autoreset,
}

/// When a new game replaces one that has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// In the next step, which ignores its click and gives no reward.
    #[default]
    NextStep,
    /// In the step that ends the old game. The step writes the first observation of the new game; the last observation
    /// of the old one is written separately.
    SameStep,
}

/// The output of a step: one row per game.
pub struct Rows<'a> {
    pub observations: &'a mut [f32],
    pub masks: &'a mut [bool],
    /// The seat that clicks next.
    pub seats: &'a mut [i64],
    /// The reward of the seat that clicked.
    pub reward: &'a mut [f32],
    /// The rewards of all seats.
    pub rewards: &'a mut [f32],
    /// Whether the step ended the game.
    pub ended: &'a mut [bool],
    /// The last observations of games that ended; other rows are unchanged. Only used with [`Autoreset::SameStep`].
    pub last_observations: &'a mut [f32],
}

/// The error for a click that the mask doesn't allow. No game has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalClick {
    pub game: usize,
    pub click: i64,
}

/// A batch of games of any kind.
pub trait AnyBatch: Send + Sync {
    fn shape(&self) -> Shape;

    fn games(&self) -> usize;

    fn autoreset(&self) -> Autoreset;

    /// Restarts all games. The *n*-th game uses the *n*-th generator derived from the seed; without a seed, its current
    /// one. Panics if the rows don't have the right lengths.
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>);

    /// Makes one click in each game. Panics if the rows don't have the right lengths.
    fn step(&mut self, clicks: &[i64], rows: Rows<'_>) -> Result<(), IllegalClick>;

    /// The current scores and ranks in each game.
    fn standings(&self) -> Vec<(Vec<i16>, Vec<u8>)>;
}

/// Creates a batch for the game with this name.
pub fn open_batch(slug: &str, plan: &BatchPlan) -> Result<Box<dyn AnyBatch>, PlanError> {
    catalog::visit(slug, Open(plan)).unwrap_or(Err(PlanError::NoSuchGame))
}

struct Open<'a>(&'a BatchPlan);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyBatch>, PlanError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let plan = self.0;
        let start = G::new(&read_options::<G>(&plan.options)?);
        let shape = shape_of(&start)?;
        if plan.games == 0 {
            return Err(PlanError::Empty);
        }
        if let Learner::Seat(seat) = plan.learner
            && seat.index() >= shape.players
        {
            return Err(PlanError::NoSuchSeat { seat: seat.index(), players: shape.players });
        }
        let opponents = seated(&plan.opponents, shape.players)?;
        let games = (0..plan.games as u64).map(|index| Environment::new(&start, SplitMix::stream(0, index))).collect();
        let rules = Rules { start, learner: plan.learner, opponents, reward: plan.reward };
        let threads = plan.threads.clamp(1, plan.games);
        Ok(Box::new(Batch { rules, shape, games, threads, autoreset: plan.autoreset }))
    }
}

struct Batch<G: Listed> {
    rules: Rules<G>,
    shape: Shape,
    games: Vec<Environment<G>>,
    threads: usize,
    autoreset: Autoreset,
}

impl<G: Listed> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn games(&self) -> usize {
        self.games.len()
    }

    fn autoreset(&self) -> Autoreset {
        self.autoreset
    }

    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>) {
        for (index, game) in self.games.iter_mut().enumerate() {
            if let Some(seed) = seed {
                game.seed(SplitMix::stream(seed, index as u64));
            }
        }
        self.for_each(rows, |_, game, row, rules, _| {
            game.reset(rules);
            row.reward[0] = 0.0;
            row.rewards.fill(0.0);
            row.ended[0] = false;
            row.write_position(game);
        });
    }

    fn step(&mut self, clicks: &[i64], rows: Rows<'_>) -> Result<(), IllegalClick> {
        let allowed = |game: &Environment<G>, click: i64| usize::try_from(click).is_ok_and(|click| game.allows(click));
        let mut pairs = self.games.iter().zip(clicks).enumerate();
        if let Some((game, (_, click))) = pairs.find(|(_, (game, click))| !allowed(game, **click)) {
            return Err(IllegalClick { game, click: *click });
        }
        self.for_each(rows, |index, game, row, rules, autoreset| step_one(game, clicks[index], row, rules, autoreset));
        Ok(())
    }

    fn standings(&self) -> Vec<(Vec<i16>, Vec<u8>)> {
        let of = |game: &G| (game.scores().as_slice().to_vec(), game.ranks().as_slice().to_vec());
        self.games.iter().map(|game| of(game.game())).collect()
    }
}

fn step_one<G: Listed>(
    game: &mut Environment<G>,
    click: i64,
    row: &mut Rows<'_>,
    rules: &Rules<G>,
    autoreset: Autoreset,
) {
    if game.is_over() {
        game.reset(rules);
        row.reward[0] = 0.0;
        row.rewards.fill(0.0);
        row.ended[0] = false;
        return row.write_position(game);
    }
    let acted = game.seat();
    let rewards = game.step(click as usize, rules);
    row.reward[0] = rewards[acted];
    row.rewards.copy_from_slice(rewards.as_slice());
    row.ended[0] = game.is_over();
    if game.is_over() && autoreset == Autoreset::SameStep {
        game.write_observation(row.last_observations);
        game.reset(rules);
    }
    row.write_position(game);
}

impl<G: Listed> Batch<G> {
    /// Calls `work` with each game and its row, on all threads of the batch.
    fn for_each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(usize, &mut Environment<G>, &mut Rows<'_>, &Rules<G>, Autoreset) + Sync,
    ) {
        let (rules, autoreset, shape) = (&self.rules, self.autoreset, self.shape);
        assert!(rows.fits(self.games.len(), &shape, autoreset), "one row per game");
        let run = |first: usize, games: &mut [Environment<G>], mut rows: Rows<'_>| {
            for (offset, game) in games.iter_mut().enumerate() {
                let (mut row, others) = rows.split_at(1, &shape);
                work(first + offset, game, &mut row, rules, autoreset);
                rows = others;
            }
        };
        if self.threads == 1 {
            return run(0, &mut self.games, rows);
        }
        let size = self.games.len().div_ceil(self.threads);
        thread::scope(|scope| {
            let mut rest = rows;
            for (chunk, games) in self.games.chunks_mut(size).enumerate() {
                let (mine, others) = rest.split_at(games.len(), &shape);
                rest = others;
                let run = &run;
                scope.spawn(move || run(chunk * size, games, mine));
            }
        });
    }
}

impl<'a> Rows<'a> {
    /// The first `count` rows, and the rest.
    #[inline]
    fn split_at(self, count: usize, shape: &Shape) -> (Rows<'a>, Rows<'a>) {
        let last = if self.last_observations.is_empty() { 0 } else { shape.observation };
        let observations = self.observations.split_at_mut(count * shape.observation);
        let masks = self.masks.split_at_mut(count * shape.clicks);
        let seats = self.seats.split_at_mut(count);
        let reward = self.reward.split_at_mut(count);
        let rewards = self.rewards.split_at_mut(count * shape.players);
        let ended = self.ended.split_at_mut(count);
        let last_observations = self.last_observations.split_at_mut(count * last);
        let first = Rows {
            observations: observations.0,
            masks: masks.0,
            seats: seats.0,
            reward: reward.0,
            rewards: rewards.0,
            ended: ended.0,
            last_observations: last_observations.0,
        };
        let rest = Rows {
            observations: observations.1,
            masks: masks.1,
            seats: seats.1,
            reward: reward.1,
            rewards: rewards.1,
            ended: ended.1,
            last_observations: last_observations.1,
        };
        (first, rest)
    }

    /// Whether all slices have the right lengths for this many games.
    pub fn fits(&self, games: usize, shape: &Shape, autoreset: Autoreset) -> bool {
        let last = if autoreset == Autoreset::SameStep { games * shape.observation } else { 0 };
        self.observations.len() == games * shape.observation
            && self.masks.len() == games * shape.clicks
            && [self.seats.len(), self.reward.len(), self.ended.len()] == [games; 3]
            && self.rewards.len() == games * shape.players
            && self.last_observations.len() == last
    }

    #[inline]
    fn write_position<G: Listed>(&mut self, game: &Environment<G>) {
        game.write_observation(self.observations);
        game.write_mask(self.masks);
        self.seats[0] = game.seat().index() as i64;
    }
}
