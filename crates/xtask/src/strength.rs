//! `./x strength`: matches between neighboring levels, as the table in docs/ai.md.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo, output};
use std::path::Path;
use std::process::Command;

/// The name of a rule set, its arguments, and its numbers of players.
const RULE_SETS: [(&str, &[&str], &[&str]); 4] = [
    ("Mille Fiori", &["mille-fiori"], &["2", "3", "4"]),
    ("The Masterworks", &["mille-fiori", "--set", "masterworks=true"], &["2", "3", "4"]),
    ("Summer Pavilion", &["summer-pavilion"], &["2", "3", "4"]),
    ("Liguria", &["liguria"], &["3", "4"]),
];
const LEVELS: [&str; 5] = ["novice", "casual", "skilled", "expert", "master"];
/// Games per match, unless another number is given.
const GAMES: &str = "60";
/// Not a seed that anything was chosen with.
const SEED: &str = "2201";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let games = arguments.first().map_or(GAMES, String::as_str);
    process::run(cargo(root, &["build", "--release", "--locked"]))?;
    println!("| rules | players | match | games | wins | lead | margin without luck |");
    println!("|---|---|---|---|---|---|---|");
    for (name, rules, counts) in RULE_SETS {
        for players in counts {
            for pair in LEVELS.windows(2) {
                println!("| {name} | {players} | {}", row(root, rules, players, pair, games)?);
            }
        }
    }
    Ok(())
}

/// The rest of a row: the stronger level alone among copies of the weaker one.
fn row(root: &Path, rules: &[&str], players: &str, pair: &[&str], games: &str) -> Result<String, Failure> {
    let bots = format!("level:{},level:{}", pair[1], pair[0]);
    let mut command = Command::new(root.join("target/release/tavola"));
    command.arg("arena").args(rules).args(["--players", players, "--bots", &bots]);
    command.args(["--games", games, "--seed", SEED, "--threads", "1", "--json"]);
    let report = output(command).ok_or_else(|| Failure::new(format!("The match of {bots} failed.")))?;
    let row = Report(&report).row().ok_or_else(|| Failure::new(format!("Not the report of a match: {report}")))?;
    Ok(format!("{} – {} | {row}", pair[1], pair[0]))
}

/// The JSON report of a match of two bots. Reads just the few numbers needed, since this program has no JSON parser.
struct Report<'a>(&'a str);

impl Report<'_> {
    fn row(&self) -> Option<String> {
        let [games, share] = [self.numbers("games", 0)?[0], self.numbers("win_share", 0)?[0]];
        let wins = self.numbers("interval", 0)?;
        let lead = self.numbers("rating", 0)?[0] - self.numbers("rating", 1)?[0];
        // A bot's first interval is that of its wins, its second that of its margin.
        let (margin, around) = (self.numbers("margin", 0)?[0], self.numbers("interval", 1)?);
        let percent = |share: &f64| format!("{:.1}", share * 100.0);
        Some(format!(
            "{games} | {} % ({}–{}) | {lead:.0} | {margin:+.1} ({:+.1} to {:+.1}) |",
            percent(&share),
            percent(wins.first()?),
            percent(wins.get(1)?),
            around.first()?,
            around.get(1)?,
        ))
    }

    /// The number or list of numbers after the `place`-th occurrence of this key.
    fn numbers(&self, key: &str, place: usize) -> Option<Vec<f64>> {
        let key = format!("\"{key}\":");
        let after = self.0.split(&key).nth(place + 1)?.trim_start();
        let end = if after.starts_with('[') { after.find(']')? } else { after.find([',', '\n', '}'])? };
        let numbers = after[..end].trim_start_matches('[').split(',').map(|number| number.trim().parse().ok());
        numbers.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_becomes_a_row() {
        let report = r#"{
  "game": "liguria",
  "games": 60,
  "bots": [
    { "name": "a", "win_share": 0.75, "interval": [
        0.6,
        0.85
      ], "mean_margin": 9.0, "rating": 95.4, "adjusted": { "margin": 8.25, "interval": [-1.5, 18.0] } },
    { "name": "b", "win_share": 0.25, "interval": [0.1, 0.4], "mean_margin": -9.0, "rating": -95.4 }
  ]
}"#;
        let row = Report(report).row().unwrap();
        assert_eq!(row, "60 | 75.0 % (60.0–85.0) | 191 | +8.2 (-1.5 to +18.0) |");
        assert_eq!(Report("{}").row(), None);
    }
}
