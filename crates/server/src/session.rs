//! Sessions: a signed cookie identifies a user, or a token a bot.

use crate::app::Shared;
use crate::device::Device;
use crate::error::{Failure, store_error};
use crate::token;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use hmac::{Hmac, KeyInit, Mac};
use protocol::Code;
use serde::Serialize;
use sha2::Sha256;
use static_assertions::assert_not_impl_any;
use std::fmt::Write;
use store::{Millis, SessionState, StoreError, TokenHash, User, UserId};

/// The cookie's name. Over HTTPS, it has a prefix that makes browsers accept it only from this host: otherwise, a
/// sibling host under the same domain could sign visitors in as somebody else.
pub(crate) const COOKIE: &str = "tavola";
const SECURE_COOKIE: &str = "__Host-tavola";

/// Days after which a session expires.
pub(crate) const DAYS: i64 = 400;

/// Milliseconds after which the last use of a session is recorded again.
const NOTED_AGAIN: i64 = 60 * 60 * 1000;

assert_not_impl_any!(SessionKey: Serialize);

/// Signs sessions.
pub(crate) struct SessionKey([u8; 32]);

/// A sign-in on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    pub(crate) user: UserId,
    epoch: i64,
    issued: Millis,
}

/// The user and session of a request; requests without a session are refused.
pub(crate) struct SignedIn(pub(crate) User, pub(crate) Session);

/// The same for a user who is not a bot.
pub(crate) struct Person(pub(crate) User, pub(crate) Session);

/// A user with an account; guests are refused.
pub(crate) struct AccountHolder(pub(crate) User);

/// A response that starts or ends a session on this device, if it has a cookie.
pub(crate) struct WithCookie<T>(pub(crate) Option<HeaderValue>, pub(crate) T);

impl<T: IntoResponse> IntoResponse for WithCookie<T> {
    fn into_response(self) -> Response {
        (AppendHeaders(self.0.map(|cookie| (header::SET_COOKIE, cookie))), self.1).into_response()
    }
}

impl Session {
    pub(crate) fn new(user: UserId, epoch: i64, issued: Millis) -> Self {
        Self { user, epoch, issued }
    }

    pub(crate) fn issued(self) -> Millis {
        self.issued
    }

    /// A token's content, without its signature.
    pub(crate) fn claim(self) -> String {
        format!("{}.{}.{}", self.user.0, self.epoch, self.issued.0)
    }

    pub(crate) fn of_claim(claim: &str) -> Option<Self> {
        let mut parts = claim.split('.').map(|part| part.parse::<i64>().ok());
        let (user, epoch, issued) = (parts.next()??, parts.next()??, parts.next()??);
        Some(Session { user: UserId(user), epoch, issued: Millis(issued) })
    }
}

impl SessionKey {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self(key)
    }

    pub(crate) fn token(&self, session: Session) -> String {
        let claim = session.claim();
        let mac = hex(&self.mac(&claim).finalize().into_bytes());
        format!("{claim}.{mac}")
    }

    /// The session for this token; `None` if it is forged or expired.
    fn read(&self, token: &str, now: Millis) -> Option<Session> {
        let (claim, mac) = token.rsplit_once('.')?;
        self.mac(claim).verify_slice(&unhex(mac)?).ok()?;
        let session = Session::of_claim(claim)?;
        let age = now.0 - session.issued.0;
        (age < DAYS * 24 * 60 * 60 * 1000).then_some(session)
    }

    fn mac(&self, claim: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(claim.as_bytes());
        mac
    }
}

/// The header that sets the session cookie.
pub(crate) fn keep(token: &str, secure: bool) -> HeaderValue {
    cookie(token, DAYS * 24 * 60 * 60, secure)
}

/// The header that removes the session cookie.
pub(crate) fn forget(secure: bool) -> HeaderValue {
    cookie("", 0, secure)
}

fn cookie(value: &str, max_age: i64, secure: bool) -> HeaderValue {
    let (name, secure) = (cookie_name(secure), if secure { "; Secure" } else { "" });
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("tokens are plain letters, digits and signs")
}

/// The user of the request, if it has a valid session. `blocked` if the user is blocked.
pub(crate) async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Option<SignedIn>, Failure> {
    if let Some(token) = token::presented(headers) {
        return bot(app, token).await.map(Some);
    }
    let name = cookie_name(app.config.is_secure());
    let Some(session) = cookie_value(headers, name).and_then(|token| app.sessions.read(token, Millis::now())) else {
        return Ok(None);
    };
    let (user, state) = match app.store.user_in_session(session.user, session.issued).await {
        Ok(found) => found,
        Err(StoreError::NotFound) => return Ok(None),
        Err(error) => return Err(store_error(error).into()),
    };
    if user.session_epoch.0 != session.epoch || state == SessionState::Revoked {
        return Ok(None);
    }
    if user.is_blocked {
        return Err(Code::Blocked.into());
    }
    if is_stale(state, Millis::now()) {
        note(app, session, headers).await;
    }
    Ok(Some(SignedIn(user, session)))
}

