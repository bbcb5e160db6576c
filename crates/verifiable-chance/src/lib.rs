//! Verifiable chance: draws that anyone can repeat once the seed and the nonces are known.
//!
//! The key of a table is the SHA-256 hash of the server's seed followed by every seat's nonce. Draw number *k* of kind
//! *q* uses ChaCha20 with that key and the stream whose upper half is the first four bytes of SHA-256(*q*), big-endian,
//! and whose lower half is *k*. The server publishes the SHA-256 hash of its seed before it receives the nonces, so it
//! can't pick a favorable seed, and no player can predict a draw.
//!
//! [`VerifiableDraws`] makes the draws during the game; [`verify`](fn@verify) repeats them afterwards.
//!
//! # Secrecy
//!
//! Seeds and keys must never end up in a message. So wherever a type that holds a seed, a key or a generator is
//! declared, here or in other crates, an assertion ensures that it is not serializable:
//!
//! ```
//! struct Key([u8; 32]);
//! static_assertions::assert_not_impl_any!(Key: serde::Serialize);
//! ```
//!
//! With a derived `Serialize`, this does not compile:
//!
//! ```compile_fail
//! #[derive(serde::Serialize)]
//! struct Key([u8; 32]);
//! static_assertions::assert_not_impl_any!(Key: serde::Serialize);
//! ```

mod chance;
mod disclosure;
mod verify;

/// Messages for verification errors (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use chance::{Seed, VerifiableDraws};
pub use disclosure::disclosure;
pub use verify::{VerifyError, verify};
