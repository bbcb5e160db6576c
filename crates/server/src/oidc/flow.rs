//! A sign-in under way: what the browser keeps until it comes back from the issuer.

use crate::names::random_bytes;
use crate::used_once::UsedOnce;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use protocol::ApiError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use static_assertions::assert_not_impl_any;
use store::{Millis, UserId};

/// How long a sign-in may take, in seconds.
pub(super) const LIFETIME: i64 = 10 * 60;

/// Maximum length of the address to return to.
const MAX_PAGE: usize = 200;

assert_not_impl_any!(Flows: Serialize);

/// What the visitor wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(super) enum Purpose {
    SignIn,
    /// To add the identity to this account.
    Connect(i64),
}

impl Purpose {
    pub(super) fn connect(user: UserId) -> Self {
        Self::Connect(user.0)
    }
}

/// A sign-in under way. It is kept in a cookie, so that only the browser that has begun it can finish it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(super) struct Flow {
    pub(super) purpose: Purpose,
    /// The page to return to.
    pub(super) page: String,
    /// Returned by the issuer with its answer.
    pub(super) state: String,
    /// Repeated in the ID token.
    pub(super) nonce: String,
    /// Proves to the issuer that it is we who have asked (PKCE).
    pub(super) verifier: String,
    begun: i64,
}

impl Flow {
    /// The address must be one of our own pages; otherwise the start page is used.
    pub(super) fn new(purpose: Purpose, page: Option<&str>, now: Millis) -> Result<Self, ApiError> {
        Ok(Self {
            purpose,
            page: page.filter(|page| is_own_page(page)).unwrap_or("/").to_owned(),
            state: random_text()?,
            nonce: random_text()?,
            verifier: random_text()?,
            begun: now.0,
        })
    }

    /// What the issuer gets of the verifier at first.
    pub(super) fn code_challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.verifier.as_bytes()))
    }

    fn expires(&self) -> Millis {
        Millis(self.begun + LIFETIME * 1000)
    }
}

/// Signs what is kept in cookies. Each server remembers which sign-ins have ended there until they expire.
pub(crate) struct Flows {
    key: [u8; 32],
    used: UsedOnce,
}

impl Flows {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self { key, used: UsedOnce::default() }
    }

    /// The value of the cookie.
    pub(super) fn seal(&self, flow: &Flow) -> String {
        let json = serde_json::to_vec(flow).expect("a sign-in is plain data");
        let mac = self.mac(&json).finalize().into_bytes();
        format!("{}.{}", URL_SAFE_NO_PAD.encode(&json), URL_SAFE_NO_PAD.encode(mac))
    }

    /// The sign-in in this cookie, if the issuer's answer has its state and it is not too old. It is used up by that.
    pub(super) fn take(&self, cookie: &str, state: &str, now: Millis) -> Option<Flow> {
        let (json, mac) = cookie.split_once('.')?;
        let (json, mac) = (URL_SAFE_NO_PAD.decode(json).ok()?, URL_SAFE_NO_PAD.decode(mac).ok()?);
        self.mac(&json).verify_slice(&mac).ok()?;
        let flow: Flow = serde_json::from_slice(&json).ok()?;
        let is_current = flow.state == state && flow.expires() > now;
        (is_current && self.used.take(state, flow.expires(), now)).then_some(flow)
    }

    fn mac(&self, json: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(json);
        mac
    }
}

/// 256 random bits.
fn random_text() -> Result<String, ApiError> {
    Ok(URL_SAFE_NO_PAD.encode(random_bytes::<32>()?))
}

/// Whether this is a path here. `//host` and `/\host` would lead elsewhere.
fn is_own_page(page: &str) -> bool {
    let rest = page.strip_prefix('/');
    let is_plain = page.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    is_plain && page.len() <= MAX_PAGE && rest.is_some_and(|rest| !rest.starts_with('/') && !rest.starts_with("api/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_700_000_000_000);
    const ANNA: Purpose = Purpose::Connect(7);

    fn flow() -> Flow {
        Flow::new(ANNA, Some("/table/abc?x=1"), NOW).unwrap()
    }

    #[test]
    fn a_sign_in_is_finished_once_by_the_browser_that_began_it() {
        let (flows, flow) = (Flows::new([1; 32]), flow());
        let cookie = flows.seal(&flow);
        assert_eq!(flows.take(&cookie, &flow.state, NOW), Some(flow.clone()));
        assert_eq!(flows.take(&cookie, &flow.state, NOW), None);
    }

    #[test]
    fn other_states_servers_times_and_changed_cookies_are_refused() {
        let (flows, flow) = (Flows::new([1; 32]), flow());
        let cookie = flows.seal(&flow);
        assert_eq!(flows.take(&cookie, &self::flow().state, NOW), None);
        assert_eq!(Flows::new([2; 32]).take(&cookie, &flow.state, NOW), None);
        assert_eq!(flows.take(&cookie, &flow.state, Millis(NOW.0 + LIFETIME * 1000)), None);
        let (json, mac) = cookie.split_once('.').unwrap();
        let other =
            URL_SAFE_NO_PAD.encode(serde_json::to_vec(&Flow { purpose: Purpose::SignIn, ..flow.clone() }).unwrap());
        for forged in ["", ".", json, &format!("{json}."), &format!("{other}.{mac}"), &format!("%.{mac}")] {
            assert_eq!(flows.take(forged, &flow.state, NOW), None, "{forged}");
        }
        assert!(flows.take(&cookie, &flow.state, Millis(NOW.0 + LIFETIME * 1000 - 1)).is_some());
    }

    #[test]
    fn the_code_challenge_is_that_of_the_specification() {
        let flow = Flow { verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk".to_owned(), ..flow() };
        assert_eq!(flow.code_challenge(), "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    }

    #[test]
    fn visitors_return_only_to_our_own_pages() {
        let page = |page: &str| Flow::new(ANNA, Some(page), NOW).unwrap().page;
        for good in ["/", "/table/abc", "/learn/mille-fiori/x?y=1"] {
            assert_eq!(page(good), good);
        }
        let long = format!("/{}", "x".repeat(MAX_PAGE));
        for bad in
            ["", "table", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/a\r\nb", "/é", &long]
        {
            assert_eq!(page(bad), "/", "{bad}");
        }
        assert_eq!(page("/api/oidc/start"), "/");
        assert_eq!(Flow::new(ANNA, None, NOW).unwrap().page, "/");
    }
}
