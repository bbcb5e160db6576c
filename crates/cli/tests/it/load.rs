//! `tavola load`: a server under load.

use crate::serve::{Served, folder};
use crate::tavola;

fn unlimited(name: &str) -> (Served, String) {
    let server = Served::start_with(&folder(name), &["--unlimited", "127.0.0.1"]);
    let url = format!("http://{}", server.address);
    (server, url)
}

#[test]
fn a_server_under_load_is_measured() {
    let (server, url) = unlimited("load");
    let run = tavola(&["load", "--url", &url, "--tables", "3", "--seconds", "2", "--json"]).ok();
    let report = run.json();
    assert_eq!((&report["tables"], &report["players"]), (&3.into(), &2.into()));
    assert!(report["moves"].as_u64() > Some(100), "{report}");
    assert!(report["p50_ms"].as_f64() <= report["p99_ms"].as_f64(), "{report}");
    assert_eq!(report["errors"], serde_json::json!({}));
    // Each of the six players may have been stopped while waiting for an acknowledgment.
    let metrics = server.get("/metrics");
    let counted =
        metrics.lines().find_map(|line| line.strip_prefix("tavola_move_duration_seconds_count ")).expect("a count");
    let difference = counted.parse::<u64>().expect("a number") - report["moves"].as_u64().expect("a number");
    assert!(difference <= 6, "{difference}");
}

#[test]
fn a_load_keeps_to_its_rate() {
    let (_server, url) = unlimited("load-rate");
    let run = tavola(&["load", "--url", &url, "--tables", "2", "--rate", "20", "--seconds", "2"]).ok();
    let moves: u32 = run.stdout.split_ascii_whitespace().nth(1).expect("a count").parse().expect("a number");
    assert!((20..=41).contains(&moves), "{}", run.stdout);
    assert!(run.stdout.contains("99th percentile, ms"), "{}", run.stdout);
}

#[test]
fn players_may_stay_idle() {
    let (server, url) = unlimited("load-idle");
    tavola(&["load", "--url", &url, "--tables", "4", "--idle", "--seconds", "1", "--game", "liguria"]).ok();
    let metrics = server.get("/metrics");
    assert!(
        metrics.contains("tavola_tables{state=\"running\"} 4")
            && metrics.contains("tavola_move_duration_seconds_count 0"),
        "{metrics}"
    );
}

/// The limits apply to every address that the operator has not exempted.
#[test]
fn a_server_with_limits_says_how_to_lift_them() {
    let server = Served::start_with(&folder("load-limits"), &["--unlimited", "127.0.0.2"]);
    let url = format!("http://{}", server.address);
    tavola(&["load", "--url", &url, "--tables", "100", "--seconds", "1"]).fails(1, &["limits", "--unlimited ADDRESS"]);
}

#[test]
fn a_load_test_that_cannot_run_says_why() {
    tavola(&["load", "--url", "ftp://here"]).fails(1, &["“ftp://here”", "http://HOST:PORT"]);
    tavola(&["load", "--url", "http://127.0.0.1:1"]).fails(1, &["Can’t reach http://127.0.0.1:1"]);
    tavola(&["load", "--game", "chess"]).fails(1, &["Unknown game “chess”"]);
    for beyond in [["--tables", "10001"], ["--rate", "100001"], ["--seconds", "3601"], ["--tables", "0"]] {
        tavola(&[&["load"][..], &beyond].concat()).fails(2, &["--help"]);
    }
}
