//! An issuer of OpenID Connect for tests.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use server::{ClientSecret, Config, Issuer, Oidc};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;

pub(super) const PUBLIC_URL: &str = "http://tavola.example";
const CLIENT_ID: &str = "tavola:1";
const SECRET: &str = "correct+horse battery";

/// An issuer on this machine.
pub(super) struct TestIssuer {
    address: String,
    state: Shared,
}

type Shared = Arc<Mutex<Inner>>;

struct Inner {
    issuer: String,
    key: (String, EcdsaKeyPair),
    /// Those who have signed in, by their codes.
    codes: BTreeMap<String, SignedIn>,
    /// How often the keys were asked for.
    key_requests: usize,
    /// Changes header and claims of the next tokens.
    change: Change,
    is_down: bool,
}

/// Changes header and claims of a token.
pub(super) type Change = fn(&mut Value, &mut Value);

struct SignedIn {
    claims: Value,
    challenge: String,
}

impl TestIssuer {
    pub(super) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/club", listener.local_addr().unwrap());
        let state = Arc::new(Mutex::new(Inner {
            issuer: address.clone(),
            key: ("one".to_owned(), new_key()),
            codes: BTreeMap::new(),
            key_requests: 0,
            change: |_, _| (),
            is_down: false,
        }));
        let routes = Router::new()
            .route("/club/.well-known/openid-configuration", get(describe))
            .route("/club/keys", get(keys))
            .route("/club/token", post(token))
            .with_state(state.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        Self { address, state }
    }

    /// Lets people sign in to the server with this issuer.
    pub(super) fn configure(&self, config: &mut Config) {
        config.public_url = Some(PUBLIC_URL.parse().unwrap());
        config.oidc = Some(Oidc {
            issuer: Issuer::new(&self.address).unwrap(),
            client_id: CLIENT_ID.to_owned(),
            client_secret: ClientSecret(SECRET.to_owned()),
            name: "Club".to_owned(),
        });
    }

    /// Somebody signs in at the address to which the server has sent them. Returns the query with which the browser is
    /// sent back.
    pub(super) fn sign_in(&self, address: &str, claims: Value) -> String {
        let (path, query) = address.split_once('?').unwrap();
        assert_eq!(path, format!("{}/sign-in", self.address));
        let asked: BTreeMap<String, String> = form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        let fixed = ["response_type", "client_id", "redirect_uri", "scope", "code_challenge_method"];
        let expected = ["code", CLIENT_ID, &callback(), "openid profile", "S256"];
        assert_eq!(fixed.map(|name| asked[name].as_str()), expected);
        let mut state = self.state.lock().unwrap();
        let mut claims = claims;
        claims["nonce"] = json!(asked["nonce"]);
        let code = format!("code-{}", state.codes.len());
        state.codes.insert(code.clone(), SignedIn { claims, challenge: asked["code_challenge"].clone() });
        format!("code={code}&state={}&iss={}", asked["state"], self.address)
    }

    /// Changes header and claims of the next tokens.
    pub(super) fn change_tokens(&self, change: Change) {
        self.state.lock().unwrap().change = change;
    }

    /// Signs with another key from now on.
    pub(super) fn rotate_key(&self, id: &str) {
        self.state.lock().unwrap().key = (id.to_owned(), new_key());
    }

    pub(super) fn set_down(&self, is_down: bool) {
        self.state.lock().unwrap().is_down = is_down;
    }

    pub(super) fn key_requests(&self) -> usize {
        self.state.lock().unwrap().key_requests
    }
}

fn callback() -> String {
    format!("{PUBLIC_URL}/api/oidc/callback")
}

fn new_key() -> EcdsaKeyPair {
    let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
    let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
    EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap()
}

fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

async fn describe(State(state): State<Shared>) -> Response {
    let state = state.lock().unwrap();
    let issuer = &state.issuer;
    match state.is_down {
        true => StatusCode::BAD_GATEWAY.into_response(),
        false => Json(json!({
            "issuer": issuer, "authorization_endpoint": format!("{issuer}/sign-in"),
            "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys"),
        }))
        .into_response(),
    }
}

async fn keys(State(state): State<Shared>) -> Json<Value> {
    let mut state = state.lock().unwrap();
    state.key_requests += 1;
    let point = state.key.1.public_key().as_ref();
    let (x, y) = (encode(&point[1..33]), encode(&point[33..]));
    Json(json!({"keys": [{"kty": "EC", "crv": "P-256", "use": "sig", "kid": state.key.0, "x": x, "y": y}]}))
}

/// Each code is good for one token, for the client that has asked for it.
async fn token(State(state): State<Shared>, headers: HeaderMap, body: String) -> Response {
    let mut state = state.lock().unwrap();
    let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let credentials = format!("Basic {}", STANDARD.encode(format!("{}:{}", encoded(CLIENT_ID), encoded(SECRET))));
    if headers.get(header::AUTHORIZATION).is_none_or(|given| given != credentials.as_str()) {
        return (StatusCode::UNAUTHORIZED, Json(json!({"error": "invalid_client"}))).into_response();
    }
    let given: BTreeMap<String, String> = form_urlencoded::parse(body.as_bytes()).into_owned().collect();
    let challenge = encode(Sha256::digest(&given["code_verifier"]));
    let is_asked = given["grant_type"] == "authorization_code" && given["redirect_uri"] == callback();
    let signed_in = state.codes.remove(&given["code"]).filter(|it| is_asked && it.challenge == challenge);
    match signed_in {
        Some(SignedIn { claims, .. }) => Json(json!({"id_token": state.id_token(claims)})).into_response(),
        None => (StatusCode::BAD_REQUEST, Json(json!({"error": "invalid_grant"}))).into_response(),
    }
}

impl Inner {
    fn id_token(&self, mut claims: Value) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let mut header = json!({"alg": "ES256", "kid": self.key.0});
        for (name, value) in
            [("iss", json!(self.issuer)), ("aud", json!(CLIENT_ID)), ("iat", json!(now)), ("exp", json!(now + 300))]
        {
            claims[name] = value;
        }
        (self.change)(&mut header, &mut claims);
        let signed = format!("{}.{}", encode(header.to_string()), encode(claims.to_string()));
        let signature = self.key.1.sign(&SystemRandom::new(), signed.as_bytes()).unwrap();
        format!("{signed}.{}", encode(signature))
    }
}
