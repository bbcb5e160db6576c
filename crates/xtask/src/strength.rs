//! `./x strength`: plays matches between neighboring levels and prints the table in docs/ai.md.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo, output};
use std::path::Path;
use std::process::Command;

/// The names of the rule sets, their arguments, and their player counts.
const RULE_SETS: [(&str, &[&str], &[&str]); 4] = [
    ("Mille Fiori", &["mille-fiori"], &["2", "3", "4"]),
    ("The Masterworks", &["mille-fiori", "--set", "masterworks=true"], &["2", "3", "4"]),
    ("Summer Pavilion", &["summer-pavilion"], &["2", "3", "4"]),
    ("Liguria", &["liguria"], &["3", "4"]),
];
const LEVELS: [&str; 5] = ["novice", "casual", "skilled", "expert", "master"];
/// Games per match, unless another number is given; every deal is played in all seatings.
const GAMES: &str = "120";
/// A seed that was not used to choose any parameter.
const SEED: &str = "2201";

/// A row of the table: the stronger level alone among copies of the weaker one.
struct Match {
    name: &'static str,
    rules: &'static [&'static str],
    players: &'static str,
    stronger: &'static str,
    weaker: &'static str,
}

/// The first argument is the number of games. Each further argument is the name of a rule set, a number of players, or
/// the stronger level; only matches that fit all of them are played.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let (games, words) = arguments.split_first().map_or((GAMES, arguments), |(games, words)| (games.as_str(), words));
    let matches: Vec<Match> = matches().into_iter().filter(|it| it.has_all(words)).collect();
    if games.parse::<u32>().is_err() || matches.is_empty() {
        return Err(Failure::new("Example: ./x strength 40 Liguria 3 master"));
    }
    process::run(cargo(root, &["build", "--release", "--locked"]))?;
    println!("| rules | players | match | games | wins | rating | points |\n|---|---|---|---|---|---|---|");
    matches.iter().try_for_each(|it| it.play(root, games).map(|row| println!("{row}")))
}

fn matches() -> Vec<Match> {
    let mut matches = Vec::new();
    for (name, rules, counts) in RULE_SETS {
        for players in counts {
            let of_pair = |pair: &[&'static str]| Match { name, rules, players, stronger: pair[1], weaker: pair[0] };
            matches.extend(LEVELS.windows(2).map(of_pair));
        }
    }
    matches
}

impl Match {
    fn has_all(&self, words: &[String]) -> bool {
        words.iter().all(|word| [self.name, self.players, self.stronger].contains(&word.as_str()))
    }

    /// Plays the match and returns its row.
    fn play(&self, root: &Path, games: &str) -> Result<String, Failure> {
        let Match { name, rules, players, stronger, weaker } = self;
        let bots = format!("level:{stronger},level:{weaker}");
        let mut command = Command::new(root.join("target/release/tavola"));
        command.arg("arena").args(*rules).args(["--players", players, "--bots", &bots]);
        command.args(["--games", games, "--seed", SEED, "--json"]);
        let report = output(command).ok_or_else(|| Failure::new(format!("The match of {bots} failed.")))?;
        let results = Report(&report).results();
        let results = results.ok_or_else(|| Failure::new(format!("Not the report of a match: {report}")))?;
        Ok(format!("| {name} | {players} | {stronger} – {weaker} | {results}"))
    }
}

/// The JSON report of a match between two bots. Reads only the numbers needed, since this program has no JSON parser.
struct Report<'a>(&'a str);

impl Report<'_> {
    /// The number of games, the wins, and the leads of the first bot in rating and in points.
    fn results(&self) -> Option<String> {
        let [games, share] = [self.numbers("games", 0)?[0], self.numbers("win_share", 0)?[0] * 100.0];
        // A bot's first interval is that of its wins, its second that of its lead.
        let [wins, points] = [self.numbers("interval", 0)?, self.numbers("interval", 1)?];
        let [low, high] = [wins.first()? * 100.0, wins.get(1)? * 100.0];
        let rating = self.numbers("rating", 0)?[0] - self.numbers("rating", 1)?[0];
        let (mean, from, to) = (self.numbers("mean", 0)?[0], points.first()?, points.get(1)?);
        let row = format!(
            "{games} | {share:.1} % ({low:.1}–{high:.1}) | {rating:+.0} | {mean:+.1} ({from:+.1} to {to:+.1}) |"
        );
        Some(row.replace('-', "−"))
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
  "luck": "none",
  "bots": [
    { "name": "a", "games": 60, "win_share": 0.75, "interval": [
        0.6,
        0.85
      ], "mean_margin": 9.0, "rating": 95.4, "lead": { "mean": 8.25, "interval": [-1.5, 18.0], "always_valid": [-3.0, 20.0] } },
    { "name": "b", "games": 60, "win_share": 0.25, "interval": [0.1, 0.4], "mean_margin": -9.0, "rating": -95.4 }
  ]
}"#;
        let results = Report(report).results().unwrap();
        assert_eq!(results, "60 | 75.0 % (60.0–85.0) | +191 | +8.2 (−1.5 to +18.0) |");
        assert_eq!(Report("{}").results(), None);
    }

    #[test]
    fn matches_are_selected_by_words() {
        let count = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            matches().iter().filter(|it| it.has_all(&words)).count()
        };
        assert_eq!([count(&[]), count(&["Liguria"]), count(&["master", "2"]), count(&["chess"])], [44, 8, 3, 0]);
    }
}
