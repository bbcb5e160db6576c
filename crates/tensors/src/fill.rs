//! Common ways to fill a field.

use game::{BitSet, Bits, Counts, Multiset, MultisetPiece, Piece, Seat, Seats};

/// Writes a 1 at this index.
#[inline]
pub(crate) fn one_hot(field: &mut [f32], index: usize) {
    field[index] = 1.0;
}

/// Writes a 1 at the index of each set bit.
#[inline]
pub(crate) fn ones<B: Bits>(field: &mut [f32], bits: B) {
    game::ones(bits).for_each(|index| field[index] = 1.0);
}

/// Writes a 1 at the index of each piece in the set.
#[inline]
pub(crate) fn members<T: Piece, B: Bits>(field: &mut [f32], set: BitSet<T, B>) {
    ones(field, set.bits());
}

/// Writes the count of each kind, divided by `scale`.
#[inline]
pub(crate) fn counts<T: Piece, const N: usize>(field: &mut [f32], heap: Counts<T, N>, scale: f32) {
    for (number, count) in field.iter_mut().zip(heap.counts()) {
        *number = f32::from(count) / scale;
    }
}

/// Adds the number of copies of each kind.
#[inline]
pub(crate) fn copies<T: MultisetPiece>(field: &mut [f32], heap: Multiset<T>) {
    heap.iter().for_each(|piece| field[piece.index()] += 1.0);
}

/// Writes a 1 for each seat in the set, counted clockwise from `first`.
#[inline]
pub(crate) fn seats(field: &mut [f32], set: Seats, first: Seat) {
    let players = field.len();
    set.iter().for_each(|seat| field[seat.distance_from(first, players)] = 1.0);
}
