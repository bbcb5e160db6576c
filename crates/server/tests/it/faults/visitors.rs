//! Clients that read nothing, and clients that request everything.

use super::times;
use crate::support::{Person, Process, Socket, play, two_apart};
use serde_json::json;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// Tolerance for memory that was in use before or that the allocator keeps.
const SLACK_KIB: u64 = 24 * 1024;

/// Maximum latency of a move while others misbehave.
const PATIENCE: Duration = Duration::from_secs(5);

async fn connections(person: &Person) -> u64 {
    let told = person.get("/metrics").await.body;
    let line = told.lines().find_map(|line| line.strip_prefix("tavola_connections ")).unwrap().to_owned();
    line.parse().unwrap()
}

async fn until_connections(person: &Person, wanted: u64) {
    let begin = Instant::now();
    while connections(person).await != wanted {
        assert!(begin.elapsed() < Duration::from_secs(30), "{} connections", connections(person).await);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Each is sent a few messages more than its system buffers, and is then dropped.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_read_nothing_are_dropped_and_leak_no_memory() {
    let data = TempDir::new().unwrap();
    let server = Process::start(data.path());
    let (table, people, mut sockets) = two_apart([server.address; 2]).await;
    let before = server.resident();
    let mut deaf = Vec::new();
    for _ in 0..times(10) {
        deaf.push(people[0].connect(&table).await);
    }
    let action = sockets[0].choices()[0].clone();
    while connections(&people[0]).await > 2 {
        for _ in 0..50 {
            let act = json!({"type": "act", "seat": 0, "decision": sockets[0].decision(0), "action": action});
            sockets[0].done(act).await;
            let version = sockets[0].done(json!({"type": "undo", "seat": 0})).await;
            for socket in &mut sockets {
                socket.until_version(version).await;
                socket.received.clear();
            }
        }
    }
    let after = server.resident();
    println!("{} deaf visitors: {before} KiB before, {after} KiB after", deaf.len());
    assert!(after < before + SLACK_KIB, "{before} KiB before, {after} KiB after");
    server.assert_calm();
}

/// Floods of commands and connections under the usual limits: refused or disconnected, and others play on.
#[tokio::test(flavor = "multi_thread")]
async fn floods_are_throttled_and_others_play_on() {
    let data = TempDir::new().unwrap();
    let server = Process::start_limited(data.path());
    let (table, people, mut sockets) = two_apart([server.address; 2]).await;
    let before = server.resident();
    let greedy = people[1].clone();
    let flood = tokio::spawn(async move {
        for _ in 0..times(3) {
            let path = format!("/api/tables/{table}/socket");
            let Ok(mut socket) = Socket::open(greedy.address, &path, &greedy.headers()).await else { continue };
            let describe = json!({"id": "more", "type": "describe"}).to_string();
            for _ in 0..100 {
                socket.send_raw(Message::text(describe.clone())).await.unwrap();
            }
            // Clients that send too much are refused, and disconnected only if they don't stop.
            while socket.next().await.expect("an answer")["error"]["code"] != "too-fast" {}
            while socket.send_raw(Message::text(describe.clone())).await.is_ok() {}
        }
    });
    for _ in 0..8 {
        let begin = Instant::now();
        play(&mut sockets, 1).await;
        assert!(begin.elapsed() < PATIENCE, "{:?}", begin.elapsed());
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    flood.await.unwrap();
    until_connections(&people[0], 2).await;
    let after = server.resident();
    assert!(after < before + SLACK_KIB, "{before} KiB before, {after} KiB after");
    server.assert_calm();
}
