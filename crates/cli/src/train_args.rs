//! Arguments for `tavola train`.

use crate::args::GameArgs;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Plays games of a search against itself and fits a small network to them that corrects the game's
evaluation. The network starts without effect. It learns each seat's final points relative to the
other seats, without the luck of the draws that followed the position.

All games are stored in the file given by --data, so that an interrupted run can be continued and
--games can be raised. The same arguments give the same network, regardless of the number of threads
and of interruptions. One game in ten is not learned from: its positions show whether the network
predicts results better. Whether it also plays better, only games can tell: net:FILE:N is a bot with
this network that searches with N iterations.

Examples:
  tavola train mille-fiori --players 2 --games 4000 --iterations 80 --data games.jsonl --out new.net
  tavola train mille-fiori --games 40 --iterations 10 --data games.jsonl --out new.net
  tavola arena mille-fiori --bots net:new.net:500,guide-2:500 --games 2000 --until 0.95 --seed 2")]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of games
    #[arg(long, value_name = "K", default_value_t = 2000, value_parser = value_parser!(u32).range(2..))]
    pub(crate) games: u32,
    /// Iterations per decision
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// The games are stored in this file, or continued from it
    #[arg(long, value_name = "FILE")]
    pub(crate) data: String,
    /// The network is written to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: String,
    /// Number of hidden units
    #[arg(long, value_name = "H", default_value_t = 16, value_parser = value_parser!(u16).range(1..=32))]
    pub(crate) hidden: u16,
    /// Number of passes over all positions
    #[arg(long, value_name = "E", default_value_t = 4, value_parser = value_parser!(u32).range(1..))]
    pub(crate) epochs: u32,
    /// Step size of the first pass
    #[arg(long, value_name = "R", default_value_t = 0.001)]
    pub(crate) rate: f32,
    /// The fraction of the learned correction that is kept
    #[arg(long, value_name = "SHARE", default_value_t = 1.0)]
    pub(crate) share: f32,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}
