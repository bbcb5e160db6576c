//! `tavola arena`

use crate::{file, scratch, slugs, tavola};
use serde_json::{Value, json};
use std::fs;

/// A short match between fast bots.
const QUICK: [&str; 8] = ["arena", "summer-pavilion", "--bots", "eager,random", "--games", "12", "--seed", "5"];

fn arena(arguments: &[&str]) -> Value {
    tavola(&[arguments, &["--json"]].concat()).ok().json()
}

fn numbers(report: &Value, key: &str) -> Vec<f64> {
    report["bots"].as_array().unwrap().iter().map(|bot| bot[key].as_f64().unwrap()).collect()
}

/// A path to a file that doesn't exist.
fn missing(name: &str) -> String {
    let path = scratch(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_json_report_has_the_expected_fields() {
    let report = arena(&QUICK);
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["game", "players", "options", "games", "luck", "bots"]);
    assert_eq!((&report["game"], &report["players"]), (&json!("summer-pavilion"), &json!(2)));
    assert_eq!((&report["games"], &report["options"]["players"]), (&json!(12), &json!(2)));
    let of_bot = ["name", "games", "win_share", "interval", "mean_score", "mean_margin", "rating", "lead"];
    assert_eq!(keys(&report["bots"][0]), of_bot);
    let of_lead = ["mean", "interval", "always_valid", "paired_games", "plain_games"];
    assert_eq!(keys(&report["bots"][0]["lead"]), of_lead);
    assert_eq!((&report["bots"][0]["name"], &report["bots"][1]["name"]), (&json!("eager"), &json!("random")));
    let interval: Vec<f64> = serde_json::from_value(report["bots"][0]["interval"].clone()).unwrap();
    let share = numbers(&report, "win_share")[0];
    assert!(interval.len() == 2 && interval[0] < share && share <= interval[1], "{report}");
}

#[test]
fn two_players_share_wins_and_differ_by_their_scores() {
    let report = arena(&QUICK);
    let (shares, scores) = (numbers(&report, "win_share"), numbers(&report, "mean_score"));
    let (margins, ratings) = (numbers(&report, "mean_margin"), numbers(&report, "rating"));
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9);
    assert!((margins[0] - (scores[0] - scores[1])).abs() < 1e-9 && (margins[0] + margins[1]).abs() < 1e-9);
    assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    assert!(shares[0] > 0.5 && ratings[0] > 0.0, "eager players beat those who place tiles at random: {report}");
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    for slug in slugs() {
        let with = |threads| {
            let bots = ["--bots", "greedy-1,eager,search:8", "--games", "4", "--threads", threads];
            arena(&[&["arena", &slug, "--players", "3"], &bots[..]].concat())
        };
        assert_eq!(with("1"), with("3"));
    }
}

#[test]
fn a_bot_can_play_itself() {
    let report = arena(&["arena", "mille-fiori", "--players", "3", "--bots", "eager", "--games", "2"]);
    assert_eq!((numbers(&report, "games"), numbers(&report, "win_share")), (vec![2.0], vec![1.0]));
    assert!(numbers(&report, "mean_score")[0] > 0.0 && numbers(&report, "rating") == [0.0]);
}

#[test]
fn one_bot_among_copies_of_another() {
    let report = arena(&["arena", "mille-fiori", "--players", "4", "--bots", "greedy,random", "--games", "8"]);
    assert_eq!((&report["games"], numbers(&report, "games")), (&json!(8), vec![8.0, 8.0]));
    let shares = numbers(&report, "win_share");
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9 && shares[0] > 0.5, "{report}");
}

#[test]
fn all_pairs_of_many_bots_are_rated() {
    let report = arena(&["arena", "mille-fiori", "--bots", "greedy-1,eager,random", "--games", "12"]);
    assert_eq!(numbers(&report, "games"), [8.0, 8.0, 8.0]);
    let ratings = numbers(&report, "rating");
    assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
    assert!(ratings[0] > ratings[1] && ratings[0] > ratings[2], "{ratings:?}");
}

#[test]
fn luck_is_subtracted_on_request() {
    let lead = |report: &Value| report["bots"][0]["lead"]["mean"].as_f64().unwrap();
    let plain = arena(&QUICK);
    assert!((lead(&plain) - numbers(&plain, "mean_margin")[0]).abs() < 1e-9, "{plain}");
    for luck in ["greedy", "4"] {
        let adjusted = arena(&[&QUICK[..], &["--luck", luck]].concat());
        assert_eq!(numbers(&adjusted, "mean_score"), numbers(&plain, "mean_score"), "estimates don't affect play");
        assert!((lead(&adjusted) - lead(&plain)).abs() > 1e-9, "{adjusted}");
    }
}

#[test]
fn a_match_ends_once_it_is_clear_who_is_better() {
    let until = |threads| {
        let bots = ["--bots", "greedy-1,random", "--games", "400", "--until", "0.95", "--threads", threads];
        arena(&[&["arena", "mille-fiori"], &bots[..]].concat())
    };
    let report = until("1");
    assert_eq!((&report["games"], &report["verdict"]["better"]), (&json!(40), &json!("greedy-1")), "{report}");
    assert_eq!(until("3"), report);
    let bots = ["arena", "mille-fiori", "--bots", "random", "--games", "60", "--until", "0.95"];
    tavola(&bots).fails(1, &["compares two bots"]);
    let equals = ["arena", "mille-fiori", "--bots", "random,random", "--games", "60", "--until", "0.95"];
    assert!(tavola(&equals).ok().stdout.contains("it isn’t clear which bot is better"));
    tavola(&[&QUICK[..], &["--until", "1.5"]].concat()).fails(2, &["from 0.5 to below 1"]);
    tavola(&[&QUICK[..], &["--luck", "much"]].concat()).fails(2, &["none, greedy or a number"]);
}

