//! Tables in the tab follow the same protocol as the server's.

use crate::page::Page;
use game::{Record, SplitMix};
use serde_json::{Value, json};
use tab::{Input, WorkKind};

fn running() -> Page<'static> {
    let mut page = Page::new(1);
    page.open("mille-fiori", json!({ "players": 2 }), &["level:novice"]);
    page.wait();
    page
}

#[test]
fn a_game_is_played_to_its_end_and_its_chance_can_be_verified() {
    let mut page = Page::new(1);
    let table = page.open("summer-pavilion", json!({ "players": 2 }), &["level:novice"]);
    assert!(page.table["seed"].is_null() && page.table["commitment"].is_string());
    page.play_to_the_end(&mut SplitMix::new(5));
    assert_eq!(page.phase(), "over");
    let record: Record = serde_json::from_value(page.get(&format!("tables/{table}/record"))).unwrap();
    assert!(game::replay::<summer_pavilion::SummerPavilion>(&record).is_ok());
    let draws = verifiable_chance::verify(&record).expect("it can be verified");
    let told = page.request("POST", "verify", Some(serde_json::to_value(&record).unwrap()));
    assert_eq!(told, json!({ "draws": draws }));
    let mut forged = record;
    let draw = forged.steps.iter_mut().find(|step| step.actor == game::Actor::Chance).unwrap();
    draw.notation.clear();
    let told = page.request("POST", "verify", Some(serde_json::to_value(&forged).unwrap()));
    assert_eq!(told, json!({ "error": "bad-record" }));
}

#[test]
fn a_running_game_hides_what_its_player_does_not_know() {
    let mut page = running();
    let table = page.table["table"].as_str().unwrap().to_owned();
    let record = page.get(&format!("tables/{table}/record")).to_string();
    assert!(record.contains('?') && !record.contains("\"seed\""), "{record}");
    assert_eq!(page.get(&format!("tables/{table}/replay?seat=1")), json!({ "error": "not-your-seat" }));
    assert_eq!(page.get(&format!("tables/{table}/replay?seat=open")), json!({ "error": "not-over" }));
}

#[test]
fn a_game_goes_on_where_it_was_when_the_page_was_closed() {
    let mut page = running();
    let mut rng = SplitMix::new(3);
    for _ in 0..4 {
        let clicks = page.any_choice(&mut rng);
        page.act(&clicks);
        page.wait();
    }
    let table = page.table["table"].as_str().unwrap().to_owned();
    let mut again = page.reopened();
    again.connect(&table);
    for field in ["version", "view", "decisions", "choices", "scores", "undo"] {
        assert_eq!(again.position[field], page.position[field], "{field}");
    }
    again.play_to_the_end(&mut rng);
    assert_eq!(again.phase(), "over");
}

#[test]
fn a_command_that_was_carried_out_before_is_only_acknowledged() {
    let mut page = running();
    let clicks = page.any_choice(&mut SplitMix::new(1));
    let decision = page.position["decisions"][0].clone();
    let act = json!({ "id": "same", "type": "act", "seat": 0, "decision": decision, "action": clicks });
    page.handle(Input::Send { connection: 1, message: act.to_string() });
    let version = page.position["version"].clone();
    let mut again = page.reopened();
    again.connect(page.table["table"].as_str().unwrap());
    again.handle(Input::Send { connection: 1, message: act.to_string() });
    assert_eq!(again.position["version"], version);
}

#[test]
fn commands_are_answered_as_by_the_server() {
    let mut page = running();
    let clicks = page.any_choice(&mut SplitMix::new(1));
    let preview = page.command(json!({ "type": "preview", "seat": 0, "action": clicks }));
    assert_eq!(preview["type"], "previewed", "{preview}");
    assert_eq!(page.command(json!({ "type": "describe" }))["type"], "described");
    let hinted = page.command(json!({ "type": "hint", "seat": 0 }));
    assert_eq!((&hinted["type"], &hinted["decision"]), (&json!("hinted"), &page.position["decisions"][0]));
    let refused = |page: &mut Page<'_>, command: Value| page.command(command)["error"]["code"].clone();
    assert_eq!(refused(&mut page, json!({ "type": "hint", "seat": 1 })), "not-your-seat");
    assert_eq!(refused(&mut page, json!({ "type": "hint", "seat": 9 })), "no-such-seat");
    assert_eq!(
        refused(&mut page, json!({ "type": "act", "seat": 0, "decision": 0, "action": "x" })),
        "decision-closed"
    );
    assert_eq!(refused(&mut page, json!({ "type": "rematch" })), "not-over");
    assert_eq!(refused(&mut page, json!({ "type": "leave", "seat": 0 })), "already-started");
    assert_eq!(refused(&mut page, json!({ "type": "ready", "seat": 0, "nonce": "x" })), "bad-nonce");
    assert_eq!(refused(&mut page, json!({ "type": "close" })), "already-started");
    assert_eq!(refused(&mut page, json!({ "type": "say", "text": "hello" })), "unavailable");
    assert_eq!(refused(&mut page, json!({ "type": "set-bot", "seat": 1, "bot": "greedy" })), "unavailable");
}

