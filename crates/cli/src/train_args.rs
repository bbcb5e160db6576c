//! Arguments for `tavola train`.

use crate::args::GameArgs;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Lets a search play against itself and fits the weights of the game's evaluation to the games, for
these options and this number of players. The first round is played with the evaluation of
`guide-2`, which never changes, and each further round with the weights fitted to the round before.
Prints the table for the game's weights.rs.

With --net, the weights stay as they are now, and a small net is fitted to what they miss. Prints
the net for the game's nets.rs.

The same arguments give the same weights, regardless of the number of threads. --resume stores the
games, so that an interrupted training can be resumed, or extended by --rounds.

Examples:
  tavola train mille-fiori --players 3 --games 2500 --resume games.txt
  tavola train mille-fiori --players 2 --set masterworks=true --games 2500 --rounds 2 --seed 1000000
  tavola train summer-pavilion --net --games 10000 --iterations 100 --lambda 1
  tavola train liguria --games 20 --rounds 1 --iterations 8")]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of games in each round
    #[arg(long, value_name = "K", default_value_t = 2000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Search iterations per decision
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = value_parser!(u32).range(1..))]
    pub(crate) iterations: u32,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u32,
    /// How much of what a position is compared with is the game's result, from 0 to 1; the rest are the values of the
    /// positions soon after it, which scatter less
    #[arg(long, value_name = "L", default_value = "0.9", value_parser = fraction)]
    pub(crate) lambda: f32,
    /// How strongly weights are kept near those of the round before, in positions
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u32).range(1..))]
    pub(crate) ridge: u32,
    /// Fit a net instead of weights
    #[arg(long, conflicts_with_all = ["rounds", "ridge"])]
    pub(crate) net: bool,
    /// Number of times a net learns from each game
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = value_parser!(u32).range(1..), requires = "net")]
    pub(crate) passes: u32,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Append each game to this file, and resume an interrupted training from it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<String>,
}

fn fraction(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "expected a number from 0 to 1".to_owned())
}