#[test]
fn an_interrupted_match_resumes() {
    let path = missing("resumed.jsonl");
    let whole = arena(&QUICK);
    arena(&["arena", "summer-pavilion", "--bots", "eager,random", "--games", "5", "--seed", "5", "--resume", &path]);
    let mut lines = fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().count(), 6);
    lines.truncate(lines.len() - 9);
    fs::write(&path, &lines).unwrap();
    assert_eq!(arena(&[&QUICK[..], &["--resume", &path]].concat()), whole);
    let after = fs::read_to_string(&path).unwrap();
    assert_eq!(after.lines().count(), 13);
    assert_eq!(arena(&[&QUICK[..], &["--resume", &path]].concat()), whole, "nothing is left to play");
    assert_eq!(fs::read_to_string(&path).unwrap(), after);
}

#[test]
fn results_in_the_file_count() {
    let path = missing("trusted.jsonl");
    arena(&[&QUICK[..], &["--resume", &path]].concat());
    let changed: String = fs::read_to_string(&path).unwrap().lines().map(|line| swap_ranks(line) + "\n").collect();
    fs::write(&path, changed).unwrap();
    let turned = numbers(&arena(&[&QUICK[..], &["--resume", &path]].concat()), "win_share");
    assert_eq!(turned[1], numbers(&arena(&QUICK), "win_share")[0]);
}

fn swap_ranks(line: &str) -> String {
    let mut value: Value = serde_json::from_str(line).unwrap();
    if let Some(ranks) = value.get_mut("ranks").and_then(Value::as_array_mut) {
        ranks.reverse();
    }
    value.to_string()
}

#[test]
fn a_foreign_file_is_refused_and_left_alone() {
    for content in ["shopping list\n", "{\"tavola\":1}\n", "no end of line", "\u{fffd}\0\n"] {
        let path = file("foreign.txt", content);
        let said = ["foreign.txt: this file doesn’t contain match results"];
        tavola(&[&QUICK[..], &["--resume", &path]].concat()).fails(1, &said);
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
    }
    let path = file("binary.jsonl", "");
    fs::write(&path, [0xFF, 0xFE, b'\n']).unwrap();
    tavola(&[&QUICK[..], &["--resume", &path]].concat()).fails(1, &["doesn’t contain match results"]);
}

#[test]
fn the_file_of_another_match_is_refused() {
    let path = missing("another.jsonl");
    arena(&[&QUICK[..], &["--resume", &path]].concat());
    let said = ["belongs to another match", "eager,random 5 none”", "eager,random 6 none”"];
    let other = ["arena", "summer-pavilion", "--bots", "eager,random", "--seed", "6", "--resume", &path];
    tavola(&other).fails(1, &said);
    let other = ["arena", "summer-pavilion", "--bots", "random,eager", "--seed", "5", "--resume", &path];
    tavola(&other).fails(1, &["“summer-pavilion", "random,eager 5"]);
}

#[test]
fn a_corrupt_line_is_located() {
    let path = missing("spoiled.jsonl");
    arena(&[&QUICK[..], &["--resume", &path]].concat());
    let lines = fs::read_to_string(&path).unwrap();
    for spoiled in
        [lines.replacen("\"ranks\":[", "\"ranks\":[7,", 1), lines.replacen("\"seats\":[0,1]", "\"seats\":[1,1]", 1)]
    {
        assert_ne!(spoiled, lines);
        fs::write(&path, spoiled).unwrap();
        tavola(&[&QUICK[..], &["--resume", &path]].concat())
            .fails(1, &["spoiled.jsonl:", "is not a game in this match"]);
    }
}

#[test]
fn a_plot_is_written() {
    let path = missing("match.svg");
    tavola(&[&QUICK[..], &["--plot", &path]].concat()).ok();
    let picture = fs::read_to_string(&path).unwrap();
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert!(
        picture.contains("eager: ") && picture.contains("random: ") && picture.contains("12 games of"),
        "{picture}"
    );
    tavola(&[&QUICK[..], &["--plot", "/nowhere/match.svg"]].concat()).fails(1, &["/nowhere/match.svg: no such file"]);
}

#[test]
fn the_table_is_localized() {
    let output = |lang| tavola(&[&QUICK[..], &["--lang", lang]].concat()).ok().stdout;
    let (english, german) = (output("en"), output("de"));
    assert!(english.contains("12 games of") && english.contains("rating") && english.contains("eager"), "{english}");
    assert!(german.contains("12 Spiele") && german.contains("Wertung") && german.contains(",0"), "{german}");
}

#[test]
fn bots_must_be_given_and_exist() {
    tavola(&["arena", "mille-fiori"]).fails(2, &["--bots"]);
    tavola(&["arena", "mille-fiori", "--bots", "eager,level:guru"]).fails(1, &["“level:guru”", "level:novice"]);
    tavola(&["arena", "mille-fiori", "--bots", "eager", "--games", "0"]).fails(2, &["--help"]);
    tavola(&["arena", "mile-fiori", "--bots", "eager"]).fails(1, &["Did you mean “mille-fiori”?"]);
}
