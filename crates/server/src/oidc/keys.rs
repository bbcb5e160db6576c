//! The keys with which an issuer signs (JSON Web Keys, RFC 7517).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;

/// Length of a coordinate of P-256, and of a key of Ed25519.
const COORDINATE: usize = 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Algorithm {
    Rs256,
    Es256,
    EdDsa,
}

impl Algorithm {
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "RS256" => Some(Self::Rs256),
            "ES256" => Some(Self::Es256),
            "EdDSA" => Some(Self::EdDsa),
            _ => None,
        }
    }
}

/// The keys of an issuer that we can verify with.
#[derive(Clone, Debug, Default)]
pub(super) struct Keys(Vec<Key>);

#[derive(Clone, Debug)]
pub(super) struct Key {
    id: Option<String>,
    material: Material,
}

#[derive(Clone, Debug)]
enum Material {
    /// Modulus and exponent.
    Rsa(Vec<u8>, Vec<u8>),
    /// An uncompressed point.
    P256(Vec<u8>),
    Ed25519(Vec<u8>),
}

#[derive(Deserialize)]
struct KeySet {
    keys: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
struct Jwk {
    kty: String,
    kid: Option<String>,
    #[serde(rename = "use")]
    purpose: Option<String>,
    alg: Option<String>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

impl Keys {
    /// Reads a key set. Keys of other kinds and for other purposes are skipped. `None` if it is no key set.
    pub(super) fn read(json: &[u8]) -> Option<Self> {
        let set: KeySet = serde_json::from_slice(json).ok()?;
        let jwks = set.keys.into_iter().filter_map(|key| serde_json::from_value(key).ok());
        Some(Self(jwks.filter_map(Key::of).collect()))
    }

    /// The keys that can have signed with this algorithm, and have this id, if it is known.
    pub(super) fn fitting(&self, algorithm: Algorithm, id: Option<&str>) -> impl Iterator<Item = &Key> {
        let has_id = move |key: &&Key| id.is_none_or(|id| key.id.as_deref() == Some(id));
        self.0.iter().filter(has_id).filter(move |key| key.algorithm() == algorithm)
    }
}

impl Key {
    fn of(jwk: Jwk) -> Option<Self> {
        if jwk.purpose.as_deref().is_some_and(|purpose| purpose != "sig") {
            return None;
        }
        let material = match (jwk.kty.as_str(), jwk.crv.as_deref()) {
            ("RSA", _) => Material::Rsa(decoded(jwk.n)?, decoded(jwk.e)?),
            ("EC", Some("P-256")) => Material::P256([&[4][..], &coordinate(jwk.x)?, &coordinate(jwk.y)?].concat()),
            ("OKP", Some("Ed25519")) => Material::Ed25519(coordinate(jwk.x)?),
            _ => return None,
        };
        let key = Self { id: jwk.kid, material };
        let is_for_us = jwk.alg.is_none_or(|name| Algorithm::named(&name) == Some(key.algorithm()));
        is_for_us.then_some(key)
    }

    /// The kind of a key decides; a token can't choose a weaker algorithm.
    fn algorithm(&self) -> Algorithm {
        match self.material {
            Material::Rsa(..) => Algorithm::Rs256,
            Material::P256(_) => Algorithm::Es256,
            Material::Ed25519(_) => Algorithm::EdDsa,
        }
    }

    pub(super) fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match &self.material {
            Material::Rsa(n, e) => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
            Material::P256(point) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point).verify(message, signature),
            Material::Ed25519(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature),
        };
        verified.is_ok()
    }
}

fn decoded(text: Option<String>) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text?).ok()
}

fn coordinate(text: Option<String>) -> Option<Vec<u8>> {
    decoded(text).filter(|bytes| bytes.len() == COORDINATE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn count(keys: Value) -> Option<usize> {
        Keys::read(json!({"keys": keys}).to_string().as_bytes()).map(|keys| keys.0.len())
    }

    #[test]
    fn keys_that_are_not_for_signatures_of_ours_are_skipped() {
        let x = URL_SAFE_NO_PAD.encode([7; 32]);
        let good = json!({"kty": "OKP", "crv": "Ed25519", "x": x});
        let with = |field: &str, value: Value| {
            let mut key = good.clone();
            key[field] = value;
            key
        };
        assert_eq!(count(json!([good, with("use", json!("sig")), with("alg", json!("EdDSA"))])), Some(3));
        let others = [
            with("use", json!("enc")),
            with("alg", json!("RS256")),
            with("crv", json!("X25519")),
            with("x", json!("AAAA")),
            with("x", json!("%")),
            with("kid", json!(7)),
            json!({"kty": "oct", "k": x}),
            json!({"kty": "EC", "crv": "P-384", "x": x, "y": x}),
            json!("key"),
        ];
        assert_eq!(count(json!(others)), Some(0));
    }

    #[test]
    fn what_is_no_key_set_is_refused() {
        for text in ["", "[]", "{}", "{\"keys\": 1}"] {
            assert!(Keys::read(text.as_bytes()).is_none(), "{text}");
        }
    }
}
