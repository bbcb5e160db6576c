//! Signing in with an issuer (OpenID Connect).

mod issuer;

use crate::support::{Answer, Operator, Person, TWO, TestServer};
use issuer::{Change, TestIssuer};
use serde_json::{Value, json};
use server::{Permissions, Rate, Who};
use std::time::Duration;

async fn club() -> (TestIssuer, TestServer) {
    let issuer = TestIssuer::start().await;
    let server = TestServer::spawn_with(|config| issuer.configure(config)).await;
    (issuer, server)
}

fn anna() -> Value {
    json!({"sub": "anna-1", "preferred_username": "Anna"})
}

/// A sign-in that has begun: the issuer's address, and the browser with its cookie beside that of the session.
async fn start(person: &Person, body: &Value) -> (String, Person) {
    let answer = person.post("/api/oidc/start", &body.to_string()).await;
    let cookie = answer.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {answer:?}")).to_owned();
    assert!(cookie.contains("HttpOnly; SameSite=Lax") && cookie.contains("Max-Age=600;"), "{cookie}");
    let flow = cookie.split(';').next().unwrap();
    let cookie = person.cookie.as_ref().map_or_else(|| flow.to_owned(), |session| format!("{session}; {flow}"));
    (answer.ok()["address"].as_str().unwrap().to_owned(), Person { cookie: Some(cookie), ..person.clone() })
}

async fn come_back(browser: &Person, query: &str) -> Answer {
    let answer = browser.get(&format!("/api/oidc/callback?{query}")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    assert!(answer.headers.contains("tavola-oidc=; Path=/; Max-Age=0"), "the sign-in is over: {answer:?}");
    answer
}

/// Signs in at the issuer as somebody with these claims, and comes back.
async fn sign_in(person: &Person, issuer: &TestIssuer, claims: Value) -> Answer {
    let (address, browser) = start(person, &json!({})).await;
    come_back(&browser, &issuer.sign_in(&address, claims)).await
}

/// The person with the session that has just begun.
async fn signed_in(person: &Person, answer: &Answer) -> Person {
    assert_eq!(answer.header("location"), Some("/"), "{answer:?}");
    let mut person = Person { cookie: None, ..person.clone() };
    person.keep_cookie(answer);
    person.id = person.get("/api/me").await.ok()["id"].as_str().unwrap().parse().unwrap();
    person
}

#[track_caller]
fn assert_failed(answer: &Answer, code: &str) {
    assert_eq!(answer.header("location"), Some(format!("/sign-in-failed/{code}").as_str()), "{answer:?}");
    assert!(!answer.headers.contains("tavola="), "no session: {answer:?}");
}

#[tokio::test]
async fn whoever_the_issuer_knows_has_an_account() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/api/oidc").await.ok(), json!({"name": "Club", "connected": false}));
    let first = signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    let me = first.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["account"], &me["password"]), (&json!("Anna"), &json!(true), &json!(false)));
    assert_eq!(first.get("/api/oidc").await.ok()["connected"], true);
    let renamed = json!({"sub": "anna-1", "preferred_username": "Annabel"});
    let again = signed_in(&stranger, &sign_in(&stranger, &issuer, renamed).await).await;
    assert_eq!(again.get("/api/me").await.ok(), me, "the subject counts, and the name here stays");
    assert_eq!(again.get("/api/sessions").await.ok().as_array().unwrap().len(), 2);
    assert_eq!(again.get("/api/export").await.ok()["identities"][0]["subject"], "anna-1");
    assert_eq!(again.send("DELETE", "/api/oidc", "").await.refused(), (409, "last-login".to_owned()));
    again.send("DELETE", "/api/account", "{}").await.ok();
    let new = signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    assert_ne!(new.get("/api/me").await.ok()["id"], me["id"], "nothing is left of the deleted account");
}

#[tokio::test]
async fn a_guest_becomes_the_account_and_keeps_the_games() {
    let (issuer, server) = club().await;
    let guest = Person::guest(&server, "Somebody").await;
    let table = guest.open_table(TWO).await;
    let account = signed_in(&guest, &sign_in(&guest, &issuer, anna()).await).await;
    assert_eq!((account.id, &account.get("/api/me").await.ok()["name"]), (guest.id, &json!("Anna")));
    assert_eq!(account.get("/api/tables/mine").await.ok()[0]["table"], json!(table));
    let other = Person::guest(&server, "Somebody else").await;
    let again = signed_in(&other, &sign_in(&other, &issuer, anna()).await).await;
    assert_eq!(again.id, guest.id, "a known identity signs in, and leaves the guest alone");
}

