//! Who can watch: for others, a game that has begun doesn't exist.

use crate::support::{Answer, Person, Socket, TestServer};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

const PRIVATE: &str =
    r#"{"game": "mille-fiori", "spectators": "nobody", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

/// As long as the id of a table.
const UNKNOWN: &str = "AAAAAAAAAAAAAAAA";

/// What a visitor can ask about a table.
const REQUESTS: &[(&str, &str, &str)] = &[
    ("GET", "", ""),
    ("GET", "/record", ""),
    ("GET", "/replay", ""),
    ("GET", "/replay?seat=0", ""),
    ("GET", "/replay/1", ""),
    ("GET", "/replay/1/words", ""),
    ("GET", "/review", ""),
    ("GET", "/note", ""),
    ("POST", "/join", "{}"),
    ("POST", "/join", r#"{"seat": 7}"#),
    ("POST", "/invite", r#"{"bot": "Robo"}"#),
    ("POST", "/note", r#"{"text": "x"}"#),
    ("POST", "/report", r#"{"seat": 0, "text": "x"}"#),
    ("POST", "/review", "{}"),
    ("POST", "/review/1", "{}"),
    ("POST", "/commands", r#"{"id": "1", "type": "describe"}"#),
    ("POST", "/commands", r#"{"id": "2", "type": "rematch"}"#),
];

/// Anna and Bruno at a table that nobody can watch.
async fn private_table(server: &TestServer) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::guest(server, "Anna").await, Person::guest(server, "Bruno").await];
    let table = people[0].open_table(PRIVATE).await;
    people[1].post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let sockets = [people[0].connect(&table).await, people[1].connect(&table).await];
    (table, people, sockets)
}

async fn start([anna, bruno]: &mut [Socket; 2]) {
    anna.ready(0).await;
    bruno.ready(1).await;
    for socket in [anna, bruno] {
        socket.until(|socket| socket.position().is_some()).await;
    }
}

/// Status, body and the headers that don't differ between any two requests.
fn bytes(answer: &Answer) -> (u16, String, Vec<String>) {
    let is_fixed = |line: &&str| !line.starts_with("x-request-id") && !line.starts_with("date");
    (answer.status, answer.body.clone(), answer.headers.lines().filter(is_fixed).map(str::to_owned).collect())
}

async fn ask(person: &Person, table: &str, (method, path, body): (&str, &str, &str)) -> Answer {
    person.send(method, &format!("/api/tables/{table}{path}"), body).await
}

/// Status and body with which a socket is refused.
async fn refused_socket(person: &Person, table: &str) -> (u16, Option<Vec<u8>>) {
    let path = format!("/api/tables/{table}/socket");
    match Socket::open(person.address, &path, &person.headers()).await.err() {
        Some(Error::Http(answer)) => (answer.status().as_u16(), answer.into_body()),
        other => panic!("{other:?}"),
    }
}

async fn assert_does_not_exist(person: &Person, table: &str) {
    for request in REQUESTS {
        let (hidden, unknown) = (ask(person, table, *request).await, ask(person, UNKNOWN, *request).await);
        assert_eq!(bytes(&hidden), bytes(&unknown), "{request:?}");
    }
    assert_eq!(refused_socket(person, table).await, refused_socket(person, UNKNOWN).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_can_watch_does_not_exist_for_others() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], mut sockets) = private_table(&server).await;
    assert_eq!(table.len(), UNKNOWN.len());
    let (carla, stranger) = (Person::guest(&server, "Carla").await, Person::stranger(&server));
    assert_eq!(stranger.get(&format!("/api/tables/{table}")).await.ok()["spectators"], "nobody");
    start(&mut sockets).await;
    assert_does_not_exist(&carla, &table).await;
    assert_does_not_exist(&stranger, &table).await;
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.ok()["phase"], "running");
    let server = server.restart().await;
    assert_does_not_exist(&carla.at(&server), &table).await;
}

/// A comparison that can't fail would prove nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_anyone_can_watch_exists() {
    let server = TestServer::spawn().await;
    let (table, _, mut sockets) = private_table(&server).await;
    sockets[0].until(|socket| socket.table()["phase"] == "gathering").await;
    let anyone = json!({"type": "configure", "options": sockets[0].table()["options"], "access": "link",
                        "clock": {"kind": "none"}, "hints": false, "spectators": "anyone"});
    sockets[0].done(anyone).await;
    start(&mut sockets).await;
    let carla = Person::guest(&server, "Carla").await;
    for request in REQUESTS {
        let (shown, unknown) = (ask(&carla, &table, *request).await, ask(&carla, UNKNOWN, *request).await);
        assert_ne!(bytes(&shown), bytes(&unknown), "{request:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_who_came_before_the_start_are_shown_out() {
    let server = TestServer::spawn().await;
    let (table, _, mut sockets) = private_table(&server).await;
    let carla = Person::guest(&server, "Carla").await;
    let (mut early, mut stranger) = (carla.connect(&table).await, Person::stranger(&server).connect(&table).await);
    for socket in [&mut early, &mut stranger] {
        socket.until(|socket| socket.table()["phase"] == "gathering").await;
    }
    start(&mut sockets).await;
    for socket in [&mut early, &mut stranger] {
        assert_eq!(socket.closed().await, Some(1013));
        assert!(socket.position().is_none() && socket.table()["phase"] == "gathering");
    }
}

/// A host without a seat is no player.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_does_not_watch_either() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let table = anna.open_table(&PRIVATE.replace("mine", "open").replacen("open", "bot\", \"bot\": \"random", 1)).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    assert_eq!(anna.get("/api/tables/mine").await.ok()[0]["table"], json!(table));
    bruno.connect(&table).await.ready(1).await;
    assert_does_not_exist(&anna, &table).await;
    assert_eq!(anna.get("/api/tables/mine").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_watch_is_part_of_the_terms_and_of_a_rematch() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut one, mut two]) = private_table(&server).await;
    two.ready(1).await;
    one.until(|socket| socket.table()["seats"][1]["ready"] == true).await;
    let mut same = json!({"type": "configure", "options": one.table()["options"], "access": "link",
                          "clock": {"kind": "none"}, "hints": false});
    one.done(same.clone()).await;
    assert_eq!((&one.table()["spectators"], &one.table()["seats"][1]["ready"]), (&json!("nobody"), &json!(true)));
    same["spectators"] = json!("anyone");
    one.done(same.clone()).await;
    assert_eq!((&one.table()["spectators"], &one.table()["seats"][1]["ready"]), (&json!("anyone"), &json!(false)));
    same["spectators"] = json!("nobody");
    one.done(same).await;
    let mut sockets = [one, two];
    start(&mut sockets).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"type": "abandon", "seat": seat, "agree": true})).await;
    }
    assert_does_not_exist(&Person::guest(&server, "Carla").await, &table).await;
    sockets[0].done(json!({"type": "rematch"})).await;
    let next = anna.get(&format!("/api/tables/{table}")).await.ok()["rematch"].as_str().unwrap().to_owned();
    assert_eq!(bruno.get(&format!("/api/tables/{next}")).await.ok()["spectators"], "nobody");
}
