//! Replays of tables' games.

use crate::support::{Person, TestServer, add_record, long_record, play, two_in_a_game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The replay as this visitor sees it.
async fn replay(person: &Person, table: &str, query: &str) -> Value {
    person.get(&format!("/api/tables/{table}/replay{query}")).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_are_replayed_from_own_seats_only() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 8).await;
    let seen = replay(&anna, &table, "?seat=0").await;
    assert_eq!((&seen["eyes"], &seen["yours"]), (&json!([0]), &json!([0])));
    assert_eq!((&seen["open"], &seen["over"], &seen["ranks"]), (&json!(false), &json!(false), &Value::Null));
    let path = |query: &str| format!("/api/tables/{table}/replay{query}");
    assert_eq!(anna.get(&path("?seat=1")).await.refused(), (403, "not-your-seat".to_owned()));
    assert_eq!(anna.get(&path("?seat=open")).await.refused(), (409, "not-over".to_owned()));
    assert_eq!(anna.get(&path("/3?seat=open")).await.refused(), (409, "not-over".to_owned()));
    assert_eq!(anna.get(&path("?seat=7")).await.refused(), (404, "no-such-seat".to_owned()));
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get(&path("?seat=0")).await.refused(), (403, "not-your-seat".to_owned()));
    assert_eq!(replay(&stranger, &table, "").await["eyes"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_replayed_from_every_perspective() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 2_000).await;
    let end = sockets[0].position().unwrap().clone();
    let [own, open] = [replay(&anna, &table, "?seat=0").await, replay(&anna, &table, "?seat=open").await];
    for seen in [&own, &open] {
        assert_eq!((&seen["eyes"], &seen["open"], &seen["over"]), (&json!([0, 1]), &json!(true), &json!(true)));
        assert_eq!((&seen["seats"], &seen["ranks"]), (&json!(["Anna", "Bruno"]), &end["ranks"]));
        let steps = seen["steps"].as_array().unwrap();
        assert_eq!(steps.last().unwrap()["scores"], end["scores"]);
        let rounds: Vec<u64> = steps.iter().map(|step| step["round"].as_u64().unwrap()).collect();
        assert!(rounds.is_sorted() && rounds[0] == 0 && rounds.contains(&1), "{rounds:?}");
    }
    let pick_of = |seen: &Value, seat: u64| {
        let steps = seen["steps"].as_array().unwrap();
        steps.iter().find(|step| step["seat"] == seat).unwrap()["lines"][0]["text"].clone()
    };
    assert_eq!(pick_of(&own, 0), pick_of(&open, 0));
    assert_ne!(pick_of(&own, 1), pick_of(&open, 1), "what the other picked is known in the open game only");
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_follow_the_steps() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 2_000).await;
    let seen = replay(&anna, &table, "?seat=open").await;
    let steps = seen["steps"].as_array().unwrap();
    for (number, step) in (1..).zip(steps).step_by(7) {
        let path = format!("/api/tables/{table}/replay/{number}?seat=open&since={}", number - 1);
        let position = anna.get(&path).await.ok();
        assert_eq!((&position["version"], &position["scores"]), (&json!(number), &step["scores"]));
        assert_eq!(position["views"].as_array().unwrap().len(), 2);
        let texts: Vec<&Value> = position["events"].as_array().unwrap().iter().map(|event| &event["text"]).collect();
        let lines = step["lines"].as_array().map(Vec::as_slice).unwrap_or_default();
        assert_eq!(texts, lines.iter().map(|line| &line["text"]).collect::<Vec<_>>());
        assert_eq!(position["choices"]["parts"], json!([]), "nothing is chosen in the past");
    }
    let beyond = anna.get(&format!("/api/tables/{table}/replay/99999?seat=0")).await.ok();
    assert_eq!((&beyond["version"], &beyond["turn"]), (&json!(steps.len()), &json!("over")));
    assert!(beyond["views"].is_null(), "a seat gets its own view only");
}

/// The claimed limits: 500 ms to open, 50 ms per step.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_opens_and_steps_quickly() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let record = add_record(&anna, long_record()).await;
    let began = Instant::now();
    let answer = anna.get(&format!("/api/records/{record}/replay?seat=open")).await;
    let (opening, size) = (began.elapsed(), answer.body.len());
    let steps = answer.ok()["steps"].as_array().unwrap().len();
    assert!(steps > 350, "{steps} steps");
    let mut times = Vec::new();
    for step in (1..=steps).step_by(9) {
        let began = Instant::now();
        anna.get(&format!("/api/records/{record}/replay/{step}?seat=open&since={}", step - 1)).await.ok();
        times.push(began.elapsed());
    }
    times.sort();
    let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("opening {steps} steps ({size} bytes): {opening:?}; a step: median {median:?}, slowest {slowest:?}");
    assert!(opening < Duration::from_millis(500) && median < Duration::from_millis(50));
}
