//! One of a fixed list of things: a color, a card, a space of the board.

use serde::{Deserialize, Deserializer, Serialize, de};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// One of a fixed list of things. Declared with `#[derive(Piece)]`, see [`crate::vocabulary`].
///
/// What is kept for each piece is an array by [`Piece::index`]; heaps and sets of pieces are [`crate::Counts`],
/// [`crate::BitSet`] and [`crate::Multiset`].
pub trait Piece:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = UnknownName> + Serialize + Send + Sync + 'static
{
    /// How many there are.
    const COUNT: usize;
    /// The message that says in an error in notation what was expected: `expected-color`.
    const EXPECTED: &'static str;
    /// How heaps of such pieces stand in data.
    const HEAP: HeapForm = HeapForm::List;
    /// The message that says how many there are in a heap, and its argument for the piece: `tiles`, with `count` and
    /// `color`. Without it heaps are told piece by piece.
    const COUNTED: Option<(&'static str, &'static str)> = None;
    /// The message that says that a heap is empty.
    const NONE: Option<&'static str> = None;

    /// Its place in the list of all.
    fn index(self) -> usize;

    /// The one at this place of the list. Panics, or gives one that is not in the list, past [`Piece::COUNT`].
    fn from_index(index: usize) -> Self;

    /// How many of it are in the box: no heap that is read has more.
    #[inline]
    fn copies(self) -> u8 {
        u8::MAX
    }

    /// The first letter of its name, for heaps that are written in letters.
    fn letter(self) -> char {
        self.to_string().chars().next().unwrap_or('?')
    }
}

/// How a heap stands in data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapForm {
    /// Each piece, in order.
    List,
    /// A letter for each piece in one word, `RRB`; `-` for none.
    Letters,
    /// From each piece to its number.
    Map,
}

/// No piece has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;

/// The piece that is written like this.
pub fn find_by_name<T: Piece>(name: &str) -> Result<T, UnknownName> {
    (0..T::COUNT).map(T::from_index).find(|piece| piece.to_string() == name).ok_or(UnknownName)
}

/// Reads a piece that stands in data as it is written.
pub fn read_named<'de, D: Deserializer<'de>, T: Piece>(deserializer: D, kind: &str) -> Result<T, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(|_| unknown(kind, &name))
}

/// Reads a piece that stands in data by one of these names.
pub fn read_listed<'de, D: Deserializer<'de>, T: Copy>(
    deserializer: D,
    kind: &str,
    names: &[&str],
    pieces: &[T],
) -> Result<T, D::Error> {
    let name = String::deserialize(deserializer)?;
    let found = names.iter().zip(pieces).find(|(listed, _)| **listed == name);
    found.map(|(_, piece)| *piece).ok_or_else(|| unknown(kind, &name))
}

/// Reads a piece that stands in data as a number.
pub fn read_numbered<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    kind: &str,
    with_number: fn(u8) -> Option<T>,
) -> Result<T, D::Error> {
    let number = u8::deserialize(deserializer)?;
    with_number(number).ok_or_else(|| unknown(kind, &number))
}

fn unknown<E: de::Error>(kind: &str, name: &impl Display) -> E {
    E::custom(format_args!("there is no {} `{name}`", kind.to_lowercase()))
}
