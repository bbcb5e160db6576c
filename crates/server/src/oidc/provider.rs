//! Talks to the issuer: discovery, keys, and the exchange of a code for an ID token.

use super::config::Oidc;
use super::flow::Flow;
use super::id_token::{self, Claims, Expected, TokenError};
use super::keys::Keys;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use outbound::{Client, Method, Reach, Request, Response, StatusCode, Url, header};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Millis;
use tokio::sync::Mutex;

/// How long the issuer's description and keys are used before they are fetched again.
const FRESH: Duration = Duration::from_secs(60 * 60);

/// How long nothing is asked after the issuer could not be reached, so that visitors don't queue up.
const PAUSE: Duration = Duration::from_secs(5);

/// Maximum size of an answer.
const MAX_ANSWER: usize = 256 * 1024;

/// Longest error code of the issuer that is logged.
const MAX_CODE: usize = 50;

/// The issuer, as we know it.
pub(crate) struct Provider {
    pub(super) config: Oidc,
    /// Where the issuer sends visitors back to.
    redirect: String,
    client: Client,
    cache: Mutex<Cache>,
}

#[derive(Default)]
struct Cache {
    known: Option<(Instant, Arc<Known>)>,
    failed: Option<(Instant, IssuerError)>,
}

struct Known {
    metadata: Metadata,
    keys: Keys,
}

/// How an issuer describes itself.
#[derive(Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: Url,
    token_endpoint: Url,
    jwks_uri: Url,
}

#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

#[derive(Deserialize)]
struct Refused {
    error: String,
}

/// Why nobody can sign in with the issuer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IssuerError {
    /// It can't be reached.
    Unreachable { url: String, why: String },
    /// It answers with this status.
    Status { url: String, status: u16 },
    /// Its answer is not what it should be.
    Answer { url: String },
    /// It names itself differently, if only by a slash at the end.
    OtherName { name: String },
    /// It refuses to tell us who has signed in, for this reason.
    Refused { code: String },
    /// What it says about who has signed in is not accepted.
    Token(String),
}

impl Provider {
    pub(crate) fn new(config: Oidc, public_origin: &str) -> Self {
        Self {
            config,
            redirect: format!("{public_origin}/api/oidc/callback"),
            client: Client::new(Reach::Operator),
            cache: Mutex::default(),
        }
    }

    pub(crate) fn issuer(&self) -> &str {
        self.config.issuer.as_str()
    }

