//! Blocking people: they can't reach whoever has blocked them, and aren't told.

use crate::friends::{befriend, config_at};
use crate::support::{Person, Socket, TWO, TestServer, two_at_a_table};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;
use test_postgres::TestDatabase;

async fn block(person: &Person, table: &str, seat: u8) -> Value {
    person.post("/api/blocks", &json!({"table": table, "seat": seat}).to_string()).await.ok()
}

async fn unblock(person: &Person, other: &Person) {
    person.send("DELETE", &format!("/api/blocks/{}", other.id), "").await.ok();
}

async fn say(socket: &mut Socket, text: &str) {
    socket.done(json!({"type": "say", "text": text})).await;
}

fn heard(socket: &Socket) -> Vec<&str> {
    socket.chat.iter().map(|line| line["text"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_of_somebody_who_is_blocked_is_not_sent() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut one, mut two]) = two_at_a_table(&server).await;
    say(&mut two, "before").await;
    one.until(|socket| !socket.chat.is_empty()).await;
    let blocks = block(&anna, &table, 1).await;
    assert_eq!((&blocks[0]["name"], &blocks[0]["id"]), (&json!("Bruno"), &json!(bruno.id.to_string())));
    say(&mut two, "hidden").await;
    say(&mut one, "mine").await;
    one.until(|socket| heard(socket).last() == Some(&"mine")).await;
    assert_eq!(heard(&one), ["before", "mine"]);
    let mut again = anna.connect(&table).await;
    again.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(heard(&again), ["mine"], "also what was said before");
    two.until(|socket| socket.chat.len() == 3).await;
    unblock(&anna, &bruno).await;
    let mut back = anna.connect(&table).await;
    back.until(|socket| socket.chat.len() == 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_blocked_can_not_join_tables_of_the_blocker_whose_lists_leave_theirs_out() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    befriend(&anna, "Bruno", &bruno).await;
    let public = TWO.replace("\"seats\"", "\"access\": \"public\", \"seats\"");
    let (own, theirs) = (anna.open_table(&public).await, bruno.open_table(&public).await);
    anna.post("/api/blocks", r#"{"name": "bruno"}"#).await.ok();
    let join = bruno.post(&format!("/api/tables/{own}/join"), "{}").await;
    assert_eq!(join.refused(), (403, "removed".to_owned()));
    let lobby = async |person: &Person| person.get("/api/tables").await.ok().to_string();
    assert!(!lobby(&anna).await.contains(&theirs) && lobby(&bruno).await.contains(&own));
    assert_eq!(anna.get("/api/friends").await.ok()["friends"], json!([]));
    unblock(&anna, &bruno).await;
    assert!(lobby(&anna).await.contains(&theirs));
    bruno.post(&format!("/api/tables/{own}/join"), "{}").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_somebody_who_is_blocked_look_sent() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    let ask = json!({"name": "Anna"}).to_string();
    let unblocked = bruno.post("/api/friends", &ask).await.ok();
    bruno.send("DELETE", &format!("/api/friends/{}", anna.id), "").await.ok();
    anna.post("/api/blocks", r#"{"name": "Bruno"}"#).await.ok();
    let blocked = bruno.post("/api/friends", &ask).await.ok();
    assert_eq!(blocked["sent"][0]["name"], unblocked["sent"][0]["name"]);
    assert_eq!(anna.get("/api/friends").await.ok(), json!({"friends": [], "received": [], "sent": []}));
    assert_eq!(bruno.get("/api/blocks").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_blocks_are_refused() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], _sockets) = two_at_a_table(&server).await;
    let cases = [
        (json!({}), "bad-message"),
        (json!({"name": "Nobody"}), "no-such-user"),
        (json!({"name": "Nobody", "table": table, "seat": 1}), "bad-message"),
        (json!({ "table": table }), "bad-message"),
        (json!({"table": table, "seat": 0}), "no-such-seat"),
        (json!({"table": table, "seat": 7}), "no-such-seat"),
        (json!({"table": "nowhere-at-all", "seat": 1}), "no-such-table"),
    ];
    for (body, code) in cases {
        assert_eq!(anna.post("/api/blocks", &body.to_string()).await.refused().1, code, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_block_holds_at_every_server() {
    let database = TestDatabase::create();
    let one = Server::start(config_at(&database.url())).await.expect("a server");
    let two = Server::start(config_at(&database.url())).await.expect("a server");
    let anna = Person::guest_at(one.address(), "Anna").await;
    let bruno = Person::guest_at(two.address(), "Bruno").await;
    let table = anna.open_table(TWO).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut here, mut there) = (anna.connect(&table).await, bruno.connect(&table).await);
    here.until(|socket| socket.table()["seats"][1]["name"] == "Bruno").await;
    let elsewhere = Person { address: two.address(), ..anna.clone() };
    block(&elsewhere, &table, 1).await;
    say(&mut there, "hidden").await;
    assert!(here.listen_for(Duration::from_millis(500)).await);
    assert_eq!(heard(&here), Vec::<&str>::new());
}
