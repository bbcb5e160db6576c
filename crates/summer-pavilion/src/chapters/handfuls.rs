//! All ways to choose a few tiles from a heap, precomputed.

use crate::components::{CORNERS, MOST_BONUS};
use crate::vocabulary::tile::{Color, Tiles};

/// Maximum number of tiles in a choice, whether kept or taken as a bonus.
const MOST: u8 = if CORNERS > MOST_BONUS { CORNERS } else { MOST_BONUS };

/// Number of distinct choices of at most [`MOST`] tiles in six colors.
const COUNT: usize = {
    let (mut count, mut color) = (1, 1);
    while color <= Color::COUNT {
        count = count * (MOST as usize + color) / color;
        color += 1;
    }
    count
};

/// All choices, in ascending order.
const HANDFULS: [Tiles; COUNT] = {
    let mut handfuls = [Tiles::NONE; COUNT];
    let mut current = [0_u8; Color::COUNT];
    let mut found = 1;
    while found < COUNT {
        current = successor(current);
        handfuls[found] = Tiles::new(current);
        found += 1;
    }
    handfuls
};

/// A set of handfuls, with one bit for each, in the same order.
type Set = [u64; COUNT.div_ceil(64)];

/// Number of possible counts of a color, including zero.
const SIZES: usize = MOST as usize + 1;

/// The handfuls with at most this many tiles of a color, by color and count.
const WITHIN: [[Set; SIZES]; Color::COUNT] = {
    let mut within = [[[0; COUNT.div_ceil(64)]; SIZES]; Color::COUNT];
    let mut cell = 0;
    while cell < SIZES * Color::COUNT {
        within[cell / SIZES][cell % SIZES] = select(cell / SIZES, cell % SIZES);
        cell += 1;
    }
    within
};

/// The handfuls of each size.
const OF_SIZE: [Set; SIZES] = {
    let mut of_size = [[0; COUNT.div_ceil(64)]; SIZES];
    let mut handful = 0;
    while handful < COUNT {
        of_size[total(HANDFULS[handful].counts()) as usize][handful / 64] |= 1 << (handful % 64);
        handful += 1;
    }
    of_size
};

/// Calls `each` with every choice of tiles from `heap` that can be kept (SP-9.2), in ascending order.
#[inline]
pub(crate) fn keepable(heap: Tiles, mut each: impl FnMut(Tiles)) {
    for_members(&out_of(heap), |kept| {
        if MOST == CORNERS || kept.total() <= CORNERS {
            each(kept);
        }
    });
}

/// Calls `each` with every choice of `size` tiles from `heap`, in ascending order. `size` is at most [`MOST`].
#[inline]
pub(crate) fn exactly(size: u8, heap: Tiles, each: impl FnMut(Tiles)) {
    let mut set = out_of(heap);
    intersect(&mut set, &OF_SIZE[usize::from(size)]);
    for_members(&set, each);
}

fn out_of(heap: Tiles) -> Set {
    let mut set = [u64::MAX; COUNT.div_ceil(64)];
    for (color, held) in heap.counts().into_iter().enumerate() {
        intersect(&mut set, &WITHIN[color][usize::from(held.min(MOST))]);
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

/// Returns the next choice: one more tile of the last color or, at the maximum size, none of the last color present
/// and one more of the color before it.
const fn successor(mut counts: [u8; Color::COUNT]) -> [u8; Color::COUNT] {
    let mut last = Color::COUNT - 1;
    if total(counts) < MOST {
        counts[last] += 1;
        return counts;
    }
    while counts[last] == 0 {
        last -= 1;
    }
    counts[last] = 0;
    counts[last - 1] += 1;
    counts
}

const fn total(counts: [u8; Color::COUNT]) -> u8 {
    let (mut total, mut color) = (0, 0);
    while color < Color::COUNT {
        total += counts[color];
        color += 1;
    }
    total
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
