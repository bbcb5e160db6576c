//! Thinking for the server's tables, lessons and puzzles.

use crate::page::Page;
use game::SplitMix;
use serde_json::{Value, json};

/// From the view alone, the engine says what the table itself says.
#[test]
fn hints_and_previews_need_only_a_view() {
    for (game, players) in [("mille-fiori", 2), ("summer-pavilion", 2), ("liguria", 3)] {
        let mut page = Page::new(1);
        page.open(game, json!({ "players": players }), &vec!["greedy"; players - 1]);
        page.wait();
        let clicks = page.any_choice(&mut SplitMix::new(1));
        let view = page.position["view"].clone();
        let previewed = page.command(json!({ "type": "preview", "seat": 0, "action": clicks }));
        let question = json!({ "seat": 0, "view": view, "action": clicks });
        assert_eq!(page.request("POST", &format!("advice/{game}/preview"), Some(question)), previewed["preview"]);
        let hinted = page.command(json!({ "type": "hint", "seat": 0 }));
        let question = json!({ "seat": 0, "view": view });
        assert_eq!(page.request("POST", &format!("advice/{game}/hints"), Some(question)), hinted["hints"]);
    }
}

#[test]
fn bad_questions_are_refused() {
    let mut page = Page::new(1);
    page.open("summer-pavilion", json!({ "players": 2 }), &["greedy"]);
    page.wait();
    let view = page.position["view"].clone();
    let mut ask = |path: &str, body: Value| page.request("POST", path, Some(body))["error"].clone();
    let clicks = json!(["nonsense"]);
    let hints = "advice/summer-pavilion/hints";
    assert_eq!(ask(hints, json!({ "seat": 1, "view": view })), "decision-closed");
    assert_eq!(ask(hints, json!({ "seat": 0, "view": {} })), "no-such-game");
    assert_eq!(ask("advice/chess/hints", json!({ "seat": 0, "view": view })), "no-such-game");
    let preview = "advice/summer-pavilion/preview";
    assert_eq!(ask(preview, json!({ "seat": 0, "view": view, "action": clicks })), "illegal");
    assert_eq!(ask(preview, json!({ "seat": 0, "view": view })), "bad-message");
    assert_eq!(ask("advice/summer-pavilion/puzzles/nothing", json!({})), "not-found");
}

#[test]
fn verdicts_on_the_servers_exercises_are_not_kept_here() {
    let mut page = Page::new(1);
    let puzzle = &insight::puzzles("summer-pavilion")[0];
    let path = format!("advice/summer-pavilion/puzzles/{}", puzzle.id);
    let verdict = page.request("POST", &path, Some(json!({ "action": puzzle.solution })));
    assert_eq!((&verdict["right"], verdict["solution"].is_object()), (&json!(true), true));
    let lesson = page.get("games/liguria/lessons")[0]["lessons"][0]["id"].as_str().unwrap().to_owned();
    let verdict = page.request("POST", &format!("advice/liguria/lessons/{lesson}"), Some(json!({})));
    assert_eq!(verdict["right"], false);
    assert!(page.stored.is_empty(), "{:?}", page.stored);
}

#[test]
fn progress_can_be_handed_over_and_is_then_forgotten() {
    let mut page = Page::new(1);
    let puzzle = &insight::puzzles("liguria")[0];
    page.request("POST", &format!("games/liguria/puzzles/{}", puzzle.id), Some(json!({})));
    let expected = json!({ "games": { "liguria": { "lessons": [], "puzzles": { (puzzle.id.as_str()): "failed" } } } });
    assert_eq!(page.get("study"), expected);
    page.request("DELETE", "study", None);
    assert_eq!(page.get("study"), json!({ "games": {} }));
    assert!(page.stored.is_empty(), "{:?}", page.stored);
}
