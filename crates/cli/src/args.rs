//! Command-line arguments.

use crate::admin_args::AdminArgs;
use crate::arena_args::ArenaArgs;
use crate::insight_args::{PuzzlesArgs, ReviewArgs};
use crate::lang::Lang;
use crate::load_args::LoadArgs;
use crate::serve_args::{BackupArgs, HealthArgs, RestoreArgs, ServeArgs, VerifyArgs};
use crate::train_args::TrainArgs;
use clap::{Args as Group, Parser, Subcommand, value_parser};
use std::time::Duration;

/// A table for modern board games.
///
/// Play against the computer, run matches between bots, replay and review games, and serve tables over the
/// network.
#[derive(Debug, Parser)]
#[command(
    name = "tavola",
    version,
    after_help = "\
Examples:
  tavola games
  tavola play mille-fiori --players 3
  tavola simulate mille-fiori --games 1000 --records games.jsonl
  tavola replay games.jsonl
  tavola review game.jsonl
  tavola arena mille-fiori --bots search:1000,greedy-1 --games 40

`tavola help COMMAND` shows examples for a command."
)]
pub(crate) struct Args {
    /// Output language [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_enum, hide_possible_values = true, value_name = "en|de")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their options, allowed values and defaults
    Games(GamesArgs),
    /// Let bots play many games and summarize the results
    Simulate(SimulateArgs),
    /// Run a match between bots on the same deals and rate them
    Arena(ArenaArgs),
    /// Replay records and check every step, or show them step by step
    Replay(ReplayArgs),
    /// Review a finished game: luck, decisions, turning points
    Review(ReviewArgs),
    /// Find puzzles in games between bots
    Puzzles(PuzzlesArgs),
    /// Fit the evaluation of a game to games of search against itself
    Train(TrainArgs),
    /// Count the game tree's nodes, depth by depth
    Perft(PerftArgs),
    /// Benchmark a game's rules, or search, on one core
    Bench(BenchArgs),
    /// Play against the computer in the terminal
    Play(PlayArgs),
    /// Play as an engine for another program, over standard input and output
    Engine(EngineArgs),
    /// Serve tables over the network
    Serve(Box<ServeArgs>),
    /// Verify the chance outcomes of finished online games
    Verify(VerifyArgs),
    /// Back up a server's database, even while the server is running
    Backup(BackupArgs),
    /// Restore a backup to an empty folder
    Restore(RestoreArgs),
    /// Check whether the server on this machine is healthy
    Health(HealthArgs),
    /// Administer the server on this machine: users, tables, statistics, checks
    Admin(AdminArgs),
    /// Load-test a server with many players
    Load(LoadArgs),
}

#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  tavola games
  tavola games --json")]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The game and its options.
#[derive(Debug, Group)]
pub(crate) struct GameArgs {
    /// The game, as listed by `tavola games`
    pub(crate) game: String,
    /// Number of players; short for --set players=N [default: the game's]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<i64>,
    /// Set a game option, as listed by `tavola games`; may be repeated
    #[arg(long, value_name = "OPTION=VALUE", value_parser = pair)]
    pub(crate) set: Vec<(String, String)>,
}

#[derive(Debug, Group)]
#[command(after_help = "\
The same seed gives the same games, regardless of the number of threads.

Examples:
  tavola simulate mille-fiori --players 4 --games 10000 --seed 7
  tavola simulate mille-fiori --bots eager,random --set edition=first
  tavola simulate mille-fiori --bots search:500,level:casual --games 10
  tavola simulate mille-fiori --games 100 --records games.jsonl --trace
  tavola simulate mille-fiori --games 100 --records - | tavola replay -")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of games to play
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Bot for all seats, as in --bots [default: random]
    #[arg(long, value_name = "NAME", conflicts_with = "bots")]
    pub(crate) policy: Option<String>,
    /// Bots: one name for all seats, or one per seat, separated by commas (random, eager, greedy, search:2000,
    /// search:1s, plain:2000, level:expert, exec:./my-bot and so on; see `tavola help arena`)
    #[arg(long, value_name = "NAME,…")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write each game's record to this file, one per line (`-` for standard output; the summary then goes to
    /// standard error)
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<String>,
    /// Add the number of legal actions and the scores at each step to the records
    #[arg(long, requires = "records")]
    pub(crate) trace: bool,
    /// Print the summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
