//! Sessions listed and ended by their owner, recovery codes, and codes that let a guest continue on another device.

use crate::support::{Answer, Person, TestServer, two_in_a_game};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";
const FIREFOX: &str = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// The same account in another browser.
async fn elsewhere(server: &TestServer) -> Person {
    let mut person = Person::stranger(server);
    let body = json!({"name": "Anna", "password": PASSWORD}).to_string();
    let answer = person.send_with("POST", "/api/session", &[FIREFOX.to_owned()], &body).await;
    person.keep_cookie(&answer);
    answer.ok();
    person
}

async fn is_signed_in(person: &Person) -> bool {
    person.get("/api/me").await.ok() != Value::Null
}

async fn sessions(person: &Person) -> Vec<Value> {
    person.get("/api/sessions").await.ok().as_array().unwrap().clone()
}

#[tokio::test]
async fn a_session_is_listed_with_its_device_and_ended() {
    let server = TestServer::spawn().await;
    let (here, there) = (Person::account(&server, "Anna").await, elsewhere(&server).await);
    let listed = sessions(&here).await;
    assert_eq!(listed.len(), 2);
    let other = listed.iter().find(|session| session["current"] == false).unwrap();
    assert_eq!(other["device"], "firefox linux");
    let path = format!("/api/sessions/{}", other["session"].as_str().unwrap());
    here.send("DELETE", &path, "").await.ok();
    assert!(is_signed_in(&here).await && !is_signed_in(&there).await);
    assert_eq!(sessions(&here).await.len(), 1);
    assert_eq!(here.send("DELETE", "/api/sessions/none", "").await.refused(), (404, "not-found".to_owned()));
}

/// A copy of the cookie would otherwise stay valid for a year.
#[tokio::test]
async fn signing_out_ends_the_session_and_not_just_the_cookie() {
    let server = TestServer::spawn().await;
    let (here, there) = (Person::account(&server, "Anna").await, elsewhere(&server).await);
    let copy = there.clone();
    there.send("DELETE", "/api/session", "").await.ok();
    assert!(!is_signed_in(&copy).await && is_signed_in(&here).await);
}

#[tokio::test]
async fn all_other_sessions_are_ended_at_once() {
    let server = TestServer::spawn().await;
    let (mut here, there) = (Person::account(&server, "Anna").await, elsewhere(&server).await);
    let old = here.clone();
    let answer = here.send("DELETE", "/api/sessions", "").await;
    here.keep_cookie(&answer);
    answer.ok();
    assert!(is_signed_in(&here).await && !is_signed_in(&there).await && !is_signed_in(&old).await);
    assert_eq!(sessions(&here).await.len(), 1);
}