/// Whether the session's last use should be recorded again.
fn is_stale(state: SessionState, now: Millis) -> bool {
    match state {
        SessionState::Active(seen) => now.0 - seen.0 >= NOTED_AGAIN,
        SessionState::Unknown | SessionState::Revoked => true,
    }
}

/// Records the session's use. The request doesn't fail if that fails.
async fn note(app: &Shared, session: Session, headers: &HeaderMap) {
    let Device(device) = Device::of_headers(headers);
    if let Err(error) = app.store.note_session(session.user, session.issued, &device).await {
        store_error(error);
    }
}

/// The bot that `token` belongs to. `blocked` if it or its owner is blocked. A wrong token is an error: a client that
/// sends one doesn't mean to be anonymous.
async fn bot(app: &Shared, token: Option<TokenHash>) -> Result<SignedIn, Failure> {
    let token = token.ok_or(Code::NotSignedIn)?;
    let user = app.store.find_bot(&token).await.map_err(store_error)?.ok_or(Code::NotSignedIn)?;
    let owner = user.owner.ok_or(Code::NotSignedIn)?;
    if user.is_blocked || app.store.user(owner).await.map_err(store_error)?.is_blocked {
        return Err(Code::Blocked.into());
    }
    let session = Session { user: user.id, epoch: user.session_epoch.0, issued: user.created };
    Ok(SignedIn(user, session))
}

/// Like [`visitor`], but refuses bots: only people may change names, passwords and bots.
pub(crate) async fn person(app: &Shared, headers: &HeaderMap) -> Result<Option<Person>, Failure> {
    match visitor(app, headers).await? {
        Some(SignedIn(user, _)) if user.owner.is_some() => Err(Code::NotForBots.into()),
        known => Ok(known.map(|SignedIn(user, session)| Person(user, session))),
    }
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { SECURE_COOKIE } else { COOKIE }
}

/// The value of the cookie with this name.
pub(crate) fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

impl FromRequestParts<Shared> for SignedIn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Failure> {
        visitor(app, &parts.headers).await?.ok_or_else(|| Code::NotSignedIn.into())
    }
}

impl OptionalFromRequestParts<Shared> for SignedIn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Option<Self>, Failure> {
        visitor(app, &parts.headers).await
    }
}

impl FromRequestParts<Shared> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Failure> {
        person(app, &parts.headers).await?.ok_or_else(|| Code::NotSignedIn.into())
    }
}

impl FromRequestParts<Shared> for AccountHolder {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Failure> {
        let person = person(app, &parts.headers).await?.ok_or(Code::NotSignedIn)?;
        if person.0.is_account { Ok(Self(person.0)) } else { Err(Code::NoAccount.into()) }
    }
}

impl OptionalFromRequestParts<Shared> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Option<Self>, Failure> {
        person(app, &parts.headers).await
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Some((digit(pair[0])? * 16 + digit(*pair.get(1)?)?) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const USER: UserId = UserId(42);

    #[test]
    fn a_token_names_its_user() {
        let key = SessionKey::new([1; 32]);
        let session = key.read(&key.token(Session::new(USER, 3, Millis(7))), Millis(8));
        assert_eq!(session, Some(Session { user: USER, epoch: 3, issued: Millis(7) }));
    }

    #[test]
    fn another_key_a_changed_claim_and_nonsense_are_refused() {
        let key = SessionKey::new([1; 32]);
        let token = key.token(Session::new(USER, 3, Millis::now()));
        assert_eq!(SessionKey::new([2; 32]).read(&token, Millis::now()), None);
        for wrong in [token.replacen("42", "43", 1), format!("{token}0"), token[..token.len() - 1].to_owned()] {
            assert_eq!(key.read(&wrong, Millis::now()), None, "{wrong}");
        }
        for wrong in ["", ".", "1.2.3", "1.2.3.zz", "....", "é.é.é.é"] {
            assert_eq!(key.read(wrong, Millis::now()), None, "{wrong}");
        }
    }

    #[test]
    fn an_old_token_is_refused() {
        let key = SessionKey::new([1; 32]);
        let old = Millis(Millis::now().0 - (DAYS + 1) * 24 * 60 * 60 * 1000);
        assert_eq!(key.read(&key.token(Session::new(USER, 0, old)), Millis::now()), None);
    }
}