Checks that every step is legal, that the result is right and, in traced records, every count of
legal actions and every score. Stops at the first difference with exit code 1.

With --show, prints each step: what happened, and the resulting position. On a terminal, Enter goes
to the next step, `b` goes back, a number jumps to that step, and `q` quits; otherwise all steps are
printed.

Examples:
  tavola replay games.jsonl
  tavola replay game.jsonl --show
  tavola replay game.jsonl --show --from 20 --to 30 --seat 1
  tavola replay one.jsonl two.jsonl --json
  tavola simulate mille-fiori --records - --trace | tavola replay -")]
pub(crate) struct ReplayArgs {
    /// Record files: JSON objects, one per line or otherwise concatenated (`-` for standard input)
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the games step by step
    #[arg(long, conflicts_with = "json")]
    pub(crate) show: bool,
    /// First step to show, counted from 1; 0 is the initial position
    #[arg(long, value_name = "STEP", requires = "show", default_value_t = 0)]
    pub(crate) from: usize,
    /// Last step to show [default: the game's last]
    #[arg(long, value_name = "STEP", requires = "show")]
    pub(crate) to: Option<usize>,
    /// Seat whose view to show, counted from 0 [default: a spectator]
    #[arg(long, value_name = "S", requires = "show")]
    pub(crate) seat: Option<usize>,
}

#[derive(Debug, Group)]
#[command(after_help = "\
Examples:
  tavola perft mille-fiori --players 2 --seed 1 --depth 4
  tavola perft mille-fiori --depth 3 --set draft=on-turn --json")]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Maximum depth, in decisions
    #[arg(long, value_name = "D", default_value_t = 3, value_parser = value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
With --search, measures search on one core: iterations per second from the opening and from
mid-game, and their ratio to the rate of bare rollouts (sampling a world and playing on from it,
without a tree), measured alternately: once with the game's guide (`guided`) and once with rollouts
played to the end by --policy (`full`).

`par` is decisions per second divided by the steps per second of a fixed reference loop measured
in the same run, so it can be compared across machines. Use a release build.

Examples:
  tavola bench mille-fiori --players 4
  tavola bench mille-fiori --policy eager --seconds 10 --json
  tavola bench summer-pavilion --search --policy eager")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Policy for all seats: random or eager
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub(crate) policy: String,
    /// Benchmark search instead of the rules
    #[arg(long)]
    pub(crate) search: bool,
    /// Total measurement time in seconds
    #[arg(long, value_name = "T", default_value = "5", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
While you play, type `help` for a list of commands.

Examples:
  tavola play mille-fiori
  tavola play mille-fiori --bots level:casual
  tavola play mille-fiori --players 3 --seat 2 --bots level:novice,level:expert
  tavola play mille-fiori --seed 7 --record game.jsonl --lang de")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Your seat, counted from 0
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seat: usize,
    /// Bots: one name for all, or one per other seat, separated by commas: level:novice, level:casual, level:skilled,
    /// level:expert, level:master, exec:./my-bot, or any other listed in `tavola help arena`
    #[arg(long, value_name = "NAME,…", default_value = "eager")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Random seed [default: a new one every time]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Write the record to this file when the game ends or you leave
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
}

/// Limits for bots that run as separate programs.
#[derive(Debug, Group)]
pub(crate) struct ProgramArgs {
    /// Seconds an exec: bot has for each decision before it forfeits
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    move_time: f64,
}

impl ProgramArgs {
    pub(crate) fn move_time(&self) -> Duration {
        Duration::from_secs_f64(self.move_time)
    }
}

#[derive(Debug, Group)]
#[command(after_help = "\
Reads messages from standard input, one JSON object per line, and writes its answers to standard
output. docs/engines.md describes the protocol.

Examples:
  tavola engine --bot level:expert
  tavola arena mille-fiori --bots 'exec:tavola engine --bot level:skilled,level:expert' --games 20")]
pub(crate) struct EngineArgs {
    /// The bot that plays; see `tavola help arena`
    #[arg(long, value_name = "NAME", default_value = "level:expert")]
    pub(crate) bot: String,
    /// Number of threads for its search
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: u16,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected OPTION=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("expected a number from 0.01 to 3600".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Args::command().debug_assert();
    }
}
