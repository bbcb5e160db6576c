//! `tavola train`

use crate::{file, scratch, slugs, tavola};
use std::fs;

/// Trains on a few short searches, and returns the network.
fn train(game: &str, data: &str, threads: &str) -> Vec<u8> {
    let out = scratch(&format!("{game}-{threads}.net"));
    let search = ["--games", "4", "--iterations", "3", "--seed", "7", "--threads", threads];
    let files = ["--data", data, "--out", &out];
    let run = tavola(&[&["train", game], &search[..], &files[..]].concat()).ok();
    assert!(run.stdout.contains("error, held out") && run.stdout.contains("a network of"), "{}", run.stdout);
    fs::read(out).unwrap()
}

/// A path to a file that doesn't exist.
fn missing(name: &str) -> String {
    let path = scratch(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_network_depends_only_on_the_arguments() {
    for slug in slugs() {
        let net = train(&slug, &missing(&format!("{slug}-1.jsonl")), "1");
        assert_eq!(train(&slug, &missing(&format!("{slug}-3.jsonl")), "3"), net);
        assert!(net.len() < 20_000, "{} bytes", net.len());
    }
}

#[test]
fn an_interrupted_run_is_continued() {
    let path = missing("interrupted.jsonl");
    let net = train("mille-fiori", &path, "2");
    let lines = fs::read_to_string(&path).unwrap();
    fs::write(&path, &lines[..lines.len() * 2 / 3]).unwrap();
    assert_eq!(train("mille-fiori", &path, "2"), net);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 5);
}

#[test]
fn a_network_plays_in_the_arena() {
    let path = scratch("summer-pavilion-1.net");
    fs::write(&path, train("summer-pavilion", &missing("played.jsonl"), "1")).unwrap();
    let bots = format!("net:{path}:4,guide-2:4");
    let run = tavola(&["arena", "summer-pavilion", "--bots", &bots, "--games", "2", "--json"]).ok();
    assert_eq!(run.json()["bots"][0]["name"], format!("net:{path}:4"));
    let refused = ["is not a network"];
    tavola(&["arena", "liguria", "--bots", &bots, "--games", "2"]).fails(1, &refused);
    let other = format!("net:{}:4", file("other.net", "shopping list"));
    tavola(&["arena", "mille-fiori", "--bots", &other]).fails(1, &refused);
    tavola(&["arena", "mille-fiori", "--bots", "net:nowhere.net:4"]).fails(1, &["nowhere.net"]);
}

#[test]
fn a_foreign_file_is_refused_and_left_alone() {
    for content in ["shopping list\n", "no end of line"] {
        let path = file("foreign.jsonl", content);
        let arguments = ["train", "mille-fiori", "--games", "2", "--data", &path, "--out", "unused.net"];
        tavola(&arguments).fails(1, &["doesn’t contain the games of this run"]);
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
    }
}
