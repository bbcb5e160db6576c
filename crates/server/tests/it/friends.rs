//! Friends, by mutual request: their requests, their open tables, and who may watch.

use crate::support::{Person, Socket, TestServer, config};
use serde_json::{Value, json};
use server::{Config, Rate, Server};
use std::path::Path;
use store::Place;
use test_postgres::TestDatabase;

const OPENED_TO_FRIENDS: &str =
    r#"{"game": "mille-fiori", "access": "friends", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

async fn ask(person: &Person, name: &str) -> Value {
    person.post("/api/friends", &json!({ "name": name }).to_string()).await.ok()
}

pub(crate) async fn befriend(one: &Person, name: &str, other: &Person) {
    ask(one, name).await;
    other.post(&format!("/api/friends/{}", one.id), "{}").await.ok();
}

/// The names of friends, of those who have asked, and of those who were asked.
async fn lists(person: &Person) -> [String; 3] {
    let lists = person.get("/api/friends").await.ok();
    ["friends", "received", "sent"].map(|list| {
        let names = lists[list].as_array().unwrap().iter();
        names.map(|friend| friend["name"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
    })
}

async fn open_tables(person: &Person) -> Vec<String> {
    let tables = person.get("/api/friends/tables").await.ok();
    tables.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

fn only(name: &str) -> Vec<String> {
    vec![name.to_owned()]
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_become_friends_by_mutual_request() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    let answer = ask(&anna, "bruno").await;
    assert_eq!(answer["sent"][0]["name"], "Bruno");
    assert_eq!(lists(&bruno).await, ["", "Anna", ""]);
    bruno.post(&format!("/api/friends/{}", anna.id), "{}").await.ok();
    let server = server.restart().await;
    let (anna, bruno) = (anna.at(&server), bruno.at(&server));
    assert_eq!(lists(&anna).await, ["Bruno", "", ""]);
    assert_eq!(anna.get("/api/export").await.ok()["friends"]["friends"][0]["name"], "Bruno");
    anna.send("DELETE", &format!("/api/friends/{}", bruno.id), "").await.ok();
    assert_eq!([lists(&anna).await, lists(&bruno).await], [["", "", ""]; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_declined_looks_to_its_author_like_one_that_waits() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    ask(&anna, "Bruno").await;
    let before = (anna.get("/api/friends").await.body, anna.get("/api/export").await.body);
    bruno.send("DELETE", &format!("/api/friends/{}", anna.id), "").await.ok();
    assert_eq!((anna.get("/api/friends").await.body, anna.get("/api/export").await.body), before);
    ask(&anna, "Bruno").await;
    assert_eq!(lists(&bruno).await, ["", "", ""]);
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_for_accounts() {
    let server = TestServer::spawn().await;
    let (anna, guest) = (Person::account(&server, "Anna").await, Person::guest(&server, "Gero").await);
    let asked = json!({"name": "Anna"}).to_string();
    assert_eq!(guest.post("/api/friends", &asked).await.refused(), (409, "no-account".to_owned()));
    assert_eq!(guest.get("/api/friends").await.refused(), (409, "no-account".to_owned()));
    assert_eq!(guest.post("/api/tables", OPENED_TO_FRIENDS).await.refused(), (409, "no-account".to_owned()));
    assert_eq!(Person::stranger(&server).get("/api/friends").await.refused().1, "not-signed-in");
    for nobody in ["Gero", "Nobody"] {
        let body = json!({ "name": nobody }).to_string();
        assert_eq!(anna.post("/api/friends", &body).await.refused(), (404, "no-such-user".to_owned()));
    }
    assert_eq!(anna.post("/api/friends", &asked).await.refused(), (400, "bad-message".to_owned()));
    for id in [guest.id.to_string(), "x".to_owned()] {
        let refused = anna.post(&format!("/api/friends/{id}"), "{}").await.refused();
        assert_eq!(refused, (404, "no-such-user".to_owned()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_slowed_down() {
    let server = TestServer::spawn_with(|config| config.limits.contacts = Rate::new(2, 0.0)).await;
    let anna = Person::account(&server, "Anna").await;
    for code in ["no-such-user", "no-such-user", "too-fast"] {
        assert_eq!(anna.post("/api/friends", r#"{"name": "Nobody"}"#).await.refused().1, code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_to_friends_is_in_their_list_only_and_anyone_with_the_link_joins() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    let carla = Person::account(&server, "Carla").await;
    befriend(&anna, "Bruno", &bruno).await;
    let table = anna.open_table(OPENED_TO_FRIENDS).await;
    let with_link = anna.open_table(&OPENED_TO_FRIENDS.replace("friends", "link")).await;
    assert_eq!(open_tables(&bruno).await, only(&table), "{with_link} is in no list");
    assert_eq!(open_tables(&carla).await, Vec::<String>::new());
    assert_eq!(carla.get("/api/tables").await.ok(), json!([]));
    assert_eq!(bruno.get(&format!("/api/tables/{table}")).await.ok()["access"], "friends");
    carla.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    assert_eq!(open_tables(&bruno).await, Vec::<String>::new(), "no seat is free");
    let public = anna.open_table(&OPENED_TO_FRIENDS.replace("friends", "public")).await;
    assert_eq!(open_tables(&bruno).await, only(&public));
}

async fn start_private_game(anna: &Person, carla: &Person) -> (String, [Socket; 2]) {
    let plan = OPENED_TO_FRIENDS.replace("friends\",", "link\", \"spectators\": \"friends\",");
    let table = anna.open_table(&plan).await;
    carla.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let sockets = [anna.connect(&table).await, carla.connect(&table).await];
    (table, sockets)
}

async fn start([one, two]: &mut [Socket; 2]) {
    one.ready(0).await;
    two.ready(1).await;
    one.until(|socket| socket.position().is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_of_a_player_may_watch_and_for_others_the_game_does_not_exist() {
    let server = TestServer::spawn().await;
    let [anna, bruno] = [Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await];
    let [carla, dora] = [Person::account(&server, "Carla").await, Person::account(&server, "Dora").await];
    befriend(&anna, "Bruno", &bruno).await;
    let (table, mut sockets) = start_private_game(&anna, &carla).await;
    let (mut friend, mut other) = (bruno.connect(&table).await, dora.connect(&table).await);
    other.until(|socket| socket.table()["spectators"] == "friends").await;
    start(&mut sockets).await;
    friend.until(|socket| socket.position().is_some()).await;
    assert_eq!(other.closed().await, Some(1013));
    let path = format!("/api/tables/{table}");
    assert_eq!(dora.get(&path).await.refused(), (404, "no-such-table".to_owned()));
    assert_eq!(Person::stranger(&server).get(&path).await.refused().1, "no-such-table");
    assert_eq!(bruno.get(&path).await.ok()["phase"], "running");
    befriend(&dora, "Carla", &carla).await;
    dora.connect(&table).await.until(|socket| socket.position().is_some()).await;
    anna.send("DELETE", &format!("/api/friends/{}", bruno.id), "").await.ok();
    assert_eq!(friend.closed().await, Some(1013));
    assert_eq!(bruno.get(&path).await.refused().1, "no-such-table");
    let act = sockets[0].act(0, 0);
    sockets[0].done(act).await;
}

pub(crate) fn config_at(url: &str) -> Config {
    Config { data: Place::postgres(url).expect("an address"), ..config(Path::new("")) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friendship_begins_and_ends_at_every_server() {
    let database = TestDatabase::create();
    let one = Server::start(config_at(&database.url())).await.expect("a server");
    let two = Server::start(config_at(&database.url())).await.expect("a server");
    let [anna, bruno] =
        [Person::account_at(one.address(), "Anna").await, Person::account_at(two.address(), "Bruno").await];
    let carla = Person::account_at(one.address(), "Carla").await;
    befriend(&anna, "Bruno", &bruno).await;
    let (table, mut sockets) = start_private_game(&anna, &carla).await;
    start(&mut sockets).await;
    let mut friend = bruno.connect(&table).await;
    friend.until(|socket| socket.position().is_some()).await;
    anna.send("DELETE", &format!("/api/friends/{}", bruno.id), "").await.ok();
    assert_eq!(friend.closed().await, Some(1013));
    assert_eq!(bruno.get(&format!("/api/tables/{table}")).await.refused().1, "no-such-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_a_friend_who_has_deleted_the_account() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    befriend(&anna, "Bruno", &bruno).await;
    bruno.send("DELETE", "/api/account", r#"{"password": "correct horse"}"#).await.ok();
    assert_eq!(lists(&anna).await, ["", "", ""]);
    anna.send("DELETE", &format!("/api/friends/{}", bruno.id), "").await.ok();
}
