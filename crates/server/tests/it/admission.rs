//! Connections and request bodies: no address can use up all connections, and no body may take forever to arrive.

use crate::support::{Person, Socket, TWO, TestServer};
use serde_json::Value;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const OTHER_ADDRESS: [u8; 4] = [127, 0, 0, 2];

/// A connection from this address of this machine.
async fn connect(server: SocketAddr, from: impl Into<IpAddr>) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from.into(), 0)).unwrap();
    socket.connect(server).await.unwrap()
}

/// Sends the beginning of a request whose body never arrives in full.
async fn begin_body(stream: &mut TcpStream, method: &str, path: &str, cookie: &str) {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{{"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
}

/// Everything received until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // A connection that was refused may be reset.
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("closed in time");
    String::from_utf8(answer).unwrap()
}

async fn get_from(server: SocketAddr, from: impl Into<IpAddr>, path: &str) -> String {
    let mut stream = connect(server, from).await;
    let _ = stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").as_bytes()).await;
    rest(stream).await
}

/// Every operation of the interface that takes a body: method and path.
fn operations_with_bodies() -> Vec<(String, String)> {
    let described: Value = serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap();
    let mut operations = Vec::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        let path = path.replace("{game}", "mille-fiori").replace("{step}", "1");
        let path = path.replace("{table}", "abcdefghijkl").replace("{record}", "abcdefghijkl");
        for (method, operation) in methods.as_object().unwrap() {
            if operation["requestBody"].is_object() {
                operations.push((method.to_uppercase(), path.replace("{puzzle}", "x").replace("{lesson}", "x")));
            }
        }
    }
    operations
}

#[tokio::test(flavor = "multi_thread")]
async fn every_body_has_to_arrive_in_time() {
    let server = TestServer::spawn_with(|config| config.body_time = Duration::from_millis(300)).await;
    let cookie = Person::account(&server, "Anna").await.cookie.unwrap();
    let operations = operations_with_bodies();
    assert!(operations.len() >= 10 && operations.contains(&("POST".to_owned(), "/api/records".to_owned())));
    for (method, path) in operations {
        let mut stream = connect(server.address(), [127, 0, 0, 1]).await;
        let begin = Instant::now();
        begin_body(&mut stream, &method, &path, &cookie).await;
        let answer = rest(stream).await;
        // A visitor who isn't allowed to ask is refused before the body is read.
        let (status, code) = if path.starts_with("/api/admin/") { (403, "not-allowed") } else { (408, "too-slow") };
        let is_expected = answer.starts_with(&format!("HTTP/1.1 {status} ")) && answer.contains(code);
        assert!(is_expected, "{method} {path}: {answer}");
        assert!(begin.elapsed() < Duration::from_secs(10), "{method} {path}: {:?}", begin.elapsed());
    }
}

/// Regression: slow uploads from one address kept everybody else from connecting.
#[tokio::test(flavor = "multi_thread")]
async fn slow_bodies_from_one_address_lock_nobody_out() {
    let server = TestServer::spawn_with(|config| {
        config.max_connections = 60;
        config.limits.connections = 40;
        config.limits.requests_at_once = 10;
    })
    .await;
    let cookie = Person::guest(&server, "Anna").await.cookie.unwrap();
    let mut slow = Vec::new();
    for _ in 0..200 {
        let mut stream = connect(server.address(), [127, 0, 0, 1]).await;
        // A refused connection may already be closed.
        let head = format!("POST /api/records HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: 1000\r\n\r\n");
        let _ = stream.write_all(head.as_bytes()).await;
        slow.push(stream);
    }
    for _ in 0..5 {
        let answer = get_from(server.address(), OTHER_ADDRESS, "/api/games").await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    }
    let refused = get_from(server.address(), [127, 0, 0, 1], "/api/games").await;
    assert!(!refused.starts_with("HTTP/1.1 200 "), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_requests_under_way() {
    let server = TestServer::spawn_with(|config| config.limits.requests_at_once = 3).await;
    let anna = Person::guest(&server, "Anna").await;
    let mut slow = Vec::new();
    let refused = loop {
        // One more each time: some may be refused, since a request that was answered may still be counted.
        let mut stream = connect(server.address(), [127, 0, 0, 1]).await;
        begin_body(&mut stream, "POST", "/api/records", anna.cookie.as_deref().unwrap()).await;
        slow.push(stream);
        let answer = anna.get("/api/games").await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert!(slow.len() >= 2, "refused after {} requests", slow.len());
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(refused.refused(), (429, "too-fast".to_owned()));
    assert!(get_from(server.address(), OTHER_ADDRESS, "/api/games").await.starts_with("HTTP/1.1 200 "));
    drop(slow);
    while anna.get("/api/games").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_counts_as_a_connection_as_long_as_it_is_open() {
    let server = TestServer::spawn_with(|config| config.limits.connections = 2).await;
    let anna = Person::guest(&server, "Anna").await;
    let table = anna.open_table(TWO).await;
    let (path, mut sockets) = (format!("/api/tables/{table}/socket"), Vec::new());
    while sockets.len() < 2 {
        // The connection of the previous request may still be counted.
        sockets.extend(Socket::open(server.address(), &path, &anna.headers()).await);
    }
    assert!(rest(connect(server.address(), [127, 0, 0, 1]).await).await.starts_with("HTTP/1.1 503 "));
    drop(sockets);
    while !get_from(server.address(), [127, 0, 0, 1], "/api/games").await.starts_with("HTTP/1.1 200 ") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_without_room_is_told_so() {
    let server = TestServer::spawn_with(|config| config.max_connections = 4).await;
    let open = [connect(server.address(), [127, 0, 0, 1]).await, connect(server.address(), [127, 0, 0, 1]).await];
    let third = connect(server.address(), [127, 0, 0, 1]).await;
    let answer = rest(third).await;
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("Retry-After: "), "no more than half: {answer}");
    drop(open);
    while !get_from(server.address(), [127, 0, 0, 1], "/api/games").await.starts_with("HTTP/1.1 200 ") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
