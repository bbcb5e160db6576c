//! Two servers, or a server and something else, write to the log of one table.

use crate::support::{Socket, TestServer, two_in_a_game};
use serde_json::json;
use store::{Entry, Millis, Store, TableId, Version};

/// Somebody else's input, which the server does not know of.
async fn write_elsewhere(server: &TestServer, socket: &Socket, seat: u8, action: &str) {
    append_elsewhere(server, socket, &[("input", seat, action)]).await;
}

/// Likewise, entries of these kinds.
async fn append_elsewhere(server: &TestServer, socket: &Socket, entries: &[(&str, u8, &str)]) {
    let store = Store::open(server.data()).await.unwrap();
    let entry = |(kind, seat, body): &(&str, u8, &str)| Entry {
        kind: (*kind).to_owned(),
        seat: Some(*seat),
        body: (*body).to_owned(),
        at: Millis::now(),
        command_id: None,
    };
    let entries = entries.iter().map(entry).collect();
    store.append(&table_of(socket), Version(socket.version() as i64), entries).await.unwrap();
    store.close().await;
}

fn table_of(socket: &Socket) -> TableId {
    TableId::parse(socket.table()["table"].as_str().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_slower_is_tried_again_while_the_decision_is_open() {
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
async fn who_was_slower_is_refused_once_the_decision_is_closed() {
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

/// The undo that lost the race is not written as it was meant: it is decided again, for the pick that stands now.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_was_slower_takes_back_what_stands_now() {
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
async fn an_undo_that_was_slower_is_refused_once_there_is_nothing_to_undo() {
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

/// What the undos in the log say that they took back.
async fn undos(server: &TestServer, socket: &Socket) -> Vec<String> {
    let store = Store::open(server.data()).await.unwrap();
    let log = store.load_log(&table_of(socket), Version::START).await.unwrap();
    store.close().await;
    log.into_iter().filter(|it| it.entry.kind == "undo").map(|it| it.entry.body).collect()
}
