//! Accounts that sign in with passkeys, with an authenticator in software.

use crate::support::{Answer, Person, TestServer};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::time::Duration;

const PASSWORD: &str = "correct horse";

/// Flags: somebody was present and has entered a PIN.
const VERIFIED: u8 = 0b101;
const HAS_CREDENTIAL: u8 = 0b100_0000;

/// A security key with one passkey.
struct Authenticator {
    pair: EcdsaKeyPair,
    id: &'static [u8],
}

impl Authenticator {
    fn new(id: &'static [u8]) -> Self {
        let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
        let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        Self { pair: EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap(), id }
    }

    fn data(&self, flags: u8, more: &[u8]) -> Vec<u8> {
        [&Sha256::digest("127.0.0.1")[..], &[flags], &[0; 4], more].concat()
    }

    /// What the browser sends for a new passkey.
    fn create(&self, person: &Person, challenge: &str) -> Value {
        let point = self.pair.public_key().as_ref();
        let length = (self.id.len() as u16).to_be_bytes();
        let start = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32];
        let key = [&start[..], &point[1..33], &[0x22, 0x58, 32], &point[33..]].concat();
        let data = self.data(VERIFIED | HAS_CREDENTIAL, &[&[0; 16][..], &length, self.id, &key].concat());
        let client_data = client_data(person, "webauthn.create", challenge);
        json!({"client_data": encode(client_data.as_bytes()), "authenticator_data": encode(&data)})
    }

    /// What the browser sends to sign in.
    fn sign(&self, person: &Person, challenge: &str) -> Value {
        let client_data = client_data(person, "webauthn.get", challenge);
        let data = self.data(VERIFIED, &[]);
        let message = [&data[..], &Sha256::digest(&client_data)[..]].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "credential": encode(self.id),
            "client_data": encode(client_data.as_bytes()),
            "authenticator_data": encode(&data),
            "signature": encode(signature.as_ref()),
        })
    }
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn origin(person: &Person) -> String {
    format!("http://{}", person.address)
}

fn client_data(person: &Person, kind: &str, challenge: &str) -> String {
    json!({"type": kind, "challenge": challenge, "origin": origin(person)}).to_string()
}

async fn post(person: &Person, path: &str, body: &Value) -> Answer {
    person.send_with("POST", path, &[format!("Origin: {}", origin(person))], &body.to_string()).await
}

async fn challenge(person: &Person, purpose: &str) -> String {
    let answer = post(person, "/api/passkey-challenge", &json!({"purpose": purpose})).await.ok();
    assert_eq!(answer["site"], "127.0.0.1");
    answer["challenge"].as_str().unwrap().to_owned()
}

/// Turns a guest into an account that has only this passkey.
async fn register(server: &TestServer, name: &str, authenticator: &Authenticator) -> Person {
    let mut person = Person::guest(server, "Somebody").await;
    let passkey = authenticator.create(&person, &challenge(&person, "create").await);
    let answer = post(&person, "/api/account/passkey", &json!({"name": name, "passkey": passkey})).await;
    person.keep_cookie(&answer);
    let me = answer.ok();
    assert_eq!((&me["name"], &me["account"], &me["password"]), (&json!(name), &json!(true), &json!(false)));
    person
}

async fn sign_in(server: &TestServer, authenticator: &Authenticator) -> (Person, Answer) {
    let mut person = Person::stranger(server);
    let signed = authenticator.sign(&person, &challenge(&person, "sign-in").await);
    let answer = post(&person, "/api/session/passkey", &signed).await;
    person.keep_cookie(&answer);
    (person, answer)
}

fn wrong_passkey() -> (u16, String) {
    (401, "wrong-passkey".to_owned())
}

#[tokio::test]
async fn a_passkey_is_the_only_login_if_wished() {
    let server = TestServer::spawn().await;
    let key = Authenticator::new(b"one");
    let anna = register(&server, "Anna", &key).await;
    let (again, answer) = sign_in(&server, &key).await;
    assert_eq!(answer.ok()["id"], anna.get("/api/me").await.ok()["id"]);
    assert_eq!(
        again.get("/api/sessions").await.ok().as_array().unwrap().len(),
        3,
        "two of the account, one of the guest"
    );
    for password in ["", PASSWORD] {
        let body = json!({"name": "Anna", "password": password}).to_string();
        let refused = Person::stranger(&server).post("/api/session", &body).await.refused();
        assert_eq!(refused, (401, "wrong-password".to_owned()));
    }
    let passkeys = anna.get("/api/passkeys").await.ok();
    let path = format!("/api/passkeys/{}", passkeys[0]["passkey"].as_str().unwrap());
    assert_eq!(anna.send("DELETE", &path, "").await.refused(), (409, "last-login".to_owned()));
}

