//! A table's seed, and the draws that follow from it.

use any_table::AnyTable;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::Serialize;
use sha2::{Digest, Sha256};
use static_assertions::assert_not_impl_any;
use std::fmt::Write;

// The generator is checked, too, because a Cargo feature of its crate would make it serializable.
assert_not_impl_any!(Seed: Serialize);
assert_not_impl_any!(VerifiableDraws: Serialize);
assert_not_impl_any!(ChaCha20Rng: Serialize);

/// The server's contribution to a table's randomness. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The SHA-256 hash of the seed, published before the game.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Self(bytes))
    }
}

/// Makes the draws for one table.
#[derive(Clone, Copy)]
pub struct VerifiableDraws {
    key: [u8; 32],
}

impl VerifiableDraws {
    /// Takes the server's seed and the seats' nonces, in seat order.
    pub fn new<'a>(seed: &Seed, nonces: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hasher = Sha256::new_with_prefix(seed.0);
        for nonce in nonces {
            hasher.update(nonce);
        }
        Self { key: hasher.finalize().into() }
    }

    /// The next chance outcome, in notation; `None` if the table is not waiting for one.
    pub fn draw(&self, table: &dyn AnyTable) -> Option<String> {
        let (kind, number) = table.awaited_draw()?;
        Some(table.draw(&mut self.stream(kind, number)))
    }

    fn stream(&self, kind: &str, number: u32) -> ChaCha20Rng {
        let digest = Sha256::digest(kind);
        let upper = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
        let mut rng = ChaCha20Rng::from_seed(self.key);
        rng.set_stream(u64::from(upper) << 32 | u64::from(number));
        rng
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string can't fail");
        text
    })
}
