//! Two servers, or a server and something else, write to the log of one table.

use crate::support::{Socket, TestServer, two_in_a_game};
use store::{Entry, Millis, Store, TableId, Version};

/// Somebody else's input, which the server does not know of.
async fn write_elsewhere(server: &TestServer, socket: &Socket, seat: u8, action: &str) {
    let store = Store::open(server.data()).await.unwrap();
    let table = TableId::parse(socket.table()["table"].as_str().unwrap()).unwrap();
    let entry = Entry {
        kind: "input".to_owned(),
        seat: Some(seat),
        body: action.to_owned(),
        at: Millis::now(),
        command_id: None,
    };
    store.append(&table, Version(socket.version() as i64), vec![entry]).await.unwrap();
    store.close().await;
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
