//! Arguments for `tavola arena`.

use crate::args::{GameArgs, ProgramArgs};
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Each deal is played several times, with the bots rotating through the seats, to reduce the
influence of luck. Line-ups:
  one bot                 itself in all seats
  two bots A,B            A alone among copies of B
  fewer bots than seats   all of them, each in turn also filling the remaining seats
  as many, or more        every subset that fills the seats (two players: all pairs)
A deal is played by every line-up in every rotation; only the last deal may be cut short by --games.

A bot's win rate counts all its copies together; a tied win is split equally. Intervals are 95%
Wilson score intervals; `fair` is the win rate among equals. The margin is the lead over the best
other seat. Ratings are Bradley–Terry over all pairs at a table: 400 points for odds of ten to
one, mean 0; one tie per pair keeps them finite.

Bots: random, eager, greedy, greedy-1, search:2000 (iterations), search:1s or search:500ms (time
per decision), plain:2000 (search without knowledge of the game), level:novice, level:casual,
level:skilled, level:expert, level:master. The same seed gives the same result regardless of the
number of threads, except with time budgets, for which --threads 1 is best.

exec:COMMAND is your own program that speaks the protocol in docs/engines.md. Arguments
follow, separated by spaces; '…', \"…\" and \\ quote spaces and commas as in a shell, but no shell
is used. It is started once per thread and seat. If it crashes, answers too late or plays an illegal
action, it forfeits the game: another bot takes over, and the seat is ranked last.

Examples:
  tavola arena mille-fiori --bots search:1000,greedy-1 --games 200 --seed 1
  tavola arena summer-pavilion --players 4 --bots search:2000,greedy-1 --games 100 --resume match.jsonl
  tavola arena mille-fiori --bots exec:./my-bot,level:expert --games 20 --move-time 2
  tavola arena mille-fiori --bots level:novice,level:casual,level:skilled --games 300 --plot levels.svg")]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Bots, separated by commas
    #[arg(long, value_name = "NAME,…", required = true)]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Total number of games
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Append each result to this file, and resume an interrupted match from it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<String>,
    /// Plot win rates and ratings to this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
