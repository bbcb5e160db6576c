//! `tavola games`, and the program's help.

use crate::{program, slugs, tavola};
use std::process::Stdio;

#[test]
fn every_game_is_listed_with_its_options() {
    let games = tavola(&["games", "--json"]).ok().json();
    for game in games.as_array().unwrap() {
        assert!(game["rules_version"].as_u64().unwrap() > 0);
        assert!(!game["name"].as_str().unwrap().is_empty());
        for option in game["options"].as_array().unwrap() {
            let allowed = option["allowed"].as_array().unwrap();
            assert!(allowed.contains(&option["default"]), "{option}");
        }
        assert_eq!(game["options"][0]["name"], "players");
    }
}

#[test]
fn the_list_is_also_printed_as_text() {
    let list = tavola(&["games"]).ok().stdout;
    for slug in slugs() {
        assert!(list.contains(&slug));
    }
    assert!(list.contains("simultaneous, on-turn  simultaneous"));
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["games", "simulate", "replay", "perft", "bench", "play"] {
        let help = tavola(&[command, "--help"]).ok().stdout;
        assert!(help.contains("Examples:") && help.contains(&format!("tavola {command}")), "{help}");
    }
    assert!(tavola(&["--help"]).ok().stdout.contains("Examples:"));
}

#[test]
fn the_language_comes_from_the_environment_unless_given() {
    let listed = |lang: &str, arguments: &[&str]| {
        let output = program(arguments).env("LC_ALL", lang).stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(listed("de_DE.UTF-8", &["games"]).contains("Standard"));
    assert!(listed("C", &["games"]).contains("default"));
    assert!(listed("de_DE.UTF-8", &["games", "--lang", "en"]).contains("default"));
    assert!(listed("C", &["games", "--lang", "de"]).contains("Standard"));
}
