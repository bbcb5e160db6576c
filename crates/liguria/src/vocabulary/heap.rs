//! Heaps of tiles: the bag, and what has left the game.

use crate::components::{TILE_COUNTS, TILES};
use crate::vocabulary::tile::Tile;
use game::{below, select_bit};
use rand_core::Rng;
use serde::{Serialize, Serializer};
use std::fmt;

/// A multiset of tiles.
///
/// One bit for each tile in the box, sorted by kind. Of equal tiles always the first ones are set, so that
/// equal heaps have equal bits; the tiles of one kind are a run of bits, its length their number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "Record<string, number>"), schema(value_type = std::collections::BTreeMap<String, u8>))]
pub struct Heap(u128);

/// The kind of each tile in the box.
static KIND_OF_BIT: [Tile; TILES] = kinds_of_bits();

/// All tiles of each kind, as bits.
static COPIES: [u128; Tile::KINDS] = copies();

impl Heap {
    pub const NONE: Heap = Heap(0);
    /// Every tile in the box.
    pub const ALL: Heap = Heap((1 << TILES) - 1);

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn count(self, tile: Tile) -> usize {
        (self.0 & COPIES[tile.index()]).count_ones() as usize
    }

    /// Puts in one tile more. The box must hold another one.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        let missing = COPIES[tile.index()] & !self.0;
        debug_assert!(missing != 0, "more tiles {tile} than there are");
        self.0 |= missing & missing.wrapping_neg();
    }

    /// Takes out one of the tiles, which must be there.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        let present = COPIES[tile.index()] & self.0;
        debug_assert!(present != 0, "no tile {tile} to remove");
        self.0 &= !(1 << (127 - present.leading_zeros()));
    }

    /// The first of these tiles that is not there often enough, if any.
    pub fn first_missing(mut self, wanted: &[Tile]) -> Option<Tile> {
        wanted.iter().copied().find(|tile| {
            let present = self.count(*tile) > 0;
            if present {
                self.remove(*tile);
            }
            !present
        })
    }

    /// Takes out one at random, each tile equally likely. There must be one.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Tile {
        let tile = KIND_OF_BIT[select_bit(self.0, below(rng, self.0.count_ones())) as usize];
        self.remove(tile);
        tile
    }

    /// Every tile, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (0..TILES).filter(move |bit| self.0 & (1 << bit) != 0).map(|bit| KIND_OF_BIT[bit])
    }

    /// Each kind that is there with its number, in order.
    pub fn counted(self) -> impl Iterator<Item = (Tile, usize)> {
        Tile::all().map(move |tile| (tile, self.count(tile))).filter(|(_, count)| *count > 0)
    }
}

impl FromIterator<Tile> for Heap {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut heap = Heap::NONE;
        for tile in tiles {
            heap.insert(tile);
        }
        heap
    }
}

impl fmt::Debug for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counted()).finish()
    }
}

/// As a map from each tile that is there to its number.
impl Serialize for Heap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.counted())
    }
}

const fn count_in_box(kind: usize) -> usize {
    if kind < TILE_COUNTS.len() { TILE_COUNTS[kind] as usize } else { 1 }
}

const fn kinds_of_bits() -> [Tile; TILES] {
    let mut kinds = [Tile::from_index(0); TILES];
    let (mut bit, mut kind) = (0, 0);
    while kind < Tile::KINDS {
        let end = bit + count_in_box(kind);
        while bit < end {
            kinds[bit] = Tile::from_index(kind);
            bit += 1;
        }
        kind += 1;
    }
    assert!(bit == TILES);
    kinds
}

const fn copies() -> [u128; Tile::KINDS] {
    let kinds = kinds_of_bits();
    let mut copies = [0; Tile::KINDS];
    let mut bit = 0;
    while bit < TILES {
        copies[kinds[bit].index()] |= 1 << bit;
        bit += 1;
    }
    copies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(name: &str) -> Tile {
        name.parse().unwrap()
    }

    #[test]
    fn equal_heaps_are_equal_bits() {
        let mut left: Heap = ["monk", "monk", "order-07"].map(tile).into_iter().collect();
        let right: Heap = ["order-07", "monk"].map(tile).into_iter().collect();
        left.remove(tile("monk"));
        assert_eq!(left, right);
        assert_eq!(left.iter().collect::<Vec<_>>(), ["monk", "order-07"].map(tile));
    }

    #[test]
    fn first_missing_counts_copies() {
        let heap: Heap = ["knight-3", "knight-3"].map(tile).into_iter().collect();
        assert_eq!(heap.first_missing(&[tile("knight-3"); 2]), None);
        assert_eq!(heap.first_missing(&[tile("knight-3"); 3]), Some(tile("knight-3")));
        assert_eq!(Heap::ALL.first_missing(&[tile("order-01"); 2]), Some(tile("order-01")));
    }
}
