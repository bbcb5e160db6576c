//! `tavola play`, driven by a script.

use crate::{scratch, slugs, tavola, tavola_reading};
use serde_json::{Value, json};

fn play(script: &[&str], arguments: &[&str]) -> String {
    let lines: String = script.iter().map(|line| format!("{line}\n")).collect();
    tavola_reading(&lines, &[&["play"], arguments].concat()).ok().stdout
}

/// Two players; the human in seat 0 begins, and two of their five cards are equal.
const TWO: [&str; 3] = ["mille-fiori", "--seed", "3"];

#[test]
fn a_game_can_be_played_to_its_end() {
    for slug in slugs() {
        let path = scratch(&format!("played-{slug}.jsonl"));
        let first_choices = vec!["1"; 2000];
        let output = play(&first_choices, &[&slug, "--seed", "1", "--record", &path]);
        assert!(output.contains("Game over\n  1. "), "{output}");
        let sheet = output.rsplit("points from").next().unwrap();
        assert!(sheet.contains("Human  eager") && sheet.contains("\n  total "), "{output}");
        tavola(&["replay", &path]).ok();
        let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let seats = record["seats"].as_array().unwrap();
        assert_eq!(seats[0], "human");
        assert!(seats.len() >= 2 && seats[1..].iter().all(|seat| seat == "eager"), "{seats:?}");
        assert!(record["result"]["scores"].is_array());
    }
}

#[test]
fn the_opponents_can_be_levels() {
    let path = scratch("levels.jsonl");
    let bots = ["--players", "3", "--bots", "level:novice,level:skilled", "--record", &path];
    let output = play(&["1"; 200], &[&["summer-pavilion", "--seed", "1"], &bots[..]].concat());
    assert!(output.contains("level:novice") && output.contains("Game over\n  1. "), "{output}");
    tavola(&["replay", &path]).ok();
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["seats"], json!(["human", "level:novice", "level:skilled"]));
}

#[test]
fn the_same_seed_and_script_give_the_same_game() {
    let script = ["1", "2", "1", "1"];
    assert_eq!(play(&script, &TWO), play(&script, &TWO));
    assert_ne!(play(&script, &TWO), play(&script, &["mille-fiori", "--seed", "4"]));
}

#[test]
fn choices_show_their_points() {
    let output = play(&["why 1"], &TWO);
    let choices = output.split("Your choice").nth(1).unwrap();
    assert!(choices.contains("  1  pick ") && choices.contains("now +"), "{choices}");
    assert!(choices.contains("> why 1\nnow +") && choices.contains("Human plays "), "{choices}");
}

#[test]
fn an_action_can_be_typed_in_notation() {
    let output = play(&[], &TWO);
    let action = output.lines().find_map(|line| line.strip_prefix("  2  pick ")).unwrap();
    let card = action.split_whitespace().next().unwrap();
    let output = play(&[&format!("  pick   {card}")], &TWO);
    assert!(output.matches("What happened").count() == 2, "{output}");
}

#[test]
fn an_impossible_action_is_refused_with_reason_and_rule() {
    let output = play(&["place 3", "sail"], &TWO);
    assert!(output.contains("> place 3\nNot now: pick a card first. (rule MF-"), "{output}");
    assert!(output.contains("> sail\nNot now: pick a card first"), "{output}");
}

#[test]
fn unrecognized_input_is_refused() {
    let output = play(&["dance", "pick", "99", "0", "why 99", "save", "undo"], &TWO);
    assert!(output.contains("“dance” is neither a command (type “help” for a list) nor an action"), "{output}");
    assert!(output.contains("“pick” is neither"), "{output}");
    assert!(output.contains("There is no choice 99; choices are numbered from 1 to 4."), "{output}");
    assert!(output.contains("There is no choice 0"), "{output}");
    assert!(output.contains("“save” is neither"), "{output}");
    assert!(output.contains("There is nothing to undo."), "{output}");
}

