//! Who may administer: moderators, who are signed in, and the operator, who can read the database.

use crate::app::Shared;
use crate::error::Failure;
use crate::session::{SignedIn, hex, unhex, visitor};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use hmac::{Hmac, KeyInit, Mac};
use protocol::Code;
use serde::Serialize;
use sha2::Sha256;
use static_assertions::assert_not_impl_any;
use store::{Millis, UserId};

/// The name of the operator's key in the store.
pub const OPERATOR_SECRET: &str = "operator";

/// The scheme of the operator's `Authorization` header.
const SCHEME: &str = "Tavola-Operator ";

/// How long a token is accepted, in milliseconds. It is short, so that a stolen token is soon useless.
const LIFETIME: i64 = 60_000;

assert_not_impl_any!(OperatorKey: Serialize);

/// Signs the operator's requests. Only those who can read the database can read the key.
pub struct OperatorKey([u8; 32]);

/// Who makes an administrative request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Authority {
    Operator,
    Moderator(UserId),
}

impl OperatorKey {
    pub fn new(key: [u8; 32]) -> Self {
        Self(key)
    }

    /// The value of the `Authorization` header for a request that is made now.
    pub fn authorization(&self) -> String {
        self.authorization_at(Millis::now())
    }

    fn authorization_at(&self, now: Millis) -> String {
        let mac = hex(&self.mac(now).finalize().into_bytes());
        format!("{SCHEME}{}.{mac}", now.0)
    }

    fn accepts(&self, authorization: &str, now: Millis) -> bool {
        let parts = authorization.strip_prefix(SCHEME).and_then(|token| token.split_once('.'));
        let Some((Ok(issued), Some(mac))) = parts.map(|(issued, mac)| (issued.parse::<i64>(), unhex(mac))) else {
            return false;
        };
        now.0.abs_diff(issued) <= LIFETIME.unsigned_abs() && self.mac(Millis(issued)).verify_slice(&mac).is_ok()
    }

    fn mac(&self, issued: Millis) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(format!("operator.{}", issued.0).as_bytes());
        mac
    }
}

impl Authority {
    /// The moderator; `None` for the operator.
    pub(crate) fn user(self) -> Option<UserId> {
        match self {
            Authority::Operator => None,
            Authority::Moderator(user) => Some(user),
        }
    }

    /// `not-allowed` for visitors: they learn only that the route exists.
    async fn of_request(app: &Shared, headers: &HeaderMap) -> Result<Self, Failure> {
        let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(given) = given.filter(|given| given.starts_with(SCHEME)) {
            return match app.operator.accepts(given, Millis::now()) {
                true => Ok(Authority::Operator),
                false => Err(Code::NotAllowed.into()),
            };
        }
        match visitor(app, headers).await? {
            Some(SignedIn(user, _)) if user.is_moderator => Ok(Authority::Moderator(user.id)),
            Some(_) => Err(Code::NotAllowed.into()),
            None => Err(Code::NotSignedIn.into()),
        }
    }
}

impl FromRequestParts<Shared> for Authority {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Failure> {
        Self::of_request(app, &parts.headers).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_accepted_for_a_minute_and_only_with_the_key() {
        let (key, now) = (OperatorKey::new([1; 32]), Millis(1_700_000_000_000));
        let token = key.authorization_at(now);
        assert!(key.accepts(&token, now) && key.accepts(&token, Millis(now.0 + LIFETIME)));
        assert!(!key.accepts(&token, Millis(now.0 + LIFETIME + 1)));
        assert!(!key.accepts(&key.authorization_at(Millis(i64::MIN)), now));
        assert!(!OperatorKey::new([2; 32]).accepts(&token, now));
        let later = token.replacen("1700000000000", "1700000000001", 1);
        for forged in [later.as_str(), "", "Tavola-Operator ", "Tavola-Operator 1.2", "Bearer x", &token[..40]] {
            assert!(!key.accepts(forged, now), "{forged}");
        }
    }
}
