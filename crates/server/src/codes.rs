//! Codes that people write down and type in.

use crate::names::random_bytes;
use protocol::ApiError;
use sha2::{Digest, Sha256};
use store::CodeHash;

/// Letters of a code, five bits each: without `i`, `l`, `o` and `1`, which are easily confused.
const LETTERS: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";

/// Number of letters between hyphens.
const GROUP: usize = 4;

/// A random code of `LENGTH` letters, in groups.
pub(crate) fn new_code<const LENGTH: usize>() -> Result<String, ApiError> {
    let bytes: [u8; LENGTH] = random_bytes()?;
    let letters: Vec<u8> = bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)]).collect();
    let groups = letters.chunks(GROUP).map(|group| String::from_utf8_lossy(group).into_owned());
    Ok(groups.collect::<Vec<_>>().join("-"))
}

/// The hash of a code, regardless of case and grouping. Codes are random, so a plain hash is enough.
pub(crate) fn hash(code: &str) -> CodeHash {
    let plain: String = code.chars().filter(|letter| letter.is_alphanumeric()).collect();
    CodeHash(Sha256::digest(plain.to_lowercase().as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn codes_are_long_and_differ() {
        let codes: BTreeSet<String> = (0..100).map(|_| new_code::<16>().unwrap()).collect();
        assert_eq!(codes.len(), 100);
        for code in &codes {
            assert_eq!(code.len(), 19, "{code}");
            assert!(code.bytes().all(|byte| byte == b'-' || LETTERS.contains(&byte)), "{code}");
        }
    }

    #[test]
    fn a_code_may_be_typed_in_any_way() {
        assert_eq!(hash("abcd-2345-efgh-6789"), hash(" ABCD 2345 EFGH 6789 "));
        assert_ne!(hash("abcd-2345-efgh-6789"), hash("abcd-2345-efgh-678a"));
    }
}
