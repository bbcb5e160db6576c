//! Public keys of passkeys, as authenticators encode them (COSE, RFC 9052), and signatures made with them.

use super::cbor::{Item, read_map};
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use std::collections::BTreeMap;

/// The algorithms that the page offers to authenticators (COSE): ES256, EdDSA and RS256.
const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// Length of a coordinate of P-256, and of a key of Ed25519.
const COORDINATE: usize = 32;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PublicKey {
    /// An uncompressed point.
    P256(Vec<u8>),
    Ed25519(Vec<u8>),
    /// Modulus and exponent.
    Rsa(Vec<u8>, Vec<u8>),
}

impl PublicKey {
    /// Reads a key, and returns the number of bytes that it takes. `None` if it is malformed, or of another algorithm.
    pub(super) fn read(input: &[u8]) -> Option<(Self, usize)> {
        let (fields, rest) = read_map(input)?;
        let key = match fields.get(&3)? {
            Item::Int(ES256) => {
                let point = [&[4][..], bytes(&fields, -2, COORDINATE)?, bytes(&fields, -3, COORDINATE)?].concat();
                PublicKey::P256(point)
            }
            Item::Int(EDDSA) => PublicKey::Ed25519(bytes(&fields, -2, COORDINATE)?.to_vec()),
            Item::Int(RS256) => match (fields.get(&-1)?, fields.get(&-2)?) {
                (Item::Bytes(modulus), Item::Bytes(exponent)) => PublicKey::Rsa(modulus.clone(), exponent.clone()),
                _ => return None,
            },
            _ => return None,
        };
        Some((key, input.len() - rest.len()))
    }

    pub(super) fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match self {
            PublicKey::P256(point) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature),
            PublicKey::Ed25519(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature),
            PublicKey::Rsa(n, e) => {
                RsaPublicKeyComponents { n, e }.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
        };
        verified.is_ok()
    }
}

fn bytes(fields: &BTreeMap<i64, Item>, key: i64, length: usize) -> Option<&[u8]> {
    match fields.get(&key)? {
        Item::Bytes(bytes) if bytes.len() == length => Some(bytes),
        _ => None,
    }
}
