//! Imported records.

use crate::secrets::{ONE, OTHER, Secret, beginning};
use crate::support::{Person, TestServer, add_record, long_record, play, short_record, two_in_a_game};
use serde_json::{Value, json};

/// The error code and message for this record.
async fn refused(person: &Person, record: &str) -> (String, Value) {
    let answer = person.post("/api/records", record).await;
    let error: Value = serde_json::from_str(&answer.body).unwrap();
    (error["code"].as_str().unwrap().to_owned(), error["text"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_stored_listed_shown_and_deleted() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let record = add_record(&anna, short_record()).await;
    let original: Value = serde_json::from_str(short_record()).unwrap();
    let list = anna.get("/api/records").await.ok();
    assert_eq!((&list[0]["record"], &list[0]["game"]), (&json!(record), &original["game"]));
    assert_eq!((&list[0]["scores"], &list[0]["seats"]), (&original["result"]["scores"], &original["seats"]));
    assert_eq!(bruno.get("/api/records").await.ok(), json!([]));

    let path = format!("/api/records/{record}");
    assert_eq!(bruno.get(&path).await.ok(), original, "whoever has the address may read it");
    let replay = bruno.get(&format!("{path}/replay?seat=1")).await.ok();
    assert_eq!((&replay["open"], &replay["seats"]), (&json!(true), &original["seats"]));
    assert_eq!(bruno.send("DELETE", &path, "").await.refused(), (404, "not-found".to_owned()));
    anna.send("DELETE", &path, "").await.ok();
    assert_eq!(anna.get(&path).await.refused(), (404, "not-found".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_served_game_can_be_exported_and_imported() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 2_000).await;
    let kept = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = add_record(&anna, &kept.body).await;
    let [of_table, of_record] = [format!("tables/{table}"), format!("records/{record}")];
    let steps = async |of: &str| anna.get(&format!("/api/{of}/replay?seat=1")).await.ok()["steps"].clone();
    assert_eq!(steps(&of_table).await, steps(&of_record).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_a_record_are_explained_with_the_step() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let (code, text) = refused(&anna, "{\n  \"tavola\": one}").await;
    assert_eq!((code.as_str(), &text["key"]), ("bad-record", &json!("error-bad-record")));
    assert_eq!(text["args"][0], json!(["line", {"number": 2}]));
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(short_record()).unwrap();
        change(&mut record);
        record.to_string()
    };
    let (_, text) = refused(&anna, &changed(&|record| record["game"] = json!("chess"))).await;
    assert_eq!(text["key"], "record-of-no-game");
    let (_, text) = refused(&anna, &changed(&|record| record["steps"][4][1] = json!("sing a song"))).await;
    assert_eq!((&text["key"], &text["args"][1]), (&json!("record-wrong-step"), &json!(["step", {"number": 5}])));
    assert_eq!(text["args"][0][1]["text"]["key"], "replay-notation");
    let (_, text) = refused(&anna, &changed(&|record| record["result"]["scores"][0] = json!(7))).await;
    assert_eq!(
        (&text["key"], &text["args"][0][1]["text"]["key"]),
        (&json!("record-wrong"), &json!("replay-result-scores"))
    );
    assert_eq!(anna.get("/api/records").await.ok(), json!([]), "nothing of it was kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_limited_in_size_and_number() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let padded = format!("{}{}", long_record(), " ".repeat(200 * 1024));
    add_record(&anna, &padded).await;
    let huge = format!("{}{}", long_record(), " ".repeat(256 * 1024));
    assert_eq!(anna.post("/api/records", &huge).await.refused(), (413, "too-large".to_owned()));
    for _ in 1..50 {
        add_record(&anna, short_record()).await;
    }
    assert_eq!(anna.post("/api/records", short_record()).await.refused(), (409, "too-many".to_owned()));
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.post("/api/records", short_record()).await.refused(), (401, "not-signed-in".to_owned()));
}

/// Regression: names of 60,000 characters made a list of 12 MB.
#[tokio::test(flavor = "multi_thread")]
async fn long_texts_in_a_record_are_refused() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let long = "x".repeat(60_000);
    let change = |pointer: &str, value: Value| {
        let mut record: Value = serde_json::from_str(short_record()).unwrap();
        *record.pointer_mut(pointer).unwrap() = value;
        record.to_string()
    };
    let mut noted: Value = serde_json::from_str(short_record()).unwrap();
    noted["notes"] = json!({"of": [long]});
    let cases = [
        (change("/seats/0", json!(long)), "seats[0]"),
        (change("/steps/3/1", json!(long)), "steps[3]"),
        (noted.to_string(), "of"),
    ];
    for (record, field) in cases {
        let error: Value = serde_json::from_str(&anna.post("/api/records", &record).await.body).unwrap();
        assert_eq!((&error["code"], &error["field"]), (&json!("bad-record"), &json!(field)));
        assert_eq!(error["text"]["key"], "record-long-text");
    }
    for _ in 0..50 {
        add_record(&anna, &change("/seats/0", json!("x".repeat(60)))).await;
    }
    let list = anna.get("/api/records").await.body;
    assert!(list.len() < 50 * 1024, "{} bytes", list.len());
}

/// Everything visible from this perspective in a game with this secret.
async fn seen(person: &Person, secret: &Secret, eyes: &str) -> Vec<String> {
    let record = add_record(person, &beginning(secret)).await;
    let mut seen = vec![person.get(&format!("/api/records/{record}/replay{eyes}")).await.body];
    for steps in 0..5 {
        seen.push(person.get(&format!("/api/records/{record}/replay/{steps}{eyes}")).await.body);
        seen.push(person.get(&format!("/api/records/{record}/replay/{steps}/words{eyes}")).await.body);
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_replay_shows_only_what_it_knew() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    for (eyes, is_told) in [("?seat=0", false), ("", false), ("?seat=1", true), ("?seat=open", true)] {
        let (one, other) = (seen(&anna, &ONE, eyes).await, seen(&anna, &OTHER, eyes).await);
        assert_eq!(one != other, is_told, "with the eyes {eyes:?}");
    }
}
