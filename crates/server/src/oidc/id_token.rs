//! ID tokens (OpenID Connect Core, section 3.1.3.7): who has signed in, signed by the issuer.

use super::keys::{Algorithm, Keys};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use store::Millis;

/// Seconds by which the issuer's clock may differ from ours.
const LEEWAY: i64 = 60;

/// Maximum length of a subject, as the specification has it.
const MAX_SUBJECT: usize = 255;

/// What is used of a token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(super) struct Claims {
    iss: String,
    /// Who has signed in: never reassigned to somebody else by the issuer.
    pub(super) sub: String,
    aud: Audience,
    azp: Option<String>,
    exp: i64,
    iat: i64,
    nonce: Option<String>,
    pub(super) preferred_username: Option<String>,
    pub(super) nickname: Option<String>,
    pub(super) name: Option<String>,
}

/// The clients that a token is for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Several(Vec<String>),
}

impl Default for Audience {
    fn default() -> Self {
        Audience::Several(Vec::new())
    }
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: Option<String>,
    crit: Option<serde_json::Value>,
}

/// What a token must say.
#[derive(Clone, Copy)]
pub(super) struct Expected<'a> {
    pub(super) issuer: &'a str,
    pub(super) client_id: &'a str,
    pub(super) nonce: &'a str,
    pub(super) now: Millis,
}

/// Why a token is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenError {
    Malformed,
    /// Neither RS256 nor ES256 nor EdDSA; `none` and symmetric algorithms above all.
    Algorithm,
    /// The issuer's keys may have changed.
    UnknownKey,
    Signature,
    Issuer,
    Audience,
    Expired,
    NotYetIssued,
    Nonce,
    Subject,
}

/// What the token says, if it is signed by one of these keys and was made for this sign-in.
pub(super) fn verify(token: &str, keys: &Keys, expected: Expected<'_>) -> Result<Claims, TokenError> {
    let (signed, signature) = token.rsplit_once('.').ok_or(TokenError::Malformed)?;
    let (header, claims) = signed.split_once('.').ok_or(TokenError::Malformed)?;
    let header: Header = decode(header)?;
    let algorithm = Algorithm::named(&header.alg).ok_or(TokenError::Algorithm)?;
    if header.crit.is_some() {
        return Err(TokenError::Malformed);
    }
    let signature = URL_SAFE_NO_PAD.decode(signature).map_err(|_| TokenError::Malformed)?;
    let mut fitting = keys.fitting(algorithm, header.kid.as_deref()).peekable();
    fitting.peek().ok_or(TokenError::UnknownKey)?;
    if !fitting.any(|key| key.verifies(signed.as_bytes(), &signature)) {
        return Err(TokenError::Signature);
    }
    let claims: Claims = decode(claims)?;
    claims.check(expected)?;
    Ok(claims)
}

impl Claims {
    fn check(&self, expected: Expected<'_>) -> Result<(), TokenError> {
        let now = expected.now.0 / 1000;
        let checks = [
            (self.iss == expected.issuer, TokenError::Issuer),
            (self.is_for(expected.client_id), TokenError::Audience),
            (now < self.exp.saturating_add(LEEWAY), TokenError::Expired),
            (self.iat <= now + LEEWAY, TokenError::NotYetIssued),
            (self.nonce.as_deref() == Some(expected.nonce), TokenError::Nonce),
            ((1..=MAX_SUBJECT).contains(&self.sub.len()) && !self.sub.contains('\0'), TokenError::Subject),
        ];
        checks.into_iter().try_for_each(|(holds, error)| if holds { Ok(()) } else { Err(error) })
    }

    /// A token for several clients must name the one that has asked for it.
    fn is_for(&self, client_id: &str) -> bool {
        let is_asked_for = self.azp.as_deref().is_none_or(|azp| azp == client_id);
        let is_listed = match &self.aud {
            Audience::One(client) => client == client_id,
            Audience::Several(clients) => {
                clients.iter().any(|client| client == client_id) && (clients.len() == 1 || self.azp.is_some())
            }
        };
        is_asked_for && is_listed
    }
}

