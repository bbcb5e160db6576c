//! Spectators with a delay: nothing that has happened since reaches them.

use crate::friends::befriend;
use crate::hand_over::offered_by_both;
use crate::support::{Person, Socket, TWO, TestServer, config, play};
use serde_json::{Value, json};
use server::Server;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::path::Path;
use std::time::{Duration, Instant};
use store::Store;
use tempfile::TempDir;
use test_postgres::TestDatabase;

/// As long as possible, so that nothing that happens during a test gets old enough by itself.
const DELAY: i64 = 3_600;

const SHORT: Duration = Duration::from_secs(2);

/// What a visitor can ask about a table.
const REQUESTS: &[&str] = &[
    "",
    "/record",
    "/replay",
    "/replay?seat=0",
    "/replay?seat=open",
    "/replay/3",
    "/replay/3/words",
    "/replay/9999",
    "/review",
];

/// Commands of somebody without a seat.
const COMMANDS: &[&str] = &["describe", "rematch", "readmit", "close"];

/// Anna and Bruno at a table with this delay, in a game; Anna is the host.
async fn delayed_game(server: &TestServer, seconds: i64) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::guest(server, "Anna").await, Person::guest(server, "Bruno").await];
    let plan = TWO.replacen('{', &format!("{{\"spectator_delay\": {seconds}, \"access\": \"public\", "), 1);
    let table = people[0].open_table(&plan).await;
    let sockets = begin(&table, &people, &people[1..]).await;
    (table, people, sockets)
}

/// The same at a table of a host without a seat.
async fn hosted_game(server: &TestServer, host: &Person) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::guest(server, "Anna").await, Person::guest(server, "Bruno").await];
    let delay = format!("{{\"spectator_delay\": {DELAY}, ");
    let table = host.open_table(&TWO.replace("mine", "open").replacen('{', &delay, 1)).await;
    let sockets = begin(&table, &people, &people).await;
    (table, people, sockets)
}

