//! Updates that change rules: running games go on under the rules that they began with.

mod heap;

use crate::support::{Person, Socket, TestServer};
use any_table::{AnyTable, OpenError, open_game};
use game::OptionValues;
use heap::Heap;
use serde_json::json;
use server::Games;

type Opened = Result<Box<dyn AnyTable>, OpenError>;

/// The program before the update.
fn first(_: &str, options: &OptionValues, rules: Option<u32>) -> Opened {
    match rules {
        None | Some(1) => open_game::<Heap<1>>(options),
        Some(_) => Err(OpenError::OtherRules),
    }
}

/// The program after the update, with the old rules beside the new ones.
fn second(_: &str, options: &OptionValues, rules: Option<u32>) -> Opened {
    match rules {
        Some(1) => open_game::<Heap<1>>(options),
        None | Some(2) => open_game::<Heap<2>>(options),
        Some(_) => Err(OpenError::OtherRules),
    }
}

/// The program after another update, which has dropped the old rules.
fn third(_: &str, options: &OptionValues, rules: Option<u32>) -> Opened {
    match rules {
        None | Some(2) => open_game::<Heap<2>>(options),
        Some(_) => Err(OpenError::OtherRules),
    }
}

const TABLE: &str = r#"{"game": "heap", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

/// A game for two in which it is seat 0's turn.
async fn begin(anna: &Person, bruno: &Person) -> (String, [Socket; 2]) {
    let table = anna.open_table(TABLE).await;
    bruno.post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [anna.connect(&table).await, bruno.connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    sockets[0].until(|socket| socket.decision(0).is_some()).await;
    (table, sockets)
}

async fn take(sockets: &mut [Socket; 2], seat: usize, count: u8) {
    let socket = &mut sockets[seat];
    socket.until(|socket| socket.decision(seat).is_some()).await;
    let (decision, act) = (socket.decision(seat), taking(socket, seat, count));
    socket.done(act).await;
    // The position follows; until then, this decision still seems to be open.
    socket.until(|socket| socket.decision(seat) != decision).await;
}

fn taking(socket: &Socket, seat: usize, count: u8) -> serde_json::Value {
    let decision = socket.decision(seat).expect("a decision");
    json!({"type": "act", "seat": seat, "decision": decision, "action": [format!("counters:{count}")]})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_goes_on_under_its_old_rules_after_an_update() {
    let server = TestServer::spawn_with(|config| config.games = Games { open: first }).await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let (old, mut sockets) = begin(&anna, &bruno).await;
    take(&mut sockets, 0, 2).await;

    let server = server.restart_with(|config| config.games = Games { open: second }).await;
    let (anna, bruno) = (anna.at(&server), bruno.at(&server));
    let mut sockets = [anna.connect(&old).await, bruno.connect(&old).await];
    sockets[1].until(|socket| socket.decision(1).is_some()).await;
    assert_eq!(sockets[1].table()["rules"], 1);
    let three = taking(&sockets[1], 1, 3);
    assert_eq!(sockets[1].refused(three).await, "illegal", "not in the rules of this game");
    for (seat, count) in [(1, 2), (0, 2), (1, 1)] {
        take(&mut sockets, seat, count).await;
    }
    sockets[0].until(|socket| socket.table()["phase"] == "over").await;
    assert_eq!(anna.get(&format!("/api/tables/{old}/record")).await.ok()["result"]["scores"], json!([0, 1]));

    let (new, mut sockets) = begin(&anna, &bruno).await;
    assert_eq!(sockets[0].table()["rules"], 2);
    for (seat, count) in [(0, 3), (1, 3), (0, 1)] {
        take(&mut sockets, seat, count).await;
    }
    assert_eq!(anna.get(&format!("/api/tables/{new}/record")).await.ok()["result"]["scores"], json!([1, 0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_rules_are_gone_says_so_and_is_kept() {
    let server = TestServer::spawn_with(|config| config.games = Games { open: first }).await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let (old, mut sockets) = begin(&anna, &bruno).await;
    take(&mut sockets, 0, 2).await;
    let server = server.restart_with(|config| config.games = Games { open: third }).await;
    let refused = anna.at(&server).get(&format!("/api/tables/{old}")).await.refused();
    assert_eq!(refused, (409, "other-rules".to_owned()));
    let server = server.restart_with(|config| config.games = Games { open: second }).await;
    assert_eq!(anna.at(&server).get(&format!("/api/tables/{old}")).await.ok()["phase"], "running");
}