#[test]
fn a_move_can_be_undone() {
    let mut page = Page::new(1);
    page.open("summer-pavilion", json!({ "players": 2 }), &["level:novice"]);
    page.wait();
    let before = page.position["view"].clone();
    let clicks = page.any_choice(&mut SplitMix::new(1));
    page.act(&clicks);
    assert_ne!(page.position["view"], before);
    assert_eq!(page.command(json!({ "type": "undo", "seat": 0 }))["type"], "done");
    assert_eq!(page.position["view"], before);
    assert_eq!(page.command(json!({ "type": "undo", "seat": 0 }))["error"]["code"], "cannot-undo");
}

#[test]
fn bots_move_only_while_somebody_watches() {
    let mut page = running();
    let clicks = page.any_choice(&mut SplitMix::new(1));
    page.act(&clicks);
    assert_eq!(page.work, Some(WorkKind::Move));
    page.handle(Input::Disconnect { connection: 1 });
    assert_eq!(page.work, None);
}

#[test]
fn who_resigns_is_ranked_last_and_the_game_goes_on_alone() {
    let mut page = running();
    assert_eq!(page.command(json!({ "type": "resign", "seat": 0 }))["type"], "done");
    page.wait();
    assert_eq!((page.phase(), &page.position["ranks"]), ("over", &json!([2, 1])));
}

#[test]
fn a_game_that_is_called_off_has_no_result_and_stays_so() {
    let mut page = running();
    assert_eq!(page.command(json!({ "type": "abandon", "seat": 0, "agree": true }))["type"], "done");
    assert_eq!((page.phase(), &page.position["turn"]), ("abandoned", &json!("over")));
    let mut again = page.reopened();
    again.connect(page.table["table"].as_str().unwrap());
    assert_eq!((again.phase(), again.work), ("abandoned", None));
}

#[test]
fn a_rematch_is_a_new_table_with_the_same_seats() {
    let mut page = running();
    page.command(json!({ "type": "abandon", "seat": 0, "agree": true }));
    for _ in 0..2 {
        assert_eq!(page.command(json!({ "type": "rematch" }))["type"], "done");
    }
    let first = page.table.clone();
    page.connect(first["rematch"].as_str().unwrap());
    assert_eq!((page.phase(), &page.table["rules"]), ("gathering", &first["rules"]));
    assert_ne!(page.table["commitment"], first["commitment"]);
    let names =
        |table: &Value| table["seats"].as_array().unwrap().iter().map(|it| it["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(&page.table), names(&first));
    assert_eq!(page.get("tables/mine").as_array().unwrap().len(), 2);
}

#[test]
fn a_table_given_up_before_the_start_is_gone() {
    let seats = json!([{ "kind": "mine" }, { "kind": "bot", "bot": "greedy" }]);
    let plan = json!({ "game": "mille-fiori", "options": { "players": 2 }, "seats": seats });
    for give_up in [json!({ "type": "leave", "seat": 0 }), json!({ "type": "close" })] {
        let mut page = Page::new(1);
        let created = page.request("POST", "tables", Some(plan.clone()));
        page.connect(created["table"].as_str().unwrap());
        assert_eq!(page.phase(), "gathering");
        assert_eq!(page.command(give_up)["type"], "done");
        assert!(page.stored.is_empty(), "{:?}", page.stored);
        assert_eq!(page.get("tables/mine"), json!([]));
    }
}

#[test]
fn a_table_of_other_rules_is_said_to_be_one_and_kept() {
    let page = running();
    let mut later = page.reopened();
    let (key, stored) = page.stored.iter().next().expect("a stored table");
    let other = stored.replacen("\"rules\":", "\"rules\":9", 1);
    later.handle(Input::Restore { key: key.clone(), value: other });
    let table = key.strip_prefix("table/").unwrap();
    assert_eq!(later.get(&format!("tables/{table}")), json!({ "error": "other-rules" }));
    assert_eq!(later.get("tables/mine"), json!([]));
    assert!(later.stored.contains_key(key));
}

#[test]
fn garbage_in_the_storage_harms_nothing_else() {
    let mut page = Page::new(1);
    for (key, value) in
        [("table/device-x", "{"), ("table/device-y", "{}"), ("study", "[]"), ("review/z", "x"), ("?", "")]
    {
        page.handle(Input::Restore { key: key.to_owned(), value: value.to_owned() });
    }
    assert_eq!(page.get("tables/mine"), json!([]));
    assert_eq!(page.get("tables/device-x"), json!({ "error": "other-rules" }));
    assert!(page.get("games/liguria/lessons").is_array());
}
