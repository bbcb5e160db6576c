//! The random number generator for imagined worlds and bots, never for chance at a table.

use rand_core::TryRng;
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::convert::Infallible;

assert_not_impl_any!(SplitMix: Serialize);

/// SplitMix64: small, fast, and good enough for imagining worlds. Never use it for chance at a table.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The `index`-th of several independent generators that share a seed.
    pub fn stream(seed: u64, index: u64) -> Self {
        Self(scramble(seed ^ scramble(index.wrapping_add(1))))
    }

    /// A uniformly distributed number in [0, 1).
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.step() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// An approximately standard normal number: the sum of twelve uniform ones, minus 6.
    pub fn normal(&mut self) -> f32 {
        (0..12).map(|_| self.unit()).sum::<f32>() - 6.0
    }

    #[inline]
    fn step(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        scramble(self.0)
    }
}

/// The SplitMix64 finalizer: every input bit affects every output bit.
#[inline]
pub fn scramble(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

impl TryRng for SplitMix {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.step() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.step())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.step().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
