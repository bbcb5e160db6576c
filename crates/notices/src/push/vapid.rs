//! Identification towards push services (RFC 8292), which accept messages only from the server that a browser subscribed to.

use super::encode;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(VapidKey: Serialize, std::fmt::Debug);

/// How long a token is valid, in seconds; push services accept up to 24 hours.
const VALID: i64 = 12 * 3600;

/// The server's key pair.
#[derive(Clone)]
pub struct VapidKey {
    signing: SigningKey,
    /// Whom push services can contact about this server: a `mailto:` or `https:` address.
    contact: Option<String>,
}

impl VapidKey {
    /// The key pair that belongs to this secret.
    pub fn new(secret: [u8; 32], contact: Option<String>) -> Self {
        let mut bytes = secret;
        loop {
            if let Ok(signing) = SigningKey::from_slice(&bytes) {
                return Self { signing, contact };
            }
            // One secret in four billion is not the number of a key.
            bytes = Sha256::digest(bytes).into();
        }
    }

    /// The public key, with which browsers subscribe: `applicationServerKey`.
    pub fn public_key(&self) -> String {
        encode(self.signing.verifying_key().to_sec1_point(false).as_bytes())
    }

    /// The header `authorization` of a message to a push service with this origin, sent at this time in seconds since 1970.
    pub(crate) fn authorization(&self, origin: &str, now: i64) -> String {
        let signed = claims(origin, now + VALID, self.contact.as_deref());
        let signature: Signature = self.signing.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", encode(&signature.to_bytes()), self.public_key())
    }
}

/// The signed part of a token (JWT).
fn claims(audience: &str, expires: i64, contact: Option<&str>) -> String {
    let mut claims = json!({"aud": audience, "exp": expires});
    if let Some(contact) = contact {
        claims["sub"] = contact.into();
    }
    format!("{}.{}", encode(br#"{"typ":"JWT","alg":"ES256"}"#), encode(claims.to_string().as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::decode;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    // RFC 8292, section 2.4.
    const TOKEN: &str = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN\
         1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvo\
         D1oA";
    const KEY: &str = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

    fn verifies(key: &str, token: &str) -> bool {
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let key = VerifyingKey::from_sec1_bytes(&decode(key).expect("base64")).expect("a key");
        let signature = Signature::from_slice(&decode(signature).expect("base64")).expect("a signature");
        key.verify(signed.as_bytes(), &signature).is_ok()
    }

    #[test]
    fn claims_are_those_of_the_rfc() {
        assert!(verifies(KEY, TOKEN), "the RFC's own token, by the function that checks ours");
        let expected = TOKEN.rsplit_once('.').expect("a signature").0;
        assert_eq!(claims("https://push.example.net", 1_453_523_768, Some("mailto:push@example.com")), expected);
    }

    #[test]
    fn a_token_is_signed_with_the_key_that_browsers_know() {
        let key = VapidKey::new([7; 32], None);
        let header = key.authorization("https://push.example.net", 1_700_000_000);
        let (token, public) = header.strip_prefix("vapid t=").and_then(|it| it.split_once(", k=")).expect("both");
        assert_eq!(public, key.public_key());
        assert!(verifies(public, token));
        assert!(!verifies(&VapidKey::new([8; 32], None).public_key(), token));
    }

    #[test]
    fn every_secret_has_a_key() {
        for secret in [[0; 32], [255; 32]] {
            assert_eq!(decode(&VapidKey::new(secret, None).public_key()).expect("base64").len(), 65);
        }
    }
}
