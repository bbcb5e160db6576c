//! People at tables: joining, leaving, chatting, and computer players standing in for them.

use crate::support::{Person, Socket, TestServer, play, two_at_a_table, two_in_a_game};
use serde_json::{Value, json};
use std::time::Duration;

const HOT_SEAT: &str =
    r#"{"game": "mille-fiori", "seats": [{"kind": "mine", "name": "Oma"}, {"kind": "mine", "name": "Opa"}]}"#;

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_is_found_joined_and_started() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let body = r#"{"game": "mille-fiori", "access": "public", "seats": [{"kind": "open"}, {"kind": "mine"}]}"#;
    let table = anna.open_table(body).await;
    let hidden = anna.open_table(&body.replace("public", "link")).await;
    let open = Person::stranger(&server).get("/api/tables").await.ok();
    assert_eq!(open.as_array().unwrap().len(), 1, "{hidden} is not in the list");
    let seats = json!([{"sitter": {"kind": "nobody"}, "name": ""}, {"sitter": {"kind": "person", "guest": true}, "name": "Anna"}]);
    assert_eq!((&open[0]["table"], &open[0]["seats"]), (&json!(table), &seats));
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let third = Person::guest(&server, "Carla").await;
    let late = third.post(&format!("/api/tables/{table}/join"), "{}").await;
    assert_eq!(late.refused(), (409, "seat-taken".to_owned()));
    let (mut one, mut two) = (anna.connect(&table).await, bruno.connect(&table).await);
    one.ready(1).await;
    assert_eq!(one.table()["phase"], "gathering");
    two.ready(0).await;
    one.until(|socket| socket.position().is_some()).await;
    assert_eq!(one.table()["phase"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_pages_and_no_host_can_fill_it() {
    let server = TestServer::spawn().await;
    let body = r#"{"game": "mille-fiori", "access": "public", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;
    for host in 0..9 {
        let host = Person::guest(&server, &format!("Host {host}")).await;
        for _ in 0..5 {
            host.open_table(body).await;
        }
    }
    let stranger = Person::stranger(&server);
    let first = stranger.get("/api/tables").await.ok().as_array().unwrap().clone();
    let last = first.last().unwrap()["table"].as_str().unwrap();
    let second = stranger.get(&format!("/api/tables?after={last}")).await.ok().as_array().unwrap().clone();
    assert_eq!((first.len(), second.len()), (20, 7), "three tables of each host");
    assert!(first.iter().all(|table| !second.contains(table)));
    assert_eq!(stranger.get("/api/tables?after=%20").await.refused(), (400, "bad-message".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_players_turn_and_scores() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let body = r#"{"game": "summer-pavilion", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "open"}]}"#;
    let table = anna.open_table(body).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let listed = async || bruno.get("/api/tables/mine").await.ok()[0].clone();
    let before = listed().await;
    assert_eq!((&before["host"], &before["yours"], &before["turn"]), (&json!("Anna"), &json!([1]), &json!([])));
    assert_eq!((&before["your_turn"], &before["scores"]), (&json!(false), &json!([])));
    assert_eq!(before["seats"][0]["sitter"], json!({"kind": "bot", "bot": "random"}));
    let mut socket = bruno.connect(&table).await;
    socket.ready(1).await;
    socket.until(|socket| socket.decision(1).is_some()).await;
    let running = listed().await;
    assert_eq!((&running["phase"], &running["turn"]), (&json!("running"), &json!([1])));
    assert_eq!((&running["your_turn"], &running["scores"]), (&json!(true), &socket.position().unwrap()["scores"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_remove_a_player_before_the_start() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    assert_eq!(bruno.refused(json!({"type": "remove", "seat": 0})).await, "not-host");
    anna.done(json!({"type": "remove", "seat": 1})).await;
    bruno.until(|socket| socket.table()["yours"] == json!([])).await;
    assert_eq!(bruno.refused(json!({"type": "ready", "seat": 1, "nonce": "0".repeat(32)})).await, "not-your-seat");
}

/// Regression: they rejoined at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_stays_out_until_readmitted() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    assert_eq!(bruno.refused(json!({"type": "remove", "seat": 0})).await, "not-host");
    anna.done(json!({"type": "remove", "seat": 1})).await;
    bruno.until(|socket| socket.table()["yours"] == json!([])).await;
    let join = format!("/api/tables/{table}/join");
    assert_eq!(people[1].post(&join, "{}").await.refused(), (403, "removed".to_owned()));
    assert_eq!((&anna.table()["removed"], &bruno.table()["removed"]), (&json!(1), &json!(0)));
    let server = server.restart().await;
    let people = people.map(|person| Person { address: server.address(), ..person });
    assert_eq!(people[1].post(&join, "{}").await.refused(), (403, "removed".to_owned()));
    let carla = Person::guest(&server, "Carla").await;
    carla.post(&join, "{}").await.ok();
    carla.connect(&table).await.done(json!({"type": "leave", "seat": 1})).await;
    let (mut anna, mut bruno) =
        (people[0].connect(&table).await.with_ids("again"), people[1].connect(&table).await.with_ids("again"));
    assert_eq!(bruno.refused(json!({"type": "readmit"})).await, "not-host");
    anna.done(json!({"type": "readmit"})).await;
    people[1].post(&join, "{}").await.ok();
}

/// A user whose seat was taken by another must no longer see its view.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_sees_nothing_of_the_next_one_in_the_seat() {
    let server = TestServer::spawn().await;
    let (table, _, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    bruno.done(json!({"type": "leave", "seat": 1})).await;
    let carla = Person::guest(&server, "Carla").await;
    carla.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut carla, mut stranger) = (carla.connect(&table).await, Person::stranger(&server).connect(&table).await);
    anna.ready(0).await;
    carla.ready(1).await;
    for socket in [&mut carla, &mut bruno, &mut stranger] {
        socket.until(|socket| socket.position().is_some()).await;
    }
    assert_eq!(carla.position().unwrap()["viewer"], json!({"seat": 1}));
    assert_eq!(bruno.position(), stranger.position());
    let described =
        [bruno.command(json!({"type": "describe"})).await, stranger.command(json!({"type": "describe"})).await];
    assert_eq!(described[0]["sections"], described[1]["sections"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_players_is_closed() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    bruno.done(json!({"type": "leave", "seat": 1})).await;
    anna.done(json!({"type": "leave", "seat": 0})).await;
    assert_eq!(anna.table()["phase"], "abandoned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nonce_is_checked() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_at_a_table(&server).await;
    for nonce in ["", "0", &"g".repeat(32), &"0".repeat(33)] {
        assert_eq!(anna.refused(json!({"type": "ready", "seat": 0, "nonce": nonce})).await, "bad-nonce");
    }
}

/// One device, two seats: each view shows only its own hand.
#[tokio::test(flavor = "multi_thread")]
async fn one_device_plays_several_seats() {
    let server = TestServer::spawn().await;
    let host = Person::guest(&server, "Anna").await;
    let table = host.open_table(HOT_SEAT).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.ready(1).await;
    socket.until(|socket| socket.position().is_some()).await;
    for number in 0..40 {
        let Some(seat) = (0..2).find(|seat| socket.decision(*seat).is_some()) else { break };
        socket.done(json!({"type": "look", "seat": seat})).await;
        assert_eq!(socket.position().unwrap()["viewer"], json!({"seat": seat}));
        let other = socket.position().unwrap()["view"]["seats"][1 - seat]["known"].clone();
        assert!(number > 0 || other.is_null(), "the other hand is hidden: {other}");
        let act = socket.act(seat, number);
        let version = socket.done(act).await;
        socket.until_version(version).await;
    }
    assert_eq!(socket.table()["seats"][1]["name"], "Opa");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_player_takes_over_and_hands_back() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    sockets[1].done(json!({"type": "leave", "seat": 1})).await;
    let anna = &mut sockets[0];
    anna.until(|socket| socket.table()["seats"][1]["taken_over"] == true).await;
    anna.until(|socket| socket.decision(1).is_none()).await;
    let act = anna.act(0, 0);
    let version = anna.done(act).await;
    anna.until_version(version).await;
    let mut back = people[1].connect(&table).await;
    back.until(|socket| socket.position().is_some() && socket.table()["seats"][1]["taken_over"] == false).await;
    let mut sockets = [people[0].connect(&table).await, back];
    sockets[0].until(|socket| socket.position().is_some()).await;
    play(&mut sockets, 10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_who_resign_rank_last_and_stay_out() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    sockets[0].done(json!({"type": "resign", "seat": 0})).await;
    assert_eq!(sockets[0].refused(json!({"type": "return", "seat": 0})).await, "resigned");
    let bruno = &mut sockets[1];
    for number in 0..2_000 {
        bruno.until(|socket| socket.is_over() || socket.decision(1).is_some()).await;
        if bruno.is_over() {
            break;
        }
        let act = bruno.act(1, number);
        let version = bruno.done(act).await;
        bruno.until_version(version).await;
    }
    assert_eq!(bruno.position().unwrap()["ranks"], json!([2, 1]));
    let record = people[1].get(&format!("/api/tables/{table}/record")).await.ok();
    assert_eq!(record["ended"], json!({"resigned": [0]}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_abandoned_by_agreement() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    anna.done(json!({"type": "abandon", "seat": 0, "agree": true})).await;
    bruno.until(|socket| socket.table()["seats"][0]["agrees_to_abandon"] == true).await;
    anna.done(json!({"type": "abandon", "seat": 0, "agree": false})).await;
    bruno.done(json!({"type": "abandon", "seat": 1, "agree": true})).await;
    assert_eq!(bruno.table()["phase"], "running");
    anna.done(json!({"type": "abandon", "seat": 0, "agree": true})).await;
    bruno.until(|socket| socket.table()["phase"] == "abandoned").await;
    bruno.until(Socket::is_over).await;
    assert_eq!(anna.refused(json!({"type": "undo", "seat": 0})).await, "not-running");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_players() {
    let server = TestServer::spawn().await;
    let (_, people, mut sockets) = two_in_a_game(&server).await;
    assert_eq!(sockets[0].refused(json!({"type": "rematch"})).await, "not-over");
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"type": "abandon", "seat": seat, "agree": true})).await;
    }
    sockets[0].done(json!({"type": "rematch"})).await;
    sockets[1].done(json!({"type": "rematch"})).await;
    sockets[1].until(|socket| socket.table()["rematch"].is_string()).await;
    let again = sockets[1].table()["rematch"].as_str().unwrap().to_owned();
    let info = people[1].get(&format!("/api/tables/{again}")).await.ok();
    assert_eq!((&info["yours"], &info["phase"]), (&json!([1]), &json!("gathering")));
    assert_ne!(info["commitment"], sockets[0].table()["commitment"]);
}

/// Otherwise, calling off games and offering rematches could create a table for every few commands.
#[tokio::test(flavor = "multi_thread")]
async fn rematches_create_no_more_tables_than_allowed() {
    let server = TestServer::spawn_with(|config| config.limits.tables = server::Rate::new(1, 0.0)).await;
    let (_, _, mut sockets) = two_in_a_game(&server).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"type": "abandon", "seat": seat, "agree": true})).await;
    }
    assert_eq!(sockets[0].refused(json!({"type": "rematch"})).await, "too-fast");
    sockets[1].done(json!({"type": "rematch"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_has_limits() {
    let server = TestServer::spawn_with(|config| config.limits.chat = server::Rate::new(3, 0.0)).await;
    let (table, people, [mut anna, mut bruno]) = two_at_a_table(&server).await;
    anna.done(json!({"type": "say", "text": " Hello! "})).await;
    bruno.until(|socket| !socket.chat.is_empty()).await;
    let line = &bruno.chat[0];
    assert_eq!((&line["seat"], &line["name"], &line["text"]), (&json!(0), &json!("Anna"), &json!("Hello!")));
    assert_eq!(anna.refused(json!({"type": "say", "text": "x".repeat(501)})).await, "chat-too-long");
    assert_eq!(anna.refused(json!({"type": "say", "text": "  "})).await, "bad-message");
    bruno.done(json!({"type": "mute", "seat": 0, "muted": true})).await;
    anna.done(json!({"type": "say", "text": "Nobody hears this"})).await;
    bruno.done(json!({"type": "mute", "seat": 0, "muted": false})).await;
    anna.done(json!({"type": "say", "text": "Heard"})).await;
    bruno.until(|socket| socket.chat.len() == 2).await;
    assert_eq!(bruno.chat[1]["text"], "Heard");
    assert_eq!(anna.refused(json!({"type": "say", "text": "Too much"})).await, "too-fast");
    let mut stranger = Person { cookie: None, ..people[0].clone() }.connect(&table).await;
    stranger.until(|socket| socket.chat.len() == 3).await;
    assert_eq!(stranger.refused(json!({"type": "say", "text": "Me too"})).await, "not-seated");
}

async fn timed(server: &TestServer, clock: Value) -> (String, Person, Socket) {
    let anna = Person::guest(server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.position().is_some()).await;
    (table, anna, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_is_up_a_computer_player_acts() {
    let server = TestServer::spawn().await;
    let (_, _, mut socket) = timed(&server, json!({"kind": "per-move", "seconds": 1})).await;
    let clock = &socket.position().unwrap()["clocks"][0];
    assert!(clock["running"] == true && clock["left"].as_u64().unwrap() <= 1_000, "{clock}");
    socket.until(|socket| socket.table()["seats"][0]["taken_over"] == true).await;
    socket.until(Socket::is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_takes_the_seat_back_from_the_clock() {
    let server = TestServer::spawn().await;
    let (table, anna, mut socket) = timed(&server, json!({"kind": "per-game", "seconds": 1})).await;
    drop(socket);
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    socket = anna.connect(&table).await;
    socket.until(|socket| socket.position().is_some()).await;
    assert_eq!(socket.table()["seats"][0]["taken_over"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_has_a_limited_number_of_tables() {
    let server = TestServer::spawn_with(|config| config.limits.tables_of_host = 2).await;
    let anna = Person::guest(&server, "Anna").await;
    let wish = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;
    let first = anna.open_table(wish).await;
    anna.open_table(wish).await;
    assert_eq!(anna.post("/api/tables", wish).await.refused(), (429, "too-fast".to_owned()));
    anna.connect(&first).await.done(json!({"type": "leave", "seat": 0})).await;
    anna.open_table(wish).await;
}

/// Endless acting and undoing would fill the disk; moves are always accepted.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_log_accepts_only_moves() {
    let server = TestServer::spawn_with(|config| config.limits.log = 9).await;
    let (_, _, mut sockets) = two_in_a_game(&server).await;
    loop {
        let act = sockets[0].act(0, 0);
        sockets[0].done(act).await;
        let answer = sockets[0].command(json!({"type": "undo", "seat": 0})).await;
        if answer["type"] == "refused" {
            assert_eq!(answer["error"]["code"], "too-fast");
            break;
        }
        let version = answer["version"].as_u64().unwrap();
        sockets[0].until_version(version).await;
        assert!(version <= 9);
    }
    let mind = json!({"type": "abandon", "seat": 0, "agree": true});
    assert_eq!(sockets[0].refused(mind).await, "too-fast");
    let version = sockets[0].version();
    sockets[1].until_version(version).await;
    crate::support::play(&mut sockets, 2_000).await;
    assert!(sockets[0].is_over());
}
