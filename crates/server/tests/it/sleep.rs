//! Tables sleep until they are needed.

use crate::support::{Person, Process, TestServer, play, two_in_a_game};
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};
use store::{NewTable, Store, TableId, TableState, Version};
use tokio::time::sleep;

/// Number of running tables, unless `TAVOLA_RUNNING_TABLES` says otherwise.
const TABLES: usize = 1_000;

async fn live_tables(person: &Person) -> u64 {
    let metrics = person.get("/metrics").await.body;
    let value = metrics.lines().find_map(|line| line.strip_prefix("tavola_live_tables "));
    value.expect("the metric").parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_only_wait_for_people_stay_asleep_after_a_restart() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 9).await;
    drop(sockets);
    let server = server.restart().await;
    let anna = people[0].at(&server);
    for _ in 0..10 {
        assert_eq!(live_tables(&anna).await, 0);
        sleep(Duration::from_millis(50)).await;
    }
    let _socket = anna.connect(&table).await;
    assert_eq!(live_tables(&anna).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_ran_out_while_the_server_was_down_wakes_its_table() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let (seats, clock) =
        (json!([{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]), json!({"kind": "per-move", "seconds": 2}));
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    drop(socket);
    let server = server.restart_after(async |_| sleep(Duration::from_millis(2_500)).await).await;
    let anna = anna.at(&server);
    let start = Instant::now();
    while live_tables(&anna).await == 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "the table is still asleep");
        sleep(Duration::from_millis(20)).await;
    }
    let table = anna.get(&format!("/api/tables/{table}")).await.ok();
    assert!(table["seats"][0]["timeouts"].as_u64() > Some(0), "{table}");
}

/// Also right after an update from a program that stored no wake-ups, when every table is loaded once.
#[tokio::test(flavor = "multi_thread")]
async fn many_running_tables_cost_neither_time_nor_memory() {
    let count = std::env::var("TAVOLA_RUNNING_TABLES").map_or(TABLES, |count| count.parse().expect("a number"));
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 9).await;
    drop(sockets);
    let server = server.restart_after(async |data| copy_table(data, &table, count).await).await;
    let woken = until_all_sleep(&people[0].at(&server)).await;
    let data = server.stop().await;
    let start = Instant::now();
    let process = Process::start(data.path());
    let anna = Person::guest_at(process.address, "Anna").await;
    assert_eq!((anna.get("/healthz").await.status, live_tables(&anna).await), (200, 0));
    let (ready, memory) = (start.elapsed(), process.resident() / 1024);
    println!("{count} running tables: all woken once in {woken:?}; then ready after {ready:?} with {memory} MiB");
    assert!(ready < Duration::from_secs(10), "ready after {ready:?}");
    assert!(memory < 300, "{memory} MiB");
}

/// Copies a running table; the copies are to be woken at once.
async fn copy_table(data: &Path, table: &str, count: usize) {
    let store = Store::open(data).await.unwrap();
    let id = TableId::parse(table).unwrap();
    let (row, log) = (store.load_table(&id).await.unwrap(), store.load_log(&id, Version::START).await.unwrap());
    assert_eq!(row.meta.state, TableState::Running);
    for number in 0..count {
        let id = TableId::parse(&format!("copied-table-{number:06}")).unwrap();
        let (game, commitment) = (row.game.clone(), row.commitment.clone());
        let new = NewTable { id: id.clone(), game, server_seed: row.server_seed, commitment, meta: row.meta.clone() };
        store.create_table(&new).await.unwrap();
        let entries = log.iter().map(|logged| logged.entry.clone()).collect();
        store.append(&id, Version::START, entries).await.unwrap();
    }
    store.close().await;
}

/// Waits until all tables have been woken and are asleep again. Returns how long that took.
async fn until_all_sleep(person: &Person) -> Duration {
    let start = Instant::now();
    let (mut has_begun, mut quiet_reads) = (false, 0);
    while quiet_reads < 10 {
        let is_quiet = live_tables(person).await == 0;
        has_begun |= !is_quiet;
        quiet_reads = if has_begun && is_quiet { quiet_reads + 1 } else { 0 };
        sleep(Duration::from_millis(20)).await;
    }
    start.elapsed()
}
