//! `tavola simulate`

use crate::{program, scratch, simulated, slugs, tavola};
use serde_json::Value;
use std::fs;
use std::io::Read;
use std::process::Stdio;

#[test]
fn the_number_of_threads_makes_no_difference() {
    for slug in slugs() {
        let play = |threads: &str| {
            let path = scratch(&format!("threads-{slug}-{threads}.jsonl"));
            let options = ["--games", "40", "--seed", "11", "--trace", "--json", "--threads", threads];
            let summary = tavola(&[&["simulate", &slug, "--records", &path], &options[..]].concat()).ok().stdout;
            (fs::read_to_string(&path).unwrap(), summary)
        };
        let (records, summary) = play("1");
        assert_eq!(records.lines().count(), 40);
        assert!((records, summary) == play("2"), "{slug}: two threads played other games than one");
    }
}

#[test]
fn another_seed_gives_other_games() {
    let play = |seed: &str| simulated(&["mille-fiori", "--games", "2", "--seed", seed]);
    assert_eq!(play("1"), play("1"));
    assert_ne!(play("1"), play("2"));
    let two = play("1");
    assert_ne!(two[0]["steps"], two[1]["steps"]);
}

#[test]
fn the_summary_sums_up_the_records() {
    for slug in slugs() {
        let path = scratch(&format!("summary-{slug}.jsonl"));
        let run = tavola(&["simulate", &slug, "--games", "50", "--records", &path, "--json"]).ok();
        let (summary, records) = (run.json(), fs::read_to_string(&path).unwrap());
        let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        check_scores(&summary, &records);
        check_lengths(&summary, &records);
        check_shares(&summary);
    }
}

fn check_scores(summary: &Value, records: &[Value]) {
    for (seat, of_seat) in summary["seats"].as_array().unwrap().iter().enumerate() {
        let scores: Vec<f64> =
            records.iter().map(|record| record["result"]["scores"][seat].as_f64().unwrap()).collect();
        assert_close(&of_seat["score"]["mean"], scores.iter().sum::<f64>() / scores.len() as f64);
        assert_close(&of_seat["score"]["max"], scores.iter().copied().fold(f64::MIN, f64::max));
        assert_close(&of_seat["score"]["min"], scores.iter().copied().fold(f64::MAX, f64::min));
    }
}

fn check_lengths(summary: &Value, records: &[Value]) {
    let is_decision = |step: &&Value| step[0].is_number();
    let decisions = |record: &Value| record["steps"].as_array().unwrap().iter().filter(is_decision).count();
    let total: usize = records.iter().map(decisions).sum();
    assert_close(&summary["decisions"]["mean"], total as f64 / records.len() as f64);
}

fn check_shares(summary: &Value) {
    let seats = summary["seats"].as_array().unwrap();
    let shares: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "win shares add up to 1");
    let sources = summary["points_by_source"].as_array().unwrap();
    let points: f64 = sources.iter().map(|source| source["mean"].as_f64().unwrap()).sum();
    assert_close(&summary["all_scores"]["mean"], points);
}

fn assert_close(found: &Value, expected: f64) {
    assert!((found.as_f64().unwrap() - expected).abs() < 1e-9, "{found}, expected {expected}");
}

#[test]
fn records_name_the_bots() {
    let seats = |arguments: &[&str]| {
        simulated(&[&["mille-fiori", "--games", "1", "--players", "3"], arguments].concat())[0]["seats"].clone()
    };
    assert_eq!(seats(&["--bots", "eager,random,eager"]), serde_json::json!(["eager", "random", "eager"]));
    assert_eq!(seats(&["--bots", "eager"]), serde_json::json!(["eager", "eager", "eager"]));
    let thinking = ["level:novice", "search:5", "greedy-1"];
    assert_eq!(seats(&["--bots", &thinking.join(",")]), serde_json::json!(thinking));
    assert_eq!(seats(&["--policy", "eager"]), serde_json::json!(["eager", "eager", "eager"]));
    assert_eq!(seats(&[]), serde_json::json!(["random", "random", "random"]));
}

#[test]
fn players_is_an_ordinary_option() {
    let options =
        |arguments: &[&str]| simulated(&[&["mille-fiori", "--games", "1"], arguments].concat())[0]["options"].clone();
    assert_eq!(options(&["--players", "4"]), options(&["--set", "players=4"]));
    assert_eq!(options(&[])["players"], 2);
    assert_eq!(options(&["--set", "edition=first"])["edition"], "first");
}

#[test]
fn only_traced_records_carry_counts_and_scores() {
    let plain = &simulated(&["mille-fiori", "--games", "1"])[0];
    let traced = &simulated(&["mille-fiori", "--games", "1", "--trace"])[0];
    assert!(plain.get("legal").is_none() && plain.get("scores").is_none());
    let steps = traced["steps"].as_array().unwrap().len();
    assert_eq!(plain["steps"], traced["steps"]);
    assert_eq!(traced["legal"].as_array().unwrap().len(), steps);
    assert_eq!(traced["scores"].as_array().unwrap()[steps - 1], traced["result"]["scores"]);
}

#[test]
fn records_on_standard_output_send_the_summary_to_standard_error() {
    let run = tavola(&["simulate", "mille-fiori", "--games", "3", "--records", "-"]);
    assert_eq!(run.stdout.lines().count(), 3);
    assert!(run.stderr.contains("3 games of Mille Fiori"), "{}", run.stderr);
}

#[test]
fn the_summary_is_localized() {
    let summary = |lang| tavola(&["simulate", "mille-fiori", "--games", "5", "--lang", lang]).ok().stdout;
    let (english, german) = (summary("en"), summary("de"));
    assert!(english.contains("5 games of Mille Fiori") && english.contains("Workshops") && english.contains("median"));
    assert!(german.contains("5 Spiele Mille Fiori") && german.contains("Werkstätten") && german.contains("Siege %"));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let arguments = ["simulate", "mille-fiori", "--games", "100000", "--records", "-"];
    let mut child = program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut [0; 100]).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
