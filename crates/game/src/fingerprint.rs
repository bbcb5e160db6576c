//! A hash that does not depend on the compiler or the platform.

use crate::scramble;
use std::hash::{Hash, Hasher};

/// A stable 64-bit hash: the same in every run and on every little-endian platform.
///
/// For seeding imagined worlds and recognizing positions. Never store it: the standard library does not guarantee
/// what its types feed to a hasher. A test pins the current behavior.
pub fn fingerprint(thing: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = StableHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// A fast hash for small inputs; not resistant to attacks.
///
/// Integers of up to 64 bits take one step, whatever their width, so a `usize` hashes the same on 32-bit and 64-bit
/// platforms; bytes are read eight at a time in little-endian order.
#[derive(Default)]
struct StableHasher(u64);

impl StableHasher {
    #[inline]
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for StableHasher {
    #[inline]
    fn finish(&self) -> u64 {
        scramble(self.0)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.mix(number as u64);
        self.mix((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PerSeat, Seat, Viewer};

    /// Contains every kind of value used in views and actions.
    #[derive(Hash)]
    enum Sample {
        Seen { viewer: Viewer, points: PerSeat<i16>, card: Option<u8>, cards: u128 },
        Named(&'static str, Vec<u8>, [u32; 3], usize),
    }

    /// The expected values were computed independently by a program in another language. If this fails with a new
    /// compiler, previews imagine different worlds than before; no stored data is affected.
    #[test]
    fn the_hash_does_not_depend_on_the_compiler() {
        let points = PerSeat::from_fn(3, |seat| seat.index() as i16 - 1);
        let seen = Sample::Seen { viewer: Viewer::Seat(Seat::new(2)), points, card: Some(7), cards: (5 << 80) | 3 };
        assert_eq!(fingerprint(&seen), 0x8AA6_6C9B_6E58_0D30);
        let named = Sample::Named("a name of more than eight bytes", vec![1, 2, 3], [4, 500, 60_000], 9);
        assert_eq!(fingerprint(&named), 0xDAC6_CDDE_9732_4FE9);
    }

    #[test]
    fn the_width_of_a_number_makes_no_difference() {
        let of_widths = [fingerprint(&9_u8), fingerprint(&9_u16), fingerprint(&9_u32), fingerprint(&9_u64)];
        assert_eq!(of_widths, [fingerprint(&9_usize); 4]);
    }

    #[test]
    fn different_values_have_different_hashes() {
        let mut numbers: Vec<u64> = (0..10_000_u32).map(|number| fingerprint(&(number, 0_u8))).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 10_000);
        assert_ne!(fingerprint("ab"), fingerprint("ba"));
        assert_ne!(fingerprint(&[1_u8, 2][..]), fingerprint(&[1_u8, 2, 0][..]));
    }
}
