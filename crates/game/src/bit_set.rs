//! Sets of pieces.

use crate::{Arg, Notation, NotationError, Piece, Present, ToText, Tokens, below, ones, select_bit};
use rand_core::Rng;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

/// A set of pieces, stored as one bit per piece in the integer `B`, which must be wide enough.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitSet<T, B> {
    bits: B,
    of: PhantomData<T>,
}

/// An integer used as a bit set.
pub trait Bits: Copy + Ord + From<u8> + BitAnd<Output = Self> + BitOr<Output = Self> + 'static {
    const NONE: Self;

    fn bit(index: usize) -> Self;
    /// The lowest `count` bits.
    fn lowest(count: usize) -> Self;
    /// The bits that are not set in `others`.
    fn minus(self, others: Self) -> Self;
    fn len(self) -> u32;

    #[inline]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The index of the lowest set bit; the set must not be empty.
    fn first(self) -> usize;
    /// The index of the highest set bit; the set must not be empty.
    fn last(self) -> usize;
    fn to_u128(self) -> u128;
}

macro_rules! bits {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            const NONE: Self = 0;

            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }

            #[inline]
            fn lowest(count: usize) -> Self {
                <$number>::MAX >> (<$number>::BITS as usize - count)
            }

            #[inline]
            fn minus(self, others: Self) -> Self {
                self & !others
            }

            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn last(self) -> usize {
                (<$number>::BITS - 1 - self.leading_zeros()) as usize
            }

            #[inline]
            fn to_u128(self) -> u128 {
                u128::from(self)
            }
        }
    )*};
}

bits!(u8 u16 u32 u64 u128);

impl<T: Copy, B: Bits> BitSet<T, B> {
    pub const NONE: Self = Self::from_bits(B::NONE);

    /// The set of pieces whose bits are set; bit `i` stands for the piece with [`Piece::index`] `i`.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        Self { bits, of: PhantomData }
    }

    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits.is_empty()
    }

    #[inline]
    pub fn len(self) -> usize {
        self.bits.len() as usize
    }

    /// The pieces that are not in `others`.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Self) -> Self {
        Self::from_bits(self.bits.minus(others.bits))
    }

    /// Whether the sets have a piece in common.
    #[inline]
    pub fn meets(self, others: Self) -> bool {
        self.bits & others.bits != B::NONE
    }

    #[inline]
    pub fn contains_all(self, others: Self) -> bool {
        self.bits & others.bits == others.bits
    }
}

impl<T: Piece, B: Bits> BitSet<T, B> {
    /// The set of all pieces.
    #[inline]
    pub fn complete() -> Self {
        Self::from_bits(B::lowest(T::COUNT))
    }

    #[inline]
    pub fn only(piece: T) -> Self {
        Self::from_bits(B::bit(piece.index()))
    }

    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.meets(Self::only(piece))
    }

    #[inline]
    #[must_use]
    pub fn with(self, piece: T) -> Self {
        self | Self::only(piece)
    }

    #[inline]
    #[must_use]
    pub fn without(self, piece: T) -> Self {
        self.minus(Self::only(piece))
    }

    #[inline]
    pub fn insert(&mut self, piece: T) {
        *self = self.with(piece);
    }

    #[inline]
    pub fn remove(&mut self, piece: T) {
        *self = self.without(piece);
    }

    /// All pieces that are not in this set.
    #[inline]
    #[must_use]
    pub fn complement(self) -> Self {
        Self::complete().minus(self)
    }

    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.bits.first()))
    }

    #[inline]
    pub fn last(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.bits.last()))
    }

    /// The only piece, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<T> {
        (self.bits.len() == 1).then(|| T::from_index(self.bits.first()))
    }

    /// The pieces in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        ones(self.bits).map(T::from_index)
    }

    /// A piece chosen uniformly at random. The set must not be empty.
    #[inline]
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> T {
        T::from_index(select_bit(self.bits.to_u128(), below(rng, self.bits.len())) as usize)
    }

    /// Removes and returns a piece chosen uniformly at random. The set must not be empty.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> T {
        let drawn = self.any(rng);
        self.remove(drawn);
        drawn
    }
}

impl<T: Copy, B: Bits> Default for BitSet<T, B> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Copy, B: Bits> BitAnd for BitSet<T, B> {
    type Output = Self;

    #[inline]
    fn bitand(self, others: Self) -> Self {
        Self::from_bits(self.bits & others.bits)
    }
}

impl<T: Copy, B: Bits> BitOr for BitSet<T, B> {
    type Output = Self;

    #[inline]
    fn bitor(self, others: Self) -> Self {
        Self::from_bits(self.bits | others.bits)
    }
}

/// Set difference.
impl<T: Copy, B: Bits> Sub for BitSet<T, B> {
    type Output = Self;

    #[inline]
    fn sub(self, others: Self) -> Self {
        self.minus(others)
    }
}

impl<T: Piece, B: Bits> FromIterator<T> for BitSet<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        pieces.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The pieces' names, separated by spaces.
impl<T: Piece, B: Bits> fmt::Display for BitSet<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|piece| piece.to_string()).collect();
        f.write_str(&names.join(" "))
    }
}

impl<T: Piece, B: Bits> fmt::Debug for BitSet<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Piece, B: Bits> Serialize for BitSet<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Reads a list of pieces without duplicates.
impl<'de, T: Piece + Deserialize<'de>, B: Bits> Deserialize<'de> for BitSet<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for piece in Vec::<T>::deserialize(deserializer)? {
            if set.contains(piece) {
                return Err(D::Error::custom(format_args!("`{piece}` is listed twice")));
            }
            set.insert(piece);
        }
        Ok(set)
    }
}

/// One word per piece. Parsing reads to the end of the text and rejects duplicates.
impl<T: Piece, B: Bits> Notation for BitSet<T, B> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|piece| write!(f, " {piece}"))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut set = Self::NONE;
        for piece in tokens.parse_rest::<T>(T::EXPECTED)? {
            if set.contains(piece) {
                return Err(NotationError::Surplus { word: piece.to_string() });
            }
            set.insert(piece);
        }
        Ok(set)
    }
}

impl<T: Piece + ToText, B: Bits> From<BitSet<T, B>> for Arg {
    fn from(set: BitSet<T, B>) -> Self {
        Arg::List(set.iter().map(|piece| piece.text()).collect())
    }
}

impl<T: Copy, B: Bits> Present for BitSet<T, B> {
    fn is_present(&self) -> bool {
        !self.is_empty()
    }
}
