//! What chance decides.

use game::{NotationError, Seat, Words};
use std::fmt;
use std::str::FromStr;

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who begins.
    Start(Seat),
}

impl game::Chance for Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::Start(seat) = self;
        write!(f, "start {seat}")
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let chance = match words.next("expected-chance")? {
            "start" => Chance::Start(seat(words.next("expected-seat")?)?),
            word => return Err(unexpected(word, "expected-chance")),
        };
        words.end()?;
        Ok(chance)
    }
}

fn seat(word: &str) -> Result<Seat, NotationError> {
    let seat = word.parse().ok().and_then(Seat::try_new);
    seat.ok_or_else(|| unexpected(word, "expected-seat"))
}

fn unexpected(word: &str, expected: &'static str) -> NotationError {
    NotationError::Unexpected { word: word.to_owned(), expected }
}
