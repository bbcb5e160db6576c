//! Finds puzzles in self-play games.

use super::answer::{ANSWER_ITERATIONS, ANSWER_SEED};
use bots::{AnalysisBudget, Bot};
use catalog::Listed;
use game::{Seat, SplitMix, Table, Turn, Viewer, scramble};
use protocol::{Difficulty, Puzzle};
use search::Analysis;
use std::sync::atomic::AtomicBool;

/// The criteria for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mining {
    /// Minimum difference in points between the best and the second-best choice.
    pub gap: f32,
    /// Iterations for the analysis. Four times as many must confirm the result.
    pub iterations: u32,
    /// Easier puzzles are skipped.
    pub min_difficulty: Difficulty,
}

/// Decisions with fewer legal actions are not puzzles.
const MIN_CHOICES: usize = 4;
/// Maximum number of puzzles from one game, for variety.
const MAX_PER_GAME: usize = 2;
/// Minimum number of steps between two puzzles from the same game.
const MIN_DISTANCE: usize = 12;
/// Self-play uses the number of iterations divided by this.
const PLAY_DIVISOR: u32 = 4;
/// A puzzle must hold up with this many times the iterations.
const CONFIRMATION_FACTOR: u32 = 4;
/// A bot counts as solving a puzzle if it finds the solution with most of these seeds.
const SOLVER_SEEDS: [u64; 3] = [1, 2, 3];
/// The difficulty of puzzles solved by each bot, weakest bot first.
const SOLVERS: [(&str, Difficulty); 2] = [("greedy", Difficulty::Easy), ("search:100", Difficulty::Medium)];

/// Finds the puzzles in one self-play game, which is determined by the options and the seed. If canceled, returns
/// those found so far.
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
        // A record omits hidden choices while others are still to be made.
        let is_complete = self.table.record(Vec::new()).steps.len() == steps;
        let is_apart = self.found.last().is_none_or(|last| last.steps.len() + MIN_DISTANCE <= steps);
        analysis.legal >= MIN_CHOICES && is_complete && is_apart && gap(analysis) >= self.mining.gap
    }

    /// The current decision of `seat` as a puzzle, if it is hard enough and more search confirms it.
    fn puzzle(&self, seat: Seat) -> Option<Puzzle> {
        let first = self.analyze(seat, self.mining.iterations);
        let solution = first.best().action;
        if gap(&first) < self.mining.gap {
            return None;
        }
        let difficulty = self.difficulty(seat, solution);
        if difficulty < self.mining.min_difficulty {
            return None;
        }
        let confirmed = self.confirm(seat, solution)?;
        Some(self.write(seat, difficulty, &confirmed))
    }

    /// A deeper analysis in other worlds. `None` unless it confirms `solution` and the gap, and the search that judges
    /// visitors' answers finds `solution`, too.
    fn confirm(&self, seat: Seat, solution: G::Action) -> Option<Analysis<G::Action>> {
        let iterations = self.mining.iterations * CONFIRMATION_FACTOR;
        let confirmed = self.analyze_with(seat, iterations, scramble(self.analysis_seed()));
        let shown = || self.analyze_with(seat, ANSWER_ITERATIONS, ANSWER_SEED);
        let is_found = |analysis: &Analysis<G::Action>| analysis.best().action == solution;
        let is_stable = is_found(&confirmed) && gap(&confirmed) >= self.mining.gap && is_found(&shown());
        is_stable.then_some(confirmed)
    }

    fn write(&self, seat: Seat, difficulty: Difficulty, analysis: &Analysis<G::Action>) -> Puzzle {
        let steps = self.table.record(Vec::new()).steps;
        let mut puzzle = Puzzle {
            id: String::new(),
            game: G::SLUG.to_owned(),
            options: self.table.options(),
            seat,
            gap: (gap(analysis) * 10.0).round() / 10.0,
            difficulty,
            solution: analysis.best().action.to_string(),
            steps,
        };
        puzzle.id = id(&puzzle);
        puzzle
    }

    fn difficulty(&self, seat: Seat, solution: G::Action) -> Difficulty {
        let view = self.table.game().view(Viewer::Seat(seat));
        let solves =
            |bot: &Bot, seed: u64| bot.choose::<G, G::Guide>(&view, seat, seed, self.cancel).action == solution;
        let finds = |name: &str| {
            let bot = Bot::parse(name).expect("a known bot");
            let solved = SOLVER_SEEDS.into_iter().filter(|seed| solves(&bot, *seed)).count();
            2 * solved > SOLVER_SEEDS.len()
        };
        SOLVERS.into_iter().find(|(name, _)| finds(name)).map_or(Difficulty::Hard, |(_, difficulty)| difficulty)
    }

    fn analyze(&self, seat: Seat, iterations: u32) -> Analysis<G::Action> {
        self.analyze_with(seat, iterations, self.analysis_seed())
    }

    fn analysis_seed(&self) -> u64 {
        scramble(self.seed ^ scramble(self.table.inputs().len() as u64))
    }

    fn analyze_with(&self, seat: Seat, iterations: u32, seed: u64) -> Analysis<G::Action> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let budget = AnalysisBudget { iterations, time_limit: None, seed, cancel: self.cancel };
        bots::analyze::<G, G::Guide>(&view, seat, None, &budget)
    }
}

/// How much better the best choice is than the second-best, in points.
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
