//! Pieces: values from a fixed list, such as a color, a card or a space on the board.

use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

/// A value from a fixed list: a color, a card, a space. Declared with `#[derive(Piece)]`, see [`crate::vocabulary`].
///
/// Keep values per piece in an array indexed by [`Piece::index`]; for heaps and sets of pieces use [`crate::Counts`],
/// [`crate::BitSet`] and [`crate::Multiset`].
pub trait Piece:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = UnknownName> + Serialize + Send + Sync + 'static
{
    /// The number of different pieces.
    const COUNT: usize;
    /// The message key that names the piece in notation errors: `expected-color`.
    const EXPECTED: &'static str;
    /// How heaps of these pieces are serialized.
    const HEAP: HeapForm = HeapForm::List;
    /// The message for several pieces of the same kind, and the name of its argument for that kind: the message `tiles`
    /// with the arguments `count` and `color`. Without it, messages list every piece of a heap.
    const COUNTED: Option<(&'static str, &'static str)> = None;
    /// The message for an empty heap.
    const NONE: Option<&'static str> = None;

    /// The index in the list of all pieces.
    fn index(self) -> usize;

    /// The piece with this index, which must be below [`Piece::COUNT`]; otherwise panics or returns an invalid piece.
    fn from_index(index: usize) -> Self;

    /// The number of copies in the box. Reading a heap with more copies fails.
    #[inline]
    fn copies(self) -> u8 {
        u8::MAX
    }

    /// The first letter of its name, for [`HeapForm::Letters`].
    fn letter(self) -> char {
        self.to_string().chars().next().unwrap_or('?')
    }
}

/// How a heap is serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeapForm {
    /// A list of every piece, in order.
    List,
    /// One word with one letter per piece, `RRB`; `-` if empty.
    Letters,
    /// A map from kinds to counts.
    Map,
}

/// The error when no piece has the given name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;

/// Finds a piece by its `Display` form.
pub fn find_by_name<T: Piece>(name: &str) -> Result<T, UnknownName> {
    (0..T::COUNT).map(T::from_index).find(|piece| piece.to_string() == name).ok_or(UnknownName)
}

/// Deserializes a piece from its `Display` form.
pub fn read_named<'de, D: Deserializer<'de>, T: Piece>(deserializer: D, kind: &str) -> Result<T, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(|_| unknown(kind, &name))
}

/// Deserializes a piece from its name in `names`.
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

/// Deserializes a piece from its number.
pub fn read_numbered<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    kind: &str,
    with_number: fn(u8) -> Option<T>,
) -> Result<T, D::Error> {
    let number = u8::deserialize(deserializer)?;
    with_number(number).ok_or_else(|| unknown(kind, &number))
}

/// Deserializes a heap: a list of every piece, or a map from kinds to counts.
pub(crate) fn read_heap<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    struct Heap<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de> + Copy> Visitor<'de> for Heap<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of pieces, or a map from pieces to counts")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
            let mut pieces = Vec::new();
            while let Some(piece) = seq.next_element()? {
                pieces.push(piece);
            }
            Ok(pieces)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<T>, A::Error> {
            let mut pieces = Vec::new();
            while let Some((piece, count)) = map.next_entry::<T, u8>()? {
                pieces.extend(std::iter::repeat_n(piece, usize::from(count)));
            }
            Ok(pieces)
        }
    }

    deserializer.deserialize_any(Heap(PhantomData))
}

fn unknown<E: de::Error>(kind: &str, name: &impl Display) -> E {
    E::custom(format_args!("there is no {} `{name}`", kind.to_lowercase()))
}
