//! Seats change hands in the middle of a game: by agreement, once, and with everything that the seat knows.

use crate::notices::{A_WHILE, add_webhook, config_at, two_in_a_game_with_webhook};
use crate::support::{Person, Receiver, Socket, TWO, TestServer, play, two_apart, two_in_a_game};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;
use test_postgres::TestDatabase;

fn offer(seat: usize, whose: usize, agree: bool) -> Value {
    json!({"type": "offer-seat", "seat": seat, "whose": whose, "agree": agree})
}

fn code(socket: &Socket, seat: usize) -> Option<String> {
    socket.table()["seats"][seat]["offer"]["code"].as_str().map(str::to_owned)
}

fn name(socket: &Socket, seat: usize) -> &Value {
    &socket.table()["seats"][seat]["name"]
}

async fn take(person: &Person, table: &str, code: &str) -> (u16, String) {
    let answer = person.post(&format!("/api/tables/{table}/seat"), &json!({ "code": code }).to_string()).await;
    if answer.status == 200 { (200, String::new()) } else { answer.refused() }
}

async fn take_from_lobby(person: &Person, table: &str) -> (u16, String) {
    let answer = person.post(&format!("/api/tables/{table}/seat"), "{}").await;
    if answer.status == 200 { (200, String::new()) } else { answer.refused() }
}

