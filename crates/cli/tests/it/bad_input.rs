//! Bad input gives a clear message and an exit code, never a panic.

use crate::{file, scratch, simulated, tavola, tavola_reading};

#[test]
fn wrong_usage_exits_with_code_2() {
    for arguments in [
        &["dance"][..],
        &["simulate"],
        &["simulate", "mille-fiori", "--games", "0"],
        &["simulate", "mille-fiori", "--games", "many"],
        &["simulate", "mille-fiori", "--threads", "100000"],
        &["simulate", "mille-fiori", "--set", "edition"],
        &["simulate", "mille-fiori", "--trace"],
        &["simulate", "mille-fiori", "--policy", "eager", "--bots", "random"],
        &["perft", "mille-fiori", "--depth", "0"],
        &["bench", "mille-fiori", "--seconds", "NaN"],
        &["replay"],
        &["games", "--lang", "fr"],
    ] {
        tavola(arguments).fails(2, &["--help"]);
    }
    tavola(&[]).fails(2, &["Usage:", "Examples:"]);
}

#[test]
fn an_unknown_game_error_lists_the_games() {
    for command in ["simulate", "perft", "bench", "play"] {
        tavola(&[command, "mile-fiori"]).fails(
            1,
            &["error: Unknown game “mile-fiori”.", "Available games: mille-fiori", "Did you mean “mille-fiori”?"],
        );
    }
    let far_off = tavola(&["play", "chess"]).fails(1, &["Unknown game “chess”"]);
    assert!(!far_off.stderr.contains("Did you mean"));
}

#[test]
fn an_unknown_option_error_lists_the_options() {
    let said = ["There is no option “editoin”", "players, edition, draft", "Did you mean “edition”?"];
    tavola(&["simulate", "mille-fiori", "--set", "editoin=first"]).fails(1, &said);
}

#[test]
fn an_unknown_value_error_lists_the_values() {
    let said = ["“edition” can’t be “fist”", "Allowed: revised, first.", "Did you mean “first”?"];
    tavola(&["perft", "mille-fiori", "--set", "edition=fist"]).fails(1, &said);
    tavola(&["play", "mille-fiori", "--players", "7"]).fails(1, &["“players” can’t be “7”", "Allowed: 2, 3, 4."]);
    tavola(&["bench", "mille-fiori", "--players=-2"]).fails(1, &["“players” can’t be “-2”"]);
}

#[test]
fn bots_must_exist_and_fit_the_table() {
    let said = ["Unknown bot “egaer”", "random, eager", "Did you mean “eager”?"];
    tavola(&["simulate", "mille-fiori", "--bots", "egaer"]).fails(1, &said);
    tavola(&["bench", "mille-fiori", "--policy", "egaer"]).fails(1, &said);
    let three = ["simulate", "mille-fiori", "--players", "4", "--bots", "eager,eager,random"];
    tavola(&three).fails(1, &["or 4, one per seat", "found 3"]);
    tavola(&["play", "mille-fiori", "--seat", "2"]).fails(1, &["There is no seat 2", "from 0 to 1"]);
}

#[test]
fn a_missing_file_is_named() {
    tavola(&["replay", "/nowhere/games.jsonl"]).fails(1, &["/nowhere/games.jsonl: no such file"]);
    let write = ["simulate", "mille-fiori", "--games", "1", "--records", "/nowhere/games.jsonl"];
    tavola(&write).fails(1, &["/nowhere/games.jsonl: no such file or folder"]);
    tavola(&["replay", env!("CARGO_TARGET_TMPDIR")]).fails(1, &["this is a folder"]);
}

#[test]
fn a_refused_simulation_leaves_no_file_behind() {
    let path = scratch("refused.jsonl");
    tavola(&["simulate", "mille-fiori", "--players", "7", "--records", &path]).fails(1, &["can’t be “7”"]);
    assert!(!std::fs::exists(path).unwrap());
}

#[test]
fn a_file_without_records_is_an_error() {
    for (name, content) in [("empty.jsonl", ""), ("blank.jsonl", "\n \n\t\n")] {
        tavola(&["replay", &file(name, content)]).fails(1, &[name, ": no records"]);
    }
}

#[test]
fn malformed_json_is_located() {
    let path = file("malformed.jsonl", "{\"tavola\": 1,\n \"game\" \"go\"}\n");
    tavola(&["replay", &path]).fails(1, &[&format!("error: {path}:2:9: not valid JSON (expected `:`)")]);
    let after_a_good_one = format!("{}\nnonsense", simulated(&["mille-fiori", "--games", "1"])[0]);
    tavola_reading(&after_a_good_one, &["replay", "-"]).fails(1, &["-:2:2: not valid JSON"]);
    tavola_reading("\u{fffd}\0", &["replay", "-"]).fails(1, &["-:1:1: not valid JSON"]);
}

#[test]
fn a_truncated_record_is_found() {
    let record = simulated(&["mille-fiori", "--games", "1"])[0].to_string();
    let half = &record[..record.len() / 2];
    tavola_reading(half, &["replay", "-"]).fails(1, &["-:1:", "the file ends in the middle of a record"]);
}

#[test]
fn a_mistyped_record_is_located() {
    let record = |seats: &str, steps: &str| {
        format!("{{\"tavola\":1,\"game\":\"mille-fiori\",\n\"options\":{{}},\n\"seats\":{seats},\n\"steps\":{steps}}}")
    };
    let check = |json: &str, said: &[&str]| drop(tavola_reading(json, &["replay", "-"]).fails(1, said));
    check(&record("[1]", "[]"), &["-:3:11: not a valid record", "integer `1`"]);
    check(&record("[]", "[[0]]"), &["-:4:", "not a valid record"]);
    check(&record("[]", "[[9, \"sail\"]]"), &["-:4:", "a seat, counted from 0"]);
    check(&record("[]", "[[\"luck\", \"start 0\"]]"), &["-:4:", "\"chance\""]);
    check("[]", &["-:1:", "not a valid record"]);
    check("{\"tavola\":1}", &["-:1:12", "missing field `game`"]);
}

#[test]
fn errors_are_available_in_german() {
    let german =
        |arguments: &[&str], said: &[&str]| drop(tavola(&[arguments, &["--lang", "de"]].concat()).fails(1, said));
    german(&["play", "mile-fiori"], &["Fehler: Das Spiel „mile-fiori“ gibt es nicht.", "Meintest du „mille-fiori“?"]);
    german(&["perft", "mille-fiori", "--players", "9"], &["Die Option „players“ kann nicht „9“ sein."]);
    german(&["replay", "/nowhere"], &["/nowhere: Datei oder Ordner nicht gefunden"]);
    german(&["replay", &file("leer.jsonl", "")], &["leer.jsonl: keine Spielprotokolle"]);
    german(&["replay", &file("halb.jsonl", "{")], &["halb.jsonl:1:1: Die Datei endet mitten in einem Spielprotokoll"]);
}