#[test]
fn the_position_can_be_read_at_any_time() {
    let output = play(&["1", "1", "view", "hand", "sheet", "log", "help", ""], &TWO);
    assert!(output.contains("> view\n\nRound 1\n"), "{output}");
    assert!(output.contains("> hand\n\nHuman\n") && output.contains("  Your hand: "), "{output}");
    assert!(output.contains("> sheet\n  points from  Human  eager\n") && output.contains("  total "), "{output}");
    assert!(output.contains("> log\n  "), "{output}");
    assert!(output.contains("save FILE    save the record"), "{output}");
    assert_eq!(output.matches("Your choice").count(), 4, "{output}");
}

#[test]
fn a_game_can_be_saved_and_left() {
    let path = scratch("saved game.jsonl");
    let output = play(&["1", &format!("save {path}"), "save /nowhere/x", "quit", "1"], &TWO);
    assert!(output.contains(&format!("Saved: {path}")), "{output}");
    assert!(output.contains("/nowhere/x: no such file or folder"), "{output}");
    assert!(output.ends_with("> quit\nYou left the game.\n"), "{output}");
    tavola(&["replay", &path]).ok();
}

#[test]
fn the_end_of_input_leaves_the_game() {
    let path = scratch("left.jsonl");
    let output = play(
        &["1"],
        &["mille-fiori", "--players", "4", "--seat", "3", "--bots", "eager,random,eager", "--record", &path],
    );
    assert!(output.contains("eager 1") && output.contains("random") && output.contains("eager 2"), "{output}");
    assert!(output.ends_with("You left the game.\n"), "{output}");
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["seats"], json!(["eager", "random", "eager", "human"]));
    assert!(record.get("result").is_none());
}

#[test]
fn an_action_can_be_undone_if_nothing_was_learned() {
    let output = play(&["1", "undo", "2", "undo"], &[&TWO[..], &["--set", "draft=on-turn"]].concat());
    assert_eq!(output.matches("> undo\nUndone.").count(), 2, "{output}");
    assert_eq!(output.matches("  1  pick ").count(), 3, "{output}");
}

#[test]
fn a_revealing_action_cannot_be_undone() {
    let output = play(&["1", "undo"], &TWO);
    assert!(output.contains("> undo\nToo late to undo: everyone has chosen."), "{output}");
}

#[test]
fn the_whole_game_is_available_in_german() {
    let output = play(&["1", "dance", "view", "help"], &[&TWO[..], &["--lang", "de"]].concat());
    for said in ["Was passiert ist", "Deine Wahl", "Werkstätten", "Mensch", "weder ein Befehl", "Runde 1", "ZAHL  "] {
        assert!(output.contains(said), "“{said}” is not in: {output}");
    }
    assert!(!output.contains("Your choice") && !output.contains("What happened"));
}

#[test]
fn no_colors_reach_a_pipe() {
    assert!(!play(&["1", "1"], &TWO).contains('\x1b'));
}

/// With too many actions for one list, an item leads to another list, and `back` returns.
#[test]
fn a_wide_choice_is_made_part_by_part() {
    for slug in slugs() {
        let output = play(&["1"; 500], &[&slug, "--seed", "1"]);
        let menus = output.split("> 1\n").map(|before_answer| before_answer.split("Your choice\n").last().unwrap());
        let Some((answers, wide)) = menus.enumerate().find(|(_, menu)| menu.contains("→ …")) else { continue };
        let leading_on = wide.lines().find(|line| line.contains("→ …")).unwrap();
        let number = leading_on.split_whitespace().next().unwrap();

        let script = [&vec!["1"; answers][..], &[number, "back", "why 1"]].concat();
        let output = play(&script, &[&slug, "--seed", "1"]);
        let (_, parts) = output.split_once(&format!("{wide}> {number}\n")).unwrap();
        assert!(parts.starts_with("\nYour choice\n") && !parts.contains("What happened"), "{slug}: {parts}");
        assert!(parts.contains(&format!("> back\n\nYour choice\n{wide}> why 1\n")), "{slug}: {parts}");
    }
}
