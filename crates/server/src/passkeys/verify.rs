//! Verifies passkeys (WebAuthn, sections 7.1 and 7.2). Attestation is not requested: any authenticator will do.

use super::authenticator_data::AuthenticatorData;
use super::challenge::{Challenges, Purpose};
use super::public_key::PublicKey;
use super::site::Site;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{NewPasskey, PasskeyBody};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::{Millis, UserId};

/// A new passkey, as it is stored.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Created {
    pub(super) credential: Vec<u8>,
    pub(super) key: Vec<u8>,
    pub(super) count: u32,
}

/// The browser's own account of what it asked the authenticator for.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// The passkey that the user created; `None` if anything is wrong with it.
pub(super) fn created(challenges: &Challenges, site: &Site, user: UserId, given: &NewPasskey) -> Option<Created> {
    let client_data = decode(&given.client_data)?;
    check_client_data(challenges, site, &client_data, "webauthn.create", Purpose::Create(user))?;
    let bytes = decode(&given.authenticator_data)?;
    let data = verified(site, &bytes)?;
    let credential = data.credential?;
    Some(Created { credential: credential.id.to_vec(), key: credential.key.to_vec(), count: data.count })
}

/// How many times the passkey with the public key `key` has been used, if it signed this sign-in; `None` if anything is
/// wrong.
pub(super) fn signed(challenges: &Challenges, site: &Site, key: &[u8], given: &PasskeyBody) -> Option<u32> {
    let client_data = decode(&given.client_data)?;
    let bytes = decode(&given.authenticator_data)?;
    let data = verified(site, &bytes)?;
    let (key, _) = PublicKey::read(key)?;
    let message = [&bytes[..], &Sha256::digest(&client_data)[..]].concat();
    if !key.verifies(&message, &decode(&given.signature)?) {
        return None;
    }
    // This comes last, so that others can't use up a challenge.
    check_client_data(challenges, site, &client_data, "webauthn.get", Purpose::SignIn)?;
    Some(data.count)
}

pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

pub(super) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Checks that the data is bound to our site, and that somebody has identified themselves to the authenticator.
fn verified<'a>(site: &Site, bytes: &'a [u8]) -> Option<AuthenticatorData<'a>> {
    let data = AuthenticatorData::read(bytes)?;
    (data.is_verified && *data.site == *Sha256::digest(site.name.as_bytes())).then_some(data)
}

