//! Heaps of pieces of many kinds, with few copies of each: a deck, a bag.

use crate::piece::{HeapForm, read_heap};
use crate::{Arg, Bits, Notation, NotationError, Piece, Present, ToText, Tokens, below, select_bit};
use rand_core::Rng;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A heap of pieces from the game box.
///
/// There is one bit for each piece in the box, sorted by kind, so the copies of a kind form a run of bits. A run is
/// always filled from its start, so equal heaps have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Multiset<T: MultisetPiece> {
    places: T::Places,
}

/// A piece that can be in a [`Multiset`]: the box holds a fixed number of copies, at known places.
pub trait MultisetPiece: Piece {
    /// A set of places in the box, one bit per place.
    type Places: Places;

    /// The places of all pieces in the box.
    const BOX: Self::Places;

    /// The places of all copies of this piece.
    fn run(self) -> <Self::Places as Places>::Run;

    /// The piece at this place.
    fn at(place: usize) -> Self;

    /// The places of all copies of the piece at this place.
    #[inline]
    fn run_at(place: usize) -> <Self::Places as Places>::Run {
        Self::at(place).run()
    }

    /// The distinct kinds at these places, in order.
    #[inline]
    fn kinds(places: Self::Places) -> impl Iterator<Item = Self> + Clone {
        let mut last = None;
        places.iter().map(Self::at).filter(move |piece| last.replace(*piece) != Some(*piece))
    }

    /// Whether the pieces at these places are listed in order of name rather than place.
    #[inline]
    fn out_of_order(places: Self::Places) -> bool {
        let _ = places;
        false
    }
}

/// A set of places in a box.
pub trait Places: Copy + Eq + std::hash::Hash + fmt::Debug + Send + Sync + 'static {
    const NONE: Self;
    /// Adjacent places that hold copies of the same piece.
    type Run: Copy;

    fn len(self) -> u32;

    #[inline]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    fn count(self, run: Self::Run) -> u32;
    fn contains(self, run: Self::Run) -> bool;
    /// Sets the first clear bit of the run; there must be one.
    fn insert(&mut self, run: Self::Run);
    /// Clears the last set bit of the run; there must be one.
    fn remove(&mut self, run: Self::Run);
    /// The place of the `n`-th set bit (from 0).
    fn nth(self, n: u32) -> usize;
    fn iter(self) -> impl Iterator<Item = usize> + Clone;
}

/// A box of up to 128 pieces. A run is the mask of its places.
impl Places for u128 {
    const NONE: Self = 0;
    type Run = u128;

    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn count(self, run: u128) -> u32 {
        (self & run).count_ones()
    }

    #[inline]
    fn contains(self, run: u128) -> bool {
        self & run != 0
    }

    #[inline]
    fn insert(&mut self, run: u128) {
        let missing = run & !*self;
        *self |= missing & missing.wrapping_neg();
    }

    #[inline]
    fn remove(&mut self, run: u128) {
        *self &= !(1 << (127 - (run & *self).leading_zeros()));
    }

    #[inline]
    fn nth(self, n: u32) -> usize {
        select_bit(self, n) as usize
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> + Clone {
        ones(self)
    }
}

/// The indices of the set bits, in ascending order.
#[inline]
pub fn ones<B: Bits>(bits: B) -> Ones {
    let bits = bits.to_u128();
    Ones { low: bits as u64, high: (bits >> 64) as u64 }
}

/// Iterates over the indices of set bits. Works on one half of 128 bits at a time, since processors have instructions
/// for 64.
#[derive(Clone, Debug)]
pub struct Ones {
    low: u64,
    high: u64,
}

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.low == 0 {
            return take_first(&mut self.high).map(|index| 64 + index);
        }
        take_first(&mut self.low)
    }

    #[inline]
    fn fold<A, F: FnMut(A, usize) -> A>(self, start: A, mut each: F) -> A {
        let Self { mut low, mut high } = self;
        let mut result = start;
        while let Some(index) = take_first(&mut low) {
            result = each(result, index);
        }
        while let Some(index) = take_first(&mut high) {
            result = each(result, 64 + index);
        }
        result
    }
}

/// Clears the lowest set bit, if any, and returns its index.
#[inline]
fn take_first(bits: &mut u64) -> Option<usize> {
    let first = (*bits != 0).then(|| bits.trailing_zeros() as usize)?;
    *bits &= *bits - 1;
    Some(first)
}

impl<T: MultisetPiece> Multiset<T> {
    pub const NONE: Self = Self { places: T::Places::NONE };
    /// Every piece in the box.
    pub const ALL: Self = Self { places: T::BOX };

    /// The pieces at these places. Every run must be filled from its start.
    #[inline]
    pub const fn from_places(places: T::Places) -> Self {
        Self { places }
    }

    #[inline]
    pub const fn places(self) -> T::Places {
        self.places
    }

