//! Fits the weights of an evaluation to self-play games.
//!
//! ```text
//! cargo run --release -p bots --example tune -- mille-fiori --games 400 --rounds 3 --seconds 300
//! cargo run --release -p bots --example tune -- summer-pavilion --games 500 --rounds 2 --iterations 60 --players 2
//! ```
//!
//! Each round plays `games` games with the previous round's weights (at first those in the source), then fits new
//! weights to each seat's final points relative to the mean of all seats, by ridge regression toward the previous
//! weights. With `players`, all games have that many players and default options; otherwise the numbers of players
//! alternate. With `iterations`, the player searches and one action in a hundred is random; otherwise it is greedy,
//! and one in ten is random. Prints the table to paste into `weights.rs`.

use bots::{FeatureSet, Fitted, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide, Weight};
use game::{Game, GameExt, GameOptions, OptionValue, OptionValues, Seat, SplitMix, Turn, Viewer, below, choose};
use rand_core::Rng;
use search::{Budget, Effort, greedy, search};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let plan = Plan::parse(&arguments);
    match arguments.first().map(String::as_str) {
        Some("mille-fiori") => tune::<mille_fiori::MilleFiori, MilleFioriGuide>(&plan),
        Some("liguria") => tune::<liguria::Liguria, LiguriaGuide>(&plan),
        Some("summer-pavilion") => tune::<summer_pavilion::SummerPavilion, SummerPavilionGuide>(&plan),
        _ => eprintln!(
            "usage: tune <game> [--games N] [--rounds N] [--seconds N] [--seed N] [--iterations N] [--players N] [--from-zero]"
        ),
    }
}

struct Plan {
    games: u64,
    rounds: u64,
    time: Duration,
    seed: u64,
    /// Iterations per search; 0 for the greedy player.
    iterations: u64,
    /// Players in every game; 0 for all numbers in turn.
    players: u64,
    /// Whether to start with weights of zero instead of those in the source.
    from_zero: bool,
}

impl Plan {
    fn parse(arguments: &[String]) -> Self {
        let after = |flag: &str| arguments.iter().position(|argument| argument == flag).map(|at| at + 1);
        let number = |flag, default| {
            let text = after(flag).and_then(|at| arguments.get(at));
            text.and_then(|text| text.parse().ok()).unwrap_or(default)
        };
        Self {
            games: number("--games", 300),
            rounds: number("--rounds", 3),
            time: Duration::from_secs(number("--seconds", 300)),
            seed: number("--seed", 1),
            iterations: number("--iterations", 0),
            players: number("--players", 0),
            from_zero: after("--from-zero").is_some(),
        }
    }
}

fn tune<G: Game, K: Fitted<G>>(plan: &Plan) {
    let deadline = Instant::now() + plan.time;
    let mut weights = first_weights::<G, K>(plan);
    for round in 0..plan.rounds {
        let mut fit = Fit::new(2 * K::Features::FEATURES.len());
        let mut points = 0.0;
        let mut games = 0;
        while games < plan.games && Instant::now() < deadline {
            let seed = plan.seed + round * plan.games + games;
            points += play::<G, K>(plan, &Player { weights, iterations: plan.iterations }, seed, &mut fit);
            games += 1;
        }
        if games == 0 {
            break;
        }
        weights = Box::leak(fit.solve(weights).into_boxed_slice());
        eprintln!(
            "round {}: {games} games, {:.1} points each, error {:.2}",
            round + 1,
            points / games as f64,
            fit.error(weights)
        );
    }
    print::<K::Features>(weights);
}

/// The weights in the source for the games to be played, or zeros.
fn first_weights<G: Game, K: Fitted<G>>(plan: &Plan) -> &'static [Weight] {
    match plan.players {
        _ if plan.from_zero => zeros(K::TUNED.len()),
        0 => K::TUNED,
        players => K::tuned(&G::new(&usual_options::<G>(players)).view(Viewer::Seat(Seat::new(0)))).weights(),
    }
}

fn zeros(count: usize) -> &'static [Weight] {
    Box::leak(vec![[0.0; 2]; count].into_boxed_slice())
}

fn print<A: FeatureSet>(weights: &[Weight]) {
    for ([end, start], name) in weights.iter().zip(A::FEATURES) {
        println!("    [{end:.2}, {start:.2}], // {name}");
    }
}

/// The player in all seats.
struct Player {
    weights: &'static [Weight],
    iterations: u64,
}

impl Player {
    /// One action out of this many is random, so that the games differ enough to learn from.
    fn random_one_in(&self) -> u32 {
        if self.iterations == 0 { 10 } else { 100 }
    }

    fn choose<G: Game, K: Fitted<G>>(&self, view: &G::View, seat: Seat, seed: u64) -> G::Action {
        let (guide, cancel) = (K::with(self.weights), AtomicBool::new(false));
        if self.iterations == 0 {
            return greedy::<G, _>(view, seat, &guide, 1, seed, &cancel).action;
        }
        let effort = Effort { budget: Budget::Iterations(self.iterations), threads: 1, settings: K::settings() };
        search::<G, _>(view, seat, &guide, &effort, seed, &cancel).action
    }
}