/// Checks that our own page made the request, for this purpose and just now.
fn check_client_data(
    challenges: &Challenges,
    site: &Site,
    client_data: &[u8],
    kind: &str,
    purpose: Purpose,
) -> Option<()> {
    let asked: ClientData = serde_json::from_slice(client_data).ok()?;
    let is_ours = asked.kind == kind && asked.origin == site.origin && !asked.cross_origin;
    (is_ours && challenges.take(purpose, &asked.challenge, Millis::now())).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};
    use serde_json::json;

    const ANNA: UserId = UserId(7);
    const VERIFIED: u8 = 0b101;

    /// A software authenticator, and the server that it talks to.
    struct Bench {
        challenges: Challenges,
        site: Site,
        pair: EcdsaKeyPair,
    }

    impl Bench {
        fn new() -> Self {
            let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
            let document = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
            Self {
                challenges: Challenges::new([1; 32]),
                site: Site { origin: "https://tavola.example".to_owned(), name: "tavola.example".to_owned() },
                pair: EcdsaKeyPair::from_pkcs8(kind, document.as_ref(), &random).unwrap(),
            }
        }

        /// {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        fn key(&self) -> Vec<u8> {
            let point = self.pair.public_key().as_ref();
            let (x, y) = (&point[1..33], &point[33..]);
            [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..], x, &[0x22, 0x58, 32], y].concat()
        }

        fn client_data(&self, kind: &str, purpose: Purpose) -> serde_json::Value {
            let challenge = self.challenges.create(purpose, Millis::now()).unwrap();
            json!({"type": kind, "challenge": challenge, "origin": self.site.origin, "crossOrigin": false, "more": 1})
        }

        fn data(&self, flags: u8, more: &[u8]) -> Vec<u8> {
            [&Sha256::digest("tavola.example")[..], &[flags], &9_u32.to_be_bytes(), more].concat()
        }

        fn new_data(&self, flags: u8) -> Vec<u8> {
            let id = [&[0; 16][..], &[0, 3], b"key", &self.key()].concat();
            self.data(flags | 0b100_0000, &id)
        }

        fn create(&self, client_data: &serde_json::Value, data: &[u8]) -> Option<Created> {
            let client_data = encode(client_data.to_string().as_bytes());
            let given = NewPasskey { client_data, authenticator_data: encode(data), password: None };
            created(&self.challenges, &self.site, ANNA, &given)
        }

        fn sign_in(&self, client_data: &serde_json::Value, data: &[u8]) -> Option<u32> {
            let client_data = client_data.to_string();
            let message = [data, &Sha256::digest(&client_data)[..]].concat();
            let signature = self.pair.sign(&SystemRandom::new(), &message).unwrap();
            self.send(client_data.as_bytes(), data, signature.as_ref())
        }

        fn send(&self, client_data: &[u8], data: &[u8], signature: &[u8]) -> Option<u32> {
            let given = PasskeyBody {
                credential: encode(b"key"),
                client_data: encode(client_data),
                authenticator_data: encode(data),
                signature: encode(signature),
            };
            signed(&self.challenges, &self.site, &self.key(), &given)
        }
    }

    #[test]
    fn a_new_passkey_is_verified() {
        let bench = Bench::new();
        let asked = || bench.client_data("webauthn.create", Purpose::Create(ANNA));
        let created = bench.create(&asked(), &bench.new_data(VERIFIED)).unwrap();
        assert_eq!(created, Created { credential: b"key".to_vec(), key: bench.key(), count: 9 });
        let once = asked();
        assert!(bench.create(&once, &bench.new_data(VERIFIED)).is_some());
        assert_eq!(bench.create(&once, &bench.new_data(VERIFIED)), None, "a challenge is answered once");
        assert_eq!(bench.create(&asked(), &bench.new_data(0b001)), None, "nobody has identified themselves");
        assert_eq!(bench.create(&asked(), &bench.data(VERIFIED, b"")), None, "no key");
        for purpose in [Purpose::SignIn, Purpose::Create(UserId(8))] {
            let asked = bench.client_data("webauthn.create", purpose);
            assert_eq!(bench.create(&asked, &bench.new_data(VERIFIED)), None, "{purpose:?}");
        }
    }

    #[test]
    fn a_signature_signs_in_once() {
        let bench = Bench::new();
        let asked = bench.client_data("webauthn.get", Purpose::SignIn);
        assert_eq!(bench.sign_in(&asked, &bench.data(VERIFIED, b"")), Some(9));
        assert_eq!(bench.sign_in(&asked, &bench.data(VERIFIED, b"")), None);
    }

    #[test]
    fn answers_for_other_sites_kinds_and_frames_are_refused() {
        let bench = Bench::new();
        let asked = || bench.client_data("webauthn.get", Purpose::SignIn);
        for (field, value) in [
            ("origin", json!("https://evil.example")),
            ("origin", json!("http://tavola.example")),
            ("type", json!("webauthn.create")),
            ("crossOrigin", json!(true)),
            ("challenge", json!("AAAA")),
        ] {
            let mut wrong = asked();
            wrong[field] = value;
            assert_eq!(bench.sign_in(&wrong, &bench.data(VERIFIED, b"")), None, "{wrong}");
        }
        let mut elsewhere = bench.data(VERIFIED, b"");
        elsewhere[0] ^= 1;
        assert_eq!(bench.sign_in(&asked(), &elsewhere), None);
        assert_eq!(bench.sign_in(&asked(), &bench.data(0b001, b"")), None);
    }

    #[test]
    fn a_wrong_signature_uses_no_challenge_up() {
        let bench = Bench::new();
        let asked = bench.client_data("webauthn.get", Purpose::SignIn);
        let (text, data) = (asked.to_string(), bench.data(VERIFIED, b""));
        let message = [&data[..], &Sha256::digest(&text)[..]].concat();
        let of_another_key = Bench::new().pair.sign(&SystemRandom::new(), &message).unwrap();
        for signature in [&b""[..], &[0; 70], of_another_key.as_ref()] {
            assert_eq!(bench.send(text.as_bytes(), &data, signature), None);
        }
        assert_eq!(bench.sign_in(&asked, &data), Some(9));
    }

    #[test]
    fn keys_of_other_algorithms_are_read() {
        let pair = Ed25519KeyPair::from_seed_unchecked(&[3; 32]).unwrap();
        let key = [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32][..], pair.public_key().as_ref()].concat();
        let (read, length) = PublicKey::read(&key).unwrap();
        assert_eq!(length, key.len());
        assert!(read.verifies(b"message", pair.sign(b"message").as_ref()));
        assert!(!read.verifies(b"another", pair.sign(b"message").as_ref()));
        // RS256 as {1: 3, 3: -257, -1: n, -2: e}
        let rsa = [&[0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x42, 1, 2, 0x21, 0x43, 1, 0, 1][..]].concat();
        assert_eq!(PublicKey::read(&rsa).unwrap().0, PublicKey::Rsa(vec![1, 2], vec![1, 0, 1]));
        let other = [0xa3, 1, 2, 3, 0x38, 0x22, 0x20, 2];
        assert_eq!(PublicKey::read(&other), None, "ES384");
    }
}
