//! Bounded random draws, with a documented algorithm so that anyone can reproduce a table's draws.

use rand_core::Rng;

/// A uniformly distributed number below `bound`.
///
/// Lemire's multiply-shift: `x · bound / 2³²` for a random 32-bit `x`; the few values of `x` that would bias
/// the result are rejected. `bound` must not be 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    debug_assert!(bound > 0, "nothing to draw from");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        // 2³² mod bound: low halves below this would bias the result.
        let excess = bound.wrapping_neg() % bound;
        while (product as u32) < excess {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// A uniformly chosen element of `items`, which must not be empty.
#[inline]
pub fn choose<T: Copy, R: Rng + ?Sized>(rng: &mut R, items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// Shuffles `items` (Fisher–Yates, from the end).
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// The index of the `n`-th set bit (from 0), starting at the lowest.
#[inline]
pub fn select_bit(bits: u128, n: u32) -> u32 {
    let low_ones = (bits as u64).count_ones();
    if n < low_ones { select_bit_64(bits as u64, n) } else { 64 + select_bit_64((bits >> 64) as u64, n - low_ones) }
}

/// Like [`select_bit`], for 64 bits.
#[inline]
pub fn select_bit_64(mut bits: u64, mut n: u32) -> u32 {
    let mut position = 0;
    for half in [32, 16, 8] {
        let ones = (bits & ((1 << half) - 1)).count_ones();
        if n >= ones {
            n -= ones;
            bits >>= half;
            position += half;
        }
    }
    for _ in 0..n {
        bits &= bits - 1;
    }
    position + bits.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::TryRng;
    use std::convert::Infallible;

    /// Returns the listed numbers, in order.
    struct Fixed(Vec<u32>);

    impl TryRng for Fixed {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.0.remove(0))
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("draws use 32 bits")
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("draws use 32 bits")
        }
    }

    #[test]
    fn below_scales_the_draw() {
        assert_eq!(below(&mut Fixed(vec![u32::MAX]), 6), 5);
        assert_eq!(below(&mut Fixed(vec![0x8000_0001]), 6), 3);
    }

    #[test]
    fn below_rejects_biased_draws() {
        // 2³² mod 6 = 4: a product whose low half is below 4 is rejected.
        assert_eq!(below(&mut Fixed(vec![0, 0x8000_0001]), 6), 3);
    }

    #[test]
    fn select_bit_counts_from_the_lowest() {
        let bits = (1 << 3) | (1 << 40) | (1 << 63) | (1 << 64) | (1_u128 << 127);
        let found: Vec<u32> = (0..5).map(|n| select_bit(bits, n)).collect();
        assert_eq!(found, [3, 40, 63, 64, 127]);
    }
}
