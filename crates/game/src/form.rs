//! The forms of notation and of part names, for the reference that is generated from them.

use crate::piece::HeapForm;
use crate::{BitSet, Bits, Counts, Piece};
use std::num::NonZeroU8;

/// One form that a notation, or the name of a part, can take.
#[derive(Clone, Debug)]
pub struct Form {
    /// The text, with fields in braces and optional parts in brackets: `sail {heading} {steps} [stop {stop}]`.
    pub pattern: &'static str,
    /// What it means, from its doc comment; may be empty.
    pub meaning: &'static str,
    pub fields: Vec<FormField>,
    /// Whether a string has this form.
    pub fits: fn(&str) -> bool,
}

/// A field of a [`Form`].
#[derive(Clone, Copy, Debug)]
pub struct FormField {
    pub name: &'static str,
    /// The name of its type; for an `Option`, that of the type inside.
    pub kind: &'static str,
    pub values: fn() -> Values,
}

/// The values that can be written for a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// A number in digits.
    Number,
    /// One of these words.
    One(Vec<String>),
    /// A word for each piece.
    Several(Vec<String>),
    /// A single word with a letter for each piece; `-` if there are none.
    Letters(Vec<String>),
}

/// A type that fields of actions and parts can have. Pieces derive it.
pub trait FieldValues {
    /// What can be written in notation.
    fn in_notation() -> Values;

    /// What can be written in the name of a part.
    fn in_names() -> Values {
        Self::in_notation()
    }
}

/// The names of all pieces, in order.
pub fn piece_names<T: Piece>() -> Vec<String> {
    (0..T::COUNT).map(|index| T::from_index(index).to_string()).collect()
}

impl FieldValues for u8 {
    fn in_notation() -> Values {
        Values::Number
    }
}

impl FieldValues for NonZeroU8 {
    fn in_notation() -> Values {
        Values::Number
    }
}

impl<T: Piece, const N: usize> FieldValues for Counts<T, N> {
    fn in_notation() -> Values {
        match T::HEAP {
            HeapForm::Letters => {
                Values::Letters((0..N).map(|index| T::from_index(index).letter().to_string()).collect())
            }
            HeapForm::List | HeapForm::Map => Values::Several(piece_names::<T>()),
        }
    }
}

impl<T: Piece, B: Bits> FieldValues for BitSet<T, B> {
    fn in_notation() -> Values {
        Values::Several(piece_names::<T>())
    }
}
