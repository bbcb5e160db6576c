//! Nothing acknowledged is lost, and nothing is executed twice.

use crate::support::{Person, Socket, TestServer, play, two_in_a_game};
use serde_json::{Value, json};
use std::path::Path;
use store::{Store, TableId, TableMeta};
use tokio_tungstenite::tungstenite::Error;

#[tokio::test(flavor = "multi_thread")]
async fn every_running_table_continues_after_a_restart() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 21).await;
    let before = sockets.each_ref().map(|socket| socket.position().unwrap().clone());
    drop(sockets);
    let server = server.restart().await;
    let mut sockets = [people[0].at(&server).connect(&table).await, people[1].at(&server).connect(&table).await];
    for (socket, before) in sockets.iter_mut().zip(before) {
        socket.until(|socket| socket.position().is_some()).await;
        let after = socket.position().unwrap();
        for part in ["version", "view", "turn", "decisions", "choices", "scores"] {
            assert_eq!(after[part], before[part], "{part}");
        }
    }
    play(&mut sockets, 2_000).await;
    assert!(sockets[0].is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_players_continue_after_a_restart_once_somebody_watches() {
    let server = TestServer::spawn_with(|config| config.bot_pause = std::time::Duration::from_secs(3600)).await;
    let anna = Person::guest(&server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "random"}]);
    let table = anna.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.done(json!({"type": "leave", "seat": 0})).await;
    drop(socket);
    let server = server.restart().await;
    let anna = anna.at(&server);
    let _spectator = Person::stranger(&server).connect(&table).await;
    for _ in 0..200 {
        if anna.get(&format!("/api/tables/{table}")).await.ok()["phase"] == "over" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the computer players have not finished");
}

/// A table started under another version of the rules says so, and everything else works.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_unsupported_rules_says_so() {
    let server = TestServer::spawn().await;
    let (table, people, _) = two_in_a_game(&server).await;
    let other = people[0].open_table(r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#).await;
    let server = server.restart_after(async |data| set_unsupported_rules(data, &table).await).await;
    let anna = people[0].at(&server);
    for path in ["", "/record", "/replay/1"] {
        let answer = anna.get(&format!("/api/tables/{table}{path}")).await;
        assert_eq!(answer.refused(), (409, "other-rules".to_owned()), "{path}");
    }
    let socket = Socket::open(server.address(), &format!("/api/tables/{table}/socket"), &anna.headers()).await;
    assert!(matches!(socket, Err(Error::Http(answer)) if answer.status() == 409));
    let mine = anna.get("/api/tables/mine").await.ok();
    let listed: Vec<&Value> = mine.as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!(listed, [&json!(other)]);
}

/// Changes the table's rules to a version that this program doesn't know.
async fn set_unsupported_rules(data: &Path, table: &str) {
    let (store, id) = (Store::open(data).await.unwrap(), TableId::parse(table).unwrap());
    let row = store.load_table(&id).await.unwrap();
    let settings = json!({"clock": {"kind": "none"}, "rules": 99}).to_string();
    store.update_table(&id, row.revision, &TableMeta { settings, ..row.meta }).await.unwrap();
    store.close().await;
}

/// While the disk is full, moves are refused with an explanation; acknowledged ones stay, and the game continues later.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() {
    let server = TestServer::spawn_with(|config| config.size_limit = 400 * 1024).await;
    let (table, people, [mut anna, _bruno]) = two_in_a_game(&server).await;
    let action = anna.choices()[0].clone();
    let mut acknowledged = anna.version();
    let refused = loop {
        let decision = anna.decision(0);
        let pick = json!({"type": "act", "seat": 0, "decision": decision, "action": action});
        let command = if decision.is_some() { pick } else { json!({"type": "undo", "seat": 0}) };
        let answer = anna.command(command).await;
        let Some(version) = answer["version"].as_u64() else { break answer };
        acknowledged = version;
        anna.until_version(version).await;
    };
    assert_eq!(refused["error"]["code"], "unavailable");
    assert!(acknowledged > 100, "{acknowledged} moves");
    assert_eq!(people[0].get("/healthz").await.status, 503);
    let mut again = people[0].connect(&table).await;
    again.until(|socket| socket.position().is_some()).await;
    assert_eq!(again.version(), acknowledged);
    let server = server.restart().await;
    let mut sockets = [people[0].at(&server).connect(&table).await, people[1].at(&server).connect(&table).await];
    for socket in &mut sockets {
        socket.until_version(acknowledged).await;
        assert_eq!(socket.version(), acknowledged);
    }
    play(&mut sockets, 20).await;
}
