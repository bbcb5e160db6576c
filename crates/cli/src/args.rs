//! What can be typed after `tavola`.

use crate::arena_args::ArenaArgs;
use crate::insight_args::{PuzzlesArgs, ReviewArgs};
use crate::lang::Lang;
use crate::load_args::LoadArgs;
use crate::serve_args::{BackupArgs, ServeArgs, VerifyArgs};
use clap::{Args as Group, Parser, Subcommand, value_parser};

/// A table for modern board games.
///
/// Play against the computer, let computer players play each other, replay what was played, count and
/// measure.
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

`tavola help COMMAND` shows the examples of a command."
)]
pub(crate) struct Args {
    /// The language to speak [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_enum, hide_possible_values = true, value_name = "en|de")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, their options, allowed values and defaults
    Games(GamesArgs),
    /// Let computer players play many games, and sum up
    Simulate(SimulateArgs),
    /// Let computer players compete over the same deals, and rate them
    Arena(ArenaArgs),
    /// Play records again and check every step, or show them
    Replay(ReplayArgs),
    /// Look back at a finished game: luck, decisions, turning points
    Review(ReviewArgs),
    /// Look for puzzles in games that the computer plays with itself
    Puzzles(PuzzlesArgs),
    /// Count the nodes of the game tree, depth by depth
    Perft(PerftArgs),
    /// Measure the speed of a game's rules, or of search, on one core
    Bench(BenchArgs),
    /// Play against the computer in the terminal
    Play(PlayArgs),
    /// Serve tables over the network
    Serve(ServeArgs),
    /// Draw the chance of finished online games again
    Verify(VerifyArgs),
    /// Copy the database of a server, while it runs
    Backup(BackupArgs),
    /// Let many people play at a server, to see how much it can bear
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

/// Which game, and with which options.
#[derive(Debug, Group)]
pub(crate) struct GameArgs {
    /// The game, as `tavola games` lists it
    pub(crate) game: String,
    /// The number of players; short for --set players=N [default: the game's]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<i64>,
    /// An option of the game, as `tavola games` lists them; may be given several times
    #[arg(long, value_name = "OPTION=VALUE", value_parser = pair)]
    pub(crate) set: Vec<(String, String)>,
}

#[derive(Debug, Group)]
#[command(after_help = "\
The same seed gives the same games, whatever the number of threads.

Examples:
  tavola simulate mille-fiori --players 4 --games 10000 --seed 7
  tavola simulate mille-fiori --bots eager,random --set edition=first
  tavola simulate mille-fiori --bots search:500,level:casual --games 10
  tavola simulate mille-fiori --games 100 --records games.jsonl --trace
  tavola simulate mille-fiori --games 100 --records - | tavola replay -")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// The computer player in all seats, as in --bots [default: random]
    #[arg(long, value_name = "NAME", conflicts_with = "bots")]
    pub(crate) policy: Option<String>,
    /// The computer players: one name for all seats, or one for each, separated by commas (random, eager, greedy,
    /// search:2000, search:1s, plain:2000, level:expert and so on; see `tavola help arena`)
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the record of each game to this file, one a line (`-`: standard output, the summary then goes to standard error)
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<String>,
    /// Add to the records the number of legal actions and the scores at every step
    #[arg(long, requires = "records")]
    pub(crate) trace: bool,
    /// Print the summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
Checks that every step is possible, that the result is right and, in traced records, every count of
legal actions and every score. Stops at the first difference, with exit code 1.

With --show, a game is shown step by step: what happened, and the table after it. In a terminal, Enter goes on, `b`
back, a number to that step, `q` ends; elsewhere all steps are printed.

Examples:
  tavola replay games.jsonl
  tavola replay game.jsonl --show
  tavola replay game.jsonl --show --from 20 --to 30 --seat 1
  tavola replay one.jsonl two.jsonl --json
  tavola simulate mille-fiori --records - --trace | tavola replay -")]
pub(crate) struct ReplayArgs {
    /// Files of records: one JSON object a line, or any JSON objects one after the other (`-`: standard input)
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the games step by step
    #[arg(long, conflicts_with = "json")]
    pub(crate) show: bool,
    /// The first step to show, counted from 1; 0 is the table before any
    #[arg(long, value_name = "STEP", requires = "show", default_value_t = 0)]
    pub(crate) from: usize,
    /// The last step to show [default: the last of the game]
    #[arg(long, value_name = "STEP", requires = "show")]
    pub(crate) to: Option<usize>,
    /// Through whose eyes, counted from 0 [default: a spectator's]
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
    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    /// How many decisions deep to count
    #[arg(long, value_name = "D", default_value_t = 3, value_parser = value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
With --search, how fast a search is: iterations per second on one core from the opening and from the middle of a
game, and their share of the rate at which worlds are only imagined and played on in the same way, both measured in
turn. Once with what is known about the game (`guided`), once with all games played to their end by --policy (`full`).

`par` is decisions per second divided by the steps per second of a fixed reference loop, measured in the
same run: it can be compared between machines. Measure with a release build.

Examples:
  tavola bench mille-fiori --players 4
  tavola bench mille-fiori --policy eager --seconds 10 --json
  tavola bench summer-pavilion --search --policy eager")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The computer player in all seats: random or eager
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub(crate) policy: String,
    /// Measure the speed of search instead of that of the rules
    #[arg(long)]
    pub(crate) search: bool,
    /// How long to measure in all
    #[arg(long, value_name = "T", default_value = "5", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Group)]
#[command(after_help = "\
While you play, type `help` for what you can type.

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
    /// The computer players: one name for all, or one for each other seat, separated by commas: level:novice,
    /// level:casual, level:skilled, level:expert, level:master, or another of those in `tavola help arena`
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "eager")]
    pub(crate) bots: Vec<String>,
    /// Where chance begins [default: different every time]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Write the record of the game to this file when it ends or is left
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("it must be written OPTION=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("it must be a number from 0.01 to 3600".to_owned()),
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
