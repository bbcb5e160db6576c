//! Heaps of pieces: a count for each kind.

use crate::piece::{HeapForm, read_heap};
use crate::{Arg, BitSet, Bits, Notation, NotationError, Piece, Present, Text, ToText, Tokens, UnknownName, below};
use rand_core::Rng;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Index, Sub, SubAssign};
use std::str::FromStr;

/// A heap of pieces, as a count for each of the `N` kinds. A heap holds at most 255 pieces.
///
/// With up to eight kinds, arithmetic works on all counts at once, as a single 64-bit number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts<T, const N: usize> {
    counts: [u8; N],
    of: PhantomData<T>,
}

impl<T: Copy, const N: usize> Counts<T, N> {
    pub const NONE: Self = Self::of_each(0);

    /// Takes the count of each kind, in order.
    #[inline]
    pub const fn new(counts: [u8; N]) -> Self {
        Self { counts, of: PhantomData }
    }

    #[inline]
    pub const fn of_each(count: u8) -> Self {
        Self::new([count; N])
    }

    /// The count of each kind, in order.
    #[inline]
    pub const fn counts(self) -> [u8; N] {
        self.counts
    }

    #[inline]
    pub fn total(self) -> u8 {
        if N <= 8 {
            // The highest byte of this product is the sum of all bytes.
            return (self.word().wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
        }
        self.counts.iter().sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        if N <= 8 { self.word() == 0 } else { self.counts == [0; N] }
    }

    /// Limits the count of each kind to its count in `most`.
    #[inline]
    #[must_use]
    pub fn capped(self, most: Self) -> Self {
        Self::new(std::array::from_fn(|kind| self.counts[kind].min(most.counts[kind])))
    }

    /// The number of complete sets; a set has one piece of each kind.
    #[inline]
    pub fn sets(self) -> u8 {
        self.counts.into_iter().min().unwrap_or(0)
    }

    /// Every sub-heap, including the empty and the full one, in ascending order.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = Self> {
        let mut next = Some(Self::NONE);
        std::iter::from_fn(move || {
            let current = next?;
            next = current.successor(self);
            Some(current)
        })
    }

    /// The smallest sub-heap of `most` that is greater than this one.
    #[inline]
    fn successor(mut self, most: Self) -> Option<Self> {
        for kind in (0..N).rev() {
            if self.counts[kind] < most.counts[kind] {
                self.counts[kind] += 1;
                return Some(self);
            }
            self.counts[kind] = 0;
        }
        None
    }

    /// The counts packed into one number, the first in the lowest byte.
    #[inline]
    fn word(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..N].copy_from_slice(&self.counts);
        u64::from_le_bytes(bytes)
    }

    #[inline]
    fn from_word(word: u64) -> Self {
        let bytes = word.to_le_bytes();
        Self::new(std::array::from_fn(|kind| bytes[kind]))
    }
}

impl<T: Piece, const N: usize> Counts<T, N> {
    const ALL_KINDS: () = assert!(N == T::COUNT, "one count for each kind");

