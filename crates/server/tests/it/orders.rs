//! Plans and auto-pass: made for their player only, kept through restarts, and played only if nothing has changed.

use crate::secrets::{ONE, OTHER, Secret, TABLE, set_table};
use crate::support::{Person, Socket, TestServer};
use serde_json::{Value, json};
use std::time::Duration;

/// Anna and Bruno in a game in which both hold a card of the houses, and Anna begins.
async fn at_the_table(secret: &Secret) -> (TestServer, [Person; 2]) {
    let server = TestServer::spawn().await;
    let people = [Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await];
    let ids = people.each_ref().map(|person| person.id);
    let server = server.restart_after(async |data| set_table(data, ids, secret).await).await;
    let people = people.each_ref().map(|person| person.at(&server));
    (server, people)
}

async fn connect(people: &[Person; 2]) -> [Socket; 2] {
    let mut anna = people[0].connect(TABLE).await;
    anna.until(|socket| socket.position().is_some()).await;
    let mut bruno = people[1].connect(TABLE).await;
    bruno.until(|socket| socket.position().is_some()).await;
    anna.until(|socket| socket.table()["seats"][1]["connected"] == true).await;
    [anna, bruno]
}

async fn act(socket: &mut Socket, seat: usize, action: Value) -> u64 {
    let decision = socket.decision(seat);
    let version = socket.done(json!({"type": "act", "seat": seat, "decision": decision, "action": action})).await;
    socket.until_version(version).await;
    version
}

async fn foresee(socket: &mut Socket, seat: usize, steps: Value) -> Value {
    socket.command(json!({"type": "foresee", "seat": seat, "steps": steps})).await
}

/// The clicks of the first house that Bruno could build on.
async fn a_house(bruno: &mut Socket) -> Value {
    let foreseen = foresee(bruno, 1, json!([])).await;
    let parts = foreseen["foreseen"]["position"]["choices"]["parts"].as_array().expect("choices").clone();
    let is_house = |part: &&Value| part["part"].as_str().is_some_and(|name| name.starts_with("space:houses"));
    json!([parts.iter().find(is_house).expect("an open house")["part"]])
}

/// Bruno has picked a card of the houses and plans to use it, and Anna has picked one, too.
async fn bruno_has_a_plan(anna: &mut Socket, bruno: &mut Socket) -> Value {
    let version = act(bruno, 1, json!("pick houses-3")).await;
    let house = a_house(bruno).await;
    bruno.done(json!({"type": "plan", "seat": 1, "steps": [house]})).await;
    anna.until_version(version).await;
    act(anna, 0, json!("pick houses-2")).await;
    house
}