    #[inline]
    pub fn len(self) -> usize {
        self.places.len() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.places.is_empty()
    }

    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.places.contains(piece.run())
    }

    #[inline]
    pub fn count(self, piece: T) -> usize {
        self.places.count(piece.run()) as usize
    }

    /// Adds one piece. The box must have another copy of it.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        debug_assert!(self.count(piece) < Self::ALL.count(piece), "more of {piece} than in the box");
        self.places.insert(piece.run());
    }

    /// Removes one piece, which must be in the heap.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        debug_assert!(self.contains(piece), "no {piece} to remove");
        self.places.remove(piece.run());
    }

    /// Adds all of these pieces. The box must have enough copies.
    #[inline]
    pub fn insert_all(&mut self, pieces: Self) {
        pieces.places.iter().for_each(|place| self.places.insert(T::run_at(place)));
    }

    /// Removes all of these pieces, which must be in the heap.
    #[inline]
    pub fn remove_all(&mut self, pieces: Self) {
        pieces.places.iter().for_each(|place| self.places.remove(T::run_at(place)));
    }

    /// The first of these pieces for which no copy is left in the heap, if any.
    pub fn first_missing(mut self, wanted: &[T]) -> Option<T> {
        wanted.iter().copied().find(|piece| {
            let present = self.contains(*piece);
            if present {
                self.remove(*piece);
            }
            !present
        })
    }

    /// Removes and returns a piece chosen uniformly at random. The heap must not be empty.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> T {
        let drawn = T::at(self.places.nth(below(rng, self.places.len())));
        self.remove(drawn);
        drawn
    }

    /// Removes and returns `count` pieces chosen uniformly at random. The heap must hold that many.
    #[inline]
    pub fn draw_many<R: Rng + ?Sized>(&mut self, count: usize, rng: &mut R) -> Self {
        let (mut drawn, mut left) = (T::Places::NONE, self.places.len());
        for _ in 0..count {
            let run = T::run_at(self.places.nth(below(rng, left)));
            self.places.remove(run);
            drawn.insert(run);
            left -= 1;
        }
        Self { places: drawn }
    }

    /// Every piece, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.places.iter().map(T::at)
    }

    /// The distinct kinds, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = T> + Clone {
        T::kinds(self.places)
    }

    /// Each kind in the heap with its count, in order.
    pub fn counted(self) -> impl Iterator<Item = (T, usize)> + Clone {
        self.kinds().map(move |piece| (piece, self.count(piece)))
    }

    /// Every piece, in the order used for listing ([`MultisetPiece::out_of_order`]).
    pub fn listed(self) -> Vec<T> {
        let mut pieces: Vec<T> = self.iter().collect();
        if T::out_of_order(self.places) {
            pieces.sort_by_cached_key(T::to_string);
        }
        pieces
    }
}

impl<T: MultisetPiece> Default for Multiset<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: MultisetPiece> FromIterator<T> for Multiset<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut heap = Self::NONE;
        pieces.into_iter().for_each(|piece| heap.insert(piece));
        heap
    }
}

/// The pieces' names, separated by spaces.
impl<T: MultisetPiece> fmt::Display for Multiset<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.listed().iter().map(T::to_string).collect();
        f.write_str(&names.join(" "))
    }
}

impl<T: MultisetPiece> fmt::Debug for Multiset<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.listed()).finish()
    }
}

/// A list of all pieces, or a map from each kind in the heap to its count.
impl<T: MultisetPiece> Serialize for Multiset<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match T::HEAP {
            HeapForm::Map => serializer.collect_map(self.counted()),
            _ => serializer.collect_seq(self.listed()),
        }
    }
}

/// Fails if there are more copies of a kind than in the box.
impl<'de, T: MultisetPiece + Deserialize<'de>> Deserialize<'de> for Multiset<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces: Vec<T> = read_heap(deserializer)?;
        match Self::ALL.first_missing(&pieces) {
            Some(piece) => Err(D::Error::custom(format_args!("too many of `{piece}`"))),
            None => Ok(pieces.into_iter().collect()),
        }
    }
}

/// One word per piece, up to the end of the text. Fails if there are more of a kind than in the box.
impl<T: MultisetPiece> Notation for Multiset<T> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.listed().iter().try_for_each(|piece| write!(f, " {piece}"))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let pieces: Vec<T> = tokens.parse_rest(T::EXPECTED)?;
        match Self::ALL.first_missing(&pieces) {
            Some(piece) => Err(NotationError::Surplus { word: piece.to_string() }),
            None => Ok(pieces.into_iter().collect()),
        }
    }
}

impl<T: MultisetPiece + ToText> From<Multiset<T>> for Arg {
    fn from(heap: Multiset<T>) -> Self {
        Arg::List(heap.listed().iter().map(ToText::text).collect())
    }
}

impl<T: MultisetPiece> Present for Multiset<T> {
    fn is_present(&self) -> bool {
        !self.is_empty()
    }
}
