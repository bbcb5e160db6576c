//! Connections that must be closed.

use crate::support::{Person, Socket, TestServer, two_in_a_game};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::time::sleep;

const ACCOUNT: &str = r#"{"name": "Anna", "password": "correct horse"}"#;

async fn connections(person: &Person) -> String {
    let metrics = person.get("/metrics").await.body;
    metrics.lines().find(|line| line.starts_with("tavola_connections ")).unwrap().to_owned()
}

/// Reads until the server closes the connection because the session has ended.
async fn until_closed(socket: &mut Socket) {
    assert_eq!(socket.closed().await, Some(4401));
}

/// A peer that has vanished neither answers nor closes. One that is merely idle answers pings.
#[tokio::test(flavor = "multi_thread")]
async fn silent_clients_are_dropped() {
    let server = TestServer::spawn_with(|config| {
        (config.ping, config.silence) = (Duration::from_millis(100), Duration::from_millis(1_000));
    })
    .await;
    let (table, [anna, _], [mut silent, _unread]) = two_in_a_game(&server).await;
    let mut gone = TcpStream::connect(server.address()).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        server.address()
    );
    gone.write_all(request.as_bytes()).await.unwrap();
    while connections(&anna).await != "tavola_connections 3" {
        sleep(Duration::from_millis(10)).await;
    }
    // Only clients that read answer pings: the second player doesn't.
    silent.until(|socket| socket.table()["seats"][1]["connected"] == false).await;
    while connections(&anna).await != "tavola_connections 1" {
        assert!(silent.listen_for(Duration::from_millis(50)).await, "who answers stays");
    }
    drop(gone);
}

/// Headers or bodies that never end, however busily they are sent; or nothing at all.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_send_no_request_are_dropped() {
    let short = Duration::from_millis(500);
    let server = TestServer::spawn_with(|config| (config.silence, config.body_time) = (short, short)).await;
    let body = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n";
    for (beginning, more) in [("", ""), ("GET /api/games HTTP/1.1\r\nX-Slow: ", "x"), (body, " ")] {
        let stream = TcpStream::connect(server.address()).await.unwrap();
        let (mut reader, mut writer) = stream.into_split();
        let mut heard = Vec::new();
        tokio::select! {
            read = reader.read_to_end(&mut heard) => drop(read),
            () = dribble(&mut writer, beginning, more) => unreachable!(),
            () = sleep(Duration::from_secs(20)) => panic!("still heard after {beginning:?}"),
        }
        assert!(!heard.starts_with(b"HTTP/1.1 2"), "nothing was asked for");
    }
    assert_eq!(Person::stranger(&server).get("/api/games").await.status, 200);
}

/// Sends the beginning, then repeatedly a little more.
async fn dribble(writer: &mut OwnedWriteHalf, beginning: &str, more: &str) {
    let _ = writer.write_all(beginning.as_bytes()).await;
    loop {
        sleep(Duration::from_millis(20)).await;
        let _ = writer.write_all(more.as_bytes()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_only_the_sockets_of_this_session() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut socket, mut other]) = two_in_a_game(&server).await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let mut elsewhere = Person::stranger(&server);
    let answer = elsewhere.post("/api/session", ACCOUNT).await;
    elsewhere.keep_cookie(&answer);
    let mut stays = elsewhere.connect(&table).await;
    anna.send("DELETE", "/api/session", "").await.ok();
    until_closed(&mut socket).await;
    stays.until(|socket| socket.position().is_some()).await;
    let act = stays.act(0, 0);
    stays.done(act).await;
    other.until(|socket| socket.decision(0).is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_closes_the_sockets_of_all_other_sessions() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut own, _other]) = two_in_a_game(&server).await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let mut thief = Person::stranger(&server);
    let answer = thief.post("/api/session", ACCOUNT).await;
    thief.keep_cookie(&answer);
    let mut stolen = thief.connect(&table).await;
    let change = r#"{"old": "correct horse", "new": "battery staple"}"#;
    assert_eq!(anna.post("/api/account/password", change).await.status, 200);
    until_closed(&mut stolen).await;
    let act = own.act(0, 0);
    own.done(act).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_a_user_closes_their_sockets() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut socket, _other]) = two_in_a_game(&server).await;
    anna.send("DELETE", "/api/account", "{}").await.ok();
    until_closed(&mut socket).await;
    let mut again = anna.connect(&table).await;
    again.until(|socket| socket.position().is_some()).await;
    assert_eq!(again.position().unwrap()["viewer"], "spectator");
    assert_eq!(bruno.get(&format!("/api/tables/{table}")).await.ok()["phase"], "running");
}

/// Regression: the table was stuck; nobody took over, and the others could not end the game.
#[tokio::test(flavor = "multi_thread")]
async fn the_game_of_a_deleted_account_continues_and_the_others_can_end_it() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [_, mut bruno]) = two_in_a_game(&server).await;
    anna.send("DELETE", "/api/account", "{}").await.ok();
    bruno.until(|socket| socket.table()["seats"][0]["taken_over"] == true).await;
    assert_eq!(bruno.table()["seats"][0]["name"], "");
    for number in 0..6 {
        bruno.until(|socket| socket.decision(1).is_some()).await;
        let act = bruno.act(1, number);
        let version = bruno.done(act).await;
        bruno.until_version(version).await;
    }
    bruno.done(json!({"type": "abandon", "seat": 1, "agree": true})).await;
    let info = Person::stranger(&server).get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(info["phase"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_says_so() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let stopped = tokio::spawn(server.restart());
    assert_eq!(anna.closed().await, Some(1001));
    drop(stopped.await.unwrap());
}
