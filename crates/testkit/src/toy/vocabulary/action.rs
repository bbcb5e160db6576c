//! The toy game's actions.

use crate::toy::{Flaw, Toy};
use game::{Action, Arg, FieldValues, NotationError, Parts, Text, ToText, Tokens, Values};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum ToyAction {
    Bid(u8),
    Keep,
    Peek,
    Show,
    Swap,
}

/// A part of an action: its kind, then the coins if it is a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub(crate) enum ToyPart {
    #[notation("bid")]
    Bid,
    #[notation("keep")]
    Keep,
    #[notation("peek")]
    Peek,
    #[notation("show")]
    Show,
    #[notation("swap")]
    Swap,
    #[notation("{coins}")]
    #[text("coins")]
    Coins(Coins),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Coins(u8);

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = if Flaw::UnreadablePart.is_on() { "c" } else { "" };
        write!(f, "{}{unit}", self.0)
    }
}

impl FromStr for Coins {
    type Err = ParseIntError;

    fn from_str(name: &str) -> Result<Self, ParseIntError> {
        name.parse().map(Self)
    }
}

impl FieldValues for Coins {
    fn in_notation() -> Values {
        Values::Number
    }
}

impl From<Coins> for Arg {
    fn from(Coins(number): Coins) -> Self {
        number.into()
    }
}

impl ToyAction {
    pub(crate) fn parts(self) -> Parts<Toy> {
        match (self, Flaw::current()) {
            (Self::Bid(_), Flaw::SamePath) => [self.kind()].into_iter().collect(),
            (Self::Show, Flaw::NoPath) => Parts::<Toy>::new(),
            (Self::Bid(coins), _) => [self.kind(), ToyPart::Coins(Coins(coins))].into_iter().collect(),
            _ => [self.kind()].into_iter().collect(),
        }
    }

    fn kind(self) -> ToyPart {
        match self {
            Self::Bid(_) => ToyPart::Bid,
            Self::Keep => ToyPart::Keep,
            Self::Peek => ToyPart::Peek,
            Self::Show => ToyPart::Show,
            Self::Swap => ToyPart::Swap,
        }
    }
}

impl ToText for ToyAction {
    fn text(&self) -> Text {
        match self {
            Self::Bid(coins) if Flaw::MissingArgument.is_on() => Text::new("action-bid").with("money", *coins),
            Self::Bid(coins) => Text::new("action-bid").with("coins", *coins),
            _ => self.kind().text(),
        }
    }
}

impl Action for ToyAction {}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(coins) => write!(f, "bid {coins}"),
            Self::Show if Flaw::UnreadableAction.is_on() => f.write_str("display"),
            _ => self.kind().fmt(f),
        }
    }
}

impl FromStr for ToyAction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut tokens = Tokens::new(text);
        let action = match tokens.next("expected-action")? {
            "bid" => Self::Bid(tokens.parse("expected-number")?),
            "keep" => Self::Keep,
            "peek" => Self::Peek,
            "show" => Self::Show,
            "swap" => Self::Swap,
            word => return Err(NotationError::Unexpected { word: word.to_owned(), expected: "expected-action" }),
        };
        tokens.end().map(|()| action)
    }
}
