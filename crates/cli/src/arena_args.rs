//! What can be typed after `tavola arena`.

use crate::args::GameArgs;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Each deal is played several times, with the bots in all seats, so that nobody is just lucky. Who sits at the table:
  one bot                 itself in all seats
  two bots A,B            A alone among copies of B
  fewer bots than seats   all of them, each in turn in the seats left over
  as many, or more        every choice of as many bots as there are seats (two players: all pairs)
A deal is played in each of these line-ups and in each of their rotations; only the last deal may be cut short by --games.

A bot's share of wins counts all its copies together, and a shared win in equal parts; the interval is that of
Wilson (95 %). A margin is the distance to the best other seat. Ratings are those of Bradley and Terry over all pairs
at a table, 400 points for tenfold odds, the mean being 0; one tie for each pair is added, so that they stay finite.

Bots: random, eager, greedy, greedy-1, search:2000 (iterations), search:1s or search:500ms (time for each decision),
plain:2000 (search without knowledge of the game), level:novice, level:casual, level:skilled, level:expert,
level:master. The same seed gives the same result whatever the number of threads, but for budgets of time, which
are best given --threads 1.

Examples:
  tavola arena mille-fiori --bots search:1000,greedy-1 --games 200 --seed 1
  tavola arena summer-pavilion --players 4 --bots search:2000,greedy-1 --games 100 --resume match.jsonl
  tavola arena mille-fiori --bots level:novice,level:casual,level:skilled --games 300 --plot levels.svg")]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Who plays, separated by commas
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games to play in all
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many games are played at the same time [default: one for each core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Append each result to this file, and go on where an interrupted match stopped
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<String>,
    /// Draw shares and ratings into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
