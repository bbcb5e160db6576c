//! `tavola replay`

use crate::{file, scratch, simulated, slugs, tavola, tavola_reading};
use serde_json::{Value, json};

#[test]
fn simulated_games_replay() {
    for slug in slugs() {
        let path = scratch(&format!("replay-{slug}.jsonl"));
        tavola(&["simulate", &slug, "--games", "20", "--seed", "5", "--records", &path, "--trace"]).ok();
        assert_eq!(tavola(&["replay", &path]).ok().stdout, "20 records replayed\n");
        assert_eq!(tavola(&["replay", &path, &path, "--json"]).ok().json(), json!({ "ok": true, "records": 40 }));
    }
}

#[test]
fn records_come_from_standard_input_in_any_layout() {
    let records = simulated(&["mille-fiori", "--games", "2", "--trace"]);
    let pretty = serde_json::to_string_pretty(&records[0]).unwrap();
    assert_eq!(tavola_reading(&pretty, &["replay", "-"]).ok().stdout, "1 record replayed\n");
    let both = format!("\n{pretty}\n\n{}\n", records[1]);
    assert_eq!(tavola_reading(&both, &["replay", "-"]).ok().stdout, "2 records replayed\n");
    assert_eq!(tavola_reading(&both, &["replay", "-", "--lang", "de"]).ok().stdout, "2 Spielprotokolle nachgespielt\n");
}

#[test]
fn unknown_keys_are_ignored() {
    let mut record = simulated(&["mille-fiori", "--games", "1"]).remove(0);
    record["played"] = json!({ "at": ["home", 1.5, null, -3] });
    record["result"]["sheets"] = json!([[1, 2], [3, 4]]);
    tavola_reading(&record.to_string(), &["replay", "-"]).ok();
}

#[test]
fn a_running_game_replays() {
    let mut record = simulated(&["mille-fiori", "--games", "1"]).remove(0);
    record["steps"].as_array_mut().unwrap().truncate(20);
    record.as_object_mut().unwrap().remove("result");
    tavola_reading(&record.to_string(), &["replay", "-"]).ok();
}

/// Alters a traced record on the third line of a file, and asserts that the replay reports it.
#[track_caller]
fn check(name: &str, change: impl FnOnce(&mut Value), said: &[&str]) -> Value {
    let mut records = simulated(&["mille-fiori", "--games", "2", "--trace"]);
    change(&mut records[1]);
    let path = file(&format!("difference-{name}.jsonl"), &format!("{}\n\n{}\n", records[0], records[1]));
    let run = tavola(&["replay", &path, "--json"]).fails(1, said);
    assert!(run.stderr.starts_with(&format!("error: {path}: record 2 (line 3)")), "{}", run.stderr);
    let report = run.json();
    assert_eq!((&report["ok"], &report["record"], &report["line"]), (&json!(false), &json!(2), &json!(3)));
    report
}

#[test]
fn a_wrong_score_is_found_at_its_step() {
    let report =
        check("scores", |record| record["scores"][30][1] = json!(99), &[", step 30 [", "expected", "99", "found"]);
    assert_eq!(report["step"], 30);
    assert!(report["expected"].as_str().unwrap().contains("99"));
    assert!(!report["found"].as_str().unwrap().contains("99"));
}

#[test]
fn a_wrong_count_of_actions_is_found_at_its_step() {
    let report = check(
        "legal",
        |record| record["legal"][3] = json!(77),
        &[", step 3 [0,\"pick ", "legal moves: expected 77, found 5"],
    );
    assert_eq!((&report["expected"], &report["found"]), (&json!("77"), &json!("5")));
}

#[test]
fn a_wrong_result_is_found() {
    check("result", |record| record["result"]["scores"][0] = json!(-1), &["final scores: expected [-1,"]);
    check("ranks", |record| record["result"]["ranks"] = json!([2, 2]), &["ranks: expected [2, 2]"]);
    check("no-result", |record| drop(record.as_object_mut().unwrap().remove("result")), &["has no result"]);
}

#[test]
fn a_trace_of_another_length_is_found() {
    check("length", |record| drop(record["legal"].as_array_mut().unwrap().pop()), &["entries under “legal”"]);
}

#[test]
fn an_illegal_action_is_found_with_its_reason() {
    let report = check(
        "illegal",
        |record| record["steps"][3] = json!([0, "place 3"]),
        &["step 3 [0,\"place 3\"]", "pick a card first"],
    );
    assert_eq!(report["notation"], "place 3");
}

#[test]
fn an_action_out_of_turn_is_found() {
    check(
        "turn",
        |record| record["steps"][0] = json!([1, "sail"]),
        &["step 0 [1,\"sail\"]", "a random draw comes first"],
    );
    check(
        "order",
        |record| record["steps"].as_array_mut().unwrap().swap(3, 4),
        &["step 3 [1,", "expected seat 0, found seat 1"],
    );
    check("seat", |record| record["steps"][3][0] = json!(3), &["there is no seat 3: there are 2 seats"]);
}

#[test]
fn an_impossible_deal_is_found() {
    // There is only one commoners-shell-1.
    let hand = "commoners-shell-1 harbor-1 harbor-2 houses-1 houses-2";
    let deal = format!("deal {hand} / {hand}");
    let said = ["step 2 [\"chance\",\"deal", "No longer in the deck: shell 1."];
    check("deal", |record| record["steps"][2] = json!(["chance", deal]), &said);
    check(
        "hands",
        |record| record["steps"][2] = json!(["chance", "deal houses-1"]),
        &["step 2", "Expected hands for 2 players"],
    );
}

#[test]
fn only_canonical_notation_is_accepted() {
    check(
        "notation",
        |record| record["steps"][3] = json!([0, "pick my nose"]),
        &["“pick my nose” can’t be read", "expected a card"],
    );
    check("spaces", |record| record["steps"][0][1] = json!("start  0"), &["it must be written “start 0”"]);
}

#[test]
fn wrong_options_and_games_are_found() {
    check(
        "game",
        |record| record["game"] = json!("mille-fiore"),
        &["Unknown game “mille-fiore”", "Did you mean “mille-fiori”?"],
    );
    check("option", |record| record["options"]["edition"] = json!("third"), &["can’t be “third”", "revised, first"]);
    check(
        "missing",
        |record| drop(record["options"].as_object_mut().unwrap().remove("draft")),
        &["“draft” is missing"],
    );
    check("version", |record| record["tavola"] = json!(2), &["format version 2"]);
    check("seats", |record| record["seats"] = json!(["one"]), &["expected 2 names under “seats”, found 1"]);
}
