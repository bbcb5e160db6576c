//! Arguments for `tavola arena`.

use crate::args::{GameArgs, ProgramArgs};
use clap::{Args as Group, value_parser};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

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

The lead is over the mean of the other bots' seats, with an interval for the mean over all deals; the
report says how many games on separate deals would have been as exact. --luck subtracts the luck of
the draw: how much each draw changed the forecast, compared with other draws that were equally
possible. That takes time but changes no expectation, and needs fewer games; the report says how many
would have been as exact with luck. `--luck greedy` lets greedy bots play on from each draw to make the
forecast, `--luck 40` a search with 40 iterations.

--until 0.95 stops a match of two bots as soon as the lead shows which is better. Looking after each
deal doesn't make errors more likely: at most 5% of matches between equals end with a verdict. --games
is then the most games to play.

Bots: random, eager, greedy, greedy-1, search:2000 (iterations), search:1s or search:500ms (time
per decision), guide-2:2000 or guide-2:1s (search with a fixed earlier evaluation), plain:2000 (search
without knowledge of the game), level:novice, level:casual, level:skilled, level:expert, level:master.
The same seed gives the same result regardless of the number of threads, except with time budgets, for
which --threads 1 is best.

exec:COMMAND is your own program that speaks the protocol in docs/engines.md. Arguments
follow, separated by spaces; '…', \"…\" and \\ quote spaces and commas as in a shell, but no shell
is used. It is started once per thread and seat. If it crashes, answers too late or plays an illegal
action, it forfeits the game: another bot takes over, and the seat is ranked last.

Examples:
  tavola arena mille-fiori --bots search:1000,greedy-1 --games 200 --seed 1
  tavola arena summer-pavilion --players 4 --bots search:2000,greedy-1 --games 100 --resume match.jsonl
  tavola arena mille-fiori --bots search:2000,search:500 --games 2000 --until 0.95 --luck 40
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
    /// Stop as soon as it is clear which of two bots is better, at this confidence
    #[arg(long, value_name = "CONFIDENCE", value_parser = confidence)]
    pub(crate) until: Option<f64>,
    /// Subtract the luck of the draw, estimated by greedy play or a number of iterations: none, greedy, or a number
    #[arg(long, value_name = "HOW", default_value = "none")]
    pub(crate) luck: Luck,
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

/// How the luck of draws is estimated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Luck {
    #[default]
    None,
    /// Greedy bots play on from each draw.
    Greedy,
    /// A search with this many iterations plays on from each draw.
    Search(u64),
}

impl FromStr for Luck {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.parse()) {
            ("none", _) => Ok(Luck::None),
            ("greedy", _) => Ok(Luck::Greedy),
            (_, Ok(iterations)) if iterations > 0 => Ok(Luck::Search(iterations)),
            _ => Err("expected none, greedy or a number of iterations".to_owned()),
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::None => f.write_str("none"),
            Luck::Greedy => f.write_str("greedy"),
            Luck::Search(iterations) => iterations.fmt(f),
        }
    }
}

fn confidence(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.5..1.0).contains(number));
    number.ok_or_else(|| "expected a number from 0.5 to below 1".to_owned())
}