/// Plays a game, adds its positions to `fit` and returns the mean final points.
fn play<G: Game, K: Fitted<G>>(plan: &Plan, player: &Player, seed: u64, fit: &mut Fit) -> f64 {
    let mut rng = SplitMix::new(seed);
    let mut game = G::new(&match plan.players {
        0 => options::<G>(seed, &mut rng),
        players => usual_options::<G>(players),
    });
    let mut samples: Vec<Vec<Sample>> = Vec::new();
    loop {
        let seat = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                game.reveal(chance, &mut ());
                continue;
            }
            turn => turn.seats().first().expect("a decision has a seat"),
        };
        if below(&mut rng, 3) == 0 {
            samples.push(Seat::all(game.players()).map(|seat| Sample::new::<K::Features>(&game, seat)).collect());
        }
        let action = if below(&mut rng, player.random_one_in()) == 0 {
            choose(&mut rng, &game.legal(seat))
        } else {
            player.choose::<G, K>(&game.view(Viewer::Seat(seat)), seat, rng.next_u64())
        };
        game.play(seat, action, &mut ());
    }
    let scores = game.scores();
    for mut seats in samples {
        seats.iter_mut().zip(scores.values()).for_each(|(sample, score)| sample.to_come += f64::from(*score));
        center(&mut seats);
        seats.iter().for_each(|sample| fit.add(sample));
    }
    scores.values().map(|score| f64::from(*score)).sum::<f64>() / game.players() as f64
}

fn usual_options<G: Game>(players: u64) -> G::Options {
    let players = OptionValue::Number(players as i64);
    let values = OptionValues::new().with("players", players).with_defaults(G::Options::SPECS);
    values.read().expect("a number of players that the game allows")
}

/// The numbers of players alternate; every other option has its default in three out of four games, and otherwise a
/// random value.
fn options<G: Game>(turn: u64, rng: &mut SplitMix) -> G::Options {
    let mut values = OptionValues::new().with_defaults(G::Options::SPECS);
    for spec in &G::Options::SPECS[1..] {
        let mut other = values.clone();
        other.set(spec.name, choose_value(&spec.kind.allowed(), rng));
        if below(rng, 4) == 0 && other.read::<G::Options>().is_ok() {
            values = other;
        }
    }
    let players = G::Options::SPECS[0].kind.allowed();
    values.set("players", players[turn as usize % players.len()].clone());
    values.read().expect("options that go together")
}

fn choose_value(values: &[OptionValue], rng: &mut SplitMix) -> OptionValue {
    values[below(rng, values.len() as u32) as usize].clone()
}

/// A position as one seat's regression equation.
struct Sample {
    /// Each feature, then each feature times the fraction of the game that remains.
    inputs: Vec<f64>,
    /// The final points minus those already certain.
    to_come: f64,
}

impl Sample {
    fn new<A: FeatureSet>(game: &A::Game, seat: Seat) -> Self {
        let mut features = vec![0.0; A::FEATURES.len()];
        A::features(game, seat, &mut features);
        let remaining = A::remaining(game);
        let later = features.iter().map(|feature| feature * remaining);
        let inputs = features.iter().copied().chain(later).map(f64::from).collect();
        Self { inputs, to_come: -f64::from(A::certain(game, seat)) }
    }
}

/// Subtracts the mean of all seats: only the differences matter, not the overall level of points.
fn center(seats: &mut [Sample]) {
    let count = seats.len() as f64;
    for index in 0..seats[0].inputs.len() {
        let mean = seats.iter().map(|sample| sample.inputs[index]).sum::<f64>() / count;
        seats.iter_mut().for_each(|sample| sample.inputs[index] -= mean);
    }
    let mean = seats.iter().map(|sample| sample.to_come).sum::<f64>() / count;
    seats.iter_mut().for_each(|sample| sample.to_come -= mean);
}

/// The normal equations for a ridge regression.
struct Fit {
    size: usize,
    matrix: Vec<Vec<f64>>,
    /// The sum of the squared targets, for the error.
    squares: f64,
    count: f64,
}

/// The strength of the regularization toward the previous round's weights.
const RIDGE: f64 = 300.0;

impl Fit {
    fn new(size: usize) -> Self {
        Self { size, matrix: vec![vec![0.0; size + 1]; size], squares: 0.0, count: 0.0 }
    }

    fn add(&mut self, sample: &Sample) {
        let target = sample.to_come;
        for (row, input) in self.matrix.iter_mut().zip(&sample.inputs) {
            for (cell, other) in row.iter_mut().zip(sample.inputs.iter().chain([&target])) {
                *cell += input * other;
            }
        }
        self.squares += target * target;
        self.count += 1.0;
    }

    fn solve(&self, before: &[Weight]) -> Vec<Weight> {
        let features = self.size / 2;
        let mut matrix = self.matrix.clone();
        for (index, row) in matrix.iter_mut().enumerate() {
            row[index] += RIDGE;
            row[self.size] += RIDGE * f64::from(before[index % features][index / features]);
        }
        let solution = eliminate(matrix);
        (0..features).map(|index| [solution[index] as f32, solution[index + features] as f32]).collect()
    }

    /// The root mean square error with these weights.
    fn error(&self, weights: &[Weight]) -> f64 {
        let features = self.size / 2;
        let weight = |index: usize| f64::from(weights[index % features][index / features]);
        let mut sum = self.squares;
        for (index, row) in self.matrix.iter().enumerate() {
            let predicted: f64 = (0..self.size).map(|other| row[other] * weight(other)).sum();
            sum += weight(index) * (predicted - 2.0 * row[self.size]);
        }
        (sum / self.count).max(0.0).sqrt()
    }
}

/// Solves a regular system of linear equations, given as an augmented matrix (Gauss–Jordan elimination).
fn eliminate(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for pivot in 0..size {
        let largest = (pivot..size).max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs()));
        rows.swap(pivot, largest.unwrap_or(pivot));
        let pivot_row = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = row[pivot] / pivot_row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    (0..size).map(|index| rows[index][size] / rows[index][index]).collect()
}
