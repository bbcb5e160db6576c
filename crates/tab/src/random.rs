//! Random numbers from the page's seed.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use verifiable_chance::Seed;

assert_not_impl_any!(Random: Serialize);

/// Prefix of the addresses of tables in the tab. These addresses are longer than the server's.
pub(crate) const TABLE_PREFIX: &str = "device-";

/// Length of an address after [`TABLE_PREFIX`].
const ADDRESS_LENGTH: usize = 16;

/// A generator for the seeds of tables and of the bots' decisions.
pub(crate) struct Random(ChaCha20Rng);

impl Random {
    pub(crate) fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(seed))
    }

    pub(crate) fn decision_seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn table_seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Seed(seed)
    }

    pub(crate) fn table_address(&mut self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
        let letter = |_| char::from(LETTERS[self.0.next_u32() as usize % LETTERS.len()]);
        TABLE_PREFIX.chars().chain((0..ADDRESS_LENGTH).map(letter)).collect()
    }
}
