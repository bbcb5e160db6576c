//! The transcript in `docs/engines.md` is what the host and the engine really send.

use crate::{scratch, tavola, tavola_reading};
use std::fs;
use std::path::PathBuf;

/// The game in the transcript, and the number of decisions shown before the last messages.
const GAME: [&str; 8] = ["simulate", "summer-pavilion", "--games", "1", "--seed", "1", "--threads", "1"];
const SHOWN: usize = 2;
const BOT: &str = "eager";
const OPENING: &str = "```jsonl\n";
const CLOSING: &str = "```\n";

fn document() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engines.md"))
}

/// The lines that the host sends to the engine in seat 0.
fn host_lines() -> Vec<String> {
    let log = scratch("transcript.jsonl");
    let pipe = format!("tee '{log}' | '{}' engine --bot {BOT}", env!("CARGO_BIN_EXE_tavola"));
    let bots = format!("exec:sh -c \"{pipe}\",random");
    tavola(&[&GAME[..], &["--bots", &bots]].concat()).ok();
    fs::read_to_string(log).unwrap().lines().map(str::to_owned).collect()
}

/// The conversation, each line marked with its direction, with most of the decisions left out.
fn conversation() -> String {
    let host = host_lines();
    let decisions = host.iter().filter(|line| line.contains("\"type\":\"choose\"")).count();
    let first: Vec<&String> = host.iter().take(2 + SHOWN).collect();
    let last = &host[host.len() - 2..];
    assert!(decisions > SHOWN && last[0].contains("game-over") && last[1].contains("quit"), "{last:?}");
    let heard: String = first.iter().map(|line| format!("{line}\n")).collect();
    let said = tavola_reading(&heard, &["engine", "--bot", BOT]).ok().stdout;
    let mut said = said.lines();
    let mut lines = Vec::new();
    for line in first.into_iter().chain(last) {
        lines.push(format!("> {line}\n"));
        if line.contains("\"type\":\"hello\"") || line.contains("\"type\":\"choose\"") {
            lines.push(format!("< {}\n", said.next().expect("an answer")));
        }
    }
    lines.concat()
}

/// `TAVOLA_BLESS=1` rewrites the transcript.
#[test]
fn the_transcript_is_true() {
    let text = fs::read_to_string(document()).unwrap();
    let start = text.find(OPENING).expect("a transcript") + OPENING.len();
    let end = start + text[start..].find(CLOSING).expect("its end");
    let found = conversation();
    if std::env::var_os("TAVOLA_BLESS").is_some() {
        fs::write(document(), [&text[..start], &found, &text[end..]].concat()).unwrap();
        return;
    }
    assert_eq!(text[start..end], found, "regenerate it with: TAVOLA_BLESS=1 cargo test -p cli transcript");
}
