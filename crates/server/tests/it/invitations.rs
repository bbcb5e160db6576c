//! Invitations of friends to tables.

use crate::bots::Events;
use crate::friends::{befriend, config_at};
use crate::support::{Answer, Person, TestServer};
use serde_json::{Value, json};
use server::Server;
use test_postgres::TestDatabase;

const THREE: &str = r#"{"game": "liguria", "options": {"players": 3}, "seats": [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]}"#;

fn path(table: &str) -> String {
    format!("/api/tables/{table}/invite")
}

async fn invite(host: &Person, table: &str, name: &str) -> Answer {
    host.post(&path(table), &json!({ "friend": name }).to_string()).await
}

/// The tables to which somebody is invited.
async fn invitations(person: &Person) -> Vec<Value> {
    let tables = person.get("/api/invitations").await.ok();
    tables.as_array().unwrap().iter().map(|table| table["table"].clone()).collect()
}

async fn invited(host: &Person, table: &str) -> Vec<Value> {
    let friends = host.get(&format!("/api/tables/{table}/invitations")).await.ok();
    friends.as_array().unwrap().iter().map(|friend| friend["name"].clone()).collect()
}

/// Anna, who hosts the table, with her friend Bruno, and Carla.
async fn company(server: &TestServer) -> ([Person; 3], String) {
    let people = [
        Person::account(server, "Anna").await,
        Person::account(server, "Bruno").await,
        Person::account(server, "Carla").await,
    ];
    befriend(&people[0], "Bruno", &people[1]).await;
    let table = people[0].open_table(THREE).await;
    (people, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_invited_and_joins_declines_or_is_no_longer_asked() {
    let server = TestServer::spawn().await;
    let ([anna, bruno, _], table) = company(&server).await;
    invite(&anna, &table, "Bruno").await.ok();
    assert_eq!((invitations(&bruno).await, invited(&anna, &table).await), (vec![json!(table)], vec![json!("Bruno")]));
    assert_eq!(bruno.get("/api/invitations").await.ok()[0]["host"], "Anna");
    bruno.send("DELETE", &format!("/api/invitations/{table}"), "").await.ok();
    assert!(invitations(&bruno).await.is_empty() && invited(&anna, &table).await.is_empty());
    invite(&anna, &table, "Bruno").await.ok();
    anna.send("DELETE", &format!("/api/tables/{table}/invitations/{}", bruno.id), "").await.ok();
    assert!(invitations(&bruno).await.is_empty());
    invite(&anna, &table, "Bruno").await.ok();
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    assert!(invitations(&bruno).await.is_empty() && invited(&anna, &table).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_hosts_invite_only_friends_and_only_to_open_tables() {
    let server = TestServer::spawn().await;
    let ([anna, bruno, carla], table) = company(&server).await;
    assert_eq!(invite(&anna, &table, "Carla").await.refused(), (404, "no-such-user".to_owned()));
    assert_eq!(invite(&anna, &table, "Nobody").await.refused(), (404, "no-such-user".to_owned()));
    assert_eq!(invite(&bruno, &table, "Anna").await.refused(), (403, "not-host".to_owned()));
    for body in ["{}", r#"{"friend": "Bruno", "bot": "Robo"}"#, r#"{"friend": "Bruno", "seat": 1}"#] {
        assert_eq!(anna.post(&path(&table), body).await.refused(), (400, "bad-message".to_owned()), "{body}");
    }
    let list = format!("/api/tables/{table}/invitations");
    assert_eq!(carla.get(&list).await.refused(), (403, "not-host".to_owned()));
    let withdraw = carla.send("DELETE", &format!("{list}/{}", bruno.id), "").await;
    assert_eq!(withdraw.refused(), (403, "not-host".to_owned()));
    for person in [&bruno, &carla] {
        person.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    }
    befriend(&anna, "Carla", &carla).await;
    assert_eq!(invite(&anna, &table, "Carla").await.refused(), (409, "seat-taken".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_friendship_ends_its_invitations() {
    let server = TestServer::spawn().await;
    let ([anna, bruno, _], table) = company(&server).await;
    invite(&anna, &table, "Bruno").await.ok();
    bruno.send("DELETE", &format!("/api/friends/{}", anna.id), "").await.ok();
    assert!(invitations(&bruno).await.is_empty() && invited(&anna, &table).await.is_empty());
}

/// The host is at one server, and the friend listens at another.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_an_event_and_again_after_a_reconnection() {
    let database = TestDatabase::create();
    let one = Server::start(config_at(&database.url())).await.expect("a server");
    let two = Server::start(config_at(&database.url())).await.expect("a server");
    let [anna, bruno] =
        [Person::account_at(one.address(), "Anna").await, Person::account_at(two.address(), "Bruno").await];
    befriend(&anna, "Bruno", &bruno).await;
    let table = anna.open_table(THREE).await;
    let mut events = Events::open(bruno.address, &bruno.headers()[0]).await;
    invite(&anna, &table, "Bruno").await.ok();
    for _ in 0..2 {
        let event = events.until("invitation").await;
        assert_eq!(
            (&event["table"], &event["game"], &event["host"]),
            (&json!(table), &json!("liguria"), &json!("Anna"))
        );
        events = Events::open(bruno.address, &bruno.headers()[0]).await;
    }
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    events.until("seated").await;
}
