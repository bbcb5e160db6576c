//! `tavola review`, `tavola replay --show` and `tavola puzzles`

use crate::{file, scratch, simulated, slugs, tavola, tavola_reading};
use serde_json::Value;

/// A file with the record of a game between fast bots.
fn game_file(slug: &str) -> String {
    let record = simulated(&[slug, "--games", "1", "--seed", "3", "--policy", "eager"]).remove(0);
    // Tests run in parallel, so each has its own file. A test's thread is named after the test.
    let test = std::thread::current().name().unwrap_or("review").replace("::", "-");
    file(&format!("{test}-{slug}.jsonl"), &format!("{record}\n"))
}

#[test]
fn a_review_says_how_the_game_went() {
    for slug in slugs() {
        let run = tavola(&["review", &game_file(&slug), "--iterations", "8"]).ok();
        for part in ["Expected final score", "Luck and decisions", "Turning points", "Comparison", "Step "] {
            assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
        }
        assert!(run.stdout.lines().filter(|line| line.contains('│')).count() == 12, "{}", run.stdout);
    }
}

#[test]
fn a_review_is_available_in_german() {
    let run = tavola(&["review", &game_file("mille-fiori"), "--iterations", "8", "--lang", "de"]).ok();
    assert!(run.stdout.contains("Wendepunkte") && run.stdout.contains("Glück"), "{}", run.stdout);
}

#[test]
fn the_json_review_is_deterministic() {
    let path = game_file("summer-pavilion");
    let review = |threads| {
        tavola(&["review", &path, "--iterations", "8", "--seed", "4", "--threads", threads, "--json"]).ok().json()
    };
    let first = review("1");
    assert_eq!(first, review("2"));
    let steps = first["forecasts"].as_array().unwrap().len() - 1;
    assert_eq!(first["decisions"].as_array().unwrap().len() + first["draws"].as_array().unwrap().len(), steps);
    assert_eq!(first["turning_points"].as_array().unwrap().len(), 3);
}

#[test]
fn a_review_is_plotted() {
    let plot = scratch("review.svg");
    tavola(&["review", &game_file("liguria"), "--iterations", "4", "--plot", &plot]).ok();
    let picture = std::fs::read_to_string(&plot).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("<polyline") && picture.contains("Liguria"));
}

#[test]
fn only_finished_games_are_reviewed() {
    let mut record = simulated(&["mille-fiori", "--games", "1"]).remove(0);
    record["steps"].as_array_mut().unwrap().truncate(20);
    record.as_object_mut().unwrap().remove("result");
    tavola_reading(&record.to_string(), &["review", "-"]).fails(1, &["Only finished games"]);
    tavola(&["review", &game_file("mille-fiori"), "--record", "2"]).fails(1, &["there is no record 2"]);
    record["game"] = Value::from("chess");
    tavola_reading(&record.to_string(), &["review", "-"]).fails(1, &["no such game"]);
}

#[test]
fn a_game_is_shown_step_by_step() {
    for slug in slugs() {
        let path = game_file(&slug);
        let run = tavola(&["replay", &path, "--show", "--from", "2", "--to", "4"]).ok();
        for step in 2..=4 {
            assert!(run.stdout.contains(&format!("Step {step} of ")), "{}", run.stdout);
        }
        assert!(!run.stdout.contains("Step 5 of ") && !run.stdout.contains("Step 1 of "));
        assert!(tavola(&["replay", &path, "--show"]).ok().stdout.contains("Before the first step"));
    }
}

/// Picks are hidden from other seats until they are used.
#[test]
fn a_game_is_shown_as_its_viewer_saw_it() {
    let path = game_file("mille-fiori");
    let of = |seat: &[&str]| tavola(&[&["replay", &path, "--show", "--to", "8"], seat].concat()).ok().stdout;
    let (first, second) = (of(&["--seat", "0"]), of(&["--seat", "1"]));
    assert_ne!(first, second);
    let picks = |shown: &str| shown.lines().filter(|line| line.starts_with("Step") && line.contains(", pick")).count();
    let hidden = |shown: &str| shown.lines().filter(|line| line.starts_with("Step") && line.ends_with(", ?")).count();
    assert!(picks(&first) > 0 && hidden(&first) > 0, "{first}");
    assert_eq!(picks(&of(&[])), 0);
    tavola(&["replay", &path, "--show", "--seat", "9"]).fails(1, &["no seat 9"]);
    tavola(&["replay", &path, "--show", "--from", "9999"]).fails(1, &["no step 9999"]);
}

#[test]
fn puzzles_are_found_and_written() {
    let path = scratch("puzzles.jsonl");
    let arguments =
        ["puzzles", "summer-pavilion", "--players", "2", "--count", "2", "--gap", "2", "--iterations", "40"];
    let run = tavola(&[&arguments[..], &["--out", &path]].concat()).ok();
    assert!(run.stdout.starts_with("2 puzzles in "), "{}", run.stdout);
    let written = std::fs::read_to_string(&path).unwrap();
    let puzzles: Vec<Value> = written.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(puzzles.len(), 2);
    assert!(puzzles.iter().all(|puzzle| puzzle["gap"].as_f64().unwrap() >= 2.0));
    let again = tavola(&[&arguments[..], &["--threads", "1", "--out", "-"]].concat()).ok();
    assert_eq!(again.stdout, written);
}