    /// A heap of `count` pieces of one kind.
    #[inline]
    pub fn of(piece: T, count: u8) -> Self {
        let () = Self::ALL_KINDS;
        let mut heap = Self::NONE;
        heap.counts[piece.index()] = count;
        heap
    }

    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self[piece] > 0
    }

    /// Adds one piece.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.counts[piece.index()] += 1;
    }

    /// Removes one piece, which must be in the heap.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.counts[piece.index()] -= 1;
    }

    /// The first kind with more copies in `wanted` than in this heap, if any.
    #[inline]
    pub fn lacks(self, wanted: Self) -> Option<T> {
        let lacking = self.counts.iter().zip(wanted.counts).position(|(here, wanted)| *here < wanted);
        lacking.map(T::from_index)
    }

    /// The kinds in the heap.
    #[inline]
    pub fn kinds<B: Bits>(self) -> BitSet<T, B> {
        if N > 8 {
            let there = (0..N).filter(|kind| self.counts[*kind] > 0);
            return BitSet::from_bits(there.fold(B::NONE, |set, kind| set | B::bit(kind)));
        }
        const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let word = self.word();
        // Sets the top bit of each nonzero byte, then gathers these bits into one byte.
        let there = (((word & LOW) + LOW) | word) & !LOW;
        BitSet::from_bits(B::from(((there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8))
    }

    /// The total worth of all pieces, given the worth of one piece of each kind.
    #[inline]
    pub fn sum(self, worth: impl Fn(T) -> u8) -> u8 {
        (0..N).map(|kind| self.counts[kind] * worth(T::from_index(kind))).sum()
    }

    /// Collects these pieces. The error is the first piece that exceeds its number of copies ([`Piece::copies`]).
    pub fn try_collect(pieces: impl IntoIterator<Item = T>) -> Result<Self, T> {
        let mut heap = Self::NONE;
        for piece in pieces {
            if heap[piece] == piece.copies() || heap.total() == u8::MAX {
                return Err(piece);
            }
            heap.insert(piece);
        }
        Ok(heap)
    }

    /// Each kind in the heap with its count, in order.
    pub fn counted(self) -> impl Iterator<Item = (T, u8)> + Clone {
        (0..N).filter(move |kind| self.counts[*kind] > 0).map(move |kind| (T::from_index(kind), self.counts[kind]))
    }

    /// Every piece, in order.
    pub fn each(self) -> impl Iterator<Item = T> + Clone {
        self.counted().flat_map(|(piece, count)| std::iter::repeat_n(piece, usize::from(count)))
    }

    /// The `n`-th piece (from 0) in the order of [`Counts::each`], if there are that many.
    #[inline]
    pub fn nth(self, n: usize) -> Option<T> {
        (n < usize::from(self.total())).then(|| T::from_index(self.kind_at(n as u8)))
    }

    /// A piece chosen uniformly at random. The heap must not be empty.
    #[inline]
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> T {
        T::from_index(self.kind_at(below(rng, u32::from(self.total())) as u8))
    }

    /// Removes and returns `count` pieces chosen uniformly at random. The heap must hold that many.
    pub fn draw<R: Rng + ?Sized>(&mut self, count: u8, rng: &mut R) -> Self {
        let mut drawn = Self::NONE;
        let total = self.total();
        for left in (total - count + 1..=total).rev() {
            let kind = self.kind_at(below(rng, u32::from(left)) as u8);
            self.counts[kind] -= 1;
            drawn.counts[kind] += 1;
        }
        drawn
    }

    /// The index of the `n`-th piece's kind: the number of kinds whose pieces all precede it.
    #[inline]
    fn kind_at(self, n: u8) -> usize {
        let mut end = 0;
        let ended = self.counts[..N - 1].iter().map(|count| {
            end += count;
            usize::from(end <= n)
        });
        ended.sum()
    }

    /// The heap as one word with a letter for each piece, as `FromStr` reads it; `-` if it is empty.
    pub fn letters(self) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write_letters(f))
    }

    fn write_letters(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.each().try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}

impl<T: Piece, const N: usize> Index<T> for Counts<T, N> {
    type Output = u8;

    #[inline]
    fn index(&self, piece: T) -> &u8 {
        &self.counts[piece.index()]
    }
}

impl<T: Copy, const N: usize> Default for Counts<T, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Copy, const N: usize> Add for Counts<T, N> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        if N <= 8 {
            return Self::from_word(self.word() + other.word());
        }
        Self::new(std::array::from_fn(|kind| self.counts[kind] + other.counts[kind]))
    }
}

/// The right-hand side must be a sub-heap of the left-hand side.
impl<T: Copy, const N: usize> Sub for Counts<T, N> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        if N <= 8 {
            return Self::from_word(self.word() - other.word());
        }
        Self::new(std::array::from_fn(|kind| self.counts[kind] - other.counts[kind]))
    }
}

