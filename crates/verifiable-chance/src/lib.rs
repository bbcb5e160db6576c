//! Verifiable chance: draws that anybody can draw again once seed and nonces are known.
//!
//! The key of a table is SHA-256 of the server's seed followed by every seat's nonce. Draw number *k* of
//! kind *q* uses ChaCha20 with that key and with the stream whose upper half is the first four bytes of
//! SHA-256(*q*), big-endian, and whose lower half is *k*. Before the nonces come in, the server shows
//! SHA-256 of its seed: it can't choose a seed that suits it, and no player can foresee a draw.
//!
//! [`VerifiableDraws`] draws during the game, [`verify`](fn@verify) draws again afterwards.
//!
//! # Secrecy
//!
//! What a table draws from must not get into a message. So every type that holds a seed, a key or a generator is asserted
//! not to be serializable where it is declared, here and in the other crates:
//!
//! ```
//! struct Key([u8; 32]);
//! static_assertions::assert_not_impl_any!(Key: serde::Serialize);
//! ```
//!
//! With a `derive` this does not compile:
//!
//! ```compile_fail
//! #[derive(serde::Serialize)]
//! struct Key([u8; 32]);
//! static_assertions::assert_not_impl_any!(Key: serde::Serialize);
//! ```

mod chance;
mod verify;

/// Words for what can be wrong with the chance of a record (Fluent).
pub const WORDS: game::Languages =
    game::Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use chance::{Seed, VerifiableDraws};
pub use verify::{VerifyError, verify};
