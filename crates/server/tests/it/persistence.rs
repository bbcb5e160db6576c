//! Nothing acknowledged is lost, and nothing is done twice.

use crate::support::{Person, Socket, TestServer, config, play, two_in_a_game};
use serde_json::{Value, json};
use server::Server;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use store::{Store, TableId, TableMeta};
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_goes_on_with_every_running_table() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 21).await;
    let before = sockets.each_ref().map(|socket| socket.position().unwrap().clone());
    drop(sockets);
    let server = server.restart().await;
    let mut sockets = [people[0].at(&server).connect(&table).await, people[1].at(&server).connect(&table).await];
    for (socket, before) in sockets.iter_mut().zip(before) {
        socket.until(|socket| socket.position().is_some()).await;
        let after = socket.position().unwrap();
        for part in ["version", "view", "turn", "decisions", "choices", "scores"] {
            assert_eq!(after[part], before[part], "{part}");
        }
    }
    play(&mut sockets, 2_000).await;
    assert!(sockets[0].is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_go_on_after_a_restart_without_anybody_looking() {
    let server = TestServer::spawn_with(|config| config.bot_pause = std::time::Duration::from_secs(3600)).await;
    let anna = Person::guest(&server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "random"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    drop(socket);
    let server = server.restart().await;
    let anna = anna.at(&server);
    for _ in 0..200 {
        if anna.get(&format!("/api/tables/{table}")).await.ok()["phase"] == "over" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the computer players have not finished");
}

/// A table that was begun by rules of another version says so, and everything else goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_says_why_it_does_not_go_on() {
    let server = TestServer::spawn().await;
    let (table, people, _) = two_in_a_game(&server).await;
    let other = people[0].open_table(r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#).await;
    let server = server.restart_after(async |data| begin_by_other_rules(data, &table).await).await;
    let anna = people[0].at(&server);
    for path in ["", "/record", "/replay/1"] {
        let answer = anna.get(&format!("/api/tables/{table}{path}")).await;
        assert_eq!(answer.refused(), (409, "other-rules".to_owned()), "{path}");
    }
    let socket = Socket::open(server.address(), &format!("/api/tables/{table}/socket"), &anna.headers()).await;
    assert!(matches!(socket, Err(Error::Http(answer)) if answer.status() == 409));
    let mine = anna.get("/api/tables/mine").await.ok();
    let listed: Vec<&Value> = mine.as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!(listed, [&json!(other)]);
}

/// Lets the table have been begun by rules of a version that this program does not know.
async fn begin_by_other_rules(data: &Path, table: &str) {
    let (store, id) = (Store::open(data).await.unwrap(), TableId::parse(table).unwrap());
    let row = store.load_table(&id).await.unwrap();
    let settings = json!({"clock": {"kind": "none"}, "rules": 99}).to_string();
    store.update_table(&id, row.revision, &TableMeta { settings, ..row.meta }).await.unwrap();
    store.close().await;
}

/// Moves are refused in words while the disk is full; what was acknowledged stays, and later the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() {
    let server = TestServer::spawn_with(|config| config.size_limit = 300 * 1024).await;
    let (table, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let action = anna.choices()[0].clone();
    let mut acknowledged = anna.version();
    let refused = loop {
        let decision = anna.decision(0);
        let pick = json!({"type": "act", "seat": 0, "decision": decision, "action": action});
        let command = if decision.is_some() { pick } else { json!({"type": "undo", "seat": 0}) };
        let answer = anna.command(command).await;
        let Some(version) = answer["version"].as_u64() else { break answer };
        acknowledged = version;
        anna.until_version(version).await;
    };
    assert_eq!(refused["error"]["code"], "unavailable");
    assert!(acknowledged > 100, "{acknowledged} moves");
    let mut again = people[0].connect(&table).await;
    again.until(|socket| socket.position().is_some()).await;
    assert_eq!(again.version(), acknowledged);
    let server = server.restart().await;
    let mut sockets = [people[0].at(&server).connect(&table).await, people[1].at(&server).connect(&table).await];
    for socket in &mut sockets {
        socket.until_version(acknowledged).await;
        assert_eq!(socket.version(), acknowledged);
    }
    play(&mut sockets, 20).await;
}

/// Killed in the middle of moves: everything acknowledged is there once, and what was not can be sent again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_survives_kill_9_at_any_moment() {
    let data = tempfile::TempDir::new().unwrap();
    let mut child = Process::start(data.path());
    let host = Person::guest_at(child.address, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
    let table = host.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.ready(1).await;
    let mut acknowledged: Vec<String> = Vec::new();
    for round in 0..20 {
        let host = Person { address: child.address, ..host.clone() };
        let mut socket = host.connect(&table).await;
        socket.until(|socket| socket.position().is_some()).await;
        let unanswered = act_until_killed(&mut socket, &mut child, &mut acknowledged, round).await;
        child = Process::start(data.path());
        let host = Person { address: child.address, ..host };
        let mut socket = host.connect(&table).await;
        repeat(&mut socket, unanswered, &mut acknowledged).await;
        check_record(&host, &table, &acknowledged).await;
    }
    assert!(acknowledged.len() > 20, "{} moves", acknowledged.len());
}

/// Acts; after a few moves the process is killed with a command on its way, which is returned.
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
        socket.until_version(answer["version"].as_u64().unwrap()).await;
        done.push(line(&act));
    }
    unreachable!("numbers do not end")
}

/// Sends the unanswered command again: it is carried out once, whether it had been or not.
async fn repeat(socket: &mut Socket, act: Value, done: &mut Vec<String>) {
    socket.send_raw(Message::text(act.to_string())).await.unwrap();
    let answer = socket.answer(act["id"].as_str().unwrap()).await;
    assert_eq!(answer["type"], "done", "{answer}");
    done.push(line(&act));
}

fn line(act: &Value) -> String {
    format!("{} {}", act["seat"], act["action"].as_str().unwrap())
}

/// The export tells every action of the seats, in the order of the log.
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

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

const DATA: &str = "TAVOLA_TEST_DATA";

impl Process {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["persistence::serve_in_this_process", "--exact", "--nocapture"])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.map_while(Result::ok).find_map(|line| line.split("listening on ").nth(1)?.parse().ok());
        Self { child, address: address.expect("the server says where it listens") }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test by itself: what the processes that are killed run.
#[tokio::test(flavor = "multi_thread")]
async fn serve_in_this_process() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let server = Server::start(config(Path::new(&data))).await.unwrap();
    println!("listening on {}", server.address());
    std::future::pending::<()>().await;
}