impl<T: Copy, const N: usize> AddAssign for Counts<T, N> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<T: Copy, const N: usize> SubAssign for Counts<T, N> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Piece, const N: usize> FromIterator<T> for Counts<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut heap = Self::NONE;
        pieces.into_iter().for_each(|piece| heap.insert(piece));
        heap
    }
}

/// A word of letters, or names separated by spaces ([`Piece::HEAP`]).
impl<T: Piece, const N: usize> fmt::Display for Counts<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if T::HEAP == HeapForm::Letters {
            return self.write_letters(f);
        }
        let names: Vec<String> = self.each().map(|piece| piece.to_string()).collect();
        f.write_str(&names.join(" "))
    }
}

impl<T: Piece, const N: usize> fmt::Debug for Counts<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match T::HEAP {
            HeapForm::Letters => self.write_letters(f),
            HeapForm::List => f.debug_list().entries(self.each()).finish(),
            HeapForm::Map => f.debug_map().entries(self.counted()).finish(),
        }
    }
}

/// Reads a word of letters. Fails if there are more than [`Piece::copies`] of a kind.
impl<T: Piece, const N: usize> FromStr for Counts<T, N> {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        if word == "-" {
            return Ok(Self::NONE);
        }
        let piece = |letter| (0..N).map(T::from_index).find(|piece| piece.letter() == letter).ok_or(UnknownName);
        let pieces: Vec<T> = word.chars().map(piece).collect::<Result<_, _>>()?;
        if pieces.is_empty() { Err(UnknownName) } else { Self::try_collect(pieces).map_err(|_| UnknownName) }
    }
}

/// A word of letters, or one word per piece up to the end of the text. Fails if there are more than [`Piece::copies`]
/// of a kind.
impl<T: Piece, const N: usize> Notation for Counts<T, N> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match T::HEAP {
            HeapForm::Letters => write!(f, " {self}"),
            _ => self.each().try_for_each(|piece| write!(f, " {piece}")),
        }
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        if T::HEAP == HeapForm::Letters {
            return tokens.parse(T::EXPECTED);
        }
        let pieces: Vec<T> = tokens.parse_rest(T::EXPECTED)?;
        Self::try_collect(pieces).map_err(|piece| NotationError::Surplus { word: piece.to_string() })
    }
}

impl<T: Piece, const N: usize> Serialize for Counts<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match T::HEAP {
            HeapForm::Letters => serializer.collect_str(self),
            HeapForm::List => serializer.collect_seq(self.each()),
            HeapForm::Map => serializer.collect_map((0..N).map(|kind| (T::from_index(kind), self.counts[kind]))),
        }
    }
}

/// Reads a word of letters, or a list of pieces, or a map from kinds to counts.
impl<'de, T: Piece + Deserialize<'de>, const N: usize> Deserialize<'de> for Counts<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if T::HEAP == HeapForm::Letters {
            let word = String::deserialize(deserializer)?;
            return word.parse().map_err(|_| D::Error::custom(format_args!("`{word}` is not a heap")));
        }
        let pieces = read_heap(deserializer)?;
        Self::try_collect(pieces).map_err(|piece| D::Error::custom(format_args!("too many of `{piece}`")))
    }
}

/// Each kind with its count, or every piece ([`Piece::COUNTED`]).
impl<T: Piece + ToText, const N: usize> From<Counts<T, N>> for Arg {
    fn from(heap: Counts<T, N>) -> Self {
        if heap.is_empty() {
            return Arg::List(T::NONE.map(Text::new).into_iter().collect());
        }
        Arg::List(match T::COUNTED {
            None => heap.each().map(|piece| piece.text()).collect(),
            Some((key, name)) => {
                heap.counted().map(|(piece, count)| Text::new(key).with("count", count).with(name, piece)).collect()
            }
        })
    }
}

impl<T: Copy, const N: usize> Present for Counts<T, N> {
    fn is_present(&self) -> bool {
        self.counts != [0; N]
    }
}
