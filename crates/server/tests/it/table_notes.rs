//! Private notes: for their author only, and without a trace for everybody else.

use crate::support::{Person, TestServer, two_in_a_game};
use serde_json::{Value, json};
use std::time::Duration;

fn path(table: &str) -> String {
    format!("/api/tables/{table}/note")
}

async fn write(person: &Person, table: &str, text: &str) {
    person.post(&path(table), &json!({ "text": text }).to_string()).await.ok();
}

async fn note(person: &Person, table: &str) -> Value {
    person.get(&path(table)).await.ok()["text"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_kept_for_its_author_only() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], _sockets) = two_in_a_game(&server).await;
    assert_eq!(note(&anna, &table).await, "");
    write(&anna, &table, "Bruno wants red\nso do I").await;
    assert_eq!(note(&anna, &table).await, "Bruno wants red\nso do I");
    assert_eq!(note(&bruno, &table).await, "");
    write(&bruno, &table, "blue").await;
    let server = server.restart().await;
    let (anna, bruno) = (anna.at(&server), bruno.at(&server));
    assert_eq!(note(&anna, &table).await, "Bruno wants red\nso do I");
    assert_eq!(anna.get("/api/export").await.ok()["notes"][0]["text"], "Bruno wants red\nso do I");
    write(&anna, &table, " ").await;
    assert_eq!((note(&anna, &table).await, note(&bruno, &table).await), (json!(""), json!("blue")));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_take_notes_and_short_ones() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], _sockets) = two_in_a_game(&server).await;
    let carla = Person::guest(&server, "Carla").await;
    assert_eq!(carla.get(&path(&table)).await.refused(), (403, "not-seated".to_owned()));
    assert_eq!(carla.post(&path(&table), r#"{"text": "x"}"#).await.refused(), (403, "not-seated".to_owned()));
    assert_eq!(Person::stranger(&server).get(&path(&table)).await.refused().1, "not-signed-in");
    assert_eq!(anna.get(&path("no-such-table")).await.refused().1, "no-such-table");
    let long = json!({ "text": "x".repeat(2_001) }).to_string();
    assert_eq!(anna.post(&path(&table), &long).await.refused(), (400, "bad-message".to_owned()));
}

/// What others can ask for, byte for byte.
async fn seen_by(person: &Person, table: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for path in ["", "/record", "/replay", "/replay/1", "/note"] {
        seen.push(person.get(&format!("/api/tables/{table}{path}")).await.body);
    }
    seen.push(person.get("/api/tables/mine").await.body);
    seen.push(person.get("/api/export").await.body);
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_changes_no_byte_that_others_see() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [_one, mut two]) = two_in_a_game(&server).await;
    let carla = Person::guest(&server, "Carla").await;
    let before = (seen_by(&bruno, &table).await, seen_by(&carla, &table).await);
    let quiet = Duration::from_millis(300);
    assert!(two.listen_for(quiet).await);
    let heard = two.received.len();
    write(&anna, &table, "the secret plan").await;
    assert!(two.listen_for(quiet).await);
    assert_eq!(two.received.len(), heard, "no message is sent");
    assert_eq!((seen_by(&bruno, &table).await, seen_by(&carla, &table).await), before);
}
