//! Reading and writing the notation of actions and chance outcomes.

use crate::{MAX_SEATS, PerSeat, Seat, Text};
use arrayvec::ArrayVec;
use std::fmt::{self, Display};
use std::num::NonZeroU8;
use std::str::{FromStr, SplitAsciiWhitespace};

/// Why a string is not valid notation. `expected` is a message key such as `expected-card`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The text ends too early.
    Unfinished { expected: &'static str },
    /// This word is not valid here.
    Unexpected { word: String, expected: &'static str },
    /// There are extra words at the end.
    Surplus { word: String },
    /// The meaning is clear, but the form is not canonical: an unsorted list, extra zeros or spaces.
    NotCanonical { canonical: String },
}

impl NotationError {
    pub fn text(&self) -> Text {
        match self {
            Self::Unfinished { expected } => Text::new("notation-unfinished").with("expected", Text::new(expected)),
            Self::Unexpected { word, expected } => {
                Text::new("notation-unexpected").with("word", word.as_str()).with("expected", Text::new(expected))
            }
            Self::Surplus { word } => Text::new("notation-surplus").with("word", word.as_str()),
            Self::NotCanonical { canonical } => {
                Text::new("notation-not-canonical").with("canonical", canonical.as_str())
            }
        }
    }
}

/// A value written as one or more words in notation. Pieces and containers implement it;
/// `#[derive(Notation)]` implements it for an enum, see [`crate::vocabulary`].
pub trait Notation: Sized {
    /// Writes the words of the value, each preceded by a space.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the words of one value and leaves the rest.
    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError>;
}

macro_rules! one_token {
    ($($word:ty: $expected:literal;)*) => {$(
        impl Notation for $word {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {self}")
            }

            fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
                tokens.parse($expected)
            }
        }
    )*};
}

one_token! {
    Seat: "expected-seat";
    u8: "expected-number";
    NonZeroU8: "expected-number";
}

/// The values in seat order. Reads to the end of the text.
impl<T: Notation + Copy + Default> Notation for PerSeat<T> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values().try_for_each(|value| value.write(f))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let values = ArrayVec::<T, MAX_SEATS>::read(tokens)?;
        Ok(PerSeat::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

/// The values in order. Reads to the end of the text.
impl<T: Notation, const MOST: usize> Notation for ArrayVec<T, MOST> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|value| value.write(f))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut values = Self::new();
        while let Some(word) = tokens.peek() {
            let value = T::read(tokens)?;
            values.try_push(value).map_err(|_| NotationError::Surplus { word: word.to_owned() })?;
        }
        Ok(values)
    }
}

/// The values in order. Reads exactly `COUNT` of them.
impl<T: Notation + Copy, const COUNT: usize> Notation for [T; COUNT] {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|value| value.write(f))
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut values = [T::read(tokens)?; COUNT];
        values[1..].iter_mut().try_for_each(|value| T::read(tokens).map(|read| *value = read))?;
        Ok(values)
    }
}

/// Parses the words after the first one, for one form of an action or outcome.
pub type Reader<T> = fn(&mut Tokens<'_>) -> Result<T, NotationError>;

/// The words of a notation, read one at a time.
#[derive(Clone)]
pub struct Tokens<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(text.split_ascii_whitespace())
    }

    /// The next word; fails at the end of the text.
    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::Unfinished { expected })
    }

    /// The next word, parsed as a `T`.
    pub fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        parse_word(self.next(expected)?, expected)
    }

    /// All remaining words, each parsed as a `T`.
    pub fn parse_rest<T: FromStr>(&mut self, expected: &'static str) -> Result<Vec<T>, NotationError> {
        self.0.by_ref().map(|word| parse_word(word, expected)).collect()
    }

    /// The words up to the next `separator` or the end of the text, each parsed as a `T`. Consumes the separator.
    pub fn parse_part<T: FromStr>(&mut self, separator: &str, expected: &'static str) -> Result<Vec<T>, NotationError> {
        self.0.by_ref().take_while(|word| *word != separator).map(|word| parse_word(word, expected)).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    /// The next word, without consuming it.
    pub fn peek(&self) -> Option<&'a str> {
        self.0.clone().next()
    }

    /// Consumes the next word, which must be `literal`.
    pub fn literal(&mut self, literal: &str, expected: &'static str) -> Result<(), NotationError> {
        match self.next(expected)? {
            word if word == literal => Ok(()),
            word => Err(NotationError::Unexpected { word: word.to_owned(), expected }),
        }
    }

    /// Reads the whole text. `after` gets the first word and reads the rest; it returns `None` if the word is unknown.
    pub fn read_all<T>(
        text: &str,
        expected: &'static str,
        after: fn(&str, &mut Tokens<'_>) -> Result<Option<T>, NotationError>,
    ) -> Result<T, NotationError> {
        let mut tokens = Tokens::new(text);
        let first = tokens.next(expected)?;
        let read = after(first, &mut tokens)?;
        let read = read.ok_or_else(|| NotationError::Unexpected { word: first.to_owned(), expected })?;
        tokens.end()?;
        Ok(read)
    }

    /// The result of the first reader that succeeds and consumes all words. If none does, the error names `expected`;
    /// without `expected`, it is the last reader's error.
    pub fn read_first<T>(&mut self, readers: &[Reader<T>], expected: Option<&'static str>) -> Result<T, NotationError> {
        let start = self.clone();
        let mut failure = None;
        for reader in readers {
            let mut tokens = start.clone();
            match reader(&mut tokens).and_then(|read| tokens.clone().end().map(|()| read)) {
                Ok(read) => {
                    *self = tokens;
                    return Ok(read);
                }
                Err(error) => failure = Some(error),
            }
        }
        match (expected, failure) {
            (None, Some(failure)) => Err(failure),
            (expected, _) => Err(self.unexpected(expected.unwrap_or("expected-action"))),
        }
    }

    /// The error if the next word is missing or doesn't match `expected`.
    fn unexpected(&mut self, expected: &'static str) -> NotationError {
        self.next(expected)
            .map_or_else(|error| error, |word| NotationError::Unexpected { word: word.to_owned(), expected })
    }

    /// Fails if there are words left.
    pub fn end(mut self) -> Result<(), NotationError> {
        self.0.next().map_or(Ok(()), |word| Err(NotationError::Surplus { word: word.to_owned() }))
    }
}

fn parse_word<T: FromStr>(word: &str, expected: &'static str) -> Result<T, NotationError> {
    word.parse().map_err(|_| NotationError::Unexpected { word: word.to_owned(), expected })
}

/// Parses `text` and rejects it unless it is in canonical form, exactly as `Display` writes it.
pub fn parse_exactly<T: FromStr<Err = NotationError> + Display>(text: &str) -> Result<T, NotationError> {
    let parsed: T = text.parse()?;
    let canonical = parsed.to_string();
    if canonical == text { Ok(parsed) } else { Err(NotationError::NotCanonical { canonical }) }
}
