//! Vacations of accounts: announced in whole days from today on, within a budget for each year.

use crate::support::{Person, TestServer, today};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};
use serde_json::{Value, json};

/// The n-th day of next year, which no test reaches.
fn day(number: i32) -> Date {
    let this_year = Timestamp::now().in_tz("UTC").unwrap().year();
    Date::new(this_year + 1, 1, 1).unwrap().checked_add((number - 1).days()).unwrap()
}

fn vacation(from: i32, until: i32) -> String {
    json!({"from": day(from).to_string(), "until": day(until).to_string(), "zone": "Europe/Berlin"}).to_string()
}

/// First and last day of each vacation, counted like in [`day`], and the number of days taken next year.
fn listed(answer: &Value) -> (Vec<[i64; 2]>, i64) {
    let number = |date: &Value| {
        let date: Date = date.as_str().unwrap().parse().unwrap();
        i64::from(date.day_of_year())
    };
    let vacations = answer["vacations"].as_array().unwrap().iter();
    let taken = answer["years"].as_array().unwrap().first().map_or(0, |year| year["taken"].as_i64().unwrap());
    (vacations.map(|it| [number(&it["from"]), number(&it["until"])]).collect(), taken)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_announces_vacations_within_the_budget_of_the_year() {
    let server = TestServer::spawn_with(|config| config.limits.vacation_days = 10).await;
    let anna = Person::account(&server, "Anna").await;
    let none = anna.get("/api/vacations").await.ok();
    assert_eq!((listed(&none), &none["days_a_year"]), ((vec![], 0), &json!(10)));
    anna.post("/api/vacations", &vacation(20, 22)).await.ok();
    anna.post("/api/vacations", &vacation(40, 42)).await.ok();
    let joined = anna.post("/api/vacations", &vacation(22, 25)).await.ok();
    assert_eq!(listed(&joined), (vec![[20, 25], [40, 42]], 9), "a day counts once");
    let refused = anna.post("/api/vacations", &vacation(50, 51)).await.refused();
    assert_eq!(refused, (409, "no-vacation-left".to_owned()));
    let server = server.restart().await;
    assert_eq!(listed(&anna.at(&server).get("/api/vacations").await.ok()), listed(&joined));
}

#[tokio::test(flavor = "multi_thread")]
async fn days_are_given_back_vacation_by_vacation() {
    let server = TestServer::spawn().await;
    let anna = Person::account(&server, "Anna").await;
    anna.post("/api/vacations", &vacation(20, 22)).await.ok();
    anna.post("/api/vacations", &vacation(40, 42)).await.ok();
    let rest = anna.send("DELETE", &format!("/api/vacations/{}", day(40)), "").await.ok();
    assert_eq!(listed(&rest), (vec![[20, 22]], 3));
    for nothing in [day(21).to_string(), day(40).to_string(), "x".to_owned()] {
        let refused = anna.send("DELETE", &format!("/api/vacations/{nothing}"), "").await.refused();
        assert_eq!(refused, (404, "not-found".to_owned()), "{nothing}");
    }
}

/// Today counts, and stays a rest.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_that_has_begun_ends_today_at_the_earliest() {
    let server = TestServer::spawn().await;
    let anna = Person::account(&server, "Anna").await;
    let (today, zone) = today();
    let last = today.checked_add(3.days()).unwrap();
    let body = json!({"from": today.to_string(), "until": last.to_string(), "zone": zone}).to_string();
    anna.post("/api/vacations", &body).await.ok();
    let rest = anna.send("DELETE", &format!("/api/vacations/{today}"), "").await.ok();
    assert_eq!(rest["vacations"], json!([{"from": today.to_string(), "until": today.to_string()}]));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_vacations_are_refused() {
    let server = TestServer::spawn().await;
    let (anna, guest) = (Person::account(&server, "Anna").await, Person::guest(&server, "Gero").await);
    let with = |field: &str, value: &str| {
        let mut body: Value = serde_json::from_str(&vacation(20, 22)).unwrap();
        body[field] = json!(value);
        body.to_string()
    };
    for (code, body) in [
        ("bad-vacation", with("from", "2001-01-01")),
        ("bad-vacation", vacation(22, 20)),
        ("bad-vacation", with("until", "2999-01-01")),
        ("bad-message", with("zone", "Europe/Atlantis")),
        ("bad-message", with("until", "tomorrow")),
    ] {
        assert_eq!(anna.post("/api/vacations", &body).await.refused(), (400, code.to_owned()), "{body}");
    }
    assert_eq!(guest.get("/api/vacations").await.refused(), (409, "no-account".to_owned()));
    assert_eq!(guest.post("/api/vacations", &vacation(20, 22)).await.refused(), (409, "no-account".to_owned()));
    assert_eq!(Person::stranger(&server).get("/api/vacations").await.refused().1, "not-signed-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_can_turn_vacations_off() {
    let server = TestServer::spawn_with(|config| config.limits.vacation_days = 0).await;
    let anna = Person::account(&server, "Anna").await;
    assert_eq!(anna.get("/api/vacations").await.ok()["days_a_year"], 0);
    assert_eq!(anna.post("/api/vacations", &vacation(20, 20)).await.refused(), (403, "closed".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn vacations_are_exported() {
    let server = TestServer::spawn().await;
    let anna = Person::account(&server, "Anna").await;
    anna.post("/api/vacations", &vacation(20, 20)).await.ok();
    let export = anna.get("/api/export").await.ok();
    assert_eq!(export["vacation_days"][0]["day"], day(20).to_string());
}
