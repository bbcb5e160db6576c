//! Bots that are programs of their own: `tavola engine`, and `exec:` bots in matches and games.

mod examples;
mod failures;
mod transcript;

use crate::{Run, tavola};
use serde_json::Value;

/// The program itself as an engine, as named in a list of bots.
fn engine(bot: &str) -> String {
    format!("exec:'{}' engine --bot {bot}", env!("CARGO_BIN_EXE_tavola"))
}

/// A match between `bots` in which exec: bots have all the time they need, even on a busy machine.
fn arena(game: &str, bots: &str, games: &str, more: &[&str]) -> Run {
    timed_arena("60", game, bots, games, more)
}

/// A match between `bots` in which exec: bots have this many seconds per decision.
fn timed_arena(seconds: &str, game: &str, bots: &str, games: &str, more: &[&str]) -> Run {
    let arguments = ["arena", game, "--bots", bots, "--games", games, "--move-time", seconds];
    tavola(&[&arguments, more].concat())
}

fn forfeits(report: &Value) -> usize {
    report["forfeits"].as_array().map_or(0, Vec::len)
}

#[test]
fn an_engine_is_as_good_as_its_bot() {
    for slug in crate::slugs() {
        let report = arena(&slug, &format!("{},random", engine("greedy")), "6", &["--json"]).ok().json();
        assert_eq!(forfeits(&report), 0, "{report}");
        assert!(report["bots"][0]["win_share"].as_f64().unwrap() > 0.8, "{report}");
    }
}

#[test]
fn engines_play_the_same_games_on_any_number_of_threads() {
    let with = |threads| {
        let bots = format!("{},{},eager", engine("search:8"), engine("random"));
        arena("mille-fiori", &bots, "4", &["--json", "--players", "3", "--threads", threads]).ok().json()
    };
    assert_eq!(with("1"), with("3"));
}

#[test]
fn engines_play_with_the_expansion() {
    let more = ["--json", "--set", "masterworks=true"];
    let report = arena("mille-fiori", &format!("{},eager", engine("search:20")), "4", &more).ok().json();
    assert_eq!(forfeits(&report), 0, "{report}");
}

#[test]
fn records_of_engines_replay() {
    let records = crate::scratch("engines.jsonl");
    let bots = format!("{},eager", engine("eager"));
    let arguments = ["simulate", "liguria", "--games", "2", "--records", &records, "--trace", "--players", "3"];
    tavola(&[&arguments[..], &["--bots", &format!("{bots},random")]].concat()).ok();
    tavola(&["replay", &records]).ok();
    let record: Value =
        serde_json::from_str(std::fs::read_to_string(&records).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!(record["seats"][0], engine("eager"));
    assert_eq!(record.get("ended"), None);
}

#[test]
fn a_person_plays_against_an_engine() {
    let moves = "1\n".repeat(2000);
    let arguments = ["play", "summer-pavilion", "--seed", "4", "--bots", &engine("eager")];
    let run = crate::tavola_reading(&moves, &arguments).ok();
    assert!(run.stdout.contains("Game over"), "{}", run.stdout);
}

#[test]
fn a_message_that_makes_no_sense_is_an_error() {
    let engine = |input: &str| crate::tavola_reading(input, &["engine", "--bot", "eager"]);
    let game = r#"{"type":"new-game","game":"liguria","rules_version":1,"options":{},"seat":0}"#;
    let choose = |view: &str| format!(r#"{{"type":"choose","view":{view},"budget":{{"ms":9}},"seed":1}}"#);
    engine("hello\n").fails(1, &["line 1 of the input", "not a message to an engine"]);
    engine(&(choose("{}") + "\n")).fails(1, &["a decision was requested before the first game"]);
    engine(&game.replace("liguria", "chess")).fails(1, &["unknown game “chess”"]);
    engine(&game.replace(":1,", ":99,")).fails(1, &["version 99 of the rules of liguria"]);
    engine(&format!("{game}\n{}\n", choose("{}"))).fails(1, &["line 2 of the input", "not a view of liguria"]);
    engine("").ok();
    engine(&format!("{game}\n{{\"type\":\"quit\"}}\nnot read\n")).ok();
}
