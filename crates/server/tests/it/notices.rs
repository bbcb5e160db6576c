//! People who are elsewhere are told that it is their turn: once, soon, and not while they look.

use crate::secrets::{ONE, OTHER, Secret, TABLE, set_table};
use crate::support::{Person, Receiver, Socket, TestServer, config, two_in_a_game};
use serde_json::{Value, json};
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use store::Place;
use test_postgres::TestDatabase;
use tokio::time::sleep;

/// Longer than the grace of the tests, and the interval at which the server looks for notices.
pub(crate) const A_WHILE: Duration = Duration::from_millis(2500);

pub(crate) async fn add_webhook(person: &Person, url: &str) -> Value {
    let body = json!({"form": "json", "url": url, "language": "en"}).to_string();
    person.post("/api/notices/webhooks", &body).await.ok()
}

/// The decision of seat 0 that the last position shows.
fn decision(socket: &Socket) -> u64 {
    socket.decision(0).expect("a decision of seat 0")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_is_told_once() {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let (table, people, [anna, bruno]) = two_in_a_game_with_webhook(&server, &receiver).await;
    sleep(A_WHILE).await;
    assert!(receiver.received().is_empty(), "she looks at the table");
    let decision = decision(&anna);
    drop(anna);
    let told = receiver.wait_for(|it| it.tells(&table, decision)).await;
    let expected = json!({"type": "your-turn", "delivery": told.header("tavola-delivery"), "title": "It’s your turn",
        "text": "Mille Fiori", "link": format!("http://{}/table/{table}", people[0].address),
        "tables": [{"table": table, "game": "mille-fiori", "seat": 0, "decision": decision,
                    "link": format!("http://{}/table/{table}", people[0].address)}]});
    assert_eq!(told.json(), expected);
    assert!(told.header("tavola-signature").starts_with("t="));
    drop(bruno);
    sleep(A_WHILE).await;
    assert_eq!(receiver.received().len(), 1, "once, and only she");
}

/// Two people in a game, both connected; the first has a webhook.
pub(crate) async fn two_in_a_game_with_webhook(
    server: &TestServer,
    receiver: &Receiver,
) -> (String, [Person; 2], [Socket; 2]) {
    let (table, people, mut sockets) = two_in_a_game(server).await;
    // Before the next decision, which is the first that is noted.
    add_webhook(&people[0], &receiver.url()).await;
    next_decision(&mut sockets).await;
    (table, people, sockets)
}

/// Plays until seat 0 has a decision that came up after now.
async fn next_decision(sockets: &mut [Socket; 2]) {
    let before = sockets[0].version();
    for number in 0.. {
        if sockets[0].decision(0).is_some_and(|decision| decision > before) {
            return;
        }
        let seat = (0..2).rev().find(|seat| sockets[*seat].decision(*seat).is_some()).unwrap();
        let act = sockets[seat].act(seat, number);
        let version = sockets[seat].done(act).await;
        for socket in &mut *sockets {
            socket.until_version(version).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_page_is_told_after_a_while_unless_its_player_acts() {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let (table, _people, mut sockets) = two_in_a_game_with_webhook(&server, &receiver).await;
    let first = decision(&sockets[0]);
    sockets[0].done(json!({"type": "attend", "looking": false})).await;
    let act = sockets[0].act(0, 0);
    let version = sockets[0].done(act).await;
    for socket in &mut sockets {
        socket.until_version(version).await;
    }
    sleep(A_WHILE).await;
    assert!(!receiver.received().iter().any(|it| it.tells(&table, first)), "she acted in time");
    if sockets[0].decision(0).is_none() {
        next_decision(&mut sockets).await;
    }
    let second = decision(&sockets[0]);
    receiver.wait_for(|it| it.tells(&table, second)).await;
    sockets[0].done(json!({"type": "attend", "looking": true})).await;
    next_decision(&mut sockets).await;
    let (third, known) = (decision(&sockets[0]), receiver.received().len());
    sleep(A_WHILE).await;
    assert_eq!(receiver.received().len(), known, "she looks again");
    sockets[0].done(json!({"type": "attend", "looking": false})).await;
    receiver.wait_for(|it| it.tells(&table, third)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_targets_delay_no_move_and_dead_ones_are_removed() {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let (table, people, mut sockets) = two_in_a_game_with_webhook(&server, &receiver).await;
    receiver.answer("503 Service Unavailable");
    sockets[0].done(json!({"type": "attend", "looking": false})).await;
    let first = decision(&sockets[0]);
    receiver.wait_for(|it| it.tells(&table, first)).await;
    assert_eq!(people[0].get("/api/notices").await.ok()["targets"].as_array().unwrap().len(), 1);
    receiver.answer("410 Gone");
    let begin = Instant::now();
    next_decision(&mut sockets).await;
    assert!(begin.elapsed() < Duration::from_secs(5), "moves don't wait for it");
    let attempts = receiver.received().iter().filter(|it| it.tells(&table, first)).count();
    assert_eq!(attempts, 1, "the next attempt is later, and not needed any more");
    let second = decision(&sockets[0]);
    receiver.wait_for(|it| it.tells(&table, second)).await;
    sleep(A_WHILE).await;
    assert_eq!(people[0].get("/api/notices").await.ok()["targets"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_in_their_quiet_hours() {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let (_table, people, [anna, _bruno]) = two_in_a_game_with_webhook(&server, &receiver).await;
    let minute = store::Millis::now().0 / 60_000 % (24 * 60);
    let day = |minute: i64| minute.rem_euclid(24 * 60);
    let quiet = json!({"zone": "UTC", "quiet": {"from": day(minute - 60), "to": day(minute + 60)}});
    people[0].post("/api/notices/settings", &quiet.to_string()).await.ok();
    drop(anna);
    sleep(2 * A_WHILE).await;
    assert!(receiver.received().is_empty());
    assert_eq!(people[0].get("/api/notices").await.ok()["settings"], quiet);
}

#[tokio::test(flavor = "multi_thread")]
async fn targets_are_tried_listed_and_removed() {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let anna = Person::guest(&server, "Anna").await;
    let created = add_webhook(&anna, &receiver.url()).await;
    let path = format!("/api/notices/targets/{}", created["target"]["id"].as_str().unwrap());
    assert_eq!(anna.post(&format!("{path}/test"), "{}").await.ok(), json!({"delivered": true}));
    assert_eq!(receiver.received()[0].json()["tables"], json!([]));
    receiver.answer("500 Oh No");
    assert_eq!(anna.post(&format!("{path}/test"), "{}").await.ok(), json!({"delivered": false}));
    let listed = anna.get("/api/notices").await.ok();
    assert_eq!((&listed["targets"][0]["kind"], &listed["targets"][0]["host"]), (&json!("json"), &json!("127.0.0.1")));
    assert!(!listed.to_string().contains("/hook"), "addresses are secrets");
    let bruno = Person::guest(&server, "Bruno").await;
    assert_eq!(bruno.send("DELETE", &path, "").await.refused(), (404, "not-found".to_owned()));
    anna.send("DELETE", &path, "").await.ok();
    assert_eq!(anna.get("/api/notices").await.ok()["targets"], json!([]));
    assert!(anna.get("/api/export").await.ok()["targets"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_target_is_refused() {
    let server = TestServer::spawn_with(|config| config.notices.private_targets = false).await;
    let anna = Person::guest(&server, "Anna").await;
    for url in ["http://example.com/", "nonsense", "https://u:p@example.com/", "ftp://example.com/"] {
        let body = json!({"form": "json", "url": url, "language": "en"}).to_string();
        assert_eq!(anna.post("/api/notices/webhooks", &body).await.refused(), (400, "bad-target".to_owned()), "{url}");
    }
    let push = json!({"endpoint": "https://push.example/1", "p256dh": "AAAA", "auth": "AAAA", "language": "de"});
    assert_eq!(anna.post("/api/notices/push", &push.to_string()).await.refused(), (400, "bad-target".to_owned()));
    for wrong in [json!({"zone": "Europe/Atlantis"}), json!({"quiet": {"from": 1440, "to": 0}}), json!({"quiet": 5})] {
        let refused = anna.post("/api/notices/settings", &wrong.to_string()).await.refused();
        assert_eq!(refused, (400, "bad-message".to_owned()), "{wrong}");
    }
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/api/notices").await.refused(), (401, "not-signed-in".to_owned()));
}

/// The addresses are accepted, since a name can lead anywhere later, but never reached.
#[tokio::test(flavor = "multi_thread")]
async fn the_operators_network_is_not_reached() {
    let receiver = Receiver::start().await;
    let server = TestServer::spawn_with(|config| config.notices.private_targets = false).await;
    let anna = Person::guest(&server, "Anna").await;
    let port = receiver.address.port();
    for host in ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"] {
        let created = add_webhook(&anna, &format!("https://{host}:{port}/")).await;
        let path = format!("/api/notices/targets/{}/test", created["target"]["id"].as_str().unwrap());
        assert_eq!(anna.post(&path, "{}").await.ok(), json!({"delivered": false}), "{host}");
    }
    assert!(receiver.received().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_can_turn_notices_off() {
    let server = TestServer::spawn_with(|config| (config.notices.push, config.notices.webhooks) = (false, false)).await;
    let anna = Person::guest(&server, "Anna").await;
    let notices = anna.get("/api/notices").await.ok();
    assert_eq!((&notices["push_key"], &notices["webhooks"]), (&Value::Null, &json!(false)));
    let body = json!({"form": "json", "url": "https://example.com/", "language": "en"}).to_string();
    assert_eq!(anna.post("/api/notices/webhooks", &body).await.refused(), (403, "closed".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_push_key_stays_the_same() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let key = anna.get("/api/notices").await.ok()["push_key"].clone();
    assert_eq!(key.as_str().unwrap().len(), 87);
    let server = server.restart().await;
    assert_eq!(anna.at(&server).get("/api/notices").await.ok()["push_key"], key);
}

pub(crate) fn config_at(url: &str) -> Config {
    Config { data: Place::postgres(url).expect("an address"), ..config(Path::new("")) }
}

/// She looks at the table at one server; the moves are made at the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_looks_at_another_server_is_not_told() {
    let (database, receiver) = (TestDatabase::create(), Receiver::start().await);
    let servers = [
        Server::start(config_at(&database.url())).await.expect("a server"),
        Server::start(config_at(&database.url())).await.expect("a server"),
    ];
    let (_table, people, mut sockets) = crate::support::two_apart([servers[0].address(), servers[1].address()]).await;
    add_webhook(&people[0], &receiver.url()).await;
    for _ in 0..3 {
        next_decision(&mut sockets).await;
        sleep(Duration::from_millis(700)).await;
    }
    sleep(A_WHILE).await;
    assert!(receiver.received().is_empty(), "{:?}", receiver.received());
}

/// What the first seat is told in a world with this secret, without what is random.
async fn everything_told(secret: &Secret) -> Vec<Value> {
    let (server, receiver) = (TestServer::spawn().await, Receiver::start().await);
    let people = [Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await];
    let ids = people.each_ref().map(|person| person.id);
    let server = server.restart_after(async |data| set_table(data, ids, secret).await).await;
    let [anna, bruno] = people.each_ref().map(|person| person.at(&server));
    add_webhook(&anna, &receiver.url()).await;
    let mut sockets = [anna.connect(TABLE).await, bruno.connect(TABLE).await];
    for (seat, card) in [(1, secret.picks[0]), (0, "houses-2")] {
        sockets[seat].until(|socket| socket.decision(seat).is_some()).await;
        let decision = sockets[seat].decision(seat);
        let act = json!({"type": "act", "seat": seat, "decision": decision, "action": format!("pick {card}")});
        sockets[seat].done(act).await;
    }
    sockets[0].until(|socket| socket.decision(0).is_some_and(|decision| decision > 3)).await;
    let decision = decision(&sockets[0]);
    drop(sockets);
    receiver.wait_for(|it| it.tells(TABLE, decision)).await;
    receiver.received().iter().map(|it| without_chance(it.json(), anna.address)).collect()
}

/// Without the id of the delivery and the port of the server.
fn without_chance(mut told: Value, address: SocketAddr) -> Value {
    told["delivery"] = json!("");
    serde_json::from_str(&told.to_string().replace(&address.to_string(), "server")).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_information_changes_no_byte_of_a_notice() {
    assert_eq!(everything_told(&ONE).await, everything_told(&OTHER).await);
}
