//! All choices of a few tiles out of a heap, from one table.

use crate::vocabulary::tiles::Tiles;

/// How many different choices of at most four tiles in six colors there are.
const COUNT: usize = 210;

/// Every choice of at most four tiles, in ascending order.
const HANDFULS: [Tiles; COUNT] = {
    let mut handfuls = [Tiles::NONE; COUNT];
    let mut current = [0_u8; 6];
    let mut found = 1;
    while found < COUNT {
        current = successor(current);
        handfuls[found] = Tiles::new(current);
        found += 1;
    }
    handfuls
};

/// A set of handfuls: a bit for each, in their order.
type Set = [u64; COUNT.div_ceil(64)];

/// By color and number from 0 to 4: the handfuls with no more tiles of this color than that.
const WITHIN: [[Set; 5]; 6] = {
    let mut within = [[[0; COUNT.div_ceil(64)]; 5]; 6];
    let mut cell = 0;
    while cell < 30 {
        within[cell / 5][cell % 5] = select(cell / 5, cell % 5);
        cell += 1;
    }
    within
};

/// By number of tiles from 0 to 4: the handfuls of that size.
const OF_SIZE: [Set; 5] = {
    let mut of_size = [[0; COUNT.div_ceil(64)]; 5];
    let mut handful = 0;
    while handful < COUNT {
        of_size[total(HANDFULS[handful].counts()) as usize][handful / 64] |= 1 << (handful % 64);
        handful += 1;
    }
    of_size
};

/// Calls `each` with every choice of at most four tiles of `heap`, in ascending order.
#[inline]
pub(crate) fn at_most_four(heap: Tiles, each: impl FnMut(Tiles)) {
    for_members(&out_of(heap), each);
}

/// Calls `each` with every choice of `size` tiles of `heap`, in ascending order. `size` is at most four.
#[inline]
pub(crate) fn exactly(size: u8, heap: Tiles, each: impl FnMut(Tiles)) {
    let mut set = out_of(heap);
    intersect(&mut set, &OF_SIZE[usize::from(size)]);
    for_members(&set, each);
}

fn out_of(heap: Tiles) -> Set {
    let mut set = [u64::MAX; COUNT.div_ceil(64)];
    for (color, held) in heap.counts().into_iter().enumerate() {
        intersect(&mut set, &WITHIN[color][usize::from(held.min(4))]);
    }
    set
}

#[inline]
fn intersect(set: &mut Set, other: &Set) {
    for (word, other) in set.iter_mut().zip(other) {
        *word &= other;
    }
}

#[inline]
fn for_members(set: &Set, mut each: impl FnMut(Tiles)) {
    for (word, handfuls) in set.iter().zip(HANDFULS.chunks(64)) {
        let mut word = *word;
        while word != 0 {
            each(handfuls[word.trailing_zeros() as usize]);
            word &= word - 1;
        }
    }
}

/// The next choice of at most four tiles: one more of the last color, or, when there are four already,
/// none of the last color that occurs and one more of the color before it.
const fn successor(mut counts: [u8; 6]) -> [u8; 6] {
    if total(counts) < 4 {
        counts[5] += 1;
        return counts;
    }
    let mut last = 5;
    while counts[last] == 0 {
        last -= 1;
    }
    counts[last] = 0;
    counts[last - 1] += 1;
    counts
}

const fn total(counts: [u8; 6]) -> u8 {
    counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5]
}

const fn select(color: usize, most: usize) -> Set {
    let mut set = [0; COUNT.div_ceil(64)];
    let mut handful = 0;
    while handful < COUNT {
        if HANDFULS[handful].counts()[color] as usize <= most {
            set[handful / 64] |= 1 << (handful % 64);
        }
        handful += 1;
    }
    set
}
