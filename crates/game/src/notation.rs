//! Reading the text form of actions and chance outcomes.

use crate::Text;
use std::fmt::Display;
use std::str::{FromStr, SplitAsciiWhitespace};

/// Why a text is not an action or an outcome. What was expected is the key of a message: `expected-card`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// It ends too early.
    Unfinished { expected: &'static str },
    /// This word does not fit here.
    Unexpected { word: String, expected: &'static str },
    /// It goes on after its end.
    Surplus { word: String },
    /// Understood, but not written as it must be: lists out of order, superfluous zeros or spaces.
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

/// The words of a notation, read one after the other.
pub struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(text.split_ascii_whitespace())
    }

    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::Unfinished { expected })
    }

    /// The next word, read as a `T`.
    pub fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        parse_word(self.next(expected)?, expected)
    }

    /// All remaining words, each read as a `T`.
    pub fn parse_rest<T: FromStr>(&mut self, expected: &'static str) -> Result<Vec<T>, NotationError> {
        self.0.by_ref().map(|word| parse_word(word, expected)).collect()
    }

    /// The words up to the next `separator`, each read as a `T`; the last part ends with the text.
    pub fn parse_part<T: FromStr>(&mut self, separator: &str, expected: &'static str) -> Result<Vec<T>, NotationError> {
        self.0.by_ref().take_while(|word| *word != separator).map(|word| parse_word(word, expected)).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.clone().next().is_none()
    }

    /// Nothing may follow.
    pub fn end(mut self) -> Result<(), NotationError> {
        self.0.next().map_or(Ok(()), |word| Err(NotationError::Surplus { word: word.to_owned() }))
    }
}

fn parse_word<T: FromStr>(word: &str, expected: &'static str) -> Result<T, NotationError> {
    word.parse().map_err(|_| NotationError::Unexpected { word: word.to_owned(), expected })
}

/// Reads `text`, and takes it only if it is written exactly as this program would write it.
pub fn parse_exactly<T: FromStr<Err = NotationError> + Display>(text: &str) -> Result<T, NotationError> {
    let parsed: T = text.parse()?;
    let canonical = parsed.to_string();
    if canonical == text { Ok(parsed) } else { Err(NotationError::NotCanonical { canonical }) }
}
