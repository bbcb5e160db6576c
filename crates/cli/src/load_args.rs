//! Arguments for `tavola load`.

use crate::load::LoadPlan;
use clap::{Args as Group, value_parser};

#[derive(Debug, Group)]
#[command(after_help = "\
Guests join new tables and play real games with random actions; when a game ends, the next one
begins at a new table. Latency is the time from sending an action to its acknowledgment, which
means it is on disk.

A server limits each visitor's requests. Start it with `--unlimited 127.0.0.1` to lift the
limits for this machine. Only test your own servers.

Examples:
  tavola load --seconds 10
  tavola load --url http://127.0.0.1:7700 --tables 100 --rate 1000 --seconds 30 --json
  tavola load --tables 5000 --idle --seconds 60")]
pub(crate) struct LoadArgs {
    /// The server's address
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7700")]
    pub(crate) url: String,
    /// Number of tables
    #[arg(long, value_name = "T", default_value_t = 100, value_parser = value_parser!(u32).range(1..=LoadPlan::MAX_TABLES as i64))]
    pub(crate) tables: u32,
    /// Total actions per second across all tables; 0 for as many as possible
    #[arg(long, value_name = "R", default_value_t = 0, value_parser = value_parser!(u32).range(..=LoadPlan::MAX_ACTIONS_PER_SECOND as i64))]
    pub(crate) rate: u32,
    /// Duration in seconds, once all tables are open
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = value_parser!(u32).range(1..=LoadPlan::MAX_SECONDS as i64))]
    pub(crate) seconds: u32,
    /// The game, as listed by `tavola games`
    #[arg(long, value_name = "GAME", default_value = "summer-pavilion")]
    pub(crate) game: String,
    /// Number of players [default: the game's]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<i64>,
    /// Only stay connected, without playing
    #[arg(long, conflicts_with = "rate")]
    pub(crate) idle: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
