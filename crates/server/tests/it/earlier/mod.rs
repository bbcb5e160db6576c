//! Databases of earlier versions are served as those versions left them.

use crate::support::{Person, Socket, TestServer, play};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use store::Store;

/// A database whose undos don't name the entry that they took back.
const DATABASE: &str = include_str!("before_named_undos.sql");
/// What the earlier version showed.
const SHOWN: &str = include_str!("before_named_undos.json");
/// The players at all its tables, in seat order.
const PEOPLE: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// A server with that database.
async fn server() -> TestServer {
    TestServer::spawn().await.restart_after(async |data| leave_behind(data).await).await
}

async fn leave_behind(data: &Path) {
    for file in std::fs::read_dir(data).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    let address = format!("sqlite:{}?mode=rwc", data.join(Store::FILE).display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(DATABASE).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn sign_in(server: &TestServer, name: &str) -> Person {
    let mut person = Person::stranger(server);
    let answer = person.post("/api/session", &json!({"name": name, "password": "correct horse"}).to_string()).await;
    person.keep_cookie(&answer);
    person
}

async fn people(server: &TestServer) -> Vec<Person> {
    let mut people = Vec::new();
    for name in PEOPLE {
        people.push(sign_in(server, name).await);
    }
    people
}

/// Everything shown, by table.
fn tables() -> Vec<Value> {
    let shown: Value = serde_json::from_str(SHOWN).unwrap();
    shown["tables"].as_array().unwrap().clone()
}

/// The table with this description.
fn table(what: &str) -> Value {
    tables().into_iter().find(|table| table["what"] == what).unwrap()
}

/// Connects the players of this table. Their command ids begin with `ids`.
async fn sit_down(people: &[Person], table: &Value, ids: &'static str) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for person in &people[..table["seats"].as_array().unwrap().len()] {
        let mut socket = person.connect(table["table"].as_str().unwrap()).await.with_ids(ids);
        socket.until(|socket| socket.position().is_some()).await;
        sockets.push(socket);
    }
    sockets
}

async fn record(person: &Person, table: &Value) -> Value {
    person.get(&format!("/api/tables/{}/record", table["table"].as_str().unwrap())).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn unnamed_undos_take_back_the_same_as_before() {
    let server = server().await;
    let people = people(&server).await;
    for table in tables() {
        let sockets = sit_down(&people, &table, "now").await;
        for (seat, socket) in sockets.iter().enumerate() {
            let (shown, now) = (&table["seats"][seat], socket.position().unwrap());
            for part in ["version", "turn", "decisions", "scores", "ranks"] {
                assert_eq!(now[part], shown[part], "{part} at {table}");
            }
            assert!(shown["undo"] == true || now["undo"] == false, "seat {seat} may undo more than then at {table}");
            let then = shown.get("record").unwrap_or(&table["record"]);
            assert_eq!(record(&people[seat], &table).await, *then);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_of_games_with_unnamed_undos_are_the_same() {
    let server = server().await;
    let shown: Value = serde_json::from_str(SHOWN).unwrap();
    for (person, shown) in people(&server).await.iter().zip(shown["statistics"].as_array().unwrap()) {
        assert_eq!(person.get("/api/statistics").await.ok(), *shown);
    }
}

/// It is unknown what such an undo revealed; to be safe, earlier actions can't be undone, but later ones can.
#[tokio::test(flavor = "multi_thread")]
async fn an_unnamed_undo_may_have_revealed_something() {
    let server = server().await;
    let people = people(&server).await;
    let table = table("a step of a move was taken back, more could be");
    let mut socket = sit_down(&people, &table, "now").await.swap_remove(1);
    let answer = socket.command(json!({"type": "undo", "seat": 1})).await;
    assert_eq!(answer["error"]["text"]["key"], "undo-shown");
    let load = json!({"type": "act", "seat": 1, "decision": socket.decision(1), "action": "load -"});
    let version = socket.done(load).await;
    socket.until_version(version).await;
    assert_eq!(socket.position().unwrap()["undo"], true);
    socket.done(json!({"type": "undo", "seat": 1})).await;
}

/// Undos that name their entry follow others that don't.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_with_both_kinds_is_replayed() {
    let server = server().await;
    let mut at = people(&server).await;
    let running = || tables().into_iter().filter(|table| table["record"].is_null());
    let (mut left, mut undone) = (Vec::new(), 0);
    for table in running() {
        let mut sockets = sit_down(&at, &table, "now").await;
        for _ in 0..4 {
            play(&mut sockets, 3).await;
            undone += change_minds(&mut sockets).await;
        }
        left.push(positions(&sockets));
    }
    assert!(undone >= 4, "{undone}");
    let server = server.restart().await;
    at = at.iter().map(|person| person.at(&server)).collect();
    for (table, left) in running().zip(left) {
        let mut sockets = sit_down(&at, &table, "later").await;
        assert_eq!(positions(&sockets), left);
        play(&mut sockets, 5_000).await;
        assert!(sockets.iter().all(Socket::is_over));
    }
}

/// Undoes the last action of every seat that can undo; returns the number of undos.
async fn change_minds(sockets: &mut [Socket]) -> usize {
    let mut undone = 0;
    for seat in 0..sockets.len() {
        if sockets[seat].position().unwrap()["undo"] == true {
            let version = sockets[seat].done(json!({"type": "undo", "seat": seat})).await;
            for socket in &mut *sockets {
                socket.until_version(version).await;
            }
            undone += 1;
        }
    }
    undone
}

fn positions(sockets: &[Socket]) -> Vec<Value> {
    let parts = ["version", "view", "turn", "decisions", "undo", "scores"];
    let position = |socket: &Socket| parts.map(|part| socket.position().unwrap()[part].clone());
    sockets.iter().map(|socket| json!(position(socket))).collect()
}
