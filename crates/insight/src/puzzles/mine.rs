//! Finds puzzles in self-play games.

use bots::{AnalysisBudget, Bot};
use catalog::Listed;
use game::{Seat, SplitMix, Table, Turn, Viewer, scramble};
use protocol::{Difficulty, Puzzle};
use search::Analysis;
use std::sync::atomic::AtomicBool;

/// The criteria for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mining {
    /// Minimum difference in points between the best choice and the second best.
    pub gap: f32,
    /// Iterations of the analysis. Four times as many must confirm the result.
    pub iterations: u32,
}

/// Decisions with fewer legal actions are not puzzles.
const MIN_CHOICES: usize = 4;
/// Puzzles from the same game are limited in number, so that they differ more …
const MAX_PER_GAME: usize = 2;
/// … and at least this many steps apart.
const MIN_DISTANCE: usize = 12;
/// The game itself is played with the iterations divided by this.
const PLAY_DIVISOR: u32 = 4;
/// A puzzle must hold up with this many times the iterations.
const CONFIRMATION_FACTOR: u32 = 4;
/// The difficulty of puzzles that each bot solves, weakest bot first.
const SOLVERS: [(&str, Difficulty); 2] = [("greedy", Difficulty::Easy), ("search:100", Difficulty::Medium)];

/// Finds the puzzles of one self-play game, which is determined by options and seed. If canceled, returns those found so
/// far.
pub fn mine<G: Listed>(options: &G::Options, mining: &Mining, seed: u64, cancel: &AtomicBool) -> Vec<Puzzle> {
    Miner::<G> { table: Table::new(options), mining: *mining, seed, cancel, found: Vec::new() }.run()
}

struct Miner<'a, G: Listed> {
    table: Table<G>,
    mining: Mining,
    seed: u64,
    cancel: &'a AtomicBool,
    found: Vec<Puzzle>,
}

impl<G: Listed> Miner<'_, G> {
    fn run(mut self) -> Vec<Puzzle> {
        let mut rng = SplitMix::new(self.seed);
        while self.table.game().turn() != Turn::Over && self.found.len() < MAX_PER_GAME && !self.is_canceled() {
            self.table.draw_chance(&mut rng);
            let Some(seat) = self.table.game().turn().seats().first() else { continue };
            let analysis = self.analyze(seat, self.mining.iterations / PLAY_DIVISOR);
            if self.is_promising(&analysis) {
                self.found.extend(self.puzzle(seat));
            }
            self.table.act(seat, analysis.best().action).expect("only legal actions are analyzed");
        }
        self.found
    }

    fn is_canceled(&self) -> bool {
        self.cancel.load(std::sync::atomic::Ordering::Relaxed)
    }

    fn is_promising(&self, analysis: &Analysis<G::Action>) -> bool {
        let steps = self.table.inputs().len();
        // A record leaves out hidden choices while others are still to be made.
        let is_complete = self.table.record(Vec::new()).steps.len() == steps;
        let is_apart = self.found.last().is_none_or(|last| last.steps.len() + MIN_DISTANCE <= steps);
        analysis.legal >= MIN_CHOICES && is_complete && is_apart && gap(analysis) >= self.mining.gap
    }

    /// The current decision of `seat` as a puzzle, if more search confirms it.
    fn puzzle(&self, seat: Seat) -> Option<Puzzle> {
        let first = self.analyze(seat, self.mining.iterations);
        if gap(&first) < self.mining.gap {
            return None;
        }
        let second = self.analyze(seat, self.mining.iterations * CONFIRMATION_FACTOR);
        let is_stable = second.best().action == first.best().action && gap(&second) >= self.mining.gap;
        is_stable.then(|| self.write(seat, &second))
    }

    fn write(&self, seat: Seat, analysis: &Analysis<G::Action>) -> Puzzle {
        let solution = analysis.best().action;
        let steps = self.table.record(Vec::new()).steps;
        let mut puzzle = Puzzle {
            id: String::new(),
            game: G::SLUG.to_owned(),
            options: self.table.options(),
            seat,
            gap: (gap(analysis) * 10.0).round() / 10.0,
            difficulty: self.difficulty(seat, solution),
            solution: solution.to_string(),
            steps,
        };
        puzzle.id = id(&puzzle);
        puzzle
    }

    fn difficulty(&self, seat: Seat, solution: G::Action) -> Difficulty {
        let view = self.table.game().view(Viewer::Seat(seat));
        let finds = |name: &str| {
            let bot = Bot::parse(name).expect("a bot of that name");
            bot.choose::<G, G::Guide>(&view, seat, self.seed, self.cancel).action == solution
        };
        SOLVERS.into_iter().find(|(name, _)| finds(name)).map_or(Difficulty::Hard, |(_, difficulty)| difficulty)
    }

    fn analyze(&self, seat: Seat, iterations: u32) -> Analysis<G::Action> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let seed = scramble(self.seed ^ scramble(self.table.inputs().len() as u64));
        bots::analyze::<G, G::Guide>(
            &view,
            seat,
            None,
            &AnalysisBudget { iterations, time_limit: None, seed, cancel: self.cancel },
        )
    }
}

/// How much better the best choice is than the second best, in points.
fn gap<A: Copy + Ord>(analysis: &Analysis<A>) -> f32 {
    let second = analysis.choices.get(1);
    second.map_or(0.0, |second| analysis.best().advantage_over(second).0)
}

/// A hash of the contents: ten hexadecimal digits.
fn id(puzzle: &Puzzle) -> String {
    let contents = (&puzzle.game, &puzzle.options, puzzle.seat, &puzzle.steps);
    let contents = serde_json::to_string(&contents).expect("a puzzle is JSON");
    let hash = contents.bytes().fold(0, |hash, byte| scramble(hash ^ u64::from(byte)));
    format!("{:010x}", hash >> 24)
}