#[tokio::test]
async fn names_are_free_and_allowed() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    let long = "x".repeat(99);
    for (subject, claims, name) in [
        ("1", json!({"preferred_username": "anna@club.example", "name": "Anna Rossi"}), "anna"),
        ("2", json!({"preferred_username": "Anna"}), "Anna 2"),
        ("3", json!({"name": " An\u{200b}na\tRossi "}), "AnnaRossi"),
        ("4", json!({"preferred_username": "", "nickname": "Nina"}), "Nina"),
        ("5", json!({}), "Player"),
        ("6", json!({"preferred_username": "Guest"}), "Player 2"),
        ("7", json!({"preferred_username": long}), &long[..30]),
        ("8", json!({"preferred_username": "master"}), "master 2"),
    ] {
        let mut claims = claims;
        claims["sub"] = json!(subject);
        let person = signed_in(&stranger, &sign_in(&stranger, &issuer, claims).await).await;
        assert_eq!(person.get("/api/me").await.ok()["name"], json!(name), "{subject}");
    }
}

#[tokio::test]
async fn the_issuer_decides_who_has_an_account() {
    let issuer = TestIssuer::start().await;
    let server = TestServer::spawn_with(|config| {
        issuer.configure(config);
        config.permissions = Permissions { create_accounts: Who::Nobody, ..Permissions::default() };
    })
    .await;
    let stranger = Person::stranger(&server);
    let account = signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    assert_eq!(account.get("/api/me").await.ok()["account"], true);
}

#[tokio::test]
async fn tokens_that_are_not_for_this_sign_in_are_refused() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    let changes: [(&str, Change); 7] = [
        ("nonce", |_, claims| claims["nonce"] = json!("another")),
        ("audience", |_, claims| claims["aud"] = json!("another")),
        ("issuer", |_, claims| claims["iss"] = json!("http://127.0.0.1:1/club")),
        ("expired", |_, claims| claims["exp"] = json!(1_000)),
        ("unsigned", |header, _| header["alg"] = json!("none")),
        ("symmetric", |header, _| header["alg"] = json!("HS256")),
        ("unknown key", |header, _| header["kid"] = json!("three")),
    ];
    for (what, change) in changes {
        issuer.change_tokens(change);
        let answer = sign_in(&stranger, &issuer, anna()).await;
        assert_eq!(answer.header("location"), Some("/sign-in-failed/identity-failed"), "{what}");
    }
    issuer.change_tokens(|_, _| ());
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
}

#[tokio::test]
async fn the_issuer_can_change_its_keys() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    assert_eq!(issuer.key_requests(), 1, "keys are cached");
    issuer.rotate_key("two");
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    assert_eq!(issuer.key_requests(), 2, "an unknown key is asked for once");
    issuer.rotate_key("two");
    assert_failed(&sign_in(&stranger, &issuer, anna()).await, "identity-failed");
}

#[tokio::test]
async fn only_the_browser_that_began_a_sign_in_finishes_it_once() {
    let (issuer, server) = club().await;
    let (victim, attacker) = (Person::guest(&server, "Victim").await, Person::stranger(&server));
    let (address, browser) = start(&attacker, &json!({})).await;
    let query = issuer.sign_in(&address, anna());
    assert_failed(&come_back(&victim, &query).await, "identity-expired");
    let (_, other_sign_in) = start(&victim, &json!({})).await;
    assert_failed(&come_back(&other_sign_in, &query).await, "identity-expired");
    signed_in(&attacker, &come_back(&browser, &query).await).await;
    assert_failed(&come_back(&browser, &query).await, "identity-expired");
    assert_eq!(victim.get("/api/me").await.ok()["account"], false);
}

#[tokio::test]
async fn answers_without_a_code_are_explained() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    for (answer, code) in [
        ("error=access_denied", "identity-denied"),
        ("error=server_error", "identity-failed"),
        ("error=%0Aforged+line", "identity-failed"),
        ("code=wrong", "identity-failed"),
        ("code=x&iss=https://other.example", "identity-failed"),
        ("", "identity-failed"),
    ] {
        let (address, browser) = start(&stranger, &json!({})).await;
        let query = issuer.sign_in(&address, anna());
        let state = query.split('&').find(|pair| pair.starts_with("state=")).unwrap();
        assert_failed(&come_back(&browser, &format!("{answer}&{state}")).await, code);
    }
    assert_failed(&come_back(&stranger, "").await, "identity-expired");
}

