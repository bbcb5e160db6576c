//! Visitors who read nothing, and visitors who want everything.

use super::times;
use crate::support::{Person, Process, Socket, play, two_apart};
use serde_json::json;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// Beyond what is taken before, and what an allocator keeps for later, nothing may stay.
const SLACK_KIB: u64 = 24 * 1024;

/// While others misbehave, a move is acknowledged within this.
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

/// Each of them is sent a few messages more than its system keeps for it, and is then let go.
#[tokio::test(flavor = "multi_thread")]
async fn who_reads_nothing_is_let_go_and_takes_no_memory_along() {
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

/// Floods of commands and of connections, held to the usual limits: refused, cut off, and others play on.
#[tokio::test(flavor = "multi_thread")]
async fn who_wants_everything_is_held_back_and_others_play_on() {
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
            // Who wants too much is told so, and cut off only for not listening.
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
