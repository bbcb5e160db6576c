//! Chat: quick phrases and reactions.

use crate::friends::config_at;
use crate::support::{Person, Socket, TWO, TestServer, play, two_apart, two_at_a_table};
use serde_json::{Value, json};
use server::{Rate, Server};
use test_postgres::TestDatabase;

async fn say(socket: &mut Socket, text: &str) {
    socket.done(json!({"type": "say", "text": text})).await;
}

fn react(line: u32, reaction: &str, on: bool) -> Value {
    json!({"type": "react", "line": line, "reaction": reaction, "on": on})
}

/// The line with this number, as it was last sent.
fn line(socket: &Socket, number: u32) -> Option<&Value> {
    socket.chat.iter().rev().find(|line| line["line"] == number)
}

/// Who has reacted to this line, and how.
fn reactions(socket: &Socket, number: u32) -> Vec<(&str, &str)> {
    let all = line(socket, number).and_then(|line| line["reactions"].as_array());
    all.into_iter().flatten().map(|it| (it["reaction"].as_str().unwrap(), it["name"].as_str().unwrap())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phrase_is_sent_as_its_key() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_at_a_table(&server).await;
    one.done(json!({"type": "say", "phrase": "good-luck"})).await;
    two.until(|socket| !socket.chat.is_empty()).await;
    let told = two.chat[0].clone();
    assert_eq!((&told["line"], &told["phrase"], &told["text"]), (&json!(1), &json!("good-luck"), &json!("")));
    assert_eq!((&told["name"], &told["reactions"]), (&json!("Anna"), &json!([])));
    let server = server.restart().await;
    let mut later = Person { address: server.address(), ..anna }.connect(&table).await;
    later.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(later.chat, [told]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_either_a_text_or_a_phrase_that_exists() {
    let server = TestServer::spawn().await;
    let (_, _, [mut one, _two]) = two_at_a_table(&server).await;
    for wrong in [
        json!({"type": "say"}),
        json!({"type": "say", "text": "hello", "phrase": "hello"}),
        json!({"type": "say", "phrase": "checkmate"}),
        json!({"type": "react", "line": 1, "reaction": "rocket", "on": true}),
        json!({"type": "react", "line": 1, "reaction": "heart"}),
    ] {
        assert_eq!(one.refused(wrong.clone()).await, "bad-message", "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_shown_to_everybody_and_can_be_removed() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_at_a_table(&server).await;
    say(&mut one, "look at this").await;
    for (socket, reaction) in [(&mut two, "heart"), (&mut one, "laughing")] {
        socket.done(react(1, reaction, true)).await;
        socket.done(react(1, reaction, true)).await;
    }
    let both = [("heart", "Bruno"), ("laughing", "Anna")];
    for socket in [&mut one, &mut two] {
        socket.until(|socket| reactions(socket, 1) == both).await;
        let sent: Vec<_> = socket.chat.iter().map(|line| &line["reactions"]).collect();
        assert_eq!(sent.len(), 3, "the same reaction is told once: {sent:?}");
    }
    two.done(react(1, "heart", false)).await;
    one.until(|socket| reactions(socket, 1) == both[1..]).await;
    let mut later = anna.connect(&table).await;
    later.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!((later.chat.len(), reactions(&later, 1)), (1, both[1..].to_vec()));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_react_and_only_to_lines_that_they_see() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_at_a_table(&server).await;
    assert_eq!(one.refused(react(1, "sad", true)).await, "not-found");
    say(&mut two, "hidden").await;
    let mut carla = Person::guest(&server, "Carla").await.connect(&table).await;
    carla.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(carla.refused(react(1, "sad", true)).await, "not-seated");
    anna.post("/api/blocks", &json!({"table": table, "seat": 1}).to_string()).await.ok();
    assert_eq!(one.refused(react(1, "sad", true)).await, "not-found");
}

/// Neither lines nor reactions, and nothing that would tell that there was a reaction.
#[tokio::test(flavor = "multi_thread")]
async fn reactions_of_somebody_who_is_muted_or_blocked_are_not_sent() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_at_a_table(&server).await;
    say(&mut one, "mine").await;
    one.done(json!({"type": "mute", "seat": 1, "muted": true})).await;
    let mut other = anna.connect(&table).await;
    other.until(|socket| !socket.chat.is_empty()).await;
    two.done(react(1, "heart", true)).await;
    other.until(|socket| reactions(socket, 1) == [("heart", "Bruno")]).await;
    anna.post("/api/blocks", &json!({"table": table, "seat": 1}).to_string()).await.ok();
    two.done(react(1, "sad", true)).await;
    for socket in [&mut one, &mut other] {
        socket.done(react(1, "thinking", true)).await;
        socket.until(|socket| !reactions(socket, 1).is_empty()).await;
        socket.done(react(1, "thinking", false)).await;
    }
    assert!(one.chat.iter().all(|line| !line["reactions"].to_string().contains("Bruno")), "{:?}", one.chat);
    assert!(other.chat.iter().all(|line| !line["reactions"].to_string().contains("sad")), "{:?}", other.chat);
    let mut again = anna.connect(&table).await;
    again.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(reactions(&again, 1), []);
    two.until(|socket| reactions(socket, 1) == [("heart", "Bruno"), ("sad", "Bruno")]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_limited_like_messages() {
    let server = TestServer::spawn_with(|config| config.limits.chat = Rate::new(2, 0.1)).await;
    let (_, _, [mut one, mut two]) = two_at_a_table(&server).await;
    say(&mut one, "one").await;
    one.done(react(1, "sad", true)).await;
    let error = one.command(react(1, "sad", false)).await["error"].clone();
    assert!(error["code"] == "too-fast" && error["retry_after"].as_u64() > Some(0), "{error}");
    assert_eq!(one.refused(json!({"type": "say", "phrase": "oops"})).await, "too-fast");
    two.done(react(1, "sad", true)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_for_phrases_only() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let table = anna.open_table(&TWO.replacen('{', r#"{"chat": "phrases", "#, 1)).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [anna.connect(&table).await, bruno.connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.until(|_| true).await;
        assert_eq!(socket.table()["chat"], "phrases");
        assert_eq!(socket.refused(json!({"type": "say", "text": "hello"})).await, "phrases-only");
        socket.done(json!({"type": "say", "phrase": "hello"})).await;
        socket.done(react(1, "heart", true)).await;
        socket.ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
        assert_eq!(socket.refused(json!({"type": "say", "text": "hello"})).await, "phrases-only");
    }
    play(&mut sockets, 5_000).await;
    sockets[0].done(json!({"type": "rematch"})).await;
    let next = sockets[0].table()["rematch"].as_str().unwrap().to_owned();
    assert_eq!(anna.get(&format!("/api/tables/{next}")).await.ok()["chat"], "phrases");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_what_can_be_said_before_the_start() {
    let server = TestServer::spawn().await;
    let (_, _, [mut one, mut two]) = two_at_a_table(&server).await;
    one.until(|_| true).await;
    assert_eq!(one.table()["chat"], "free");
    let terms = json!({"type": "configure", "options": one.table()["options"], "access": "public",
                       "clock": {"kind": "none"}, "hints": false});
    let mut phrases = terms.clone();
    phrases["chat"] = json!("phrases");
    two.ready(1).await;
    one.done(phrases).await;
    two.until(|socket| socket.table()["chat"] == "phrases").await;
    assert_eq!(two.table()["seats"][1]["ready"], false, "the terms have changed");
    one.done(terms).await;
    assert_eq!(two.refused(json!({"type": "say", "text": "hello"})).await, "phrases-only");
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_and_reactions_reach_players_at_other_servers() {
    let database = TestDatabase::create();
    let servers = [
        Server::start(config_at(&database.url())).await.expect("a server"),
        Server::start(config_at(&database.url())).await.expect("a server"),
    ];
    let (_, _, [mut one, mut two]) = two_apart([servers[0].address(), servers[1].address()]).await;
    one.done(json!({"type": "say", "phrase": "well-played"})).await;
    two.until(|socket| line(socket, 1).is_some_and(|line| line["phrase"] == "well-played")).await;
    two.done(react(1, "heart", true)).await;
    one.until(|socket| reactions(socket, 1) == [("heart", "Bruno")]).await;
    two.done(react(1, "heart", false)).await;
    one.until(|socket| reactions(socket, 1).is_empty() && socket.chat.len() == 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_takes_its_reactions_along() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut one, mut two]) = two_at_a_table(&server).await;
    say(&mut one, "bye").await;
    two.done(react(1, "sad", true)).await;
    let export = bruno.get("/api/export").await.ok();
    assert_eq!((&export["reactions"][0]["reaction"], &export["reactions"][0]["line"]), (&json!("sad"), &json!(1)));
    bruno.send("DELETE", "/api/account", "{}").await.ok();
    let mut again = anna.connect(&table).await;
    again.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(reactions(&again, 1), []);
}