#[tokio::test]
async fn an_issuer_that_is_down_is_asked_again_later() {
    let (issuer, server) = club().await;
    issuer.set_down(true);
    let stranger = Person::stranger(&server);
    for _ in 0..2 {
        let refused = stranger.post("/api/oidc/start", "{}").await.refused();
        assert_eq!(refused, (503, "identity-failed".to_owned()));
    }
    issuer.set_down(false);
    assert_eq!(stranger.post("/api/oidc/start", "{}").await.refused().1, "identity-failed", "it gets a pause");
    tokio::time::sleep(Duration::from_secs(5)).await;
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    issuer.set_down(true);
    signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
}

#[tokio::test]
async fn an_account_is_connected_after_it_was_confirmed() {
    let (issuer, server) = club().await;
    let bruno = Person::guest(&server, "Bruno").await;
    let connect = json!({"connect": true, "page": "/statistics"});
    assert_eq!(
        bruno.post("/api/oidc/start", &connect.to_string()).await.refused(),
        (409, "no-account".to_owned()),
        "a guest signs in instead"
    );
    bruno.post("/api/account", r#"{"name": "Bruno", "password": "correct horse"}"#).await.ok();
    let refused = bruno.post("/api/oidc/start", &connect.to_string()).await.refused();
    assert_eq!(refused, (401, "wrong-password".to_owned()));
    let confirmed = json!({"connect": true, "page": "/statistics", "password": "correct horse"});
    let (address, browser) = start(&bruno, &confirmed).await;
    let answer = come_back(&browser, &issuer.sign_in(&address, anna())).await;
    assert_eq!(answer.header("location"), Some("/statistics"));
    assert_eq!(bruno.get("/api/oidc").await.ok()["connected"], true);
    let stranger = Person::stranger(&server);
    assert_eq!(signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await.id, bruno.id);
    bruno.send("DELETE", "/api/oidc", "").await.ok();
    assert_eq!(bruno.get("/api/oidc").await.ok()["connected"], false);
    assert_ne!(signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await.id, bruno.id);
    let (address, browser) = start(&bruno, &confirmed).await;
    assert_failed(&come_back(&browser, &issuer.sign_in(&address, anna())).await, "identity-taken");
    let refused = stranger.post("/api/oidc/start", &connect.to_string()).await.refused();
    assert_eq!(refused, (401, "not-signed-in".to_owned()));
}

/// Otherwise somebody who signs in between could get another's identity.
#[tokio::test]
async fn another_account_in_the_same_browser_is_not_connected() {
    let (issuer, server) = club().await;
    let [bruno, carla] = [Person::guest(&server, "Bruno").await, Person::guest(&server, "Carla").await];
    for (person, name) in [(&bruno, "Bruno"), (&carla, "Carla")] {
        person.post("/api/account", &json!({"name": name, "password": "correct horse"}).to_string()).await.ok();
    }
    let (address, browser) = start(&bruno, &json!({"connect": true, "password": "correct horse"})).await;
    let flow = browser.cookie.as_ref().unwrap().split("; ").last().unwrap().to_owned();
    let query = issuer.sign_in(&address, anna());
    let swapped = Person { cookie: Some(format!("{}; {flow}", carla.cookie.as_ref().unwrap())), ..carla.clone() };
    assert_failed(&come_back(&swapped, &query).await, "not-signed-in");
    assert_eq!(carla.get("/api/oidc").await.ok()["connected"], false);
}

#[tokio::test]
async fn a_blocked_account_stays_blocked() {
    let (issuer, server) = club().await;
    let stranger = Person::stranger(&server);
    let account = signed_in(&stranger, &sign_in(&stranger, &issuer, anna()).await).await;
    Operator::of(&server).await.act(&account, "block").await.ok();
    assert_failed(&sign_in(&stranger, &issuer, anna()).await, "blocked");
}

#[tokio::test]
async fn beginning_to_sign_in_is_slowed_down() {
    let issuer = TestIssuer::start().await;
    let server = TestServer::spawn_with(|config| {
        issuer.configure(config);
        config.limits.sign_ins = Rate::new(2, 0.0);
    })
    .await;
    let stranger = Person::stranger(&server);
    for _ in 0..2 {
        start(&stranger, &json!({})).await;
    }
    assert_eq!(stranger.post("/api/oidc/start", "{}").await.refused(), (429, "too-fast".to_owned()));
}

#[tokio::test]
async fn without_an_issuer_nothing_is_offered() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/api/oidc").await.ok(), Value::Null);
    assert_eq!(stranger.post("/api/oidc/start", "{}").await.refused(), (404, "not-found".to_owned()));
    let answer = stranger.get("/api/oidc/callback?code=x&state=y").await;
    assert_eq!(answer.header("location"), Some("/sign-in-failed/not-found"));
}
