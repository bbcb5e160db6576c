//! The host before the game: seats, options, closing the table, handing it over.

use crate::support::{Person, Socket, TestServer, two_at_a_table};
use serde_json::{Value, json};

const THREE: &str = r#"{"game": "mille-fiori", "options": {"players": 3}, "access": "public",
    "seats": [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]}"#;

/// Anna hosts a table for three, where Bruno has the last seat.
async fn three_seats(server: &TestServer) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::guest(server, "Anna").await, Person::guest(server, "Bruno").await];
    let table = people[0].open_table(THREE).await;
    people[1].post(&format!("/api/tables/{table}/join"), r#"{"seat": 2}"#).await.ok();
    let sockets = [people[0].connect(&table).await, people[1].connect(&table).await];
    (table, people, sockets)
}

fn sitters(socket: &Socket) -> Vec<&str> {
    let seats = socket.table()["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["sitter"]["kind"].as_str().unwrap()).collect()
}

fn terms(players: u8) -> Value {
    json!({"type": "configure", "options": {"players": players}, "access": "link", "clock": {"kind": "none"}, "hints": true})
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_becomes_a_computer_player_and_open_again() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = three_seats(&server).await;
    let set = |seat: u8, bot: Option<&str>| json!({"type": "set-bot", "seat": seat, "bot": bot});
    assert_eq!(bruno.refused(set(1, Some("eager"))).await, "not-host");
    assert_eq!(anna.refused(set(2, Some("eager"))).await, "seat-taken");
    assert_eq!(anna.refused(set(3, Some("eager"))).await, "no-such-seat");
    assert_eq!(anna.refused(set(1, Some("deep-blue"))).await, "no-such-bot");
    anna.done(set(1, Some("eager"))).await;
    assert_eq!(anna.table()["seats"][1]["sitter"], json!({"kind": "bot", "bot": "eager"}));
    anna.done(set(1, Some("level:casual"))).await;
    bruno.until(|socket| socket.table()["seats"][1]["sitter"]["bot"] == "level:casual").await;
    anna.done(set(1, None)).await;
    assert_eq!(sitters(&anna), ["person", "nobody", "person"]);
}

/// Everybody who has joined is ready, and one seat is still empty. The level can still be changed.
#[tokio::test(flavor = "multi_thread")]
async fn with_a_computer_player_in_the_last_open_seat_the_host_starts_the_game() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = three_seats(&server).await;
    anna.ready(0).await;
    bruno.ready(2).await;
    anna.until(|socket| socket.table()["seats"][2]["ready"] == true).await;
    for bot in ["level:novice", "eager"] {
        anna.done(json!({"type": "set-bot", "seat": 1, "bot": bot})).await;
        let seats = &anna.table()["seats"];
        assert_eq!((&seats[0]["ready"], &seats[2]["ready"]), (&json!(false), &json!(true)));
    }
    anna.ready(0).await;
    for socket in [&mut anna, &mut bruno] {
        socket.until(|socket| socket.position().is_some()).await;
    }
    assert_eq!(anna.refused(json!({"type": "set-bot", "seat": 1, "bot": null})).await, "already-started");
}

