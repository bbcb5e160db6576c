//! `tavola play`, driven by a script.

use crate::{scratch, slugs, tavola, tavola_reading};
use serde_json::{Value, json};

fn play(script: &[&str], arguments: &[&str]) -> String {
    let lines: String = script.iter().map(|line| format!("{line}\n")).collect();
    tavola_reading(&lines, &[&["play"], arguments].concat()).ok().stdout
}

/// Two players; the person in seat 0 begins, and has two equal cards among five.
const TWO: [&str; 3] = ["mille-fiori", "--seed", "3"];

#[test]
fn a_game_can_be_played_to_its_end() {
    for slug in slugs() {
        let path = scratch(&format!("played-{slug}.jsonl"));
        let first_choices = vec!["1"; 2000];
        let told = play(&first_choices, &[&slug, "--seed", "1", "--record", &path]);
        assert!(told.contains("The game is over\n  1. "), "{told}");
        let sheet = told.rsplit("points from").next().unwrap();
        assert!(sheet.contains("Human  eager") && sheet.contains("\n  total "), "{told}");
        tavola(&["replay", &path]).ok();
        let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let seats = record["seats"].as_array().unwrap();
        assert_eq!(seats[0], "human");
        assert!(seats.len() >= 2 && seats[1..].iter().all(|seat| seat == "eager"), "{seats:?}");
        assert!(record["result"]["scores"].is_array());
    }
}

#[test]
fn people_play_against_levels() {
    let path = scratch("levels.jsonl");
    let bots = ["--players", "3", "--bots", "level:novice,level:skilled", "--record", &path];
    let told = play(&["1"; 200], &[&["summer-pavilion", "--seed", "1"], &bots[..]].concat());
    assert!(told.contains("level:novice") && told.contains("The game is over\n  1. "), "{told}");
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
fn choices_tell_what_they_are_worth() {
    let told = play(&["why 1"], &TWO);
    let choices = told.split("Your choice").nth(1).unwrap();
    assert!(choices.contains("  1  pick ") && choices.contains("now +"), "{choices}");
    assert!(choices.contains("> why 1\nnow +") && choices.contains("Human plays "), "{choices}");
}

#[test]
fn an_action_can_be_typed_in_notation() {
    let told = play(&[], &TWO);
    let action = told.lines().find_map(|line| line.strip_prefix("  2  pick ")).unwrap();
    let card = action.split_whitespace().next().unwrap();
    let told = play(&[&format!("  pick   {card}")], &TWO);
    assert!(told.matches("What happened").count() == 2, "{told}");
}

#[test]
fn an_impossible_action_is_refused_with_reason_and_rule() {
    let told = play(&["place 3", "sail"], &TWO);
    assert!(told.contains("> place 3\nThat is not what is asked now: a card must be picked. (rule MF-"), "{told}");
    assert!(told.contains("> sail\nThat is not what is asked now"), "{told}");
}

#[test]
fn what_is_not_understood_is_refused() {
    let told = play(&["dance", "pick", "99", "0", "why 99", "save", "undo"], &TWO);
    assert!(told.contains("“dance” is neither a request (type “help”) nor an action"), "{told}");
    assert!(told.contains("“pick” is neither"), "{told}");
    assert!(told.contains("There is no choice 99: they are numbered from 1 to 4."), "{told}");
    assert!(told.contains("There is no choice 0"), "{told}");
    assert!(told.contains("“save” is neither"), "{told}");
    assert!(told.contains("There is nothing to undo."), "{told}");
}

#[test]
fn the_position_can_be_read_at_any_time() {
    let told = play(&["1", "1", "view", "hand", "sheet", "log", "help", ""], &TWO);
    assert!(told.contains("> view\n\nRound 1\n"), "{told}");
    assert!(told.contains("> hand\n\nHuman\n") && told.contains("  Your hand: "), "{told}");
    assert!(told.contains("> sheet\n  points from  Human  eager\n") && told.contains("  total "), "{told}");
    assert!(told.contains("> log\n  "), "{told}");
    assert!(told.contains("save FILE    write the record"), "{told}");
    assert_eq!(told.matches("Your choice").count(), 4, "{told}");
}

#[test]
fn a_game_can_be_saved_and_left() {
    let path = scratch("saved game.jsonl");
    let told = play(&["1", &format!("save {path}"), "save /nowhere/x", "quit", "1"], &TWO);
    assert!(told.contains(&format!("Saved: {path}")), "{told}");
    assert!(told.contains("/nowhere/x: there is no such file or folder"), "{told}");
    assert!(told.ends_with("> quit\nYou have left the game.\n"), "{told}");
    tavola(&["replay", &path]).ok();
}

#[test]
fn the_end_of_input_leaves_the_game() {
    let path = scratch("left.jsonl");
    let told = play(
        &["1"],
        &["mille-fiori", "--players", "4", "--seat", "3", "--bots", "eager,random,eager", "--record", &path],
    );
    assert!(told.contains("eager 1") && told.contains("random") && told.contains("eager 2"), "{told}");
    assert!(told.ends_with("You have left the game.\n"), "{told}");
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["seats"], json!(["eager", "random", "eager", "human"]));
    assert!(record.get("result").is_none());
}

#[test]
fn an_action_can_be_taken_back_while_nothing_was_learnt() {
    let told = play(&["1", "undo", "2", "undo"], &[&TWO[..], &["--set", "draft=on-turn"]].concat());
    assert_eq!(told.matches("> undo\nTaken back.").count(), 2, "{told}");
    assert_eq!(told.matches("  1  pick ").count(), 3, "{told}");
}

#[test]
fn what_was_seen_can_not_be_taken_back() {
    let told = play(&["1", "undo"], &TWO);
    assert!(told.contains("> undo\nToo late to undo: everyone has chosen."), "{told}");
}

#[test]
fn the_whole_game_speaks_german() {
    let told = play(&["1", "dance", "view", "help"], &[&TWO[..], &["--lang", "de"]].concat());
    for said in ["Was geschah", "Deine Wahl", "Werkstätten", "Mensch", "weder eine Anweisung", "Runde 1", "eine Zahl"]
    {
        assert!(told.contains(said), "“{said}” is not in: {told}");
    }
    assert!(!told.contains("Your choice") && !told.contains("What happened"));
}

#[test]
fn no_colors_reach_a_pipe() {
    assert!(!play(&["1", "1"], &TWO).contains('\x1b'));
}

/// Where there is too much to choose from at once, an item leads on to others, and `back` returns.
#[test]
fn a_wide_choice_is_made_part_by_part() {
    for slug in slugs() {
        let told = play(&["1"; 500], &[&slug, "--seed", "1"]);
        let menus = told.split("> 1\n").map(|before_answer| before_answer.split("Your choice\n").last().unwrap());
        let Some((answers, wide)) = menus.enumerate().find(|(_, menu)| menu.contains("→ …")) else { continue };
        let leading_on = wide.lines().find(|line| line.contains("→ …")).unwrap();
        let number = leading_on.split_whitespace().next().unwrap();

        let script = [&vec!["1"; answers][..], &[number, "back", "why 1"]].concat();
        let told = play(&script, &[&slug, "--seed", "1"]);
        let (_, parts) = told.split_once(&format!("{wide}> {number}\n")).unwrap();
        assert!(parts.starts_with("\nYour choice\n") && !parts.contains("What happened"), "{slug}: {parts}");
        assert!(parts.contains(&format!("> back\n\nYour choice\n{wide}> why 1\n")), "{slug}: {parts}");
    }
}