fn decode<T: DeserializeOwned>(part: &str) -> Result<T, TokenError> {
    let bytes = URL_SAFE_NO_PAD.decode(part).map_err(|_| TokenError::Malformed)?;
    serde_json::from_slice(&bytes).map_err(|_| TokenError::Malformed)
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "the ID token is malformed",
            Self::Algorithm => "the ID token is not signed with RS256, ES256 or EdDSA",
            Self::UnknownKey => "the ID token is signed with a key that the issuer doesn't publish",
            Self::Signature => "the signature of the ID token is wrong",
            Self::Issuer => "the ID token is from another issuer",
            Self::Audience => "the ID token is for another client",
            Self::Expired => "the ID token has expired; check the clocks",
            Self::NotYetIssued => "the ID token was issued in the future; check the clocks",
            Self::Nonce => "the ID token is for another sign-in",
            Self::Subject => "the ID token names nobody",
        })
    }
}

impl std::error::Error for TokenError {}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
    use serde_json::{Value, json};

    const NOW: i64 = 1_700_000_000;
    const EXPECTED: Expected<'_> =
        Expected { issuer: "https://id.example", client_id: "tavola", nonce: "nonce", now: Millis(NOW * 1000) };

    fn encode(bytes: impl AsRef<[u8]>) -> String {
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The example of RFC 7515, appendix A.2, whose contents are no ID token.
    const RSA_EXAMPLE: &str = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxl\
        LmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O\
        8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRm\
        B_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWy\
        wlVmtVrBp0igcN_IoypGlUPQGe77Rw";
    const RSA_N: &str = "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-\
        yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTB\
        EMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDT\
        W9gb54h4FRWyuXpoQ";

    struct Signer(EcdsaKeyPair);

    impl Signer {
        fn new() -> Self {
            let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
            let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
            Self(EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap())
        }

        fn jwk(&self, kid: &str) -> Value {
            let point = self.0.public_key().as_ref();
            json!({"kty": "EC", "crv": "P-256", "kid": kid, "x": encode(&point[1..33]), "y": encode(&point[33..])})
        }

        fn sign(&self, header: &Value, claims: &Value) -> String {
            let signed = format!("{}.{}", encode(header.to_string()), encode(claims.to_string()));
            let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).unwrap();
            format!("{signed}.{}", encode(signature))
        }
    }

    fn claims() -> Value {
        json!({"iss": "https://id.example", "sub": "anna-1", "aud": "tavola", "exp": NOW + 300, "iat": NOW,
               "nonce": "nonce", "preferred_username": "anna", "email": "anna@example"})
    }

    fn keys(jwks: &[Value]) -> Keys {
        Keys::read(json!({"keys": jwks}).to_string().as_bytes()).unwrap()
    }

    fn checked(change: impl FnOnce(&mut Value)) -> Result<Claims, TokenError> {
        let (signer, mut claims) = (Signer::new(), claims());
        change(&mut claims);
        let token = signer.sign(&json!({"alg": "ES256", "kid": "one"}), &claims);
        verify(&token, &keys(&[signer.jwk("one")]), EXPECTED)
    }

    #[test]
    fn a_good_token_names_who_has_signed_in() {
        let claims = checked(|_| ()).unwrap();
        assert_eq!((claims.sub.as_str(), claims.preferred_username.as_deref()), ("anna-1", Some("anna")));
        assert!(checked(|claims| claims["aud"] = json!(["tavola"])).is_ok());
        assert!(checked(|claims| claims["exp"] = json!(NOW - 59)).is_ok(), "within the leeway");
        assert!(checked(|claims| claims["iat"] = json!(NOW + 60)).is_ok(), "within the leeway");
        let several = |claims: &mut Value| {
            claims["aud"] = json!(["other", "tavola"]);
            claims["azp"] = json!("tavola");
        };
        assert!(checked(several).is_ok());
    }

    #[test]
    fn a_token_for_anything_else_is_refused() {
        let too_long = "x".repeat(256);
        for (field, value, error) in [
            ("iss", json!("https://id.example/"), TokenError::Issuer),
            ("aud", json!("other"), TokenError::Audience),
            ("aud", json!([]), TokenError::Audience),
            ("aud", json!(["tavola", "other"]), TokenError::Audience),
            ("azp", json!("other"), TokenError::Audience),
            ("exp", json!(NOW - 60), TokenError::Expired),
            ("exp", json!(i64::MIN), TokenError::Expired),
            ("iat", json!(NOW + 61), TokenError::NotYetIssued),
            ("nonce", json!("another"), TokenError::Nonce),
            ("nonce", json!(null), TokenError::Nonce),
            ("sub", json!(""), TokenError::Subject),
            ("sub", json!(too_long), TokenError::Subject),
            ("sub", json!("a\0"), TokenError::Subject),
            ("sub", json!(null), TokenError::Malformed),
            ("exp", json!("soon"), TokenError::Malformed),
        ] {
            assert_eq!(checked(|claims| claims[field] = value.clone()), Err(error), "{field}: {value}");
        }
    }

    #[test]
    fn only_signatures_of_the_issuer_are_accepted() {
        let (signer, other) = (Signer::new(), Signer::new());
        let keys = keys(&[signer.jwk("one")]);
        let check = |token: &str| verify(token, &keys, EXPECTED).err();
        let header = json!({"alg": "ES256", "kid": "one"});
        assert_eq!(check(&other.sign(&header, &claims())), Some(TokenError::Signature));
        assert_eq!(
            check(&signer.sign(&json!({"alg": "ES256", "kid": "two"}), &claims())),
            Some(TokenError::UnknownKey)
        );
        assert_eq!(check(&signer.sign(&json!({"alg": "ES256"}), &claims())), None, "without an id, all keys are tried");
        assert_eq!(
            check(&signer.sign(&json!({"alg": "RS256", "kid": "one"}), &claims())),
            Some(TokenError::UnknownKey)
        );
        let critical = json!({"alg": "ES256", "kid": "one", "crit": ["b64"]});
        assert_eq!(check(&signer.sign(&critical, &claims())), Some(TokenError::Malformed));
        let token = signer.sign(&header, &claims());
        let other_claims = encode(json!({"sub": "bruno"}).to_string());
        let parts: Vec<&str> = token.split('.').collect();
        assert_eq!(check(&format!("{}.{other_claims}.{}", parts[0], parts[2])), Some(TokenError::Signature));
        for malformed in ["", "a", "a.b", "a.b.c", "....", "%.%.%", &token[..token.len() - 1]] {
            assert_eq!(check(malformed), Some(TokenError::Malformed), "{malformed}");
        }
    }

    /// `none`, and symmetric algorithms, for which the public key would be the secret.
    #[test]
    fn unsigned_and_symmetric_tokens_are_refused() {
        let signer = Signer::new();
        for alg in ["none", "None", "", "HS256", "HS512", "ES384", "PS256", "RS512"] {
            let token = signer.sign(&json!({"alg": alg, "kid": "one"}), &claims());
            let unsigned = format!("{}.", token.rsplit_once('.').unwrap().0);
            for token in [token, unsigned] {
                assert_eq!(verify(&token, &keys(&[signer.jwk("one")]), EXPECTED), Err(TokenError::Algorithm), "{alg}");
            }
        }
    }

    #[test]
    fn rsa_and_ed25519_are_verified() {
        let rsa = keys(&[json!({"kty": "RSA", "n": RSA_N, "e": "AQAB", "use": "sig", "alg": "RS256"})]);
        // The signature is right; the contents are not those of an ID token.
        assert_eq!(verify(RSA_EXAMPLE, &rsa, EXPECTED), Err(TokenError::Malformed));
        let changed = RSA_EXAMPLE.replace("eyJpc3Mi", "eyJpc3Nj");
        assert_eq!(verify(&changed, &rsa, EXPECTED), Err(TokenError::Signature));
        let pair = Ed25519KeyPair::from_seed_unchecked(&[3; 32]).unwrap();
        let jwk = json!({"kty": "OKP", "crv": "Ed25519", "x": encode(pair.public_key())});
        let signed = format!("{}.{}", encode(r#"{"alg":"EdDSA"}"#), encode(claims().to_string()));
        let token = format!("{signed}.{}", encode(pair.sign(signed.as_bytes())));
        assert_eq!(verify(&token, &keys(&[jwk]), EXPECTED).unwrap().sub, "anna-1");
    }
}
