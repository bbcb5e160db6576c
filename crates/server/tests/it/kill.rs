//! A server killed in the middle of moves: nothing acknowledged is lost, and nothing is executed twice.

use crate::support::{Person, Process, Socket};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Number of kills, unless `TAVOLA_KILLS` says otherwise.
const KILLS: usize = 20;

/// Number of moves, shortly before the end of a game, after which the next game starts.
const MOVES_OF_A_GAME: usize = 90;

/// Everything acknowledged is stored once, and unanswered commands can be resent.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_survives_kill_9_at_any_moment() {
    let kills = std::env::var("TAVOLA_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let data = tempfile::TempDir::new().unwrap();
    let mut child = Process::start(data.path());
    let mut host = Person::guest_at(child.address, "Anna").await;
    let mut table = new_table(&host).await;
    let (mut moves, mut acknowledged) = (0, Vec::new());
    for round in 0..kills {
        let mut socket = host.connect(&table).await;
        socket.until(|socket| socket.position().is_some()).await;
        let unanswered = act_until_killed(&mut socket, &mut child, &mut acknowledged, round).await;
        child = Process::start(data.path());
        host.address = child.address;
        let mut socket = host.connect(&table).await;
        repeat(&mut socket, unanswered, &mut acknowledged).await;
        check_record(&host, &table, &acknowledged).await;
        if acknowledged.len() > MOVES_OF_A_GAME {
            moves += std::mem::take(&mut acknowledged).len();
            table = new_table(&host).await;
        }
    }
    moves += acknowledged.len();
    println!("killed {kills} times in {moves} moves; all of them are there, once");
    assert!(moves > kills, "{moves} moves");
}

/// A table where one device plays both seats.
async fn new_table(host: &Person) -> String {
    let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
    let table = host.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.ready(1).await;
    table
}

/// Plays a few moves, then kills the process while a command is under way. Returns that command.
async fn act_until_killed(socket: &mut Socket, child: &mut Process, done: &mut Vec<String>, round: usize) -> Value {
    for number in 0.. {
        let seat = (0..2).find(|seat| socket.decision(*seat).is_some()).expect("the game goes on");
        socket.done(json!({"type": "look", "seat": seat})).await;
        let mut act = socket.act(seat, number);
        act["action"] = json!(socket.notation(seat, &act["action"]).await);
        act["id"] = json!(format!("{round}-{number}"));
        socket.send_raw(Message::text(act.to_string())).await.unwrap();
        if number > round % 4 {
            tokio::time::sleep(std::time::Duration::from_micros(137 * (round as u64 % 7))).await;
            child.kill();
            return act;
        }
        let answer = socket.answer(act["id"].as_str().unwrap()).await;
        assert_eq!(answer["type"], "done", "{act} {answer}");
        socket.until_version(answer["version"].as_u64().unwrap()).await;
        done.push(line(&act));
    }
    unreachable!("numbers do not end")
}

/// Resends the unanswered command: it is executed once in total, even if it had been executed before.
async fn repeat(socket: &mut Socket, act: Value, done: &mut Vec<String>) {
    socket.send_raw(Message::text(act.to_string())).await.unwrap();
    let answer = socket.answer(act["id"].as_str().unwrap()).await;
    assert_eq!(answer["type"], "done", "{answer}");
    done.push(line(&act));
}

fn line(act: &Value) -> String {
    format!("{} {}", act["seat"], act["action"].as_str().unwrap())
}

/// The export lists all actions of the seats, in log order.
async fn check_record(host: &Person, table: &str, acknowledged: &[String]) {
    let export = host.get("/api/export").await.ok();
    let entries: Vec<&str> = export["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["kind"] == "input" && entry["table"] == table)
        .map(|entry| entry["body"].as_str().unwrap())
        .collect();
    let expected: Vec<&str> = acknowledged.iter().map(|line| line.split_once(' ').unwrap().1).collect();
    assert_eq!(entries, expected, "{export:#}");
}
