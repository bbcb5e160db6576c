//! Lessons and puzzles, and the progress in them.

use crate::page::Page;
use serde_json::{Value, json};

#[test]
fn a_lesson_that_is_solved_stays_solved() {
    let mut page = Page::new(1);
    let chapters = page.get("games/liguria/lessons");
    let lesson = chapters[0]["lessons"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("games/liguria/lessons/{lesson}");
    assert_eq!(page.get(&path)["done"], false);
    let solution = page.get(&format!("{path}?solution=true"))["solution"]["clicks"].clone();
    let task = page.get(&path)["task"].clone();
    let tried = match task["kind"].as_str() {
        Some("why") => (0..9).map(|reason| json!({ "reason": reason })).collect(),
        _ => vec![json!({ "action": solution })],
    };
    let is_right = |answer: Value| answer["right"] == true;
    assert!(tried.into_iter().any(|tried| is_right(page.request("POST", &path, Some(tried)))), "{task}");
    let mut again = page.reopened();
    assert_eq!(again.get(&path)["done"], true);
    assert_eq!(again.get("games/liguria/lessons")[0]["lessons"][0]["done"], true);
    assert_eq!(again.get("games/liguria/lessons/nothing"), json!({ "error": "not-found" }));
}

#[test]
fn only_the_first_try_at_a_puzzle_is_rated() {
    let mut page = Page::new(1);
    let puzzle = insight::puzzles("summer-pavilion")[0].clone();
    let path = format!("games/summer-pavilion/puzzles/{}", puzzle.id);
    assert!(page.get(&path)["position"]["choices"]["parts"].as_array().is_some_and(|parts| !parts.is_empty()));
    let solve = json!({ "action": puzzle.solution });
    let answer = page.request("POST", &path, Some(solve.clone()));
    assert_eq!((&answer["right"], &answer["outcome"]), (&json!(true), &json!("solved")));
    assert!(answer["rating"]["after"]["rating"].as_i64() > answer["rating"]["before"].as_i64());
    let again = page.request("POST", &path, Some(solve));
    assert_eq!((&again["outcome"], &again["rating"]), (&json!("solved"), &Value::Null));
    let list = page.reopened().get("games/summer-pavilion/puzzles");
    assert_eq!(list["rating"], answer["rating"]["after"]);
    let listed = list["puzzles"].as_array().unwrap().iter().find(|it| it["id"] == json!(puzzle.id)).unwrap();
    assert_eq!(listed["outcome"], "solved");
}

#[test]
fn a_puzzle_shown_counts_as_failed() {
    let mut page = Page::new(1);
    let puzzle = insight::puzzles("liguria")[0].clone();
    let path = format!("games/liguria/puzzles/{}", puzzle.id);
    let shown = page.request("POST", &path, Some(json!({})));
    assert_eq!((&shown["outcome"], shown["solution"].is_object()), (&json!("failed"), true));
    let refused = page.request("POST", &path, Some(json!({ "action": "nonsense" })));
    assert_eq!(refused, json!({ "error": "illegal" }));
}

/// The puzzle of the day is the same as on the server.
#[test]
fn every_day_has_a_puzzle() {
    let mut page = Page::new(1);
    let list = page.get("games/mille-fiori/puzzles");
    let expected = insight::daily("mille-fiori", 1_800_000_000_000 / 86_400_000).unwrap();
    assert_eq!(list["daily"], json!(expected.id));
}
