//! Arguments for `tavola review` and `tavola puzzles`.

use crate::args::GameArgs;
use clap::{Args as Group, ValueEnum, value_parser};
use protocol::Difficulty;

#[derive(Debug, Group)]
#[command(after_help = "\
Evaluates every draw, and every decision by searching from what its player knew. Reports how the
expected result changed, how much was luck, how many points decisions cost compared with the best
choice found, and the three turning points. The same record, seed and iterations give the same
review, regardless of the number of threads.

Examples:
  tavola review game.jsonl
  tavola review games.jsonl --record 3 --plot game.svg --lang de
  tavola simulate mille-fiori --games 1 --bots level:casual --records - 2>/dev/null | tavola review - --json")]
pub(crate) struct ReviewArgs {
    /// Record file (`-` for standard input)
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
    /// Record to review, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    pub(crate) record: u32,
    /// Approximate number of search iterations per decision
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=100_000))]
    pub(crate) iterations: u32,
    /// Random seed for the search
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u32,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Plot the course of the game to this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
A puzzle is a decision in a game between bots in which the best choice beats the second best by at
least --gap points, confirmed with four times the search. Its difficulty is what it takes to find
the solution: looking one step ahead (easy), a short search (medium), or more (hard). The same seed
finds the same puzzles, regardless of the number of threads.

Examples:
  tavola puzzles mille-fiori --count 10 --out puzzles.jsonl
  tavola puzzles summer-pavilion --players 3 --gap 5 --seed 100 --out -
  tavola puzzles liguria --difficulty hard --iterations 4000 --out hard.jsonl")]
pub(crate) struct PuzzlesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of puzzles to find
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u32).range(1..))]
    pub(crate) count: u32,
    /// Random seed for the first game
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Maximum number of games to search
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Minimum lead of the solution over any other choice, in points
    #[arg(long, value_name = "POINTS", default_value_t = 4.0)]
    pub(crate) gap: f32,
    /// Skip easier puzzles
    #[arg(long, value_enum, value_name = "LEVEL", default_value_t = MinDifficulty::Easy)]
    pub(crate) difficulty: MinDifficulty,
    /// Search iterations for finding the solution; four times as many must confirm it
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = value_parser!(u32).range(8..))]
    pub(crate) iterations: u32,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the puzzles to this file, one per line (`-` for standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) out: String,
}

/// The values of `--difficulty`.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum MinDifficulty {
    Easy,
    Medium,
    Hard,
}

impl From<MinDifficulty> for Difficulty {
    fn from(difficulty: MinDifficulty) -> Self {
        match difficulty {
            MinDifficulty::Easy => Self::Easy,
            MinDifficulty::Medium => Self::Medium,
            MinDifficulty::Hard => Self::Hard,
        }
    }
}