async fn steps(person: &Person) -> Vec<Value> {
    let record = person.get(&format!("/api/tables/{TABLE}/record")).await.ok();
    record["steps"].as_array().expect("steps").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_played_when_the_turn_comes() {
    let (_server, people) = at_the_table(&ONE).await;
    let [mut anna, mut bruno] = connect(&people).await;
    let house = bruno_has_a_plan(&mut anna, &mut bruno).await;
    assert_eq!(bruno.orders["steps"][0]["action"], house);
    assert!(bruno.orders["steps"][0]["preview"]["events"].as_array().is_some_and(|events| events.len() > 1));
    let version = act(&mut anna, 0, json!("sail")).await;
    anna.until(|socket| socket.decision(0).is_some_and(|decision| decision > version)).await;
    let played = steps(&people[0]).await;
    assert!(
        played.last().is_some_and(|step| step[0] == 1 && step[1].as_str().is_some_and(|it| it.starts_with("place")))
    );
    bruno.until(|socket| socket.orders["steps"] == json!([])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_is_no_longer_possible_is_a_proposal() {
    let (_server, people) = at_the_table(&ONE).await;
    let [mut anna, mut bruno] = connect(&people).await;
    let house = bruno_has_a_plan(&mut anna, &mut bruno).await;
    let version = act(&mut anna, 0, house.clone()).await;
    bruno.until(|socket| socket.orders["dropped"] == "impossible").await;
    assert_eq!(bruno.orders["steps"][0]["action"], house, "it is still shown");
    bruno.until_version(version).await;
    assert!(bruno.listen_for(Duration::from_millis(200)).await);
    assert_eq!(bruno.version(), version, "nothing is played");
    act(&mut bruno, 1, json!("sail")).await;
    bruno.until(|socket| socket.orders["steps"] == json!([])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_move_ends_a_plan_and_it_can_be_dropped() {
    let (_server, people) = at_the_table(&ONE).await;
    let [mut anna, mut bruno] = connect(&people).await;
    act(&mut bruno, 1, json!("pick houses-3")).await;
    let plan = json!({"type": "plan", "seat": 1, "steps": ["sail"]});
    bruno.done(plan.clone()).await;
    bruno.done(json!({"type": "undo", "seat": 1})).await;
    bruno.until(|socket| socket.orders["steps"] == json!([])).await;
    assert_eq!(bruno.refused(plan.clone()).await, "cannot-plan", "on one's own turn, one moves");
    act(&mut bruno, 1, json!("pick harbor-3")).await;
    bruno.done(plan).await;
    bruno.until(|socket| socket.orders["steps"][0]["action"] == "sail").await;
    bruno.done(json!({"type": "plan", "seat": 1, "steps": []})).await;
    bruno.until(|socket| socket.orders["steps"] == json!([])).await;
    act(&mut anna, 0, json!("pick houses-2")).await;
    let version = act(&mut anna, 0, json!("sail")).await;
    bruno.until_version(version).await;
    assert!(bruno.listen_for(Duration::from_millis(200)).await);
    assert_eq!(bruno.version(), version, "nothing is played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_survives_a_restart_and_needs_no_connection() {
    let (server, people) = at_the_table(&ONE).await;
    let [mut anna, mut bruno] = connect(&people).await;
    bruno_has_a_plan(&mut anna, &mut bruno).await;
    drop((anna, bruno));
    let server = server.restart().await;
    let people = people.each_ref().map(|person| person.at(&server));
    let again = people[1].connect(TABLE).await;
    let mut again = again.with_ids("again");
    again.until(|socket| socket.orders["steps"].as_array().is_some_and(|steps| steps.len() == 1)).await;
    drop(again);
    let exported = people[1].get("/api/export").await.ok();
    assert!(exported["orders"][0]["orders"].as_str().is_some_and(|orders| orders.contains("space:houses")));
    assert_eq!(people[0].get("/api/export").await.ok()["orders"], json!([]));
    let mut anna = people[0].connect(TABLE).await.with_ids("later");
    anna.until(|socket| socket.position().is_some()).await;
    let version = act(&mut anna, 0, json!("sail")).await;
    anna.until(|socket| socket.decision(0).is_some_and(|decision| decision > version)).await;
}

/// What Anna and a spectator can ask for, byte for byte.
async fn seen_by_others(people: &[Person; 2], stranger: &Person) -> Vec<String> {
    let mut seen = Vec::new();
    for person in [&people[0], stranger] {
        for path in ["", "/record", "/replay", "/replay/3"] {
            seen.push(person.get(&format!("/api/tables/{TABLE}{path}")).await.body);
        }
    }
    seen.push(people[0].get("/api/tables/mine").await.body);
    seen.push(people[0].get("/api/export").await.body);
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_change_no_byte_that_others_see() {
    let (server, people) = at_the_table(&ONE).await;
    let [mut anna, mut bruno] = connect(&people).await;
    let stranger = Person::stranger(&server);
    let mut spectator = stranger.connect(TABLE).await;
    act(&mut bruno, 1, json!("pick houses-3")).await;
    let before = seen_by_others(&people, &stranger).await;
    let quiet = Duration::from_millis(300);
    assert!(anna.listen_for(quiet).await && spectator.listen_for(quiet).await);
    let heard = (anna.received.len(), spectator.received.len());
    let house = a_house(&mut bruno).await;
    bruno.done(json!({"type": "plan", "seat": 1, "steps": [house]})).await;
    bruno.done(json!({"type": "plan", "seat": 1, "steps": ["sail"]})).await;
    bruno.done(json!({"type": "auto-pass", "seat": 1, "on": true})).await;
    assert_eq!(seen_by_others(&people, &stranger).await, before);
    bruno.done(json!({"type": "plan", "seat": 1, "steps": []})).await;
    assert!(anna.listen_for(quiet).await && spectator.listen_for(quiet).await);
    assert_eq!((anna.received.len(), spectator.received.len()), heard, "no message is sent");
    assert_eq!(seen_by_others(&people, &stranger).await, before);
    for (seat, code) in [(1, "not-your-seat"), (7, "no-such-seat")] {
        assert_eq!(anna.refused(json!({"type": "foresee", "seat": seat, "steps": []})).await, code);
        assert_eq!(anna.refused(json!({"type": "plan", "seat": seat, "steps": ["sail"]})).await, code);
        assert_eq!(anna.refused(json!({"type": "auto-pass", "seat": seat, "on": true})).await, code);
    }
}

/// What Anna is told while she plans, in a world with this secret.
async fn planned_by_anna(secret: &Secret) -> Vec<String> {
    let (_server, people) = at_the_table(secret).await;
    let [mut anna, mut bruno] = connect(&people).await;
    act(&mut bruno, 1, json!(format!("pick {}", secret.picks[0]))).await;
    let version = bruno.done(json!({"type": "undo", "seat": 1})).await;
    anna.until_version(version).await;
    act(&mut anna, 0, json!("pick houses-2")).await;
    let mut told = Vec::new();
    for steps in [json!([]), json!(["sail"]), json!(["place 0"]), json!(["place 0", "sail"]), json!(["pick harbor-2"])]
    {
        told.push(foresee(&mut anna, 0, steps).await.to_string());
    }
    anna.done(json!({"type": "plan", "seat": 0, "steps": ["place 0"]})).await;
    told.extend(anna.received);
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_information_changes_no_byte_of_a_plan() {
    let (one, other) = (planned_by_anna(&ONE).await, planned_by_anna(&OTHER).await);
    assert!(one.iter().any(|told| told.contains("foreseen")));
    assert_eq!(one, other);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_long_plans_are_refused() {
    let (_server, people) = at_the_table(&ONE).await;
    let [_anna, mut bruno] = connect(&people).await;
    act(&mut bruno, 1, json!("pick houses-3")).await;
    for kind in ["foresee", "plan"] {
        let steps = vec!["sail"; 13];
        assert_eq!(bruno.refused(json!({"type": kind, "seat": 1, "steps": steps})).await, "bad-message");
        assert_eq!(bruno.refused(json!({"type": kind, "seat": 1, "steps": ["place 99"]})).await, "cannot-plan");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn auto_pass_moves_where_there_is_nothing_to_decide() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "random"}]);
    let body = json!({"game": "mille-fiori", "options": {"masterworks": true}, "seats": seats});
    let table = anna.open_table(&body.to_string()).await;
    let mut socket = anna.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    socket.done(json!({"type": "auto-pass", "seat": 0, "on": true})).await;
    assert_eq!(socket.orders["auto_pass"], true);
    let pick = socket.act(0, 0);
    socket.done(pick).await;
    // The turn begins with playing the card, which is the only choice in the first round.
    socket.until(|socket| socket.position().is_some_and(|it| it["turn"]["choose"] == 0)).await;
    socket.until(|socket| socket.choices().len() > 1).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.ok();
    let plays = record["steps"].as_array().expect("steps").iter().filter(|step| **step == json!([0, "play"])).count();
    assert_eq!(plays, 1);
}
