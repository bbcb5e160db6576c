//! Several servers on one PostgreSQL database: each serves every table, and clients can't tell which one they use.

use crate::support::{Person, Process, Socket, TWO, config, play, today, two_apart};
use serde_json::{Value, json};
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use store::{Millis, Place, Store, UserId, VacationDay};
use test_postgres::TestDatabase;
use tokio_tungstenite::tungstenite::Message;

fn config_at(url: &str) -> Config {
    Config { data: Place::postgres(url).expect("an address"), ..config(Path::new("")) }
}

async fn start(database: &TestDatabase) -> Server {
    Server::start(config_at(&database.url())).await.expect("a server")
}

fn at(person: &Person, address: SocketAddr) -> Person {
    Person { address, ..person.clone() }
}

/// Each action is shown at the other instance before the next one.
#[tokio::test(flavor = "multi_thread")]
async fn players_at_one_table_may_use_different_instances() {
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let (table, people, mut sockets) = two_apart([servers[0].address(), servers[1].address()]).await;
    sockets[0].done(json!({"type": "say", "text": "hello over there"})).await;
    sockets[1].until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(sockets[1].chat[0]["text"], "hello over there");
    play(&mut sockets, 5_000).await;
    assert!(sockets.iter().all(Socket::is_over));
    for part in ["version", "scores", "ranks"] {
        assert_eq!(sockets[0].position().unwrap()[part], sockets[1].position().unwrap()[part], "{part}");
    }
    let path = format!("/api/tables/{table}/record");
    assert_eq!(people[0].get(&path).await.ok(), people[1].get(&path).await.ok());
}

/// The host changes the table at one instance; a player at the other one starts the changed game.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_host_changes_holds_at_every_instance() {
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let anna = Person::guest_at(servers[0].address(), "Anna").await;
    let bruno = Person::guest_at(servers[1].address(), "Bruno").await;
    let seats = json!([{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]);
    let plan = json!({"game": "mille-fiori", "options": {"players": 3}, "seats": seats});
    let table = anna.open_table(&plan.to_string()).await;
    bruno.post(&format!("/api/tables/{table}/join"), r#"{"seat": 2}"#).await.ok();
    let (mut anna, mut bruno) = (anna.connect(&table).await, bruno.connect(&table).await);
    let two = json!({"type": "configure", "options": {"players": 2}, "access": "link", "clock": {"kind": "none"}, "hints": true});
    anna.done(two).await;
    bruno.next().await.unwrap();
    bruno.until(|socket| socket.table()["yours"] == json!([1])).await;
    anna.ready(0).await;
    bruno.ready(1).await;
    for (seat, socket) in [&mut anna, &mut bruno].into_iter().enumerate() {
        socket.until(|socket| socket.position().is_some()).await;
        assert_eq!(socket.position().unwrap()["viewer"], json!({"seat": seat}));
        assert_eq!((&socket.table()["hints"], &socket.table()["options"]["players"]), (&json!(true), &json!(2)));
    }
}

/// Both pick simultaneously at different instances: one append loses the race, and is retried.
#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_picks_both_succeed() {
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let (_, _, [mut anna, mut bruno]) = two_apart([servers[0].address(), servers[1].address()]).await;
    for number in 0..40 {
        let (Some(_), Some(_)) = (anna.decision(0), bruno.decision(1)) else {
            let mut sockets = [anna, bruno];
            play(&mut sockets, 1).await;
            [anna, bruno] = sockets;
            continue;
        };
        let (act, other) = (anna.act(0, number), bruno.act(1, number));
        let (one, two) = tokio::join!(anna.done(act), bruno.done(other));
        anna.until_version(one.max(two)).await;
        bruno.until_version(one.max(two)).await;
    }
}

