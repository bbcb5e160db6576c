//! What a player does, and the clicks that lead to it.

use game::{NotationError, Text, Words};
use std::fmt;
use std::str::FromStr;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take so many counters.
    Take(u8),
}

impl game::ToText for Action {
    fn text(&self) -> Text {
        let Action::Take(count) = self;
        Text::new("action-take").with("count", *count)
    }
}

impl game::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Take(count) = self;
        write!(f, "take {count}")
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "take" => Action::Take(words.parse("expected-number")?),
            word => return Err(NotationError::Unexpected { word: word.to_owned(), expected: "expected-action" }),
        };
        words.end()?;
        Ok(action)
    }
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// So many counters of the heap.
    Counters(u8),
}

impl game::ToText for Part {
    fn text(&self) -> Text {
        let Part::Counters(count) = self;
        Text::new("action-take").with("count", *count)
    }
}

impl game::Part for Part {}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Part::Counters(count) = self;
        write!(f, "counters:{count}")
    }
}