/// Nobody else could start it.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_starts_the_game_by_filling_the_last_one() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let table = anna.open_table(r#"{"game": "mille-fiori", "seats": [{"kind": "open"}, {"kind": "open"}]}"#).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut anna, mut bruno) = (anna.connect(&table).await, bruno.connect(&table).await);
    bruno.ready(0).await;
    anna.done(json!({"type": "set-bot", "seat": 1, "bot": "eager"})).await;
    bruno.until(|socket| socket.position().is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_a_seat_for_a_person() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let table = anna.open_table(r#"{"game": "mille-fiori", "options": {"players": 3}, "seats": [{"kind": "bot", "bot": "eager"}, {"kind": "bot", "bot": "eager"}, {"kind": "open"}]}"#).await;
    let mut anna = anna.connect(&table).await;
    assert_eq!(anna.refused(json!({"type": "set-bot", "seat": 2, "bot": "eager"})).await, "bad-seats");
    assert_eq!(anna.refused(terms(2)).await, "bad-seats");
    assert_eq!((anna.table()["phase"].as_str(), sitters(&anna).len()), (Some("gathering"), 3));
}

/// Those who were ready had agreed to a different game.
#[tokio::test(flavor = "multi_thread")]
async fn with_other_options_everybody_gets_ready_again() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = three_seats(&server).await;
    bruno.ready(2).await;
    assert_eq!(bruno.refused(terms(2)).await, "not-host");
    anna.done(terms(2)).await;
    assert_eq!(sitters(&anna), ["person", "person"], "the free seat is gone");
    let info = people[1].get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["yours"], &info["seats"][1]["ready"]), (&json!([1]), &json!(false)));
    assert_eq!(
        (&info["hints"], &info["access"], &info["options"]["players"]),
        (&json!(true), &json!("link"), &json!(2))
    );
    anna.ready(0).await;
    bruno.ready(1).await;
    for (seat, socket) in [&mut anna, &mut bruno].into_iter().enumerate() {
        socket.until(|socket| socket.position().is_some()).await;
        assert_eq!(socket.position().unwrap()["viewer"], json!({"seat": seat}), "though Bruno came to the third seat");
        assert!(!socket.choices().is_empty());
    }
    assert_eq!(anna.refused(terms(3)).await, "already-started");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_ready_stays_so_if_only_the_access_changes() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    bruno.ready(1).await;
    anna.next().await.unwrap();
    let info = anna.table().clone();
    let same = json!({"type": "configure", "options": info["options"], "clock": info["clock"], "hints": info["hints"]});
    let mut public = same.clone();
    public["access"] = json!("public");
    anna.done(public).await;
    assert_eq!((&anna.table()["access"], &anna.table()["seats"][1]["ready"]), (&json!("public"), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_terms_are_refused_and_change_nothing() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    let changed = |change: fn(&mut Value)| {
        let mut terms = terms(2);
        change(&mut terms);
        terms
    };
    bruno.ready(1).await;
    for (code, terms) in [
        ("bad-options", changed(|terms| terms["options"]["players"] = json!(9))),
        ("bad-options", changed(|terms| terms["options"] = json!({"masterworks": true, "edition": "first"}))),
        ("bad-clock", changed(|terms| terms["clock"] = json!({"kind": "days", "days": 99}))),
        (
            "bad-clock",
            changed(|terms| terms["clock"] = json!({"kind": "days", "days": 3, "weekends_off": "Mars/Olympus"})),
        ),
        ("hints-and-clock", changed(|terms| terms["clock"] = json!({"kind": "days", "days": 3}))),
        ("bad-message", changed(|terms| terms["access"] = json!("everybody"))),
    ] {
        assert_eq!(anna.refused(terms.clone()).await, code, "{terms}");
    }
    anna.until(|socket| socket.table()["seats"][1]["ready"] == true).await;
    assert_eq!((&anna.table()["hints"], sitters(&anna).len()), (&json!(false), 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_closes_the_table() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = three_seats(&server).await;
    assert_eq!(bruno.refused(json!({"type": "close"})).await, "not-host");
    anna.done(json!({"type": "close"})).await;
    bruno.until(|socket| socket.table()["phase"] == "abandoned").await;
    assert_eq!(anna.refused(json!({"type": "close"})).await, "already-started");
    assert_eq!(Person::stranger(&server).get("/api/tables").await.ok(), json!([]));
    let join = people[1].post(&format!("/api/tables/{table}/join"), r#"{"seat": 1}"#).await;
    assert_eq!(join.refused(), (409, "already-started".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_closed_before_the_start_never_starts() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, _]) = three_seats(&server).await;
    anna.done(json!({"type": "close"})).await;
    let server = server.restart().await;
    let shown = people[0].at(&server).get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&shown["phase"], &shown["version"]), (&json!("abandoned"), &json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_table_over() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = three_seats(&server).await;
    bruno.next().await.unwrap();
    assert_eq!(bruno.table()["seats"][0]["host"], true);
    people[0].post(&format!("/api/tables/{table}/join"), r#"{"seat": 1, "name": "Oma"}"#).await.ok();
    anna.done(json!({"type": "leave", "seat": 0})).await;
    assert_eq!(anna.table()["host"], true, "one of two own seats is left");
    anna.done(json!({"type": "leave", "seat": 1})).await;
    assert_eq!(anna.table()["host"], false);
    bruno.until(|socket| socket.table()["host"] == true).await;
    assert_eq!(bruno.table()["seats"][2]["host"], true);
    assert_eq!(anna.refused(json!({"type": "close"})).await, "not-host");
    bruno.done(json!({"type": "leave", "seat": 2})).await;
    assert_eq!(bruno.table()["phase"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_terms_survive_a_restart() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, bruno]) = three_seats(&server).await;
    anna.done(terms(2)).await;
    drop((anna, bruno));
    let server = server.restart().await;
    let info = people[1].at(&server).get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!((&info["yours"], &info["hints"], &info["options"]["players"]), (&json!([1]), &json!(true), &json!(2)));
}
