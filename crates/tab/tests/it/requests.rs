//! Requests are answered as the server would answer them, or refused.

use crate::page::Page;
use game::SplitMix;
use serde_json::json;

#[test]
fn games_words_and_rules_are_there_in_both_languages() {
    let mut page = Page::new(1);
    let games = page.get("games");
    let slugs: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["slug"].as_str().unwrap()).collect();
    assert_eq!(slugs, catalog::SLUGS);
    for language in ["en", "de"] {
        assert!(page.get(&format!("words/{language}")).as_str().unwrap().contains("error-illegal"));
        for slug in catalog::SLUGS {
            assert!(page.get(&format!("games/{slug}/rules/{language}")).as_str().unwrap().starts_with('#'));
            assert!(page.get(&format!("games/{slug}/words/{language}")).as_str().unwrap().contains("game-name"));
        }
    }
    assert_eq!(page.get("words/fr"), json!({ "error": "not-found" }));
    assert_eq!(page.get("games/chess/rules/en"), json!({ "error": "no-such-game" }));
}

#[test]
fn what_only_a_server_can_do_is_unavailable() {
    let mut page = Page::new(1);
    for (method, path) in [("GET", "statistics"), ("POST", "account"), ("POST", "records"), ("DELETE", "session")] {
        assert_eq!(page.request(method, path, None), json!({ "error": "unavailable" }), "{method} {path}");
    }
    let plan = |seats| json!({ "game": "mille-fiori", "options": { "players": 2 }, "seats": seats });
    let (mine, open) = (json!({ "kind": "mine" }), json!({ "kind": "open" }));
    let cases = [
        (plan(json!([mine, open])), "unavailable"),
        (plan(json!([mine])), "bad-seats"),
        (plan(json!([{ "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "greedy" }])), "bad-seats"),
        (plan(json!([mine, { "kind": "bot", "bot": "search:9999999" }])), "no-such-bot"),
        (json!({ "game": "chess", "seats": [] }), "no-such-game"),
        (json!({ "game": "mille-fiori", "options": { "players": 9 }, "seats": [] }), "bad-options"),
        (json!({ "games": "mille-fiori" }), "bad-message"),
    ];
    for (body, code) in cases {
        assert_eq!(page.request("POST", "tables", Some(body.clone())), json!({ "error": code }), "{body}");
    }
    assert!(page.stored.is_empty());
}

#[test]
fn a_finished_game_can_be_replayed_and_reviewed() {
    let mut page = Page::new(2);
    let table = page.open("summer-pavilion", json!({ "players": 2 }), &["greedy"]);
    assert_eq!(page.request("POST", &format!("tables/{table}/review"), None), json!({ "error": "not-over" }));
    page.play_to_the_end(&mut SplitMix::new(8));
    let replay = page.get(&format!("tables/{table}/replay?seat=open"));
    let steps = replay["steps"].as_array().unwrap().len();
    let end = page.get(&format!("tables/{table}/replay/{steps}?since={}", steps - 1));
    assert_eq!(end["scores"], page.position["scores"]);
    assert!(page.get(&format!("tables/{table}/replay/3/words?seat=0")).as_array().is_some_and(|it| !it.is_empty()));
    assert_eq!(page.get(&format!("tables/{table}/review"))["state"], "missing");
    let started = page.request("POST", &format!("tables/{table}/review"), None);
    assert_eq!(started["progress"], json!({ "done": 0, "of": steps }));
    assert_eq!(page.request("DELETE", &format!("tables/{table}/review"), None)["state"], "missing");
    let record = page.get(&format!("tables/{table}/record"));
    assert_eq!(page.request("POST", "reviews/elsewhere", Some(record))["state"], "running");
    assert_eq!(page.get("reviews/elsewhere")["progress"]["of"], steps);
}

#[test]
fn a_deleted_table_is_gone_with_everything_about_it() {
    let mut page = Page::new(3);
    let table = page.open("summer-pavilion", json!({ "players": 2 }), &["eager"]);
    page.play_to_the_end(&mut SplitMix::new(8));
    page.request("POST", &format!("tables/{table}/review"), None);
    page.request("DELETE", &format!("tables/{table}"), None);
    assert!(page.stored.is_empty() && page.work.is_none(), "{:?}", page.stored.keys());
    assert_eq!(page.get(&format!("tables/{table}")), json!({ "error": "no-such-table" }));
    assert_eq!(page.request("DELETE", &format!("tables/{table}"), None), json!({ "error": "no-such-table" }));
}
