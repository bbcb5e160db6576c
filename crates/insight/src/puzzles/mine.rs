//! Finding puzzles in games that the computer plays with itself.

use bots::{Bot, Care};
use catalog::Listed;
use game::{Seat, SplitMix, Table, Turn, Viewer, scramble};
use protocol::{Difficulty, Puzzle};
use search::Analysis;
use std::sync::atomic::AtomicBool;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mining {
    /// By so many points the best choice is better than the second best, at least.
    pub gap: f32,
    /// So much search says so, and four times as much says the same.
    pub iterations: u32,
}

/// Choices are no puzzle if there are fewer than this.
const LEAST_CHOICES: usize = 4;
/// A game gives no more puzzles than this, so that they are not too much alike …
const MOST_PER_GAME: usize = 2;
/// … and so many steps lie between them.
const APART: usize = 12;
/// The game itself is played with this part of the search.
const QUICK: u32 = 4;
/// Puzzles must be stable under so many times the search.
const STABLE: u32 = 4;
/// Whoever looks one step ahead, and whoever looks a little further.
const SOLVERS: [(&str, Difficulty); 2] = [("greedy", Difficulty::Easy), ("search:100", Difficulty::Medium)];

/// The puzzles of one game that the computer plays with itself. Options and seed say which game. One that is looked for
/// in vain until `cancel` gives those found so far.
pub fn mine<G: Listed>(options: &G::Options, mining: &Mining, seed: u64, cancel: &AtomicBool) -> Vec<Puzzle> {
    Mine::<G> { table: Table::new(options), mining: *mining, seed, cancel, found: Vec::new() }.dig()
}

struct Mine<'a, G: Listed> {
    table: Table<G>,
    mining: Mining,
    seed: u64,
    cancel: &'a AtomicBool,
    found: Vec<Puzzle>,
}

impl<G: Listed> Mine<'_, G> {
    fn dig(mut self) -> Vec<Puzzle> {
        let mut rng = SplitMix::new(self.seed);
        while self.table.game().turn() != Turn::Over && self.found.len() < MOST_PER_GAME && !self.is_cancelled() {
            self.table.draw_chance(&mut rng);
            let Some(seat) = self.table.game().turn().seats().first() else { continue };
            let analysis = self.analyze(seat, self.mining.iterations / QUICK);
            if self.is_promising(&analysis) {
                self.found.extend(self.puzzle(seat));
            }
            self.table.act(seat, analysis.best().action).expect("only legal actions are analyzed");
        }
        self.found
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.load(std::sync::atomic::Ordering::Relaxed)
    }

    fn is_promising(&self, analysis: &Analysis<G::Action>) -> bool {
        let steps = self.table.inputs().len();
        // Hidden choices that wait for others are not in a record.
        let is_closed = self.table.record(Vec::new()).steps.len() == steps;
        let is_apart = self.found.last().is_none_or(|last| last.steps.len() + APART <= steps);
        analysis.legal >= LEAST_CHOICES && is_closed && is_apart && gap(analysis) >= self.mining.gap
    }

    /// The puzzle of `seat` here, if more search agrees.
    fn puzzle(&self, seat: Seat) -> Option<Puzzle> {
        let first = self.analyze(seat, self.mining.iterations);
        if gap(&first) < self.mining.gap {
            return None;
        }
        let second = self.analyze(seat, self.mining.iterations * STABLE);
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
        puzzle.id = name(&puzzle);
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
        bots::analyze::<G, G::Guide>(&view, seat, None, &Care { iterations, within: None, seed, cancel: self.cancel })
    }
}

/// By how much the best choice is better than the second best.
fn gap<A: Copy + Ord>(analysis: &Analysis<A>) -> f32 {
    let second = analysis.choices.get(1);
    second.map_or(0.0, |second| analysis.best().advantage_over(second).0)
}

/// A name made from the contents: ten hexadecimal digits.
fn name(puzzle: &Puzzle) -> String {
    let contents = (&puzzle.game, &puzzle.options, puzzle.seat, &puzzle.steps);
    let contents = serde_json::to_string(&contents).expect("a puzzle is JSON");
    let hash = contents.bytes().fold(0, |hash, byte| scramble(hash ^ u64::from(byte)));
    format!("{:010x}", hash >> 24)
}
