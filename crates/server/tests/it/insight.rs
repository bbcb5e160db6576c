//! Hints, reviews and puzzles over HTTP and sockets.

use crate::support::{Person, Socket, TestServer, play, two_in_a_game};
use serde_json::{Value, json};
use std::time::Duration;

/// A table with one person and a computer player, already started.
async fn alone(person: &Person, hints: bool) -> (String, Socket) {
    let body = json!({
        "game": "mille-fiori", "options": {"players": 2}, "hints": hints,
        "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]
    });
    let table = person.open_table(&body.to_string()).await;
    let mut socket = person.connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.decision(0).is_some()).await;
    (table, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_at_tables_that_allow_them() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let (_, mut socket) = alone(&anna, true).await;
    assert_eq!(socket.table()["hints"], json!(true));
    let hinted = socket.command(json!({"type": "hint", "seat": 0})).await;
    assert_eq!(hinted["type"], json!("hinted"), "{hinted}");
    assert_eq!(hinted["decision"], json!(socket.decision(0)));
    let hints = hinted["hints"]["hints"].as_array().unwrap();
    assert_eq!(hints.len(), 3);
    for hint in hints {
        assert!(!hint["reasons"].as_array().unwrap().is_empty(), "{hint}");
        let preview = socket.command(json!({"type": "preview", "seat": 0, "action": hint["clicks"]})).await;
        assert_eq!(preview["preview"]["action"], hint["action"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_refused_elsewhere() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let (_, mut socket) = alone(&anna, false).await;
    assert_eq!(socket.table()["hints"], json!(false));
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 0})).await, "no-hints");
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 1})).await, "not-your-seat");
    let body = json!({
        "game": "mille-fiori", "options": {"players": 2}, "hints": true, "clock": {"kind": "per-move", "seconds": 60},
        "seats": [{"kind": "mine"}, {"kind": "open"}]
    });
    let refused = anna.post("/api/tables", &body.to_string()).await.refused();
    assert_eq!(refused, (400, "hints-and-clock".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_who_ask_for_too_many_hints_have_to_wait() {
    let server = TestServer::spawn_with(|config| config.limits.thoughts = server::Rate::new(1, 0.0)).await;
    let anna = Person::guest(&server, "Anna").await;
    let (_, mut socket) = alone(&anna, true).await;
    assert_eq!(socket.command(json!({"type": "hint", "seat": 0})).await["type"], json!("hinted"));
    assert_eq!(socket.refused(json!({"type": "hint", "seat": 0})).await, "too-fast");
}

/// Polls until the review is stored.
async fn until_ready(person: &Person, path: &str) -> Value {
    for _ in 0..600 {
        let state = person.get(path).await.ok();
        match state["state"].as_str() {
            Some("ready") => return state["review"].clone(),
            Some("running") => tokio::time::sleep(Duration::from_millis(100)).await,
            _ => panic!("{state}"),
        }
    }
    panic!("no review within a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_in_the_background_and_the_review_is_stored() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], mut sockets) = two_in_a_game(&server).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(anna.post(&path, "").await.refused(), (409, "not-over".to_owned()));
    assert_eq!(anna.get(&path).await.ok(), json!({"state": "missing"}));
    play(&mut sockets, usize::MAX).await;
    assert_eq!(Person::stranger(&server).post(&path, "").await.refused(), (401, "not-signed-in".to_owned()));
    let started = anna.post(&path, "").await.ok();
    assert!(["running", "ready"].contains(&started["state"].as_str().unwrap()), "{started}");
    let review = until_ready(&bruno, &path).await;
    assert_eq!(review["seats"], json!(["Anna", "Bruno"]));
    let again = bruno.post(&path, "").await.ok();
    assert_eq!(again["review"], review);
    let server = server.restart().await;
    assert_eq!(anna.at(&server).get(&path).await.ok()["review"], review);
    mistakes_can_be_retried(&anna.at(&server), &table, &review).await;
}

/// The worst decision of a reviewed game: its position has choices, and every try is compared with the action played.
async fn mistakes_can_be_retried(anna: &Person, table: &str, review: &Value) {
    let decisions = review["decisions"].as_array().unwrap().iter();
    let worst = decisions.max_by(|a, b| a["loss"].as_f64().unwrap().total_cmp(&b["loss"].as_f64().unwrap())).unwrap();
    assert!(worst["loss"].as_f64().unwrap() > 1.0, "players who know nothing make mistakes");
    let (step, seat) = (&worst["step"], &worst["seat"]);
    let position = format!("/api/tables/{table}/replay/{step}?seat={seat}");
    assert_eq!(anna.get(&position).await.ok()["choices"]["parts"], json!([]));
    let position = anna.get(&format!("{position}&choices=true")).await.ok();
    assert!(!position["choices"]["parts"].as_array().unwrap().is_empty());

    let path = format!("/api/tables/{table}/review/{step}");
    let shown = anna.post(&path, "{}").await.ok();
    assert_eq!(shown["text"]["key"], json!("mistake-shown"));
    let best = anna.post(&path, &json!({"action": worst["best_clicks"]}).to_string()).await.ok();
    assert_eq!((&best["right"], &best["text"]["key"]), (&json!(true), &json!("mistake-best")));
    let same = anna.post(&path, &json!({"action": worst["clicks"]}).to_string()).await.ok();
    assert_eq!((&same["right"], &same["solution"]), (&json!(false), &Value::Null));
    assert_eq!(anna.post(&format!("/api/tables/{table}/review/99999"), "{}").await.refused().0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_try_at_a_puzzle_is_rated() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let all = "/api/games/summer-pavilion/puzzles";
    let list = anna.get(all).await.ok();
    assert_eq!(list["rating"], Value::Null);
    let easy = &list["puzzles"][0];
    assert_eq!((&easy["difficulty"], &easy["rating"]), (&json!("easy"), &json!(1200)));
    let path = format!("{all}/{}", easy["id"].as_str().unwrap());
    let given_up = bruno.post(&path, "{}").await.ok();
    assert_eq!(given_up["rating"]["before"], json!(1500));
    assert!(given_up["rating"]["after"]["rating"].as_i64().unwrap() < 1500);
    let right = json!({"action": given_up["solution"]["clicks"]}).to_string();
    assert_eq!(bruno.post(&path, &right).await.ok()["rating"], Value::Null, "a later try");
    assert!(bruno.get(&path).await.ok()["rating"].as_i64().unwrap() > 1200);
    let solved = anna.post(&path, &right).await.ok();
    let after = &solved["rating"]["after"];
    assert!(after["rating"].as_i64().unwrap() > 1500 && after["provisional"] == json!(true), "{solved}");
    assert_eq!(&anna.get(all).await.ok()["rating"], after);
    assert_eq!(anna.get("/api/export").await.ok()["ratings"][0]["rating"], after["rating"]);
}

/// A client with an engine of its own spares the server the search.
#[tokio::test(flavor = "multi_thread")]
async fn verdicts_of_clients_are_kept_as_far_as_they_can_be_true() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let puzzle = &insight::puzzles("summer-pavilion")[0];
    let path = format!("/api/games/summer-pavilion/puzzles/{}", puzzle.id);
    let given_up = bruno.post(&path, r#"{"right": false}"#).await.ok();
    assert_eq!((&given_up["outcome"], &given_up["solution"]), (&json!("failed"), &Value::Null));
    let solution = bruno.post(&path, "{}").await.ok()["solution"].clone();
    let worst = solution["choices"].as_array().unwrap().last().unwrap()["action"]["notation"].clone();
    assert_ne!(worst, json!(puzzle.solution));
    let lie = json!({ "action": worst, "right": true }).to_string();
    let caught = anna.post(&path, &lie).await.ok();
    assert_eq!((&caught["right"], &caught["outcome"]), (&json!(false), &json!("failed")));
    let clara = Person::guest(&server, "Clara").await;
    let solved = clara.post(&path, &json!({ "action": puzzle.solution, "right": true }).to_string()).await.ok();
    assert_eq!((&solved["right"], &solved["outcome"]), (&json!(true), &json!("solved")));
    assert!(solved["rating"]["after"].is_object() && solved["solution"].is_null(), "{solved}");
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_shown_and_answered() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    for game in catalog::SLUGS {
        let list = anna.get(&format!("/api/games/{game}/puzzles")).await.ok();
        let puzzles = list["puzzles"].as_array().unwrap();
        assert!(puzzles.iter().any(|puzzle| puzzle["id"] == list["daily"]));
        let path = format!("/api/games/{game}/puzzles/{}", list["daily"].as_str().unwrap());
        let puzzle = anna.get(&path).await.ok();
        assert_eq!(puzzle["position"]["viewer"]["seat"], puzzle["seat"]);
        assert!(!puzzle["position"]["choices"]["places"].as_array().unwrap().is_empty());
        let shown = anna.post(&path, "{}").await.ok();
        assert_eq!((&shown["right"], &shown["outcome"]), (&json!(false), &json!("failed")));
        let right = json!({"action": shown["solution"]["clicks"]}).to_string();
        let solved = anna.post(&path, &right).await.ok();
        assert_eq!((&solved["right"], &solved["outcome"]), (&json!(true), &json!("solved-later")));
        assert_eq!(anna.get(&path).await.ok()["outcome"], json!("solved-later"));
        let bruno = Person::guest(&server, "Bruno").await;
        assert_eq!(bruno.post(&path, &right).await.ok()["outcome"], json!("solved"));
        assert_eq!(bruno.post(&path, r#"{"action": "nonsense"}"#).await.refused().0, 400);
    }
    assert_eq!(anna.get("/api/games/chess/puzzles").await.refused().0, 404);
    assert_eq!(anna.get("/api/games/mille-fiori/puzzles/0000000000").await.refused().0, 404);
}