#[tokio::test]
async fn nobody_ends_the_session_of_another() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::account(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let session = sessions(&anna).await[0]["session"].as_str().unwrap().to_owned();
    let refused = bruno.send("DELETE", &format!("/api/sessions/{session}"), "").await.refused();
    assert_eq!(refused, (404, "not-found".to_owned()));
    assert!(is_signed_in(&anna).await);
    let stranger = Person::stranger(&server);
    for (method, path) in [("GET", "/api/sessions"), ("DELETE", "/api/sessions"), ("DELETE", "/api/sessions/1")] {
        assert_eq!(stranger.send(method, path, "").await.refused(), (401, "not-signed-in".to_owned()), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_a_session_that_is_ended_are_closed() {
    let server = TestServer::spawn().await;
    let (_, [anna, _], [mut socket, _]) = two_in_a_game(&server).await;
    let session = sessions(&anna).await[0]["session"].as_str().unwrap().to_owned();
    anna.send("DELETE", &format!("/api/sessions/{session}"), "").await.ok();
    assert_eq!(socket.closed().await, Some(4401));
}

async fn codes(anna: &Person) -> Vec<String> {
    let answer = anna.post("/api/account/recovery-codes", &json!({"password": PASSWORD}).to_string()).await.ok();
    answer["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

async fn left(anna: &Person) -> Value {
    anna.get("/api/account/recovery-codes").await.ok()["left"].clone()
}

async fn recover(server: &TestServer, name: &str, code: &str) -> Answer {
    let body = json!({"name": name, "code": code, "password": "another horse"});
    Person::stranger(server).post("/api/recovery", &body.to_string()).await
}

fn wrong_code() -> (u16, String) {
    (401, "wrong-code".to_owned())
}

#[tokio::test]
async fn a_recovery_code_replaces_a_forgotten_password_once() {
    let server = TestServer::spawn().await;
    let anna = Person::account(&server, "Anna").await;
    assert_eq!(left(&anna).await, 0);
    let codes = codes(&anna).await;
    assert_eq!((codes.len(), left(&anna).await), (8, json!(8)));
    let typed = codes[0].replace('-', " ").to_uppercase();
    assert_eq!(recover(&server, "anna", &typed).await.ok()["name"], "Anna");
    assert!(!is_signed_in(&anna).await, "all sessions have ended");
    assert_eq!(recover(&server, "Anna", &codes[0]).await.refused(), wrong_code());
    let sign_in = json!({"name": "Anna", "password": "another horse"}).to_string();
    let mut again = Person::stranger(&server);
    let answer = again.post("/api/session", &sign_in).await;
    again.keep_cookie(&answer);
    assert_eq!(left(&again).await, 7);
}

#[tokio::test]
async fn wrong_codes_names_and_passwords_are_refused() {
    let server = TestServer::spawn().await;
    let anna = Person::account(&server, "Anna").await;
    let earlier = codes(&anna).await;
    let codes = codes(&anna).await;
    for (name, code) in [("Anna", "aaaa-bbbb-cccc-dddd"), ("Anna", ""), ("Bruno", &codes[0]), ("Anna", &earlier[0])] {
        assert_eq!(recover(&server, name, code).await.refused(), wrong_code(), "{name} {code}");
    }
    let weak = json!({"name": "Anna", "code": codes[0], "password": "password"}).to_string();
    let refused = Person::stranger(&server).post("/api/recovery", &weak).await.refused();
    assert_eq!(refused, (400, "bad-password".to_owned()));
    assert_eq!(left(&anna).await, 8, "no code is used up by a mistake");
    let wrong = json!({"password": "wrong horse"}).to_string();
    let refused = anna.post("/api/account/recovery-codes", &wrong).await.refused();
    assert_eq!(refused, (401, "wrong-password".to_owned()));
    let guest = Person::guest(&server, "Gustav").await;
    assert_eq!(guest.post("/api/account/recovery-codes", &wrong).await.refused(), (409, "no-account".to_owned()));
}

#[tokio::test]
async fn recovery_codes_are_guessed_slowly() {
    let server = TestServer::spawn_with(|config| config.limits.guesses = server::Rate::new(3, 0.0)).await;
    let anna = Person::account(&server, "Anna").await;
    let codes = codes(&anna).await;
    for _ in 0..3 {
        assert_eq!(recover(&server, "Anna", "aaaa-bbbb-cccc-dddd").await.refused(), wrong_code());
    }
    assert_eq!(recover(&server, "Anna", &codes[0]).await.refused(), (429, "too-fast".to_owned()));
}

async fn device_code(guest: &Person) -> String {
    guest.post("/api/device-code", "").await.ok()["code"].as_str().unwrap().to_owned()
}

async fn redeem(server: &TestServer, code: &str) -> (Person, Answer) {
    let mut person = Person::stranger(server);
    let answer = person.post("/api/session/code", &json!({"code": code}).to_string()).await;
    person.keep_cookie(&answer);
    (person, answer)
}

#[tokio::test]
async fn a_code_brings_a_guest_to_another_device_once() {
    let server = TestServer::spawn().await;
    let guest = Person::guest(&server, "Gustav").await;
    let table = guest.open_table(crate::support::TWO).await;
    let replaced = device_code(&guest).await;
    let code = device_code(&guest).await;
    assert_eq!(redeem(&server, &replaced).await.1.refused(), wrong_code());
    let (phone, answer) = redeem(&server, &code.to_uppercase()).await;
    assert_eq!(answer.ok()["name"], "Gustav");
    assert_eq!(phone.get("/api/tables/mine").await.ok()[0]["table"], table);
    assert_eq!(redeem(&server, &code).await.1.refused(), wrong_code());
    assert_eq!(sessions(&guest).await.len(), 2);
}

#[tokio::test]
async fn codes_for_another_device_are_for_guests_and_guessed_slowly() {
    let server = TestServer::spawn_with(|config| config.limits.sign_ins = server::Rate::new(5, 0.0)).await;
    let guest = Person::guest(&server, "Gustav").await;
    let code = device_code(&guest).await;
    let body = json!({"name": "Gustav", "password": PASSWORD}).to_string();
    guest.post("/api/account", &body).await.ok();
    assert_eq!(redeem(&server, &code).await.1.refused(), wrong_code(), "accounts have a password");
    assert_eq!(guest.post("/api/device-code", "").await.refused(), (409, "not-a-guest".to_owned()));
    assert_eq!(redeem(&server, "wrong").await.1.refused(), (429, "too-fast".to_owned()));
}