/// The instance with the lease for computer players is killed while a command is under way.
#[tokio::test(flavor = "multi_thread")]
async fn an_instance_may_die_in_the_middle_of_a_game() {
    let database = TestDatabase::create();
    let mut dying = Process::start(database.url());
    let survivor = start(&database).await;
    let anna = Person::guest_at(dying.address, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "random"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    for number in 0..8 {
        act(&mut socket, number).await;
    }
    socket.until(|socket| socket.decision(0).is_some()).await;
    let (known, on_its_way) = (socket.version(), action(&socket, 8));
    let notation = socket.notation(0, &on_its_way["action"]).await;
    socket.send_raw(Message::text(on_its_way.to_string())).await.unwrap();
    dying.kill();

    let anna = at(&anna, survivor.address());
    let mut socket = anna.connect_with(&table, &format!("?since={known}")).await;
    socket.until(|socket| socket.version() >= known).await;
    send(&mut socket, &on_its_way).await;
    for number in 9.. {
        if !act(&mut socket, number).await {
            break;
        }
    }
    check_once(&anna, &table, &notation).await;
}

/// Acts for seat 0 as soon as it is that seat's turn; false once the game is over.
async fn act(socket: &mut Socket, number: usize) -> bool {
    socket.until(|socket| socket.is_over() || socket.decision(0).is_some()).await;
    let goes_on = !socket.is_over();
    if goes_on {
        let action = action(socket, number);
        send(socket, &action).await;
    }
    goes_on
}

/// A command with an id that no server has seen.
fn action(socket: &Socket, number: usize) -> Value {
    let mut act = socket.act(0, number);
    act["id"] = json!(format!("act {number}"));
    act
}

async fn send(socket: &mut Socket, act: &Value) {
    socket.send_raw(Message::text(act.to_string())).await.unwrap();
    let answer = socket.answer(act["id"].as_str().unwrap()).await;
    assert_eq!(answer["type"], "done", "{answer}");
    socket.until_version(answer["version"].as_u64().unwrap()).await;
}

/// The seat's ninth action is the one that was under way, and the next one differs.
async fn check_once(person: &Person, table: &str, notation: &str) {
    let export = person.get("/api/export").await.ok();
    let entries = export["entries"].as_array().unwrap().iter();
    let inputs: Vec<&Value> = entries.filter(|entry| entry["kind"] == "input" && entry["table"] == table).collect();
    assert_eq!(inputs[8]["body"], notation);
    assert!(inputs.len() > 9, "the game went on");
}

/// Each instance in turn is stopped and restarted while the game continues at the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_loses_nothing() {
    let database = TestDatabase::create();
    let mut servers = [start(&database).await, start(&database).await];
    let (table, people, mut sockets) = two_apart([servers[0].address(), servers[1].address()]).await;
    for round in 0..4 {
        play(&mut sockets, 10).await;
        let known = sockets[0].version();
        let fresh = start(&database).await;
        std::mem::replace(&mut servers[round % 2], fresh).stop().await;
        // The load balancer may choose either instance.
        for seat in 0..2 {
            let person = at(&people[seat], servers[(seat + round) % 2].address());
            sockets[seat] = person.connect_with(&table, &format!("?since={known}")).await;
            sockets[seat].until(|socket| socket.position().is_some()).await;
            assert_eq!(sockets[seat].version(), known);
        }
    }
    play(&mut sockets, 5_000).await;
    assert!(sockets.iter().all(Socket::is_over));
}

/// Both instances have the table loaded, so both see the clock run out.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_once() {
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let anna = Person::guest_at(servers[0].address(), "Anna").await;
    let clock = json!({"kind": "per-move", "seconds": 2});
    let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    let mut sockets = [anna.connect(&table).await, at(&anna, servers[1].address()).connect(&table).await];
    sockets[0].ready(0).await;
    sockets[0].ready(1).await;
    let begin = Instant::now();
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
        let over = |seat: usize| move |socket: &Socket| socket.table()["seats"][seat]["taken_over"] == true;
        socket.until(over(0)).await;
        socket.until(over(1)).await;
    }
    assert!(begin.elapsed() < Duration::from_secs(30));
    let export = anna.get("/api/export").await.ok();
    let kinds = export["entries"].as_array().unwrap().iter().map(|entry| entry["kind"].as_str().unwrap());
    let kinds: Vec<&str> = kinds.filter(|kind| matches!(*kind, "timeout" | "takeover")).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "timeout").count(), 4, "twice for each seat");
    assert_eq!(kinds.iter().filter(|kind| **kind == "takeover").count(), 2, "once for each seat");
}