    /// Where the visitor signs in.
    pub(super) async fn address(&self, flow: &Flow) -> Result<Url, IssuerError> {
        let mut url = self.known(FRESH).await?.metadata.authorization_endpoint.clone();
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.config.client_id)
            .append_pair("redirect_uri", &self.redirect)
            .append_pair("scope", "openid profile")
            .append_pair("state", &flow.state)
            .append_pair("nonce", &flow.nonce)
            .append_pair("code_challenge", &flow.code_challenge())
            .append_pair("code_challenge_method", "S256");
        Ok(url)
    }

    /// Who has signed in, according to the issuer that has sent this code.
    pub(super) async fn identify(&self, code: &str, flow: &Flow) -> Result<Claims, IssuerError> {
        let known = self.known(FRESH).await?;
        let token = self.redeem(&known.metadata, code, flow).await?;
        let expected = Expected {
            issuer: self.issuer(),
            client_id: &self.config.client_id,
            nonce: &flow.nonce,
            now: Millis::now(),
        };
        let claims = match id_token::verify(&token, &known.keys, expected) {
            // The issuer may have changed its keys.
            Err(TokenError::UnknownKey) => id_token::verify(&token, &self.known(Duration::ZERO).await?.keys, expected),
            claims => claims,
        };
        claims.map_err(|error| IssuerError::Token(error.to_string()))
    }

    /// What the issuer says about itself, at most this old; older if it can't be reached now. One request at a time asks.
    async fn known(&self, max_age: Duration) -> Result<Arc<Known>, IssuerError> {
        let mut cache = self.cache.lock().await;
        let older = match &cache.known {
            Some((at, known)) if at.elapsed() < max_age => return Ok(known.clone()),
            older => older.as_ref().map(|(_, known)| known.clone()),
        };
        if let Some((at, error)) = &cache.failed
            && at.elapsed() < PAUSE
        {
            return older.ok_or_else(|| error.clone());
        }
        match self.fetch().await {
            Ok(known) => {
                let known = Arc::new(known);
                *cache = Cache { known: Some((Instant::now(), known.clone())), failed: None };
                Ok(known)
            }
            Err(error) => {
                cache.failed = Some((Instant::now(), error.clone()));
                older.ok_or(error)
            }
        }
    }

    async fn fetch(&self) -> Result<Known, IssuerError> {
        let issuer = &self.config.issuer;
        let metadata: Metadata = self.get(&issuer.discovery(), |body| serde_json::from_slice(body).ok()).await?;
        if metadata.issuer != issuer.as_str() {
            return Err(IssuerError::OtherName { name: metadata.issuer });
        }
        if !matches!(metadata.authorization_endpoint.scheme(), "https" | "http") {
            return Err(IssuerError::Answer { url: issuer.discovery() });
        }
        let keys = self.get(metadata.jwks_uri.as_str(), Keys::read).await?;
        Ok(Known { metadata, keys })
    }

    async fn get<T>(&self, url: &str, read: impl FnOnce(&[u8]) -> Option<T>) -> Result<T, IssuerError> {
        let request = Request::get(Url::parse(url).map_err(|_| IssuerError::Answer { url: url.to_owned() })?);
        let answer = self.send(request).await?;
        match answer.status {
            StatusCode::OK => read(&answer.body).ok_or_else(|| IssuerError::Answer { url: url.to_owned() }),
            status => Err(IssuerError::Status { url: url.to_owned(), status: status.as_u16() }),
        }
    }

    /// The ID token for this code.
    async fn redeem(&self, metadata: &Metadata, code: &str, flow: &Flow) -> Result<String, IssuerError> {
        let body = form(&[
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", &self.redirect),
            ("code_verifier", &flow.verifier),
        ]);
        let headers = vec![
            (header::AUTHORIZATION, self.credentials()),
            (header::CONTENT_TYPE, "application/x-www-form-urlencoded".to_owned()),
            (header::ACCEPT, "application/json".to_owned()),
        ];
        let url = metadata.token_endpoint.clone();
        let answer = self.send(Request { method: Method::POST, url, headers, body: body.into_bytes() }).await?;
        let url = metadata.token_endpoint.to_string();
        match answer.status {
            StatusCode::OK => Ok(read::<Tokens>(&answer).ok_or(IssuerError::Answer { url })?.id_token),
            status => Err(match read::<Refused>(&answer) {
                Some(refused) => IssuerError::Refused { code: refused.error.chars().take(MAX_CODE).collect() },
                None => IssuerError::Status { url, status: status.as_u16() },
            }),
        }
    }

    /// Who we are (RFC 6749, section 2.3.1: both parts are encoded as in forms before they are joined).
    fn credentials(&self) -> String {
        let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
        let pair = format!("{}:{}", encoded(&self.config.client_id), encoded(&self.config.client_secret.0));
        format!("Basic {}", STANDARD.encode(pair))
    }

    async fn send(&self, request: Request) -> Result<Response, IssuerError> {
        let url = request.url.to_string();
        let answer = self.client.send(request, MAX_ANSWER).await;
        answer.map_err(|error| IssuerError::Unreachable { url, why: error.to_string() })
    }
}

/// Checks that people can be sent to this issuer: it can be reached, and describes itself as it should.
pub async fn check_issuer(config: &Oidc) -> Result<(), IssuerError> {
    Provider::new(config.clone(), "").fetch().await.map(drop)
}

fn form(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

fn read<T: DeserializeOwned>(answer: &Response) -> Option<T> {
    serde_json::from_slice(&answer.body).ok()
}

impl fmt::Display for IssuerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable { url, why } => write!(f, "{url}: {why}"),
            Self::Status { url, status } => write!(f, "{url} answers with status {status}"),
            Self::Answer { url } => write!(f, "{url} doesn't answer as OpenID Connect requires"),
            Self::OtherName { name } => write!(f, "it calls itself {name}, which must be the issuer in the settings"),
            Self::Refused { code } => write!(f, "it refuses the code: {code}"),
            Self::Token(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for IssuerError {}
