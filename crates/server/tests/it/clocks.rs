//! Clocks are fair: only a new decision adds time, and a time-out costs one move.

use crate::support::{Person, Socket, TestServer};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// A server whose computer players are slow, so that a seat can be taken back before they act.
async fn slow_bots(pause: Duration) -> TestServer {
    TestServer::spawn_with(|config| config.bot_pause = pause).await
}

/// One player against a computer player, with this clock.
async fn timed(server: &TestServer, clock: Value) -> (String, Person, Socket) {
    let anna = Person::guest(server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    (table, anna, socket)
}

fn left(socket: &Socket) -> u64 {
    socket.position().unwrap()["clocks"][0]["left"].as_u64().unwrap()
}

fn seat(socket: &Socket) -> &Value {
    &socket.table()["seats"][0]
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_returning_and_reconnecting_give_no_time() {
    let server = slow_bots(Duration::from_secs(60)).await;
    for kind in ["per-move", "per-game"] {
        let (table, anna, mut socket) = timed(&server, json!({"kind": kind, "seconds": 30})).await;
        sleep(Duration::from_millis(1_500)).await;
        let mut version = 0;
        for command in ["leave", "return", "leave", "return"] {
            version = socket.done(json!({"type": command, "seat": 0})).await;
        }
        socket.until_version(version).await;
        assert!(left(&socket) <= 28_500, "{kind}: {}", left(&socket));
        socket.done(json!({"type": "leave", "seat": 0})).await;
        let mut again = anna.connect(&table).await;
        again.until(|socket| socket.position().is_some() && seat(socket)["taken_over"] == false).await;
        assert!(left(&again) <= 28_500, "{kind}: {}", left(&again));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_a_move_gives_no_time() {
    let server = slow_bots(Duration::from_secs(60)).await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "per-move", "seconds": 30})).await;
    sleep(Duration::from_millis(1_500)).await;
    let act = socket.act(0, 0);
    socket.done(act).await;
    let version = socket.done(json!({"type": "undo", "seat": 0})).await;
    socket.until_version(version).await;
    assert!(left(&socket) <= 28_500, "{}", left(&socket));
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_have_no_clock() {
    let server = TestServer::spawn().await;
    let (_, _, socket) = timed(&server, json!({"kind": "per-game", "seconds": 30})).await;
    assert_eq!(socket.position().unwrap()["clocks"][1], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_out_costs_one_move() {
    let server = TestServer::spawn().await;
    for kind in ["per-move", "per-game"] {
        let (_, _, mut socket) = timed(&server, json!({"kind": kind, "seconds": 2})).await;
        let missed = socket.decision(0);
        socket.until(|socket| seat(socket)["timeouts"] == 1).await;
        let next = move |socket: &Socket| socket.decision(0).is_some_and(|decision| Some(decision) != missed);
        socket.until(next).await;
        assert_eq!(seat(&socket)["taken_over"], false);
        let act = socket.act(0, 0);
        socket.done(act).await;
        socket.until(|socket| seat(socket)["timeouts"] == 0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_move_is_refused() {
    let server = slow_bots(Duration::from_secs(60)).await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "per-move", "seconds": 1})).await;
    let late = socket.act(0, 0);
    socket.until(|socket| seat(socket)["timeouts"] == 1).await;
    assert_eq!(socket.refused(late).await, "time-is-up");
    socket.done(json!({"type": "return", "seat": 0})).await;
    socket.until(|socket| seat(socket)["timeouts"] == 0).await;
    let late = socket.act(0, 0);
    assert_eq!(socket.refused(late).await, "time-is-up", "to return does not bring back the time");
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_absence_hands_the_seat_over_and_one_action_takes_it_back() {
    let server = TestServer::spawn().await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "per-move", "seconds": 1})).await;
    socket.until(|socket| seat(socket)["taken_over"] == true).await;
    assert_eq!(seat(&socket)["timeouts"], 3);
    socket.done(json!({"type": "return", "seat": 0})).await;
    socket.until(|socket| seat(socket)["taken_over"] == false && seat(socket)["timeouts"] == 0).await;
}

/// Regression: the action was acknowledged, but the computer player continued.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_takes_back_a_seat_that_was_left() {
    let server = slow_bots(Duration::from_secs(60)).await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "none"})).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    socket.until(|socket| seat(socket)["taken_over"] == true).await;
    let act = socket.act(0, 0);
    let version = socket.done(act).await;
    socket.until_version(version).await;
    socket.until(|socket| seat(socket)["taken_over"] == false).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    socket.done(json!({"type": "undo", "seat": 0})).await;
    socket.until(|socket| seat(socket)["taken_over"] == false && socket.decision(0).is_some()).await;
}

/// A page whose player is gone must not take the seat back whenever its network returns.
#[tokio::test(flavor = "multi_thread")]
async fn automatic_reconnection_does_not_take_the_seat_back() {
    let server = slow_bots(Duration::from_secs(60)).await;
    let (table, anna, mut socket) = timed(&server, json!({"kind": "none"})).await;
    let version = socket.done(json!({"type": "leave", "seat": 0})).await;
    let mut again = anna.connect_with(&table, &format!("?since={version}")).await;
    again.until(|socket| socket.position().is_some()).await;
    assert_eq!(seat(&again)["taken_over"], true);
}

const DAY: u64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_added_once_everybody_agrees() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let bruno = Person::guest(&server, "Bruno").await;
    let seats = json!([{"kind": "mine"}, {"kind": "open"}]);
    let clock = json!({"kind": "days", "days": 1});
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut one, mut two) = (anna.connect(&table).await, bruno.connect(&table).await);
    one.ready(0).await;
    two.ready(1).await;
    one.until(|socket| socket.decision(0).is_some()).await;
    one.done(json!({"type": "extend", "seat": 0, "agree": true})).await;
    two.until(|socket| seat(socket)["agrees_to_extend"] == true).await;
    one.done(json!({"type": "extend", "seat": 0, "agree": false})).await;
    two.done(json!({"type": "extend", "seat": 1, "agree": true})).await;
    one.until(|socket| socket.table()["seats"][1]["agrees_to_extend"] == true).await;
    assert!(left(&one) <= DAY, "Anna no longer agrees");
    one.done(json!({"type": "extend", "seat": 0, "agree": true})).await;
    one.until(|socket| left(socket) > DAY).await;
    assert!(left(&one) <= 2 * DAY);
    assert_eq!(one.table()["seats"][1]["agrees_to_extend"], false, "the next day has to be agreed on again");
    drop((one, two));
    let server = server.restart().await;
    let mut again = anna.at(&server).connect(&table).await;
    again.until(|socket| socket.position().is_some()).await;
    assert!(left(&again) > DAY, "it is in the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_days_can_be_added() {
    let server = TestServer::spawn().await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "per-move", "seconds": 30})).await;
    assert_eq!(socket.refused(json!({"type": "extend", "seat": 0, "agree": true})).await, "no-days");
    assert_eq!(socket.refused(json!({"type": "extend", "seat": 1, "agree": true})).await, "not-your-seat");
}