/// A password change and a sign-out at one instance; the sockets they close are at the other.
#[tokio::test(flavor = "multi_thread")]
async fn ending_a_session_closes_its_sockets_at_all_instances() {
    const ACCOUNT: &str = r#"{"name": "Anna", "password": "correct horse"}"#;
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let mut anna = Person::guest_at(servers[0].address(), "Anna").await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let table = anna.open_table(TWO).await;
    let mut thief = Person { address: servers[1].address(), cookie: None, id: 0 };
    let answer = thief.post("/api/session", ACCOUNT).await;
    thief.keep_cookie(&answer);
    let mut stolen = thief.connect(&table).await;
    let change = r#"{"old": "correct horse", "new": "battery staple"}"#;
    let answer = anna.post("/api/account/password", change).await;
    anna.keep_cookie(&answer);
    while stolen.next().await.is_some() {}

    let elsewhere = at(&anna, servers[1].address());
    let mut own = elsewhere.connect(&table).await;
    own.done(json!({"type": "say", "text": "still here"})).await;
    anna.send("DELETE", "/api/session", "").await.ok();
    while own.next().await.is_some() {}
}

/// Each of them has the table loaded.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_announced_at_one_instance_stops_the_clock_at_all() {
    let database = TestDatabase::create();
    let servers = [start(&database).await, start(&database).await];
    let anna = Person::guest_at(servers[0].address(), "Anna").await;
    anna.post("/api/account", r#"{"name": "Anna", "password": "correct horse"}"#).await.ok();
    let bruno = Person::guest_at(servers[1].address(), "Bruno").await;
    let seats = json!([{"kind": "mine"}, {"kind": "open"}]);
    let clock = json!({"kind": "days", "days": 1});
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [anna.connect(&table).await, bruno.connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    let clocks = |socket: &Socket| socket.position().map(|position| position["clocks"].clone());
    let runs = |socket: &Socket| clocks(socket).is_some_and(|clocks| clocks[0]["running"] == true);
    sockets[1].until(runs).await;
    let (today, zone) = today();
    let body = json!({"from": today.to_string(), "until": today.to_string(), "zone": zone}).to_string();
    anna.post("/api/vacations", &body).await.ok();
    for socket in &mut sockets {
        socket.until(|socket| socket.table()["seats"][0]["vacation_until"].is_number()).await;
        let rests = |socket: &Socket| clocks(socket).is_some_and(|clocks| clocks[0]["rests_for"].is_number());
        socket.until(rests).await;
        assert_eq!(clocks(socket).unwrap()[1]["running"], true, "Bruno's clock runs on");
    }
    let export = anna.get("/api/export").await.ok();
    let heard = export["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "vacation").count();
    assert_eq!(heard, 1, "one of the two has appended it");
}

/// The instance where it was announced has died before it could tell anybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_that_only_the_database_knows_of_is_heard_of() {
    let database = TestDatabase::create();
    let server = start(&database).await;
    let anna = Person::guest_at(server.address(), "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]);
    let clock = json!({"kind": "days", "days": 1});
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.position().is_some()).await;
    let store = Store::open(Place::postgres(&database.url()).expect("an address")).await.expect("the database");
    let (from, until) = (Millis::now(), Millis(Millis::now().0 + 3_600_000));
    let day = VacationDay { day: today().0.to_string(), from, until };
    store.take_vacation(UserId(anna.id), &[day], 30).await.expect("taken");
    socket.until(|socket| socket.table()["seats"][0]["vacation_until"] == until.0).await;
}
