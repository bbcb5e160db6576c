//! Moves, from command to position.

use crate::support::{Socket, TestServer, play, two_in_a_game};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_twice_is_carried_out_once() {
    let server = TestServer::spawn().await;
    let (_, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let mut command = anna.act(0, 0);
    command["id"] = json!("again");
    for _ in 0..2 {
        anna.send_raw(Message::text(command.to_string())).await.unwrap();
    }
    let first = anna.answer("again").await;
    assert_eq!(first["type"], "done");
    assert_eq!(anna.answer("again").await, first);
    let table = anna.table()["table"].as_str().unwrap().to_owned();
    let mut tab = people[0].connect(&table).await;
    tab.send_raw(Message::text(command.to_string())).await.unwrap();
    assert_eq!(tab.answer("again").await, first, "also from another tab");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_from_another_user_is_another_command() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, mut bruno]) = two_in_a_game(&server).await;
    for (seat, socket) in [&mut anna, &mut bruno].into_iter().enumerate() {
        let mut command = socket.act(seat, 0);
        command["id"] = json!("same");
        socket.send_raw(Message::text(command.to_string())).await.unwrap();
        assert_eq!(socket.answer("same").await["type"], "done");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_is_no_longer_open_is_refused() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let late = anna.act(0, 1);
    let act = anna.act(0, 0);
    let version = anna.done(act).await;
    assert_eq!(anna.refused(late).await, "decision-closed");
    anna.until_version(version).await;
    assert_eq!(anna.version(), version, "nothing was changed by it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_two_tabs_is_made_once() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let mut tab = people[0].connect(&table).await;
    tab.until(|tab| tab.position().is_some()).await;
    let (one, mut other) = (anna.act(0, 0), tab.act(0, 1));
    other["id"] = json!("from-the-other-tab");
    tab.send_raw(Message::text(other.to_string())).await.unwrap();
    let answers = [anna.command(one).await, tab.answer("from-the-other-tab").await];
    let done = answers.iter().filter(|answer| answer["type"] == "done").count();
    let closed = answers.iter().filter(|answer| answer["error"]["code"] == "decision-closed").count();
    assert_eq!((done, closed), (1, 1), "{answers:?}");
    tab.until_version(anna.version()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_act_for_another_users_seat() {
    let server = TestServer::spawn().await;
    let (table, people, [mut anna, bruno]) = two_in_a_game(&server).await;
    assert_eq!(anna.refused(bruno.act(1, 0)).await, "not-your-seat");
    assert_eq!(anna.refused(json!({"type": "undo", "seat": 1})).await, "not-your-seat");
    assert_eq!(anna.refused(json!({"type": "look", "seat": 1})).await, "not-your-seat");
    assert_eq!(anna.refused(json!({"type": "preview", "seat": 1, "action": "sail"})).await, "not-your-seat");
    assert_eq!(anna.refused(json!({"type": "resign", "seat": 7})).await, "no-such-seat");
    let stranger = crate::support::Person { cookie: None, ..people[0].clone() };
    let mut spectator = stranger.connect(&table).await;
    spectator.until(|it| it.position().is_some()).await;
    assert_eq!(spectator.position().unwrap()["viewer"], "spectator");
    assert_eq!(spectator.refused(anna.act(0, 0)).await, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_give_the_reason() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let decision = anna.decision(0);
    let answer = anna.command(json!({"type": "act", "seat": 0, "decision": decision, "action": "sail"})).await;
    assert_eq!(answer["error"]["code"], "illegal");
    assert!(answer["error"]["rule"].as_str().unwrap().starts_with("MF-"));
    let answer = anna.command(json!({"type": "act", "seat": 0, "decision": decision, "action": "pick x"})).await;
    assert_eq!(answer["error"]["text"]["key"], "notation-unexpected");
    let nowhere = json!(["hand:nothing", "space:nowhere"]);
    let answer = anna.command(json!({"type": "act", "seat": 0, "decision": decision, "action": nowhere})).await;
    assert_eq!(answer["error"]["text"]["key"], "no-such-way");
    let fair = anna.act(0, 0);
    anna.done(fair).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_can_be_withdrawn_only_while_others_choose() {
    let server = TestServer::spawn().await;
    let (_, _, mut sockets) = two_in_a_game(&server).await;
    let [anna, bruno] = &mut sockets;
    let (pick, other) = (anna.act(0, 0), anna.act(0, 1));
    let asked = bruno.decision(1);
    let undo = |socket: &Socket| socket.position().unwrap()["undo"] == true;
    assert!(!undo(anna));
    let version = anna.done(pick.clone()).await;
    anna.until_version(version).await;
    bruno.until_version(version).await;
    assert!(undo(anna) && !undo(bruno));
    let version = anna.done(json!({"type": "undo", "seat": 0})).await;
    anna.until_version(version).await;
    bruno.until_version(version).await;
    assert_eq!(bruno.decision(1), asked, "the other is still asked the same");
    assert_eq!(anna.refused(pick).await, "decision-closed");
    let mut again = other;
    again["decision"] = json!(anna.decision(0));
    anna.done(again).await;
    let pick = bruno.act(1, 0);
    let version = bruno.done(pick).await;
    anna.until_version(version).await;
    assert!(!undo(anna));
    assert_eq!(anna.refused(json!({"type": "undo", "seat": 0})).await, "cannot-undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_shows_everybody_the_position_before() {
    let server = TestServer::spawn().await;
    let (_, _, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 2).await;
    let user = sockets.iter().enumerate().position(|(seat, socket)| socket.decision(seat).is_some()).unwrap();
    let before = sockets.each_ref().map(|socket| socket.position().unwrap()["view"].clone());
    let sail = json!({"type": "act", "seat": user, "decision": sockets[user].decision(user), "action": "sail"});
    sockets[user].done(sail).await;
    let version = sockets[user].done(json!({"type": "undo", "seat": user})).await;
    for (socket, before) in sockets.iter_mut().zip(before) {
        socket.until_version(version).await;
        assert_eq!(socket.position().unwrap()["view"], before);
        assert_eq!(socket.position().unwrap()["events_from"], 0, "all events are sent anew");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_clients_get_the_gap_or_everything() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 4).await;
    let events = |socket: &Socket| {
        let position = socket.position().unwrap().clone();
        (position["events_from"].as_u64().unwrap(), position["events"].as_array().unwrap().clone())
    };
    let known = sockets[0].version();
    let mut all = people[0].connect(&table).await;
    all.until(|socket| socket.position().is_some()).await;
    let (from, everything) = events(&all);
    assert_eq!(from, 0);
    play(&mut sockets, 3).await;
    let mut back = people[0].connect_with(&table, &format!("?since={known}")).await;
    back.until(|socket| socket.position().is_some()).await;
    let (from, gap) = events(&back);
    assert_eq!(from as usize, everything.len());
    let mut fresh = people[0].connect_with(&table, "?since=999999").await;
    fresh.until(|socket| socket.position().is_some()).await;
    let (from, whole) = events(&fresh);
    assert_eq!(from, 0, "an unknown version is told everything");
    assert_eq!(whole, [everything, gap].concat());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_shows_what_a_choice_would_score() {
    let server = TestServer::spawn().await;
    let (_, _, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let action = anna.choices()[0].clone();
    let answer = anna.command(json!({"type": "preview", "seat": 0, "action": action})).await;
    assert_eq!(answer["type"], "previewed");
    assert!(!answer["preview"]["outlook"].as_array().unwrap().is_empty());
    let described = anna.command(json!({"type": "describe"})).await;
    assert!(described["sections"][0]["heading"]["key"].is_string());
}
