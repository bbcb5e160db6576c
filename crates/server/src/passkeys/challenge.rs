//! Challenges, which authenticators sign, so that an old signature can't be used again.

use crate::names::random_bytes;
use crate::used_once::UsedOnce;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use protocol::ApiError;
use serde::Serialize;
use sha2::Sha256;
use static_assertions::assert_not_impl_any;
use store::{Millis, UserId};

/// How long a challenge can be answered, in milliseconds.
const LIFETIME: i64 = 5 * 60 * 1000;

const RANDOM: usize = 16;

assert_not_impl_any!(Challenges: Serialize);

/// What a challenge is for. An answer is not valid for anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    SignIn,
    /// A new passkey for this user.
    Create(UserId),
}

/// Creates challenges and checks them. They are signed, so that any server with the same database recognizes them; each
/// server remembers the challenges used there until they expire.
pub(crate) struct Challenges {
    key: [u8; 32],
    used: UsedOnce,
}

impl Challenges {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self { key, used: UsedOnce::default() }
    }

    /// A new challenge, in the form that the page gets.
    pub(crate) fn create(&self, purpose: Purpose, now: Millis) -> Result<String, ApiError> {
        let random: [u8; RANDOM] = random_bytes()?;
        let stamp = [&random[..], &now.0.to_be_bytes()].concat();
        let mac = self.mac(purpose, &stamp).finalize().into_bytes();
        Ok(URL_SAFE_NO_PAD.encode([&stamp[..], &mac[..]].concat()))
    }

    /// Whether this is a challenge for `purpose` that has not expired and was not used here before. Uses it up.
    pub(crate) fn take(&self, purpose: Purpose, challenge: &str, now: Millis) -> bool {
        let expires = self.expiry(purpose, challenge).filter(|expires| *expires > now);
        expires.is_some_and(|expires| self.used.take(challenge, expires, now))
    }

    /// When the challenge expires; `None` if it is not ours, or is for another purpose.
    fn expiry(&self, purpose: Purpose, challenge: &str) -> Option<Millis> {
        let bytes = URL_SAFE_NO_PAD.decode(challenge).ok()?;
        let (stamp, mac) = bytes.split_at_checked(RANDOM + 8)?;
        self.mac(purpose, stamp).verify_slice(mac).ok()?;
        let issued = i64::from_be_bytes(stamp[RANDOM..].try_into().ok()?);
        Some(Millis(issued + LIFETIME))
    }

    fn mac(&self, purpose: Purpose, stamp: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(
            match purpose {
                Purpose::SignIn => b"sign-in ".to_vec(),
                Purpose::Create(user) => format!("create {} ", user.0).into_bytes(),
            }
            .as_slice(),
        );
        mac.update(stamp);
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_700_000_000_000);
    const ANNA: Purpose = Purpose::Create(UserId(7));

    fn challenges() -> Challenges {
        Challenges::new([1; 32])
    }

    #[test]
    fn a_challenge_is_taken_once() {
        let challenges = challenges();
        let challenge = challenges.create(ANNA, NOW).unwrap();
        assert!(challenges.take(ANNA, &challenge, NOW));
        assert!(!challenges.take(ANNA, &challenge, NOW));
    }

    #[test]
    fn other_purposes_users_servers_and_times_are_refused() {
        let challenges = challenges();
        let challenge = challenges.create(ANNA, NOW).unwrap();
        assert!(!challenges.take(Purpose::SignIn, &challenge, NOW));
        assert!(!challenges.take(Purpose::Create(UserId(8)), &challenge, NOW));
        assert!(!Challenges::new([2; 32]).take(ANNA, &challenge, NOW));
        assert!(!challenges.take(ANNA, &challenge, Millis(NOW.0 + LIFETIME)));
        for forged in
            ["", "x", "%%%", &challenge[1..], &challenges.create(ANNA, Millis(i64::MAX - LIFETIME)).unwrap()[2..]]
        {
            assert!(!challenges.take(ANNA, forged, NOW), "{forged}");
        }
        assert!(challenges.take(ANNA, &challenge, Millis(NOW.0 + LIFETIME - 1)));
    }
}