/// Anna and Bruno agree that somebody else takes Anna's seat; returns the code.
pub(crate) async fn offered_by_both(anna: &mut Socket, bruno: &mut Socket) -> String {
    anna.done(offer(0, 0, true)).await;
    bruno.until(|socket| socket.table()["seats"][0]["offer"]["agreed"] == json!([0])).await;
    assert_eq!(bruno.table()["seats"][0]["offer"]["open"], false);
    bruno.done(offer(1, 0, true)).await;
    anna.until(|socket| code(socket, 0).is_some()).await;
    code(anna, 0).expect("a code")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_with_its_view_and_once() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 6).await;
    let [mut one, mut two] = sockets;
    let hand = one.position().expect("a position")["view"].clone();
    let code = offered_by_both(&mut one, &mut two).await;
    two.until(|socket| socket.table()["seats"][0]["offer"]["open"] == true).await;
    assert_eq!(self::code(&two, 0), None, "the link is for the player who hands the seat over");
    let (carla, dora) = (Person::guest(&server, "Carla").await, Person::guest(&server, "Dora").await);
    let mut watching = carla.connect(&table).await;
    watching.until(|socket| socket.position().is_some()).await;
    let offered = carla.get(&format!("/api/tables/{table}/seat/{code}")).await.ok();
    assert_eq!((&offered["seat"], &offered["table"]["seats"][0]["name"]), (&json!(0), &json!("Anna")));
    assert_eq!(take(&bruno, &table, &code).await, (409, "had-seat".to_owned()));
    assert_eq!(take(&carla, &table, "0123").await, (404, "not-offered".to_owned()));
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    assert_eq!(take(&dora, &table, &code).await, (404, "not-offered".to_owned()), "the link works once");
    watching.until(|socket| socket.position().is_some_and(|it| it["viewer"] == json!({"seat": 0}))).await;
    assert_eq!(watching.position().expect("a position")["view"], hand);
    one.until(|socket| socket.position().is_some_and(|it| it["viewer"] == "spectator")).await;
    one.until(|socket| socket.table()["yours"] == json!([])).await;
    two.until(|socket| name(socket, 0) == "Carla").await;
    assert_eq!((&two.table()["former"][0]["seat"], &two.table()["former"][0]["name"]), (&json!(0), &json!("Anna")));
    assert_eq!(one.refused(json!({"type": "resign", "seat": 0})).await, "not-your-seat");
    let mut sockets = [watching, two];
    play(&mut sockets, 5_000).await;
    assert!(sockets.iter().all(Socket::is_over));
    let record = anna.get(&format!("/api/tables/{table}/record")).await.ok();
    assert_eq!((&record["seats"][0], &record["former"][0]["name"]), (&json!("Carla"), &json!("Anna")), "{record}");
    for (person, games) in [(&anna, 0), (&carla, 0), (&bruno, 1)] {
        let statistics = person.get("/api/statistics").await.ok();
        assert_eq!(statistics["games"].as_array().expect("games").len(), games, "{statistics}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_play_have_to_agree_until_the_seat_is_taken() {
    let server = TestServer::spawn().await;
    let (table, _, [mut one, mut two]) = two_in_a_game(&server).await;
    assert_eq!(two.refused(offer(1, 0, true)).await, "not-offered", "nobody gives away the seat of a player");
    let first = offered_by_both(&mut one, &mut two).await;
    let carla = Person::guest(&server, "Carla").await;
    two.done(offer(1, 0, false)).await;
    assert_eq!(take(&carla, &table, &first).await.1, "not-offered");
    two.done(offer(1, 0, true)).await;
    one.until(|socket| code(socket, 0).is_some_and(|code| code != first)).await;
    let second = code(&one, 0).expect("a code");
    one.done(offer(0, 0, false)).await;
    one.until(|socket| socket.table()["seats"][0].get("offer").is_none()).await;
    assert_eq!(take(&carla, &table, &second).await.1, "not-offered");
    assert_eq!(two.refused(offer(1, 0, true)).await, "not-offered", "the player has taken back the whole offer");
}

/// What the former player has left at the seat is nobody's any more.
#[tokio::test(flavor = "multi_thread")]
async fn plans_and_notes_do_not_pass_over() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut one, mut two]) = two_in_a_game(&server).await;
    let note = format!("/api/tables/{table}/note");
    anna.post(&note, r#"{"text": "Bruno bluffs"}"#).await.ok();
    bruno.post(&note, r#"{"text": "red"}"#).await.ok();
    one.done(json!({"type": "auto-pass", "seat": 0, "on": true})).await;
    two.done(json!({"type": "auto-pass", "seat": 1, "on": true})).await;
    let code = offered_by_both(&mut one, &mut two).await;
    let carla = Person::guest(&server, "Carla").await;
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    assert_eq!(carla.get(&note).await.ok()["text"], "");
    assert_eq!(bruno.get(&note).await.ok()["text"], "red");
    let mut three = carla.connect(&table).await;
    three.until(|socket| socket.position().is_some()).await;
    three.listen_for(Duration::from_millis(200)).await;
    assert_eq!(three.orders, Value::Null);
    let export = anna.get("/api/export").await.ok();
    assert_eq!((&export["notes"], &export["orders"]), (&json!([]), &json!([])));
    assert_eq!(export["former_seats"][0]["name"], "Anna");
    assert_eq!(two.orders["auto_pass"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_somebody_who_has_gone_is_offered_by_the_others() {
    let server = TestServer::spawn_with(|config| config.bot_pause = Duration::from_secs(60)).await;
    for gone in ["leave", "resign"] {
        let (table, [anna, _], [mut one, mut two]) = two_in_a_game(&server).await;
        one.done(json!({"type": gone, "seat": 0})).await;
        two.done(offer(1, 0, true)).await;
        two.until(|socket| code(socket, 0).is_some()).await;
        one.until(|socket| socket.table()["seats"][0]["offer"]["open"] == true).await;
        assert_eq!(code(&one, 0), None, "who has gone offers nothing");
        let carla = Person::guest(&server, "Carla").await;
        assert_eq!(take(&carla, &table, &code(&two, 0).expect("a code")).await.0, 200);
        two.until(|socket| name(socket, 0) == "Carla").await;
        let seat = &two.table()["seats"][0];
        assert_eq!((&seat["taken_over"], &seat["resigned"]), (&json!(false), &json!(false)), "{gone}");
        assert_eq!(one.refused(json!({"type": "return", "seat": 0})).await, "not-your-seat");
        let mut again = anna.connect(&table).await;
        again.until(|socket| socket.position().is_some()).await;
        assert_eq!(again.position().expect("a position")["viewer"], "spectator");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_returns_in_time_keeps_the_seat() {
    let server = TestServer::spawn_with(|config| config.bot_pause = Duration::from_secs(60)).await;
    let (table, _, [mut one, mut two]) = two_in_a_game(&server).await;
    one.done(json!({"type": "leave", "seat": 0})).await;
    two.done(offer(1, 0, true)).await;
    two.until(|socket| code(socket, 0).is_some()).await;
    let code = code(&two, 0).expect("a code");
    one.done(json!({"type": "return", "seat": 0})).await;
    let carla = Person::guest(&server, "Carla").await;
    assert_eq!(take(&carla, &table, &code).await.1, "not-offered");
    two.until(|socket| socket.table()["seats"][0].get("offer").is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_free_seats_of_public_games() {
    let server = TestServer::spawn_with(|config| config.bot_pause = Duration::from_secs(60)).await;
    let [anna, bruno, carla] = ["Anna", "Bruno", "Carla"].map(|name| Person::guest(&server, name));
    let (anna, bruno, carla) = (anna.await, bruno.await, carla.await);
    let table = anna.open_table(&TWO.replacen('{', r#"{"access": "public", "#, 1)).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut one, mut two) = (anna.connect(&table).await, bruno.connect(&table).await);
    one.ready(0).await;
    two.ready(1).await;
    two.until(|socket| socket.position().is_some()).await;
    one.done(json!({"type": "leave", "seat": 0})).await;
    assert_eq!(carla.get("/api/tables").await.ok(), json!([]));
    assert_eq!(take_from_lobby(&carla, &table).await.1, "not-offered");
    two.done(offer(1, 0, true)).await;
    two.until(|socket| code(socket, 0).is_some()).await;
    let mut lobby = carla.get("/api/tables").await.ok();
    while lobby == json!([]) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        lobby = carla.get("/api/tables").await.ok();
    }
    assert_eq!((&lobby[0]["table"], &lobby[0]["offered"]), (&json!(table), &json!([0])), "{lobby}");
    let server = server.restart().await;
    let carla = carla.at(&server);
    assert_eq!(carla.get("/api/tables").await.ok()[0]["offered"], json!([0]));
    assert_eq!(take_from_lobby(&carla, &table).await.0, 200);
    assert_eq!(carla.get("/api/tables").await.ok(), json!([]));
    let mut three = carla.connect(&table).await;
    three.until(|socket| socket.position().is_some_and(|it| it["viewer"] == json!({"seat": 0}))).await;
}

/// For others, neither a private game nor an offer in it exists; the link alone opens it.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_exists_only_with_the_link() {
    let server = TestServer::spawn().await;
    let [anna, bruno, carla] = ["Anna", "Bruno", "Carla"].map(|name| Person::guest(&server, name));
    let (anna, bruno, carla) = (anna.await, bruno.await, carla.await);
    let table = anna.open_table(&TWO.replacen('{', r#"{"spectators": "nobody", "#, 1)).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let (mut one, mut two) = (anna.connect(&table).await, bruno.connect(&table).await);
    one.ready(0).await;
    two.ready(1).await;
    two.until(|socket| socket.position().is_some()).await;
    let code = offered_by_both(&mut one, &mut two).await;
    for (path, body) in [("/seat", json!({"code": "0123"})), ("/seat", json!({}))] {
        let ask = async |table: &str| carla.post(&format!("/api/tables/{table}{path}"), &body.to_string()).await;
        let (hidden, unknown) = (ask(&table).await, ask("AAAAAAAAAAAAAAAA").await);
        assert_eq!((hidden.status, hidden.body), (unknown.status, unknown.body));
    }
    let look = async |table: &str| carla.get(&format!("/api/tables/{table}/seat/0123")).await.body;
    assert_eq!(look(&table).await, look("AAAAAAAAAAAAAAAA").await);
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    assert_eq!(one.closed().await, Some(1013), "the former player can't watch");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.refused().1, "no-such-table");
    let mut three = carla.connect(&table).await;
    three.until(|socket| socket.decision(0).is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_new_player_is_told_of_the_decision_and_the_former_one_no_more() {
    let (server, of_anna, of_carla) = (TestServer::spawn().await, Receiver::start().await, Receiver::start().await);
    let (table, _, [mut one, mut two]) = two_in_a_game_with_webhook(&server, &of_anna).await;
    let carla = Person::guest(&server, "Carla").await;
    add_webhook(&carla, &of_carla.url()).await;
    let code = offered_by_both(&mut one, &mut two).await;
    let decision = one.decision(0).expect("a decision");
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    drop(one);
    of_carla.wait_for(|it| it.tells(&table, decision)).await;
    tokio::time::sleep(A_WHILE).await;
    assert!(of_anna.received().is_empty(), "it is no longer her turn");
}

/// Names of deleted players disappear, also of former ones.
#[tokio::test(flavor = "multi_thread")]
async fn a_former_player_can_be_deleted() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], [mut one, mut two]) = two_in_a_game(&server).await;
    one.done(json!({"type": "say", "text": "bye"})).await;
    let code = offered_by_both(&mut one, &mut two).await;
    let carla = Person::guest(&server, "Carla").await;
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    two.until(|socket| socket.table()["former"][0]["name"] == "Anna").await;
    let mut three = carla.connect(&table).await;
    three.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(three.chat[0]["name"], "Anna");
    assert_eq!(anna.send("DELETE", "/api/account", "{}").await.status, 200);
    two.until(|socket| socket.table()["former"][0]["name"] == "").await;
    assert_eq!(name(&two, 0), "Carla");
}

/// Anna uses one server, Bruno another. The seat changes hands at Bruno's; Anna's server follows.
#[tokio::test(flavor = "multi_thread")]
async fn seats_change_hands_at_every_server() {
    let database = TestDatabase::create();
    let servers = [
        Server::start(config_at(&database.url())).await.expect("a server"),
        Server::start(config_at(&database.url())).await.expect("a server"),
    ];
    let (table, people, mut sockets) = two_apart([servers[0].address(), servers[1].address()]).await;
    play(&mut sockets, 4).await;
    let [mut one, mut two] = sockets;
    let code = offered_by_both(&mut one, &mut two).await;
    let carla = Person::guest_at(servers[1].address(), "Carla").await;
    let at_first = Person { address: servers[0].address(), ..carla.clone() };
    let mut watching = at_first.connect(&table).await;
    watching.until(|socket| socket.position().is_some()).await;
    let act = one.decision(0).map(|_| one.act(0, 0));
    assert_eq!(take(&carla, &table, &code).await.0, 200);
    if let Some(act) = act {
        assert_eq!(one.refused(act).await, "not-your-seat", "also before the first server has heard of it");
    }
    watching.until(|socket| socket.position().is_some_and(|it| it["viewer"] == json!({"seat": 0}))).await;
    one.until(|socket| socket.position().is_some_and(|it| it["viewer"] == "spectator")).await;
    let mut sockets = [watching, two];
    play(&mut sockets, 5_000).await;
    assert!(sockets.iter().all(Socket::is_over));
    drop(people);
}
