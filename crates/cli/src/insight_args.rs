//! What can be typed after `tavola review` and `tavola puzzles`.

use crate::args::GameArgs;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Search looks at every decision from what its player knew, and at every draw. It tells how the expected result went up
and down, what was luck, what decisions lost against the best choice found, and the three turning points.
The same record, seed and iterations give the same review, whatever the number of threads.

Examples:
  tavola review game.jsonl
  tavola review games.jsonl --record 3 --plot game.svg --lang de
  tavola simulate mille-fiori --games 1 --bots level:casual --records - 2>/dev/null | tavola review - --json")]
pub(crate) struct ReviewArgs {
    /// A file of records (`-`: standard input)
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
    /// Which record of the file, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    pub(crate) record: u32,
    /// About how much search each decision gets
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=100_000))]
    pub(crate) iterations: u32,
    /// Where the luck of search begins
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u32,
    /// How many threads search [default: one for each core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Draw the course of the game into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
A puzzle is a decision in a game that the computer plays with itself, in which the best choice is better than the
second best by --gap points at least, and stays so under four times the search. How hard it is tells who finds the
solution: whoever looks one step ahead (easy), whoever searches a little (medium), or neither (hard).
The same seed finds the same puzzles, whatever the number of threads.

Examples:
  tavola puzzles mille-fiori --count 10 --out puzzles.jsonl
  tavola puzzles summer-pavilion --players 3 --gap 5 --seed 100 --out -")]
pub(crate) struct PuzzlesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many puzzles to find
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u32).range(1..))]
    pub(crate) count: u32,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Give up after so many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// By how many points the solution is better than any other choice
    #[arg(long, value_name = "POINTS", default_value_t = 4.0)]
    pub(crate) gap: f32,
    /// How much search finds the solution; four times as much must agree
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = value_parser!(u32).range(8..))]
    pub(crate) iterations: u32,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the puzzles to this file, one a line (`-`: standard output)
    #[arg(long, value_name = "FILE")]
    pub(crate) out: String,
}
