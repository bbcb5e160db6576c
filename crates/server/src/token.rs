//! Bot tokens: 256 random bits, of which the server keeps only a hash.

use axum::http::{HeaderMap, header};
use serde::Serialize;
use sha2::{Digest, Sha256};
use static_assertions::assert_not_impl_any;
use std::fmt::Write;
use store::TokenHash;

assert_not_impl_any!(BotSecret: Serialize);

/// The prefix of tokens, by which people and scanners for leaked secrets recognize them.
const PREFIX: &str = "tavola_bot_";

/// A token, as its bot keeps it.
pub(crate) struct BotSecret([u8; 32]);

impl BotSecret {
    pub(crate) fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    /// The token, to be shown once.
    pub(crate) fn text(&self) -> String {
        self.0.iter().fold(PREFIX.to_owned(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes everything");
            text
        })
    }

    /// The hash to be stored. A plain hash is enough: 256 random bits can't be guessed.
    pub(crate) fn hash(&self) -> TokenHash {
        hash(&self.text())
    }
}

/// The token that a request carries in `Authorization: Bearer`; `Some(None)` if it is malformed.
pub(crate) fn presented(headers: &HeaderMap) -> Option<Option<TokenHash>> {
    let value = headers.get(header::AUTHORIZATION)?;
    let token = value.to_str().ok().and_then(|value| {
        let (scheme, token) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
    });
    Some(token.filter(|token| token.starts_with(PREFIX)).map(hash))
}

fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn with(value: &str) -> Option<Option<TokenHash>> {
        presented(&HeaderMap::from_iter([(header::AUTHORIZATION, HeaderValue::from_str(value).unwrap())]))
    }

    #[test]
    fn a_token_is_found_by_its_hash() {
        let secret = BotSecret::new([7; 32]);
        assert_eq!(with(&format!("Bearer {}", secret.text())), Some(Some(secret.hash())));
        assert_eq!(with(&format!("bearer  {} ", secret.text())), Some(Some(secret.hash())));
        assert_ne!(BotSecret::new([8; 32]).hash(), secret.hash());
    }

    #[test]
    fn other_credentials_are_no_token() {
        assert_eq!(presented(&HeaderMap::new()), None);
        for value in ["Basic QTpC", "Bearer", "Bearer ", "Bearer hunter2", "tavola_bot_00"] {
            assert_eq!(with(value), Some(None), "{value}");
        }
    }
}
