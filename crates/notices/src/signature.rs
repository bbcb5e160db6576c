//! Signatures of webhooks, by which a receiver knows who sent them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt::Write;

/// The signature of a body sent at this time, in seconds since 1970: `t=TIME,v1=HEX`, where `HEX` is the HMAC-SHA256 of
/// `TIME.BODY` under the webhook's secret.
pub(crate) fn sign(secret: &str, time: i64, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(format!("{time}.").as_bytes());
    mac.update(body);
    let mut text = format!("t={time},v1=");
    for byte in mac.finalize().into_bytes() {
        write!(text, "{byte:02x}").expect("a string takes everything");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `printf '1700000000.{}' | openssl dgst -sha256 -hmac secret`.
    #[test]
    fn a_signature_is_what_other_programs_compute() {
        let expected = "t=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163";
        assert_eq!(sign("secret", 1_700_000_000, b"{}"), expected);
    }
}
