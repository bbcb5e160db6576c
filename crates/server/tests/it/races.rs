//! The server and another process write to the same table's log.

use crate::support::{Socket, TestServer, two_in_a_game};
use serde_json::json;
use sqlx::{Connection, Row, SqliteConnection};
use store::{Millis, Store};

/// An input by another process, unknown to the server.
async fn write_elsewhere(server: &TestServer, socket: &Socket, seat: u8, action: &str) {
    append_elsewhere(server, socket, &[("input", seat, action)]).await;
}

/// Entries by another process, written directly to the database, since its folder belongs to the server.
async fn append_elsewhere(server: &TestServer, socket: &Socket, entries: &[(&str, u8, &str)]) {
    let mut connection = database(server).await;
    for (version, (kind, seat, body)) in (socket.version() as i64 + 1..).zip(entries) {
        let insert = sqlx::query("INSERT INTO log (table_id, version, kind, seat, body, at) VALUES (?, ?, ?, ?, ?, ?)");
        let insert = insert.bind(table_of(socket)).bind(version).bind(*kind).bind(*seat).bind(*body);
        insert.bind(Millis::now().0).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

async fn database(server: &TestServer) -> SqliteConnection {
    let address = format!("sqlite:{}", server.data().join(Store::FILE).display());
    SqliteConnection::connect(&address).await.unwrap()
}

fn table_of(socket: &Socket) -> String {
    socket.table()["table"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_race_is_retried_while_the_decision_is_open() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    let before = anna.version();
    let theirs = bruno.choices()[0].clone();
    let theirs = bruno.notation(1, &theirs).await;
    write_elsewhere(&server, &anna, 1, &theirs).await;
    let own = anna.act(0, 0);
    assert_eq!(anna.done(own).await, before + 2);
    bruno.until_version(before + 2).await;
    assert!(bruno.position().unwrap()["turn"]["choose"].is_number(), "both picks are in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_race_is_refused_once_the_decision_is_closed() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    let before = anna.version();
    let (first, own) = (anna.choices()[0].clone(), anna.act(0, 1));
    let first = anna.notation(0, &first).await;
    write_elsewhere(&server, &anna, 0, &first).await;
    assert_eq!(anna.refused(own).await, "decision-closed");
    for socket in [&mut anna, &mut bruno] {
        socket.until_version(before + 1).await;
        assert_eq!((socket.version(), socket.decision(0)), (before + 1, None), "everybody sees what happened instead");
    }
}

/// An undo that lost the race is decided again, for the current pick.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_lost_a_race_takes_back_the_current_pick() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    let (pick, other) = (anna.act(0, 0), anna.choices()[1].clone());
    let other = anna.notation(0, &other).await;
    let picked = anna.done(pick).await;
    anna.until_version(picked).await;
    append_elsewhere(&server, &anna, &[("undo", 0, &picked.to_string()), ("input", 0, &other)]).await;
    assert_eq!(anna.done(json!({"type": "undo", "seat": 0})).await, picked + 3);
    bruno.until_version(picked + 3).await;
    let undone: Vec<String> = undos(&server, &anna).await;
    assert_eq!(undone, [picked.to_string(), (picked + 2).to_string()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_lost_a_race_is_refused_if_nothing_is_left_to_undo() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let pick = anna.act(0, 0);
    let picked = anna.done(pick).await;
    anna.until_version(picked).await;
    append_elsewhere(&server, &anna, &[("undo", 0, &picked.to_string())]).await;
    assert_eq!(anna.refused(json!({"type": "undo", "seat": 0})).await, "cannot-undo");
    anna.until_version(picked + 1).await;
    assert_eq!(anna.decision(0), Some(picked + 1), "it is asked again");
    assert_eq!(undos(&server, &anna).await, [picked.to_string()]);
}

/// The entries that the undos in the log name.
async fn undos(server: &TestServer, socket: &Socket) -> Vec<String> {
    let mut connection = database(server).await;
    let select = sqlx::query("SELECT body FROM log WHERE table_id = ? AND kind = 'undo' ORDER BY version");
    let rows = select.bind(table_of(socket)).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| row.get("body")).collect()
}
