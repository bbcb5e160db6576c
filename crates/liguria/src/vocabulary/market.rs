//! The market: the stalls in the street, the row of tiles, and choices of tiles.

use super::{Heap, Tile};
use crate::components::{LONGEST_ROW, MOST_TILES_TAKEN, STREET, Stall};
use game::{Arg, BitSet, Notation, NotationError, Piece, Tokens};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Index;

/// A stall in the market street, counted from 1 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = STREET.len(), numbered_from = 1, text("space", tiles, coins))]
pub struct Space(u8);

impl Space {
    /// LI-3.2: returns the tiles and coins it gives.
    #[inline]
    pub fn stall(self) -> &'static Stall {
        &STREET[self.index()]
    }

    fn tiles(self) -> u8 {
        self.stall().tiles
    }

    fn coins(self) -> u8 {
        self.stall().coins
    }
}

/// A place in the row of tiles, counted from 0 as in notation and sketches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = LONGEST_ROW, numbered_from = 0, text("row-number", number), expected = "expected-index")]
pub struct RowPlace(u8);

/// A choice of tiles from the row.
pub type Picks = BitSet<RowPlace, u16>;

/// The row of tiles on offer, from left to right.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct TileRow {
    /// Places beyond `len` all hold the same tile, so that equal rows have equal bits.
    tiles: [Tile; LONGEST_ROW],
    len: u8,
}

#[cfg(feature = "schema")]
game::schema_as!(TileRow, Vec<Tile>);

impl TileRow {
    /// Adds a tile on the right. Panics if the row is full.
    #[inline]
    pub fn push(&mut self, tile: Tile) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }

    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn as_slice(&self) -> &[Tile] {
        &self.tiles[..self.len()]
    }

    /// Removes the tiles taken and closes the gaps to the left.
    #[inline]
    pub(crate) fn close(&mut self, taken: Picks) {
        let mut kept = TileRow::default();
        for (place, tile) in RowPlace::all().zip(self.as_slice()) {
            if !taken.contains(place) {
                kept.push(*tile);
            }
        }
        *self = kept;
    }
}

impl Index<RowPlace> for TileRow {
    type Output = Tile;

    #[inline]
    fn index(&self, place: RowPlace) -> &Tile {
        &self.tiles[place.index()]
    }
}

impl<'a> FromIterator<&'a Tile> for TileRow {
    fn from_iter<I: IntoIterator<Item = &'a Tile>>(tiles: I) -> Self {
        let mut row = Self::default();
        tiles.into_iter().for_each(|tile| row.push(*tile));
        row
    }
}

impl fmt::Debug for TileRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for TileRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for TileRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        match tiles.len() {
            ..=LONGEST_ROW => Ok(tiles.iter().collect()),
            length => Err(D::Error::custom(format_args!("a row of {length} tiles is too long"))),
        }
    }
}

/// Reads tiles to the end of the text. More tiles than fit in a row, or more copies than are in the box, are an error.
impl Notation for TileRow {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().iter().try_for_each(|tile| write!(f, " {tile}"))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let tiles: Vec<Tile> = tokens.parse_rest(Tile::EXPECTED)?;
        match Heap::ALL.first_missing(&tiles).or(tiles.get(LONGEST_ROW).copied()) {
            Some(tile) => Err(NotationError::Surplus { word: tile.to_string() }),
            None => Ok(tiles.iter().collect()),
        }
    }
}

impl From<TileRow> for Arg {
    fn from(row: TileRow) -> Self {
        row.as_slice().to_vec().into()
    }
}

/// Returns the number of tiles skipped between the first and the last one picked.
#[inline]
pub fn skipped(picks: Picks) -> u8 {
    match (picks.first(), picks.last()) {
        (Some(first), Some(last)) => last.number() - first.number() + 1 - picks.len() as u8,
        _ => 0,
    }
}

/// Calls `each` with every choice of `count` tiles from a row of length `len` that skips at most `skips` tiles, in
/// ascending order, grouped into runs with the same last tile.
///
/// For a given last tile, the others are in the window just before it. The choices in a window are a prefix of a
/// single table of all choices, shifted to the window's position.
#[inline]
pub(crate) fn for_each_run(len: usize, count: u8, skips: u8, mut each: impl FnMut(PicksRun)) {
    let others = usize::from(count - 1);
    for last in others..len {
        let window = last.min(others + usize::from(skips));
        let choices = &CHOICES[others][..BINOMIALS[window][others]];
        each(PicksRun { choices, shift: (last - window) as u8, last: last as u8 });
    }
}

/// Choices with the same last tile.
pub(crate) struct PicksRun {
    choices: &'static [u16],
    shift: u8,
    last: u8,
}

impl PicksRun {
    #[inline]
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = Picks> {
        let (shift, last) = (self.shift, 1 << self.last);
        self.choices.iter().map(move |others| Picks::from_bits(others << shift | last))
    }
}

/// Maximum number of tiles taken besides the last.
const MOST_OTHERS: usize = MOST_TILES_TAKEN as usize - 1;

/// Number of tiles before the last one in the longest row.
const WINDOW: usize = LONGEST_ROW - 1;

/// All choices from a window by number of tiles, in ascending order, so that those from a smaller window come first.
static CHOICES: [&[u16]; MOST_OTHERS + 1] =
    [&choices::<1>(0), &choices::<14>(1), &choices::<91>(2), &choices::<364>(3)];

/// The number of choices, by window size and number of tiles.
static BINOMIALS: [[usize; MOST_OTHERS + 1]; WINDOW + 1] = {
    let mut binomials = [[0; MOST_OTHERS + 1]; WINDOW + 1];
    let mut window = 0;
    while window <= WINDOW {
        let mut number = 0;
        while number <= MOST_OTHERS {
            binomials[window][number] = match (window, number) {
                (_, 0) => 1,
                (0, _) => 0,
                _ => binomials[window - 1][number - 1] + binomials[window - 1][number],
            };
            number += 1;
        }
        window += 1;
    }
    binomials
};

const fn choices<const COUNT: usize>(number: u32) -> [u16; COUNT] {
    let mut choices = [0; COUNT];
    let (mut found, mut bits) = (0, 0_u16);
    while found < COUNT {
        if bits.count_ones() == number {
            choices[found] = bits;
            found += 1;
        }
        bits += 1;
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_all_choices_from_the_widest_window() {
        for (number, choices) in CHOICES.iter().enumerate() {
            assert_eq!(choices.len(), BINOMIALS[WINDOW][number]);
            assert!(choices.iter().all(|bits| bits >> WINDOW == 0));
        }
    }

    #[test]
    fn choices_are_all_masks_within_the_skip_limit() {
        for (len, count, skips) in [(15, 4, 0), (15, 4, 20), (12, 3, 2), (9, 2, 4), (5, 1, 3), (4, 4, 1)] {
            let mut found = Vec::new();
            for_each_run(len, count, skips, |run| found.extend(run.iter()));
            let all = (0..1_u16 << len).map(Picks::from_bits);
            let expected: Vec<Picks> =
                all.filter(|picks| picks.len() == usize::from(count) && skipped(*picks) <= skips).collect();
            assert_eq!(found, expected, "{count} of {len}, {skips} skipped");
        }
    }
}
