//! Sessions, guests and accounts.

use crate::support::{Person, TestServer, two_in_a_game};
use serde_json::{Value, json};

const ACCOUNT: &str = r#"{"name": "Anna", "password": "correct horse"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_identified_by_a_strict_cookie() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/api/me").await.ok(), Value::Null);
    let answer = stranger.post("/api/me", r#"{"name": "Anna"}"#).await;
    let cookie = answer.header("set-cookie").unwrap();
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "over plain HTTP it would never come back");
    let anna = Person::guest(&server, "Anna").await;
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_secure_and_bound_to_the_host() {
    let server =
        TestServer::spawn_with(|config| config.public_url = Some("https://tavola.example".parse().unwrap())).await;
    let answer = Person::stranger(&server).post("/api/me", r#"{"name": "Anna"}"#).await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-tavola=") && cookie.contains("; Secure") && !cookie.contains("Domain"));
    assert!(answer.header("strict-transport-security").is_some());
    let anna = Person::guest(&server, "Anna").await;
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
    let tossed = anna.cookie.as_ref().map(|cookie| cookie.replace("__Host-", ""));
    assert_eq!(Person { cookie: tossed, ..anna }.get("/api/me").await.ok(), Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_identifies_nobody() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let good = anna.cookie.clone().unwrap();
    let swapped = good.replacen(&anna.id.to_string(), &(anna.id + 1).to_string(), 1);
    let cut = good[..good.len() - 2].to_owned();
    for forged in [swapped, cut, "tavola=".to_owned(), "tavola=1.0.1.00".to_owned(), "other=x".to_owned()] {
        let thief = Person { cookie: Some(forged), ..anna.clone() };
        assert_eq!(thief.get("/api/me").await.ok(), Value::Null);
        assert_eq!(thief.get("/api/tables/mine").await.refused(), (401, "not-signed-in".to_owned()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_servers_cookie_identifies_nobody() {
    let (here, there) = (TestServer::spawn().await, TestServer::spawn().await);
    let anna = Person::guest(&here, "Anna").await;
    assert_eq!(anna.at(&there).get("/api/me").await.ok(), Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_the_tables() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], _sockets) = two_in_a_game(&server).await;
    assert_eq!(anna.post("/api/account", ACCOUNT).await.ok()["account"], true);
    let mut elsewhere = Person::stranger(&server);
    let wrong = r#"{"name": "Anna", "password": "wrong horse!"}"#;
    assert_eq!(elsewhere.post("/api/session", wrong).await.refused(), (401, "wrong-password".to_owned()));
    let answer = elsewhere.post("/api/session", &ACCOUNT.replace("Anna", "ANNA")).await;
    elsewhere.keep_cookie(&answer);
    let mine = elsewhere.get("/api/tables/mine").await.ok();
    assert_eq!((&mine[0]["table"], &mine[0]["your_turn"]), (&json!(table), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_one_account() {
    let server = TestServer::spawn().await;
    let (anna, other) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Anna").await);
    anna.post("/api/account", ACCOUNT).await.ok();
    let taken = other.post("/api/account", &ACCOUNT.replace("Anna", "anna")).await;
    assert_eq!(taken.refused(), (409, "name-taken".to_owned()));
    let short = other.post("/api/account", r#"{"name": "Other", "password": "short"}"#).await;
    assert_eq!(short.refused(), (400, "bad-password".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_old_sessions() {
    let server = TestServer::spawn().await;
    let mut anna = Person::guest(&server, "Anna").await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let old = anna.clone();
    let change = r#"{"old": "correct horse", "new": "battery staple"}"#;
    let answer = anna.post("/api/account/password", change).await;
    anna.keep_cookie(&answer);
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna");
    assert_eq!(old.get("/api/me").await.ok(), Value::Null);
    assert_eq!(anna.post("/api/account/password", change).await.refused(), (401, "wrong-password".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn users_can_export_and_delete_their_data() {
    let server = TestServer::spawn().await;
    let (table, [anna, bruno], [mut socket, _other]) = two_in_a_game(&server).await;
    let act = socket.act(0, 0);
    socket.done(act).await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let export = anna.get("/api/export").await.ok();
    assert_eq!(export["tables"][0]["table"], json!(table));
    assert_eq!(export["entries"].as_array().unwrap().len(), 1);
    let unsure = anna.send("DELETE", "/api/account", r#"{"password": "wrong horse"}"#).await;
    assert_eq!(unsure.refused(), (401, "wrong-password".to_owned()));
    anna.send("DELETE", "/api/account", r#"{"password": "correct horse"}"#).await.ok();
    assert_eq!(anna.get("/api/me").await.ok(), Value::Null);
    assert_eq!(bruno.get(&format!("/api/tables/{table}")).await.ok()["phase"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_is_slowed_down() {
    let server = TestServer::spawn_with(|config| config.limits.sign_ins = server::Rate::new(3, 0.0)).await;
    let stranger = Person::stranger(&server);
    for _ in 0..3 {
        assert_eq!(stranger.post("/api/session", ACCOUNT).await.status, 401);
    }
    assert_eq!(stranger.post("/api/session", ACCOUNT).await.refused(), (429, "too-fast".to_owned()));
}

/// Each address has its own limit, and the account has one across all of them.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_one_password_is_slowed_down_across_addresses() {
    let server = TestServer::spawn_with(|config| config.limits.guesses = server::Rate::new(3, 0.0)).await;
    let anna = Person::guest(&server, "Anna").await;
    anna.post("/api/account", ACCOUNT).await.ok();
    let (stranger, wrong) = (Person::stranger(&server), ACCOUNT.replace("horse", "goose"));
    for name in ["Anna", "ANNA", "anna"] {
        assert_eq!(stranger.post("/api/session", ACCOUNT).await.status, 200, "what is right costs nothing");
        assert_eq!(stranger.post("/api/session", &wrong.replace("Anna", name)).await.status, 401);
    }
    assert_eq!(stranger.post("/api/session", &wrong).await.refused(), (429, "too-fast".to_owned()));
    assert_eq!(stranger.post("/api/session", &wrong.replace("Anna", "Bruno")).await.status, 401);
    assert_eq!(anna.get("/api/me").await.ok()["name"], "Anna", "who is signed in stays so");
}
