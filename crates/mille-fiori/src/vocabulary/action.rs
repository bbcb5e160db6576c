//! What a player does, and the clicks that lead to it.

use crate::board::Space;
use crate::card::Card;
use crate::components::Area;
use crate::masterworks::{NewAction, NewPart};
use game::{NotationError, Text, Words};
use std::fmt;
use std::str::FromStr;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choose a card of the hand.
    Pick(Card),
    /// Use the card in play to place a diamond on this space of its area.
    Place(Space),
    /// Use the card in play to move the ship.
    Sail,
    /// Play this card of the display as an extra card.
    Extra(Card),
    /// Play no extra card.
    Decline,
    /// What only the expansion knows.
    Masterworks(NewAction),
}

impl game::ToText for Action {
    fn text(&self) -> Text {
        match self {
            Action::Pick(card) => Text::new("action-pick").with("card", card.text()),
            Action::Place(space) => Text::new("action-place").with("space", *space),
            Action::Sail => Text::new("action-sail"),
            Action::Extra(card) => Text::new("action-extra").with("card", card.text()),
            Action::Decline => Text::new("action-decline"),
            Action::Masterworks(action) => action.text(),
        }
    }
}

impl game::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::Place(space) => write!(f, "place {space}"),
            Action::Sail => f.write_str("sail"),
            Action::Extra(card) => write!(f, "extra {card}"),
            Action::Decline => f.write_str("decline"),
            Action::Masterworks(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "pick" => Action::Pick(words.parse("expected-card")?),
            "place" => Action::Place(words.parse("expected-number")?),
            "sail" => Action::Sail,
            "extra" => Action::Extra(words.parse("expected-card")?),
            "decline" => Action::Decline,
            word => match NewAction::parse(word, &mut words)? {
                Some(action) => Action::Masterworks(action),
                None => {
                    return Err(NotationError::Unexpected { word: word.to_owned(), expected: "expected-action" });
                }
            },
        };
        words.end()?;
        Ok(action)
    }
}

/// One click on the way to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// A card of the hand.
    HandCard(Card),
    Space(Area, Space),
    Ship,
    /// A card of the display.
    DisplayCard(Card),
    Decline,
    /// A click that only the expansion knows.
    Masterworks(NewPart),
}

impl game::ToText for Part {
    fn text(&self) -> Text {
        match self {
            Part::HandCard(card) | Part::DisplayCard(card) => card.text(),
            Part::Space(area, space) => crate::text::space(*area, *space),
            Part::Ship => Text::new("action-sail"),
            Part::Decline => Text::new("action-decline"),
            Part::Masterworks(part) => part.text(),
        }
    }
}

impl game::Part for Part {}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::HandCard(card) => write!(f, "hand:{card}"),
            Part::Space(area, space) => write!(f, "space:{}-{space}", area.name()),
            Part::Ship => f.write_str("ship"),
            Part::DisplayCard(card) => write!(f, "display:{card}"),
            Part::Decline => f.write_str("decline"),
            Part::Masterworks(part) => part.fmt(f),
        }
    }
}
