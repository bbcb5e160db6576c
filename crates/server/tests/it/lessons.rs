//! Lessons over HTTP: results are stored for visitors with a session.

use crate::support::{Person, TestServer};
use serde_json::{Value, json};

const LESSON: &str = "/api/games/mille-fiori/lessons/workshops-pigments-double";

async fn solved(person: &Person) -> Vec<String> {
    let chapters = person.get("/api/games/mille-fiori/lessons").await.ok();
    let lessons = chapters.as_array().unwrap().iter().flat_map(|chapter| chapter["lessons"].as_array().unwrap());
    let done = lessons.filter(|lesson| lesson["done"] == true).map(|lesson| lesson["id"].as_str().unwrap().to_owned());
    done.collect()
}

async fn solution(person: &Person) -> Value {
    person.get(&format!("{LESSON}?solution=true")).await.ok()["solution"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_right_answers_are_stored() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    assert!(anna.get(LESSON).await.ok().get("solution").is_none());
    assert_eq!(anna.post(LESSON, "{}").await.ok()["right"], false);
    let sail = anna.post(LESSON, r#"{"action": "sail"}"#).await.ok();
    assert_eq!((&sail["right"], sail.get("solution")), (&json!(false), None));
    assert!(solved(&anna).await.is_empty());
    let clicks = solution(&anna).await["clicks"].clone();
    assert_eq!(anna.post(LESSON, &json!({ "action": clicks }).to_string()).await.ok()["right"], true);
    assert_eq!(solved(&anna).await, ["workshops-pigments-double"]);
    assert_eq!(anna.get(LESSON).await.ok()["done"], true);
    assert!(solved(&Person::guest(&server, "Bruno").await).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_without_a_session_may_try_and_refusals_cite_their_rule() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    let clicks = solution(&stranger).await["clicks"].clone();
    assert_eq!(stranger.post(LESSON, &json!({ "action": clicks }).to_string()).await.ok()["right"], true);
    assert!(solved(&stranger).await.is_empty());
    assert_eq!(stranger.post(LESSON, r#"{"action": "decline"}"#).await.refused(), (400, "illegal".to_owned()));
    assert_eq!(stranger.post(LESSON, r#"{"reason": 0}"#).await.refused(), (400, "bad-message".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_games_and_lessons_are_not_found() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    let (game, lesson) = ("/api/games/nothing/lessons", "/api/games/mille-fiori/lessons/nothing");
    assert_eq!(stranger.get(game).await.refused(), (404, "no-such-game".to_owned()));
    assert_eq!(stranger.get(lesson).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(stranger.post(lesson, "{}").await.refused(), (404, "not-found".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_made_on_a_device_is_added_once_and_replaces_nothing() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let [first, second] = [0, 1].map(|index| insight::puzzles("liguria")[index].id.clone());
    anna.post(&format!("/api/games/liguria/puzzles/{first}"), r#"{"right": false}"#).await.ok();
    let puzzles = json!({ first.as_str(): "solved", second.as_str(): "solved-later", "unknown": "solved" });
    let lessons = json!(["workshops-pigments-double", "unknown"]);
    let games = json!({
        "mille-fiori": { "lessons": lessons, "puzzles": {} },
        "liguria": { "lessons": [], "puzzles": puzzles },
    });
    let sent = json!({ "games": games }).to_string();
    assert_eq!(anna.post("/api/progress", &sent).await.ok(), json!({ "added": 2, "differing": 1 }));
    assert_eq!(anna.post("/api/progress", &sent).await.ok(), json!({ "added": 0, "differing": 1 }));
    assert_eq!(solved(&anna).await, ["workshops-pigments-double"]);
    let outcome = async |id: &str| anna.get(&format!("/api/games/liguria/puzzles/{id}")).await.ok()["outcome"].clone();
    assert_eq!([outcome(&first).await, outcome(&second).await], ["failed", "solved-later"]);
    let unknown = r#"{"games": {"chess": {"lessons": [], "puzzles": {}}}}"#;
    assert_eq!(anna.post("/api/progress", unknown).await.refused(), (404, "no-such-game".to_owned()));
    assert_eq!(Person::stranger(&server).post("/api/progress", &sent).await.refused().0, 401);
}
