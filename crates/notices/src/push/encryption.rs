//! Encryption of push messages (RFC 8291): only the subscribed browser can read them, not its push service.

use super::decode;
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record (RFC 8188). There is only one: push services accept no more than 4096 bytes.
const RECORD: u32 = 4096;

/// Messages are padded to a multiple of this many bytes, so that their length tells nothing.
const PADDED: usize = 256;

/// Marks the end of the last record's content, before the padding.
const LAST: u8 = 2;

/// The longest message that fits.
pub(crate) const MAX_MESSAGE: usize = 3072;

/// The keys of a subscription, made by the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubscriptionKeys {
    public: PublicKey,
    auth: [u8; 16],
}

/// The keys of a subscription are not what a browser makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadKeys;

/// What a message needs from a random number generator.
pub(crate) struct Randomness {
    pub(crate) key: SecretKey,
    pub(crate) salt: [u8; 16],
}

impl SubscriptionKeys {
    /// From the texts `p256dh` and `auth` of a `PushSubscription`.
    pub fn read(p256dh: &str, auth: &str) -> Result<Self, BadKeys> {
        let public = decode(p256dh).ok_or(BadKeys)?;
        let public = PublicKey::from_sec1_bytes(&public).map_err(|_| BadKeys)?;
        let auth = decode(auth).and_then(|auth| auth.try_into().ok()).ok_or(BadKeys)?;
        Ok(Self { public, auth })
    }
}

impl Randomness {
    pub(crate) fn draw() -> Result<Self, getrandom::Error> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt)?;
        loop {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            // Fails for one number in four billion.
            if let Ok(key) = SecretKey::from_slice(&bytes) {
                return Ok(Self { key, salt });
            }
        }
    }
}

/// The body of a push message with the content coding `aes128gcm`. The message must not be longer than [`MAX_MESSAGE`].
pub(crate) fn encrypt(keys: &SubscriptionKeys, message: &[u8], random: &Randomness) -> Vec<u8> {
    let padded = message.len() + 1 + (PADDED - (message.len() + 1) % PADDED) % PADDED;
    encrypt_padded(keys, message, random, padded)
}

/// Pads the message and its mark to this length.
fn encrypt_padded(keys: &SubscriptionKeys, message: &[u8], random: &Randomness, length: usize) -> Vec<u8> {
    let own = random.key.public_key().to_sec1_bytes();
    let (key, nonce) = derive(keys, random, &own);
    let mut content = [message, &[LAST]].concat();
    content.resize(length.max(content.len()), 0);
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let sealed = cipher.encrypt(&Nonce::from(nonce), content.as_slice()).expect("the content is short");
    [&random.salt[..], &RECORD.to_be_bytes(), &[own.len() as u8], &own, &sealed].concat()
}

/// Key and nonce of the content (RFC 8291, section 3.4).
fn derive(keys: &SubscriptionKeys, random: &Randomness, own: &[u8]) -> ([u8; 16], [u8; 12]) {
    let shared = random.key.diffie_hellman(&keys.public);
    let info = [b"WebPush: info\0", &keys.public.to_sec1_bytes()[..], own].concat();
    let input: [u8; 32] = expand(&keys.auth, shared.raw_secret_bytes(), &info);
    let key = expand(&random.salt, &input, b"Content-Encoding: aes128gcm\0");
    let nonce = expand(&random.salt, &input, b"Content-Encoding: nonce\0");
    (key, nonce)
}

fn expand<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> [u8; N] {
    let mut output = [0; N];
    Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut output).expect("short outputs are always possible");
    output
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::encode;

    // RFC 8291, appendix A.
    const MESSAGE: &[u8] = b"When I grow up, I want to be a watermelon";
    const SENDER_PRIVATE: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    const SENDER_PUBLIC: &str =
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    const RECEIVER_PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    const RECEIVER_PUBLIC: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    const BODY: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
         EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    fn keys() -> SubscriptionKeys {
        SubscriptionKeys::read(RECEIVER_PUBLIC, AUTH).expect("the keys of the RFC")
    }

    fn secret(text: &str) -> SecretKey {
        SecretKey::from_slice(&decode(text).expect("base64")).expect("a key")
    }

    /// What the browser does.
    fn decrypt(body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let sender = PublicKey::from_sec1_bytes(&rest[5..70]).expect("a key");
        let shared = secret(RECEIVER_PRIVATE).diffie_hellman(&sender);
        let info = [b"WebPush: info\0", &keys().public.to_sec1_bytes()[..], &rest[5..70]].concat();
        let input: [u8; 32] = expand(&keys().auth, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = expand(salt, &input, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = expand(salt, &input, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
        cipher.decrypt(&Nonce::from(nonce), &rest[70..]).expect("it is for this receiver")
    }

    #[test]
    fn the_example_of_the_rfc_is_encrypted_to_the_same_bytes() {
        let salt = decode(SALT).expect("base64").try_into().expect("16 bytes");
        let random = Randomness { key: secret(SENDER_PRIVATE), salt };
        assert_eq!(encode(&random.key.public_key().to_sec1_bytes()), SENDER_PUBLIC);
        assert_eq!(encode(&encrypt_padded(&keys(), MESSAGE, &random, 0)), BODY);
    }

    #[test]
    fn a_padded_message_is_read_by_its_receiver() {
        for length in [0, 1, 100, 254, 255, 256, MAX_MESSAGE] {
            let message = vec![b'm'; length];
            let body = encrypt(&keys(), &message, &Randomness::draw().expect("randomness"));
            assert!(body.len() <= 4096, "{length} bytes become {}", body.len());
            let content = decrypt(&body);
            assert_eq!(content.len() % PADDED, 0);
            let end = content.iter().rposition(|byte| *byte != 0).expect("the mark");
            assert_eq!((&content[..end], content[end]), (message.as_slice(), LAST));
        }
    }

    #[test]
    fn messages_share_neither_keys_nor_salt() {
        let body = || encrypt(&keys(), MESSAGE, &Randomness::draw().expect("randomness"));
        let (one, other) = (body(), body());
        assert_ne!(one[..16], other[..16]);
        assert_ne!(one[21..86], other[21..86]);
    }

    #[test]
    fn keys_that_no_browser_makes_are_refused() {
        let wrong =
            [("", AUTH), (RECEIVER_PUBLIC, ""), (AUTH, AUTH), (RECEIVER_PUBLIC, RECEIVER_PUBLIC), ("BAAA", AUTH)];
        for (public, auth) in wrong {
            assert_eq!(SubscriptionKeys::read(public, auth), Err(BadKeys), "{public} {auth}");
        }
        assert!(SubscriptionKeys::read(&format!("{RECEIVER_PUBLIC}="), &format!("{AUTH}==")).is_ok());
    }
}
