//! What a seat may do in the toy game.

use super::{Flaw, Toy};
use game::{Action, NotationError, Part, Parts, Text, Words};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum ToyAction {
    Bid(u8),
    Keep,
    Peek,
    Show,
    Swap,
}

/// A click: what kind of thing to do, and for a bid the coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum ToyPart {
    Do(&'static str),
    Coins(u8),
}

impl ToyAction {
    pub(super) fn parts(self) -> Parts<Toy> {
        let verb = ToyPart::Do(self.verb());
        match (self, Flaw::current()) {
            (Self::Bid(_), Flaw::SamePath) => [verb].into_iter().collect(),
            (Self::Show, Flaw::NoPath) => Parts::<Toy>::new(),
            (Self::Bid(coins), _) => [verb, ToyPart::Coins(coins)].into_iter().collect(),
            _ => [verb].into_iter().collect(),
        }
    }

    fn verb(self) -> &'static str {
        match self {
            Self::Bid(_) => "bid",
            Self::Keep => "keep",
            Self::Peek => "peek",
            Self::Show if Flaw::UnreadableAction.is_on() => "display",
            Self::Show => "show",
            Self::Swap => "swap",
        }
    }
}

impl game::ToText for ToyAction {
    fn text(&self) -> Text {
        match self {
            Self::Bid(coins) if Flaw::MissingArgument.is_on() => Text::new("action-bid").with("money", *coins),
            Self::Bid(coins) => Text::new("action-bid").with("coins", *coins),
            _ => ToyPart::Do(self.verb()).text(),
        }
    }
}

impl Action for ToyAction {}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(coins) => write!(f, "bid {coins}"),
            _ => f.write_str(self.verb()),
        }
    }
}

impl FromStr for ToyAction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "bid" => Self::Bid(words.parse("expected-number")?),
            "keep" => Self::Keep,
            "peek" => Self::Peek,
            "show" => Self::Show,
            "swap" => Self::Swap,
            word => return Err(NotationError::Unexpected { word: word.to_owned(), expected: "expected-action" }),
        };
        words.end().map(|()| action)
    }
}

impl game::ToText for ToyPart {
    fn text(&self) -> Text {
        match self {
            Self::Coins(coins) => Text::new("coins").with("coins", *coins),
            Self::Do("bid") => Text::new("part-bid"),
            Self::Do("keep") => Text::new("part-keep"),
            Self::Do("peek") => Text::new("part-peek"),
            Self::Do("show") => Text::new("part-show"),
            Self::Do(_) => Text::new("part-swap"),
        }
    }
}

impl Part for ToyPart {}

impl fmt::Display for ToyPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Do(verb) => f.write_str(verb),
            Self::Coins(coins) => write!(f, "{coins}"),
        }
    }
}
