//! A database that stops and restarts, and one whose notifications are lost.

use super::times;
use crate::support::{Person, Process, Socket, Stubborn};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use test_postgres::{TestDatabase, TestServer};
use tokio_tungstenite::tungstenite::Message;

/// In the meantime, moves are refused with an explanation; the same commands succeed afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn the_database_may_stop_and_restart() {
    let postgres = TestServer::start();
    let database = postgres.create_database();
    let server = Process::start(database.url());
    let anna = Person::guest_at(server.address, "Anna").await;
    for _ in 0..times(1) {
        let mut player = Stubborn::sit_down(anna.clone()).await;
        for _ in 0..2 {
            player.play(5).await;
            let (mut asking, act) = about_to_act(&anna, &player.table).await;
            postgres.crash();
            let begin = Instant::now();
            assert_eq!(anna.get("/healthz").await.status, 503);
            assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
            assert_eq!(asking.refused(act).await, "unavailable");
            postgres.restart();
            player.play(1).await;
        }
        player.check(&anna).await;
        player.check_view(&anna).await;
        println!("{} moves, {} refused meanwhile", player.acknowledged.len(), player.refusals);
    }
    server.assert_calm();
}

/// A connection, and a command that is legal now.
async fn about_to_act(person: &Person, table: &str) -> (Socket, Value) {
    let mut socket = person.connect(table).await;
    socket.until(|socket| socket.position().is_some()).await;
    let seat = (0..2).find(|seat| socket.decision(*seat).is_some()).expect("the game goes on");
    socket.done(json!({"type": "look", "seat": seat})).await;
    let act = socket.act(seat, 0);
    (socket, act)
}

const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND query LIKE 'LISTEN%'";

/// Two players at different instances, which lose each other's notifications.
#[tokio::test(flavor = "multi_thread")]
async fn instances_that_lose_contact_catch_up() {
    let database = TestDatabase::create();
    let servers = [Process::start(database.url()), Process::start(database.url())];
    let host = Person::guest_at(servers[0].address, "Anna").await;
    let mut player = Stubborn::sit_down(host.clone()).await;
    let mut elsewhere = Person { address: servers[1].address, ..host.clone() }.connect(&player.table).await;
    for _ in 0..times(2) {
        database.execute(CUT);
        player.play(3).await;
        let known = host.get(&format!("/api/tables/{}", player.table)).await.ok()["version"].as_u64().unwrap();
        elsewhere.until_version(known).await;
    }
    player.check(&host).await;
    player.check_view(&Person { address: servers[1].address, ..host }).await;
    servers.iter().for_each(Process::assert_calm);
}

/// A command sent to one instance is answered by the other, which got no notification.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_resent_to_another_instance_is_executed_once() {
    let database = TestDatabase::create();
    let servers = [Process::start(database.url()), Process::start(database.url())];
    let host = Person::guest_at(servers[0].address, "Anna").await;
    let player = Stubborn::sit_down(host.clone()).await;
    let mut sockets: [Socket; 2] = [host.connect(&player.table).await, {
        Person { address: servers[1].address, ..host.clone() }.connect(&player.table).await
    }];
    for socket in &mut sockets {
        socket.until(|socket| socket.decision(0).is_some()).await;
    }
    database.execute(CUT);
    let mut act = sockets[0].act(0, 0);
    act["id"] = json!("twice");
    for socket in &mut sockets {
        socket.send_raw(Message::text(act.to_string())).await.unwrap();
        assert_eq!(socket.answer("twice").await["type"], "done");
    }
    let export = host.get("/api/export").await.ok();
    let entries = export["entries"].as_array().unwrap().iter();
    assert_eq!(entries.filter(|entry| entry["kind"] == "input").count(), 1);
}