#[tokio::test]
async fn an_account_has_a_password_and_passkeys() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    anna.post("/api/account", &json!({"name": "Anna", "password": PASSWORD}).to_string()).await.ok();
    let key = Authenticator::new(b"one");
    let mut passkey = key.create(&anna, &challenge(&anna, "create").await);
    assert_eq!(post(&anna, "/api/passkeys", &passkey).await.refused(), (401, "wrong-password".to_owned()));
    passkey["password"] = json!(PASSWORD);
    assert_eq!(post(&anna, "/api/passkeys", &passkey).await.ok().as_array().unwrap().len(), 1);
    assert_eq!(post(&anna, "/api/passkeys", &passkey).await.refused(), wrong_passkey(), "the challenge is used up");
    sign_in(&server, &key).await.1.ok();
    let path = format!("/api/passkeys/{}", encode(b"one"));
    let stranger = Person::guest(&server, "Bruno").await;
    assert_eq!(stranger.send("DELETE", &path, "").await.refused(), (404, "not-found".to_owned()));
    anna.send("DELETE", &path, "").await.ok();
    assert_eq!(sign_in(&server, &key).await.1.refused(), wrong_passkey());
}

#[tokio::test]
async fn forged_and_repeated_sign_ins_are_refused() {
    let server = TestServer::spawn().await;
    let (key, forged) = (Authenticator::new(b"one"), Authenticator::new(b"one"));
    register(&server, "Anna", &key).await;
    assert_eq!(sign_in(&server, &forged).await.1.refused(), wrong_passkey(), "another key with the same id");
    assert_eq!(sign_in(&server, &Authenticator::new(b"two")).await.1.refused(), wrong_passkey());
    let stranger = Person::stranger(&server);
    let signed = key.sign(&stranger, &challenge(&stranger, "sign-in").await);
    post(&stranger, "/api/session/passkey", &signed).await.ok();
    assert_eq!(
        post(&stranger, "/api/session/passkey", &signed).await.refused(),
        wrong_passkey(),
        "a challenge is used once"
    );
    let made_up = key.sign(&stranger, &encode(&[7; 56]));
    assert_eq!(post(&stranger, "/api/session/passkey", &made_up).await.refused(), wrong_passkey());
    let without_origin = stranger.post("/api/passkey-challenge", r#"{"purpose": "sign-in"}"#).await;
    assert_eq!(without_origin.refused(), (403, "bad-origin".to_owned()));
}

#[tokio::test]
async fn a_challenge_for_one_guest_is_useless_to_another() {
    let server = TestServer::spawn().await;
    let (anna, bruno) = (Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await);
    let passkey = Authenticator::new(b"one").create(&bruno, &challenge(&anna, "create").await);
    let body = json!({"name": "Bruno", "passkey": passkey});
    assert_eq!(post(&bruno, "/api/account/passkey", &body).await.refused(), wrong_passkey());
    let stranger = Person::stranger(&server);
    let refused = post(&stranger, "/api/passkey-challenge", &json!({"purpose": "create"})).await.refused();
    assert_eq!(refused, (401, "not-signed-in".to_owned()));
}

/// An account without a password confirms lasting changes with a new session.
#[tokio::test]
async fn without_a_password_a_new_session_confirms() {
    let server = TestServer::spawn_with(|config| config.new_session = Duration::from_secs(2)).await;
    let key = Authenticator::new(b"one");
    let anna = register(&server, "Anna", &key).await;
    let codes = anna.post("/api/account/recovery-codes", "{}").await.ok();
    assert_eq!(codes["codes"].as_array().unwrap().len(), 8);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let again = (401, "sign-in-again".to_owned());
    assert_eq!(anna.post("/api/account/recovery-codes", "{}").await.refused(), again);
    assert_eq!(anna.send("DELETE", "/api/account", "{}").await.refused(), again);
    let (anna, answer) = sign_in(&server, &key).await;
    answer.ok();
    let password = json!({"old": "", "new": PASSWORD}).to_string();
    assert_eq!(anna.post("/api/account/password", &password).await.ok()["password"], true);
}
