//! Search time is shared fairly: computer players at other tables delay nobody.

use crate::support::{Answer, Person, Socket, TestServer, add_record, short_record};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Number of tables with masters; `./x measure` sets it to 200.
const TABLES_VARIABLE: &str = "TAVOLA_MASTER_TABLES";
const TABLES: usize = 20;

/// Number of hosts who share these tables.
const HOSTS: usize = 10;

const MOVES: usize = 40;
const HINTS: usize = 5;

/// Time limits for every move of a casual computer player, and for every hint.
const MOVE_LIMIT: Duration = Duration::from_secs(1);
const HINT_LIMIT: Duration = Duration::from_secs(2);

fn tables() -> usize {
    std::env::var(TABLES_VARIABLE).ok().and_then(|count| count.parse().ok()).unwrap_or(TABLES)
}

/// A table where computer players have all seats while its host watches.
async fn watched_table(host: &Person, bot: &str) -> (String, Socket) {
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]);
    let wish = json!({"game": "mille-fiori", "options": {"players": 4}, "seats": seats});
    let table = host.open_table(&wish.to_string()).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    (table, socket)
}

/// Opens tables with masters that play until the test ends.
async fn masters(server: &TestServer, tables: usize) {
    let mut hosts = Vec::new();
    for _ in 0..HOSTS {
        hosts.push(Person::guest(server, "Carla").await);
    }
    for number in 0..tables {
        let (_, socket) = watched_table(&hosts[number % HOSTS], "level:master").await;
        tokio::spawn(socket.drain());
    }
}

/// A person against a casual computer player, with hints.
async fn casual_table(server: &TestServer) -> Socket {
    let anna = Person::guest(server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "level:casual"}]);
    let wish = json!({"game": "mille-fiori", "options": {"players": 2}, "hints": true, "seats": seats});
    let mut socket = anna.connect(&anna.open_table(&wish.to_string()).await).await;
    socket.ready(0).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    socket
}

/// Acts, and returns the time until the computer player has answered.
async fn answer_time(socket: &mut Socket, number: usize) -> Duration {
    let act = socket.act(0, number);
    let version = socket.done(act).await;
    let acknowledged = Instant::now();
    socket.until_version(version).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    acknowledged.elapsed()
}

async fn hint_time(socket: &mut Socket) -> Duration {
    let asked = Instant::now();
    let answer = socket.command(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(answer["type"], "hinted", "{answer}");
    asked.elapsed()
}

/// The time within which this fraction was done.
fn within(times: &mut [Duration], share: f64) -> Duration {
    times.sort_unstable();
    times[((times.len() as f64 * share).ceil() as usize).clamp(1, times.len()) - 1]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_masters_delay_neither_casual_players_nor_hints() {
    let server = TestServer::spawn().await;
    let mut socket = casual_table(&server).await;
    masters(&server, tables()).await;
    let (mut moves, mut hints) = (Vec::new(), Vec::new());
    for number in 0..MOVES {
        moves.push(answer_time(&mut socket, number).await);
        assert!(moves.iter().all(|time| *time < MOVE_LIMIT), "{moves:?}");
        if number % (MOVES / HINTS) == 0 {
            hints.push(hint_time(&mut socket).await);
            assert!(hints.iter().all(|time| *time < HINT_LIMIT), "{hints:?}");
        }
    }
    for (name, times) in [("a casual computer player's move", &mut moves), ("a hint", &mut hints)] {
        let (half, most) = (within(times, 0.5), within(times, 0.99));
        println!("{name} among {} tables of masters: p50 {half:.1?}, p99 {most:.1?}", tables());
    }
}

/// The value of a metric.
async fn metric(server: &TestServer, name: &str) -> u64 {
    let metrics = Person::stranger(server).get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}: {metrics}")).parse().unwrap()
}

async fn until_metric(server: &TestServer, name: &str, holds: impl Fn(u64) -> bool) {
    for _ in 0..1_000 {
        if holds(metric(server, name).await) {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("{name} is {}", metric(server, name).await);
}

const MOVES_METRIC: &str = "tavola_bot_moves_total";

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_rest_while_nobody_is_connected() {
    let server = TestServer::spawn_with(|config| config.bot_pause = Duration::from_millis(50)).await;
    let (table, socket) = watched_table(&Person::guest(&server, "Anna").await, "eager").await;
    until_metric(&server, MOVES_METRIC, |moves| moves > 0).await;
    drop(socket);
    until_metric(&server, "tavola_connections", |connections| connections == 0).await;
    sleep(Duration::from_millis(200)).await;
    let moves = metric(&server, MOVES_METRIC).await;
    sleep(Duration::from_millis(500)).await;
    assert_eq!(metric(&server, MOVES_METRIC).await, moves);
    let _spectator = Person::stranger(&server).connect(&table).await;
    until_metric(&server, MOVES_METRIC, |now| now > moves).await;
}

/// Two people play, and each may close the page after a move: the other must still get a turn.
#[tokio::test(flavor = "multi_thread")]
async fn computer_players_continue_where_people_wait_for_each_other() {
    let server = TestServer::spawn_with(|config| config.bot_pause = Duration::from_secs(1)).await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let seats = json!([{"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "bot": "eager"}]);
    let wish = json!({"game": "mille-fiori", "options": {"players": 3}, "seats": seats});
    let table = anna.open_table(&wish.to_string()).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    for (seat, person) in [anna, bruno].iter().enumerate() {
        person.connect(&table).await.ready(seat).await;
    }
    until_metric(&server, "tavola_connections", |connections| connections == 0).await;
    assert_eq!(metric(&server, MOVES_METRIC).await, 0);
    until_metric(&server, MOVES_METRIC, |moves| moves > 0).await;
}

/// Requests a review of a new record; returns its id and the response.
async fn request_review(person: &Person) -> (String, Answer) {
    let path = format!("/api/records/{}/review", add_record(person, short_record()).await);
    let answer = person.post(&path, "").await;
    (path, answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_guests_with_many_reviews_block_nobody() {
    let server = TestServer::spawn().await;
    for _ in 0..10 {
        let guest = Person::guest(&server, "Carla").await;
        for _ in 0..5 {
            request_review(&guest).await.1.ok();
        }
        let (_, refused) = request_review(&guest).await;
        assert!(refused.header("retry-after").is_some(), "{refused:?}");
        assert!(refused.body.contains("\"retry_after\""), "{refused:?}");
        assert_eq!(refused.refused(), (429, "too-fast".to_owned()));
    }
    let anna = Person::guest(&server, "Anna").await;
    let (path, answer) = request_review(&anna).await;
    answer.ok();
    for _ in 0..600 {
        let state = anna.get(&path).await.ok();
        if state["state"] == "ready" || state["progress"]["done"].as_u64().unwrap() > 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the review did not start");
}
