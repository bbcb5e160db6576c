//! A whole online game, and verification of its record.

use crate::serve::{Served, folder};
use crate::{file, tavola};
use serde_json::{Value, json};
use std::net::TcpStream;
use tokio_tungstenite::tungstenite::client::{IntoClientRequest, client};
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, WebSocket};

/// Opens a table's socket with a guest's cookie.
fn connect(server: &Served, table: &str, cookie: &str) -> WebSocket<TcpStream> {
    let address = format!("ws://{}/api/tables/{table}/socket", server.address);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).expect("a cookie"));
    let stream = TcpStream::connect(&server.address).expect("a connection");
    client(request, stream).expect("a socket").0
}

/// Sends a command and waits for its acknowledgment.
fn command(socket: &mut WebSocket<TcpStream>, mut command: Value) {
    command["id"] = command["type"].clone();
    socket.send(Message::text(command.to_string())).expect("sent");
    loop {
        let Message::Text(text) = socket.read().expect("an answer") else { continue };
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        if answer["id"] == command["id"] {
            return assert_eq!(answer["type"], "done", "{answer}");
        }
    }
}

/// The record of a game that computer players finish after the guest has left the seat.
fn finished_record(server: &Served) -> String {
    let answer = server.post("/api/me", "", r#"{"name": "Anna"}"#);
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "random"}]);
    let answer = server.post("/api/tables", &cookie, &json!({"game": "mille-fiori", "seats": seats}).to_string());
    let created: Value = serde_json::from_str(answer.lines().last().expect("a body")).expect("JSON");
    let table = created["table"].as_str().expect("a table");
    let mut socket = connect(server, table, &cookie);
    command(&mut socket, json!({"type": "ready", "seat": 0, "nonce": "0123456789abcdef0123456789abcdef"}));
    command(&mut socket, json!({"type": "leave", "seat": 0}));
    wait_for_the_end(&mut socket);
    let answer = server.get(&format!("/api/tables/{table}/record"));
    answer.lines().last().expect("a body").to_owned()
}

/// Reads until the game is over. Stays connected, since computer players pause at a table where nobody is connected.
fn wait_for_the_end(socket: &mut WebSocket<TcpStream>) {
    loop {
        let message = socket.read().expect("a game that ends");
        if matches!(message, Message::Text(text) if text.contains(r#""phase":"over""#)) {
            return;
        }
    }
}

#[test]
fn a_finished_record_verifies_and_an_altered_one_does_not() {
    let server = Served::start_with(&folder("online"), &["--bot-pause", "0"]);
    let record = finished_record(&server);
    let good = file("online.json", &record);
    let run = tavola(&["verify", &good]).ok();
    assert!(run.stdout.starts_with("One record verified: "), "{}", run.stdout);
    let nonce = "0123456789abcdef0123456789abcdef";
    let changed = file("online-changed.json", &record.replace(nonce, &nonce.replace('f', "e")));
    tavola(&["verify", &changed]).fails(1, &["record 1", "seed and nonces give"]);
    assert_eq!(server.stop(), Some(0));
}
