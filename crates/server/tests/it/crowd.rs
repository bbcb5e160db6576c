//! Computer players never slow down people's moves.

use crate::support::{Person, Socket, TestServer, two_in_a_game};
use serde_json::json;
use std::time::{Duration, Instant};

const TABLES: usize = 100;
const MOVES: usize = 40;

/// How many times as long a move may take while others think; moves faster than `FLOOR` count as `FLOOR`.
const FACTOR: u32 = 8;
const FLOOR: Duration = Duration::from_millis(10);

/// A table where computer players have all seats, one of them slow, and a spectator.
async fn computer_table(server: &TestServer) -> Socket {
    let host = Person::guest(server, "Carla").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "level:expert"}]);
    let table = host.open_table(&json!({"game": "summer-pavilion", "seats": seats}).to_string()).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    socket
}

/// The usual latency of a move, from sending it to its acknowledgment.
async fn usual_move(server: &TestServer) -> Duration {
    let (_, _, mut sockets) = two_in_a_game(server).await;
    let mut times = Vec::new();
    for number in 0..MOVES {
        let seat = (0..2).find(|seat| sockets[*seat].decision(*seat).is_some()).unwrap();
        let act = sockets[seat].act(seat, number);
        let start = Instant::now();
        let version = sockets[seat].done(act).await;
        times.push(start.elapsed());
        for socket in &mut sockets {
            socket.until_version(version).await;
        }
    }
    times.sort_unstable();
    times[MOVES / 2]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_tables_of_computer_players_do_not_delay_a_move() {
    let server = TestServer::spawn().await;
    let alone = usual_move(&server).await;
    for _ in 0..TABLES {
        tokio::spawn(computer_table(&server).await.drain());
    }
    let in_the_crowd = usual_move(&server).await;
    let metrics = Person::stranger(&server).get("/metrics").await.body;
    let running = format!("tavola_tables{{state=\"running\"}} {}", TABLES + 2);
    assert!(metrics.lines().any(|line| line == running), "the computer players still play: {metrics}");
    println!("a move alone: {alone:?}, among {TABLES} tables of computer players: {in_the_crowd:?}");
    assert!(in_the_crowd <= alone.max(FLOOR) * FACTOR, "{alone:?} {in_the_crowd:?}");
}
