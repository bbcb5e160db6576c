//! Acknowledged entries survive the end of the process at any moment.
//!
//! The test starts itself as a child that appends to several tables as fast as it can and reports each
//! acknowledgement; the parent kills it and counts.

use super::open;
use crate::support::{entry, place, table_id};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use store::{LogEntry, Store, TableId, Version};
use tokio::task::JoinSet;

const PLACE: &str = "STORE_TEST_APPEND_AT";
const TABLES: usize = 8;
const KILLS: u64 = 30;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_entries_survive_a_kill() {
    if let Ok(address) = std::env::var(PLACE) {
        return append_until_killed(&address).await;
    }
    let store = open().await;
    for number in 0..TABLES {
        store.table(number).await;
    }
    store.close().await;
    let mut acknowledged = BTreeSet::new();
    for kill in 0..KILLS {
        // Any moments will do; these are spread over the duration of a few commits.
        let moment = Duration::from_micros(kill * 7919 % 40_000);
        let new = run_and_kill(&store.address(), moment);
        assert!(!new.is_empty(), "the child did nothing");
        acknowledged.extend(new);
        check(&store.address(), &acknowledged).await;
    }
}

/// The lines that the child reported until it was killed, this long after the first.
fn run_and_kill(address: &str, after: Duration) -> Vec<String> {
    let mut child = start_child(address);
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let mut reported = vec![next_report(&mut lines).expect("a first acknowledgement")];
    let end = Instant::now() + after;
    while Instant::now() < end {
        reported.extend(next_report(&mut lines));
    }
    child.kill().expect("it runs");
    let status = child.wait().expect("it ends");
    assert!(!matches!(status.code(), Some(0 | 101)), "the child ended by itself: {status}");
    reported.extend(std::iter::from_fn(|| next_report(&mut lines)));
    reported
}

fn start_child(address: &str) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    let name = concat!(module_path!(), "::acknowledged_entries_survive_a_kill");
    let name = name.split_once("::").map_or(name, |(_, name)| name);
    command.args(["--exact", name, "--nocapture"]);
    command.env(PLACE, address).stdout(Stdio::piped()).spawn().expect("this test starts")
}

/// Skips the test harness's output. A line cut off by the kill was not reported.
fn next_report(lines: &mut Lines<BufReader<ChildStdout>>) -> Option<String> {
    lines.by_ref().map_while(Result::ok).find_map(|line| {
        let (_, report) = line.split_once("ack <")?;
        Some(report.strip_suffix('>')?.to_owned())
    })
}

async fn append_until_killed(address: &str) {
    let store = Store::open(place(address)).await.expect("the store opens after a kill");
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        tables.spawn(append_for_ever(store.clone(), table_id(number)));
    }
    tables.join_all().await;
}

async fn append_for_ever(store: Store, table: TableId) {
    let log = store.load_log(&table, Version::START).await.expect("a log");
    let mut head = log.last().map_or(Version::START, |last| last.version);
    loop {
        let entries = (1..=3).map(|step| entry(body(&table, head.0 + step))).collect();
        let next = store.append(&table, head, entries).await.expect("nobody else appends");
        let report: String =
            (head.0 + 1..=next.0).map(|version| format!("ack <{}>\n", body(&table, version))).collect();
        print!("{report}");
        head = next;
    }
}

fn body(table: &TableId, version: i64) -> String {
    format!("{table} {version}")
}

/// Every acknowledged entry is there, once and in its place, and no append is there in part.
async fn check(address: &str, acknowledged: &BTreeSet<String>) {
    let store = Store::open(place(address)).await.expect("the store opens after a kill");
    let mut kept = BTreeSet::new();
    for number in 0..TABLES {
        let table = table_id(number);
        let log = store.load_log(&table, Version::START).await.expect("a log");
        assert_eq!(log.len() % 3, 0, "half an append in {table}");
        for LogEntry { version, entry } in log {
            assert_eq!(entry.body, body(&table, version.0));
            assert!(kept.insert(entry.body));
        }
    }
    let lost: Vec<&String> = acknowledged.difference(&kept).collect();
    assert!(lost.is_empty(), "lost {lost:?}");
    store.close().await;
}
