//! Programs that crash, hang or write nonsense forfeit, and no process is left behind.

use super::{arena, forfeits, timed_arena};
use crate::{Run, file, scratch, tavola};
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A bot that says hello and then runs this shell script, which can `read -r line`. Its process ids are collected in a
/// file named after it.
fn bot(name: &str, script: &str) -> String {
    let pids = scratch(&format!("{name}.pids"));
    let _ = fs::remove_file(&pids);
    let hello = r#"printf '%s\n' '{"type":"hello","protocol":1}'"#;
    let path = file(&format!("{name}.sh"), &format!("echo $$ >> '{pids}'\nread -r line\n{hello}\n{script}\n"));
    format!("exec:sh '{path}'")
}

/// Asserts that the bot's processes were started, and that none of them still exists, not even as a zombie.
fn left_nothing(name: &str) {
    let pids = fs::read_to_string(scratch(&format!("{name}.pids"))).expect("the bot was started");
    for pid in pids.lines() {
        let alive = Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status().expect("kill runs");
        assert!(!alive.success(), "process {pid} of {name} is still there");
    }
}

/// Plays two games and asserts that the bot forfeits both, for the reason `why`.
fn forfeits_both(name: &str, script: &str, why: &str) -> Run {
    let bots = format!("{},eager", bot(name, script));
    check_forfeits(name, arena("summer-pavilion", &bots, "2", &["--threads", "1"]), why)
}

fn check_forfeits(name: &str, run: Run, why: &str) -> Run {
    let run = run.ok();
    let said: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("Game ")).collect();
    assert_eq!(said.len(), 2, "{}", run.stdout);
    assert!(said[0].contains(&format!("seat 0 forfeited: {why}")), "{}", run.stdout);
    assert!(said[1].contains(&format!("seat 1 forfeited: {why}")), "{}", run.stdout);
    left_nothing(name);
    run
}

const ANSWER: &str = "read -r game; read -r choose; printf '%s\\n'";

#[test]
fn a_crash_is_a_forfeit() {
    forfeits_both("crash", "read -r game; read -r choose; exit 3", "the program exited (exit status: 3)");
}

#[test]
fn a_slow_answer_is_a_forfeit() {
    let start = Instant::now();
    let bots = format!("{},eager", bot("slow", "exec sleep 1000"));
    let run = timed_arena("1", "summer-pavilion", &bots, "2", &["--threads", "1"]);
    check_forfeits("slow", run, "no answer within 1000 ms");
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn garbage_is_a_forfeit() {
    let garbage = format!("{ANSWER} 'thinking …'; read -r line");
    forfeits_both("garbage", &garbage, "this is not the expected answer: thinking …");
    let hello = format!(r#"{ANSWER} '{{"type":"hello","protocol":1}}'; read -r line"#);
    forfeits_both("hello-again", &hello, "this is not the expected answer");
}

#[test]
fn a_flood_is_a_forfeit() {
    // Depending on timing, it writes before or after it is asked.
    assert!(forfeits_both("flood", "exec yes", "").stdout.contains(": y"));
    assert!(forfeits_both("endless-line", "exec tr '\\0' x < /dev/zero", "").stdout.contains("xxx…"));
}

#[test]
fn an_illegal_action_is_a_forfeit() {
    let act = |action: &str| format!(r#"{ANSWER} '{{"type":"act","action":{action}}}'; read -r line"#);
    forfeits_both("illegal", &act("\"pass\""), "“pass” is not allowed (rule SP-");
    forfeits_both("no-action", &act("\"fly\""), "“fly” is not an action");
    forfeits_both("no-way", &act("[\"sky\",\"up\"]"), "“sky → up” is not an action");
}

#[test]
fn a_program_that_ignores_the_end_is_ended() {
    let stubborn = bot("stubborn", "trap '' TERM INT HUP PIPE; while :; do sleep 0.1; done");
    let start = Instant::now();
    // The third bot in a match of a two-player game has no seat in the first game.
    arena("summer-pavilion", &format!("eager,random,{stubborn}"), "1", &[]).ok();
    assert!(start.elapsed() < Duration::from_secs(20));
    left_nothing("stubborn");
}

#[test]
fn a_forfeit_ranks_last_and_is_counted_in_reports_and_files() {
    let bots = format!("{},random", bot("counted", "exit 1"));
    let journal = scratch("forfeited.jsonl");
    let _ = fs::remove_file(&journal);
    let report = arena("summer-pavilion", &bots, "4", &["--json", "--resume", &journal]).ok().json();
    assert_eq!(report["bots"][0]["win_share"], 0.0, "{report}");
    assert_eq!(forfeits(&report), 4);
    assert_eq!((&report["forfeits"][1]["game"], &report["forfeits"][1]["seat"]), (&1.into(), &1.into()));
    assert_eq!(report["forfeits"][0]["why"], "ended");
    let resumed = arena("summer-pavilion", &bots, "4", &["--json", "--resume", &journal]).ok().json();
    assert_eq!(resumed, report);
}

#[test]
fn a_record_says_who_forfeited_and_still_replays() {
    let records = scratch("forfeited-records.jsonl");
    let bots = format!("{},eager", bot("recorded", "exit 1"));
    let run = tavola(&["simulate", "summer-pavilion", "--games", "1", "--records", &records, "--bots", &bots]).ok();
    assert!(run.stdout.contains("Game 1: exec:sh") && run.stdout.contains("the program exited"), "{}", run.stdout);
    let record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&records).unwrap()).unwrap();
    assert_eq!(record["ended"], serde_json::json!({"resigned": [0]}));
    tavola(&["replay", &records]).ok();
}

#[test]
fn a_person_is_told_and_plays_on() {
    let arguments = ["play", "summer-pavilion", "--seed", "4", "--bots", &bot("left", "exit 1")];
    let run = crate::tavola_reading(&"1\n".repeat(2000), &arguments).ok();
    assert!(run.stdout.contains("forfeited: the program exited"), "{}", run.stdout);
    assert!(run.stdout.contains("Another bot takes over.") && run.stdout.contains("Game over"), "{}", run.stdout);
    left_nothing("left");
}

#[test]
fn a_program_that_does_not_start_is_an_error() {
    let with = |bot: &str| tavola(&["arena", "liguria", "--games", "1", "--bots", bot]);
    with("exec:./no-such-bot,eager").fails(1, &["exec:./no-such-bot: the program can’t be started"]);
    with("exec:false,eager").fails(1, &["exec:false: the program exited (exit status: 1)"]);
    with("exec:echo hi,eager").fails(1, &["exec:echo hi: this is not the expected answer: hi"]);
    with("exec:,eager").fails(1, &["needs a command"]);
    with("exec:'./bot,eager").fails(1, &["A quotation mark is not closed"]);
    let old = file("old.sh", r#"read -r line; printf '%s\n' '{"type":"hello","protocol":0}'; read -r line"#);
    with(&format!("exec:sh {old},eager")).fails(1, &["it speaks version 0 of the engine protocol, not 1"]);
}
