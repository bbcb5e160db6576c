//! Steps a batch of games with random clicks, for profilers: `steps GAME STEPS [OPTION=VALUE]...`.
//!
//! Prints a checksum of everything the steps wrote: it stays the same as long as a change to the code changes no
//! observation, mask or reward. To count only the instructions of the steps themselves:
//!
//! ```sh
//! cargo build --profile profiling -p environments --example steps
//! valgrind --tool=callgrind --toggle-collect='*AnyBatch>::step' target/profiling/examples/steps mille-fiori 500
//! ```

use catalog::{Listed, Visitor};
use environments::{AnyBatch, Autoreset, BatchPlan, Learner, Reward, Rows, open_batch};
use game::{GameOptions, OptionSpec, OptionValues, SplitMix, below, fingerprint};
use std::env;

const GAMES: usize = 256;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [slug, steps, options @ ..] = arguments.as_slice() else {
        return eprintln!("usage: steps GAME STEPS [OPTION=VALUE]...");
    };
    let steps = steps.parse().expect("STEPS is a number");
    let specs = catalog::visit(slug, Specs).expect("GAME is in the catalog");
    let pairs = options.iter().filter_map(|option| option.split_once('='));
    let mut run = Run::new(slug, OptionValues::parse(specs, pairs).expect("the game has these options"));
    let checksum = (0..steps).fold(0, |checksum, _| fingerprint(&(checksum, run.step())));
    println!("{} clicks, checksum {checksum:016x}", steps * GAMES);
}

struct Specs;

impl Visitor for Specs {
    type Output = &'static [OptionSpec];

    fn visit<G: Listed>(self) -> Self::Output {
        G::Options::SPECS
    }
}

/// A batch and the arrays it writes.
struct Run {
    batch: Box<dyn AnyBatch>,
    observations: Vec<f32>,
    masks: Vec<bool>,
    seats: Vec<i64>,
    reward: Vec<f32>,
    rewards: Vec<f32>,
    ended: Vec<bool>,
    rng: SplitMix,
}

impl Run {
    fn new(slug: &str, options: OptionValues) -> Self {
        let plan = BatchPlan {
            options,
            games: GAMES,
            threads: 1,
            learner: Learner::Everyone,
            opponents: Vec::new(),
            reward: Reward::Result,
            autoreset: Autoreset::NextStep,
        };
        let batch = open_batch(slug, &plan).expect("a valid plan");
        let shape = batch.shape();
        let mut run = Self {
            batch,
            observations: vec![0.0; GAMES * shape.observation],
            masks: vec![false; GAMES * shape.clicks],
            seats: vec![0; GAMES],
            reward: vec![0.0; GAMES],
            rewards: vec![0.0; GAMES * shape.players],
            ended: vec![false; GAMES],
            rng: SplitMix::new(9),
        };
        run.call(|batch, rows| batch.reset(Some(1), rows));
        run
    }

    fn call<T>(&mut self, work: impl FnOnce(&mut dyn AnyBatch, Rows<'_>) -> T) -> T {
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            reward: &mut self.reward,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            last_observations: &mut [],
        };
        work(&mut *self.batch, rows)
    }

    /// Makes a random click in each game. Returns a checksum of everything written.
    fn step(&mut self) -> u64 {
        let width = self.batch.shape().clicks;
        let mut clicks = Vec::with_capacity(GAMES);
        for mask in self.masks.chunks(width) {
            let possible: Vec<i64> = (0..width as i64).filter(|click| mask[*click as usize]).collect();
            clicks.push(possible[below(&mut self.rng, possible.len() as u32) as usize]);
        }
        self.call(|batch, rows| batch.step(&clicks, rows)).expect("the masks allow it");
        let bits: Vec<u32> = [&self.observations, &self.rewards].into_iter().flatten().map(|it| it.to_bits()).collect();
        fingerprint(&(bits, &self.masks, &self.seats, &self.ended))
    }
}
