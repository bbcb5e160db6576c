//! What can be typed after `tavola load`.

use crate::load::LoadPlan;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Guests sit down at new tables and play real games with random actions; when a game ends, the next begins at a new
table. Times are from sending an action to its acknowledgment, after which it is on the disk.

A server limits how much one visitor may ask for. Start it with `--unlimited 127.0.0.1` to lift that for this machine.
Ask only servers that are yours.

Examples:
  tavola load --seconds 10
  tavola load --url http://127.0.0.1:7700 --tables 100 --rate 1000 --seconds 30 --json
  tavola load --tables 5000 --idle --seconds 60")]
pub(crate) struct LoadArgs {
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7700")]
    pub(crate) url: String,
    /// At how many tables to play
    #[arg(long, value_name = "T", default_value_t = 100, value_parser = value_parser!(u32).range(1..=LoadPlan::MOST_TABLES as i64))]
    pub(crate) tables: u32,
    /// How many actions a second, at all tables together; 0: as many as possible
    #[arg(long, value_name = "R", default_value_t = 0, value_parser = value_parser!(u32).range(..=LoadPlan::MOST_ACTIONS_A_SECOND as i64))]
    pub(crate) rate: u32,
    /// For how long to play, once all tables are open
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = value_parser!(u32).range(1..=LoadPlan::MOST_SECONDS as i64))]
    pub(crate) seconds: u32,
    /// The game, as `tavola games` lists it
    #[arg(long, value_name = "GAME", default_value = "summer-pavilion")]
    pub(crate) game: String,
    /// The number of players [default: the game's]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<i64>,
    /// Only sit there, connected, and do nothing
    #[arg(long, conflicts_with = "rate")]
    pub(crate) idle: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