async fn begin(table: &str, people: &[Person; 2], joining: &[Person]) -> [Socket; 2] {
    for person in joining {
        person.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    }
    let mut sockets = [people[0].connect(table).await, people[1].connect(table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    sockets
}

/// Makes everything that has happened at all tables older by twice the delay.
async fn grow_old(data: &Path) {
    let address = format!("sqlite:{}", data.join(Store::FILE).display());
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    for table in ["log", "chat", "chat_reactions"] {
        let sql = format!("UPDATE {table} SET at = at - {}", 2_000 * DELAY);
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// A server with a copy of these data.
async fn copy_of(data: &Path) -> (Server, TempDir) {
    let copy = TempDir::new().unwrap();
    for file in std::fs::read_dir(data).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    (Server::start(config(copy.path())).await.unwrap(), copy)
}

fn at(server: &Server, person: &Person) -> Person {
    Person { address: server.address(), ..person.clone() }
}

/// Everything that a spectator is told, also by a socket that has been open for a while.
async fn told(spectator: &Person, table: &str, mut early: Socket) -> Vec<String> {
    let mut all = Vec::new();
    for path in REQUESTS {
        let answer = spectator.get(&format!("/api/tables/{table}{path}")).await;
        all.push(format!("{path}: {} {}", answer.status, answer.body));
    }
    for path in ["/api/tables", "/api/tables/mine"] {
        let answer = spectator.get(path).await;
        all.push(format!("{path}: {} {}", answer.status, answer.body));
    }
    let mut late = spectator.connect(table).await.with_ids("late");
    for socket in [&mut early, &mut late] {
        for kind in COMMANDS {
            socket.command(json!({ "type": kind })).await;
        }
        socket.command(json!({"type": "look", "seat": 0})).await;
        socket.command(json!({"type": "mute", "seat": 1, "muted": true})).await;
        all.append(&mut socket.received);
    }
    all
}

/// What happens at the table within the delay.
#[derive(Clone, Copy, Debug)]
enum Since {
    Nothing,
    Moves,
    /// Anna's seat, and with it the host's, goes to somebody else.
    NewPlayer,
    /// Bruno leaves, and Anna offers his seat.
    Offered,
    Abandoned,
    Finished,
}

const CASES: [Since; 6] =
    [Since::Nothing, Since::Moves, Since::NewPlayer, Since::Offered, Since::Abandoned, Since::Finished];

async fn let_pass(since: Since, server: &Server, table: &str, people: &[Person; 2]) {
    if matches!(since, Since::Nothing) {
        return;
    }
    let mut sockets = [at(server, &people[0]).connect(table).await, at(server, &people[1]).connect(table).await];
    for (socket, ids) in sockets.iter_mut().zip(["x", "y"]) {
        socket.use_ids(ids);
        socket.until(|socket| socket.position().is_some()).await;
    }
    sockets[0].done(json!({"type": "say", "text": "nobody knows that yet"})).await;
    sockets[1].done(json!({"type": "react", "line": 1, "reaction": "heart", "on": true})).await;
    play(&mut sockets, 9).await;
    let [one, two] = &mut sockets;
    match since {
        Since::Nothing | Since::Moves => {}
        Since::NewPlayer => {
            let code = offered_by_both(one, two).await;
            let carla = Person::guest_at(server.address(), "Carla").await;
            carla.post(&format!("/api/tables/{table}/seat"), &json!({ "code": code }).to_string()).await.ok();
            let mut carla = carla.connect(table).await;
            carla.done(json!({"type": "say", "phrase": "hello"})).await;
        }
        Since::Offered => {
            two.done(json!({"type": "leave", "seat": 1})).await;
            one.done(json!({"type": "offer-seat", "seat": 0, "whose": 1, "agree": true})).await;
            one.until(|socket| socket.table()["seats"][1]["offer"]["open"] == true).await;
        }
        Since::Abandoned => {
            one.done(json!({"type": "abandon", "seat": 0, "agree": true})).await;
            two.done(json!({"type": "abandon", "seat": 1, "agree": true})).await;
        }
        Since::Finished => {
            play(&mut sockets, 5_000).await;
            assert!(sockets.iter().all(Socket::is_over));
            sockets[0].done(json!({"type": "rematch"})).await;
            let review = at(server, &people[0]).post(&format!("/api/tables/{table}/review"), "{}").await;
            assert_eq!(review.ok()["state"], "running");
        }
    }
}

/// Two tables that differ only in what happened within the delay are the same for spectators, byte for byte.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_happened_within_the_delay_reaches_a_spectator() {
    let server = TestServer::spawn().await;
    let (table, people, sockets) = delayed_game(&server, DELAY).await;
    let spectators = [Person::guest(&server, "Dora").await, Person::stranger(&server)];
    expect_secrecy(server, &table, &people, sockets, &spectators).await;
}

/// Nor a host without a seat, in whose list the table is.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_happened_within_the_delay_reaches_a_host_without_a_seat() {
    let server = TestServer::spawn().await;
    let host = Person::guest(&server, "Hanna").await;
    let (table, people, sockets) = hosted_game(&server, &host).await;
    host.open_table(TWO).await;
    expect_secrecy(server, &table, &people, sockets, &[host]).await;
}

async fn expect_secrecy(
    server: TestServer,
    table: &str,
    people: &[Person; 2],
    mut sockets: [Socket; 2],
    spectators: &[Person],
) {
    play(&mut sockets, 7).await;
    sockets[0].done(json!({"type": "say", "text": "known by now"})).await;
    drop(sockets);
    let data = server.stop().await;
    grow_old(data.path()).await;
    let mut worlds = Vec::new();
    for since in CASES {
        let (server, _copy) = copy_of(data.path()).await;
        let mut all = Vec::new();
        for spectator in spectators {
            let spectator = at(&server, spectator);
            let mut early = spectator.connect(table).await.with_ids("early");
            early.until(|socket| socket.position().is_some() && !socket.chat.is_empty()).await;
            all.push((spectator, early));
        }
        let_pass(since, &server, table, people).await;
        let mut world = Vec::new();
        for (spectator, early) in all {
            world.extend(told(&spectator, table, early).await);
        }
        worlds.push((since, world));
        server.stop().await;
    }
    let (_, expected) = &worlds[0];
    assert!(expected.iter().any(|text| text.contains("known by now")), "they are told something: {expected:?}");
    for (since, world) in &worlds[1..] {
        for (told, expected) in world.iter().zip(expected) {
            assert_eq!(told, expected, "{since:?}");
        }
        assert_eq!(world.len(), expected.len(), "{since:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn once_the_end_is_old_enough_everything_is_open() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = delayed_game(&server, DELAY).await;
    let dora = Person::guest(&server, "Dora").await;
    sockets[0].done(json!({"type": "say", "phrase": "well-played"})).await;
    sockets[1].done(json!({"type": "react", "line": 1, "reaction": "heart", "on": true})).await;
    play(&mut sockets, 5_000).await;
    assert!(sockets.iter().all(Socket::is_over));
    drop(sockets);
    let path = format!("/api/tables/{table}");
    assert_eq!(dora.get(&path).await.ok()["phase"], "gathering");
    assert_eq!(dora.post(&format!("{path}/review"), "{}").await.refused().1, "not-running");
    let server = server.restart_after(async |data| grow_old(data).await).await;
    let (anna, dora) = (people[0].at(&server), dora.at(&server));
    for part in ["/record", "/replay?seat=open", "/replay/9"] {
        let [mut seen, mut known] =
            [dora.get(&format!("{path}{part}")).await.ok(), anna.get(&format!("{path}{part}")).await.ok()];
        for answer in [&mut seen, &mut known] {
            answer.as_object_mut().unwrap().remove("yours");
        }
        assert_eq!(seen, known, "{part}");
    }
    let shown = dora.get(&path).await.ok();
    assert!(shown["phase"] == "over" && shown["seed"].is_string(), "{shown}");
    let mut socket = dora.connect(&table).await;
    socket.until(|socket| socket.position().is_some() && !socket.chat.is_empty()).await;
    assert_eq!(socket.chat[0]["reactions"][0]["reaction"], "heart");
    socket.done(json!({"type": "look", "seat": 0})).await;
}

/// Waits for it, and expects that it takes at least as long as the delay.
async fn comes_late(spectator: &mut Socket, happened: Instant, what: impl Fn(&Socket) -> bool) {
    spectator.until(what).await;
    assert!(happened.elapsed() >= SHORT - Duration::from_millis(100), "after {:?}", happened.elapsed());
}

/// From before the beginning to after the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_the_game_later() {
    let server = TestServer::spawn().await;
    let people = [Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await];
    let plan = TWO.replacen('{', &format!("{{\"spectator_delay\": {}, ", SHORT.as_secs()), 1);
    let table = people[0].open_table(&plan).await;
    people[1].post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [people[0].connect(&table).await, people[1].connect(&table).await];
    let mut dora = Person::guest(&server, "Dora").await.connect(&table).await;
    dora.until(|socket| socket.table()["spectator_delay"] == SHORT.as_secs()).await;
    sockets[0].ready(0).await;
    let began = Instant::now();
    sockets[1].ready(1).await;
    comes_late(&mut dora, began, |socket| socket.table()["phase"] != "gathering").await;
    dora.until(|socket| socket.position().is_some()).await;
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    let said = Instant::now();
    sockets[0].done(json!({"type": "say", "text": "watch this"})).await;
    comes_late(&mut dora, said, |socket| !socket.chat.is_empty()).await;
    let (before, moved) = (sockets[0].version(), Instant::now());
    play(&mut sockets, 5_000).await;
    let version = sockets[0].version();
    comes_late(&mut dora, moved, |socket| socket.version() > before).await;
    dora.until(|socket| socket.version() == version && socket.table()["phase"] == "over").await;
    sockets[0].done(json!({"type": "say", "text": "that was it"})).await;
    dora.until(|socket| socket.chat.iter().any(|line| line["text"] == "that was it")).await;
}

/// A player who hands the seat over is a spectator from then on, and whoever takes it is none any more.
#[tokio::test(flavor = "multi_thread")]
async fn the_delay_begins_and_ends_with_the_seat() {
    let server = TestServer::spawn().await;
    let (table, _, mut sockets) = delayed_game(&server, DELAY).await;
    play(&mut sockets, 4).await;
    let [mut anna, mut bruno] = sockets;
    let code = offered_by_both(&mut anna, &mut bruno).await;
    let carla = Person::guest(&server, "Carla").await;
    let mut watching = carla.connect(&table).await;
    watching.until(|socket| socket.table()["phase"] == "gathering").await;
    carla.post(&format!("/api/tables/{table}/seat"), &json!({ "code": code }).to_string()).await.ok();
    watching.until(|socket| socket.position().is_some_and(|it| it["viewer"] == json!({"seat": 0}))).await;
    anna.until(|socket| socket.table()["yours"] == json!([]) && socket.table()["phase"] == "gathering").await;
    assert_eq!(anna.table()["seats"][0]["name"], "Anna", "nobody has taken the seat yet");
    let before = anna.received.len();
    bruno.done(json!({"type": "say", "text": "good-bye"})).await;
    anna.command(json!({"type": "describe"})).await;
    assert_eq!(anna.received.len(), before + 1);
}

/// Who may watch is not decided by what they may not know.
#[tokio::test(flavor = "multi_thread")]
async fn friends_of_a_former_player_watch_until_they_learn_of_the_new_one() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::account(&server, "Bruno").await);
    let (carla, dora) = (Person::account(&server, "Carla").await, Person::account(&server, "Dora").await);
    befriend(&anna, "Dora", &dora).await;
    let friends = format!("{{\"spectators\": \"friends\", \"spectator_delay\": {}, ", SHORT.as_secs());
    let table = anna.open_table(&TWO.replacen('{', &friends, 1)).await;
    let people = [anna, bruno];
    let [mut one, mut two] = begin(&table, &people, &people[1..]).await;
    let mut watching = dora.connect(&table).await;
    watching.until(|socket| socket.position().is_some()).await;
    let code = offered_by_both(&mut one, &mut two).await;
    let taken = Instant::now();
    carla.post(&format!("/api/tables/{table}/seat"), &json!({ "code": code }).to_string()).await.ok();
    assert_eq!(watching.closed().await, Some(1013));
    assert!(taken.elapsed() >= SHORT - Duration::from_millis(100), "after {:?}", taken.elapsed());
    assert_eq!(dora.get(&format!("/api/tables/{table}")).await.refused().1, "no-such-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_delay_has_a_limit_and_can_be_changed_before_the_start() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let plan = |seconds: i64| TWO.replacen('{', &format!("{{\"spectator_delay\": {seconds}, "), 1);
    for wrong in [-1, DELAY + 1] {
        assert_eq!(anna.post("/api/tables", &plan(wrong)).await.refused().1, "bad-message");
    }
    let table = anna.open_table(&plan(300)).await;
    let mut socket = anna.connect(&table).await;
    socket.until(|socket| socket.table()["spectator_delay"] == 300).await;
    let mut terms = json!({"type": "configure", "options": socket.table()["options"], "access": "link",
                           "clock": {"kind": "none"}, "hints": false});
    socket.done(terms.clone()).await;
    assert_eq!(socket.table()["spectator_delay"], 300, "as before");
    terms["spectator_delay"] = json!(DELAY + 1);
    assert_eq!(socket.refused(terms.clone()).await, "bad-message");
    terms["spectator_delay"] = json!(0);
    socket.done(terms).await;
    socket.until(|socket| socket.table()["spectator_delay"] == 0).await;
}

/// The clock stood where it stood.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_shown_as_they_were() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let clock = r#"{"clock": {"kind": "days", "days": 3}, "#;
    let plan = TWO.replacen('{', &format!("{clock}\"spectator_delay\": {DELAY}, "), 1);
    let table = anna.open_table(&plan).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [anna.connect(&table).await, bruno.connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    drop(sockets);
    let server = server.restart_after(async |data| grow_old(data).await).await;
    let mut dora = Person::guest(&server, "Dora").await.connect(&table).await;
    dora.until(|socket| socket.position().is_some()).await;
    let left = |clock: &Value| clock["left"].as_i64().unwrap() / 1_000;
    let seen = &dora.position().unwrap()["clocks"];
    let expected = 3 * 86_400 - DELAY;
    assert!((expected - 60..=expected).contains(&left(&seen[0])), "two hours ago, seen an hour ago: {seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_at_another_server_sees_the_game_later() {
    let database = TestDatabase::create();
    let config = || crate::friends::config_at(&database.url());
    let servers = [Server::start(config()).await.unwrap(), Server::start(config()).await.unwrap()];
    let anna = Person::guest_at(servers[0].address(), "Anna").await;
    let bruno = Person::guest_at(servers[0].address(), "Bruno").await;
    let plan = TWO.replacen('{', &format!("{{\"spectator_delay\": {}, ", SHORT.as_secs()), 1);
    let table = anna.open_table(&plan).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [anna.connect(&table).await, bruno.connect(&table).await];
    let mut dora = Person::guest_at(servers[1].address(), "Dora").await.connect(&table).await;
    dora.until(|socket| socket.table()["phase"] == "gathering").await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    let moved = Instant::now();
    play(&mut sockets, 2).await;
    sockets[0].done(json!({"type": "say", "phrase": "oops"})).await;
    let version = sockets[0].version();
    comes_late(&mut dora, moved, |socket| socket.version() == version).await;
    dora.until(|socket| !socket.chat.is_empty()).await;
}
