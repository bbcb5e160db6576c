//! What a player does on and beside the new board, and the clicks that lead to it.

use super::cards::{Dogaressa, Masterwork};
use super::shop_window::{Cell, cell_text};
use crate::action::Action;
use game::{NotationError, Text, Words};
use std::fmt;

/// What a player does that the base game does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NewAction {
    /// Play the picked card.
    Play,
    /// Use a Dogaressa instead, some with a number.
    UseDogaressa(Dogaressa, Option<u8>),
    /// Take an open masterwork.
    TakeMasterwork(Masterwork),
    /// Take an open Dogaressa.
    TakeDogaressa(Dogaressa),
    /// Take the top card of the stack.
    TakeTop,
    /// Lay the masterwork into this cell of the window.
    Window(Cell),
}

impl From<NewAction> for Action {
    #[inline]
    fn from(action: NewAction) -> Self {
        Action::Masterworks(action)
    }
}

impl NewAction {
    /// MF-15.10, MF-15.12: all ways to use a Dogaressa; every number is allowed, also beyond the end of a track.
    #[inline]
    pub(crate) fn uses_of(dogaressa: Dogaressa) -> impl Iterator<Item = NewAction> {
        let plain = (dogaressa.choices() == 0).then_some(NewAction::UseDogaressa(dogaressa, None));
        let numbered = (1..=dogaressa.choices()).map(move |n| NewAction::UseDogaressa(dogaressa, Some(n)));
        plain.into_iter().chain(numbered)
    }

    pub(crate) fn text(self) -> Text {
        match self {
            NewAction::Play => Text::new("action-play"),
            NewAction::UseDogaressa(dogaressa, None) => {
                Text::new("action-dogaressa").with("dogaressa", dogaressa.text())
            }
            NewAction::UseDogaressa(dogaressa, Some(number)) => {
                Text::new("action-dogaressa-number").with("dogaressa", dogaressa.text()).with("number", number)
            }
            NewAction::TakeMasterwork(masterwork) => Text::new("action-take").with("card", masterwork.text()),
            NewAction::TakeDogaressa(dogaressa) => Text::new("action-take").with("card", dogaressa.text()),
            NewAction::TakeTop => Text::new("action-take-top"),
            NewAction::Window(cell) => Text::new("action-window").with("cell", cell_text("window-place", cell)),
        }
    }

    /// The clicks that lead to it.
    pub(crate) fn parts(self) -> impl Iterator<Item = NewPart> {
        let first = match self {
            NewAction::Play => NewPart::PickedCard,
            NewAction::UseDogaressa(dogaressa, _) => NewPart::OwnDogaressa(dogaressa),
            NewAction::TakeMasterwork(masterwork) => NewPart::OpenMasterwork(masterwork),
            NewAction::TakeDogaressa(dogaressa) => NewPart::OpenDogaressa(dogaressa),
            NewAction::TakeTop => NewPart::Stack,
            NewAction::Window(cell) => NewPart::Cell(cell),
        };
        let number = if let NewAction::UseDogaressa(_, number) = self { number } else { None };
        std::iter::once(first).chain(number.map(NewPart::Number))
    }

    /// Reads the rest of an action whose first word is `verb`; `None` if the expansion has no such action.
    pub(crate) fn parse(verb: &str, words: &mut Words<'_>) -> Result<Option<Self>, NotationError> {
        Ok(Some(match verb {
            "play" => NewAction::Play,
            "dogaressa" => {
                let dogaressa: Dogaressa = words.parse("expected-dogaressa")?;
                let has_number = dogaressa.choices() > 0;
                let number = if has_number { Some(words.parse("expected-number")?) } else { None };
                NewAction::UseDogaressa(dogaressa, number)
            }
            "take" => take(words.next("expected-new-card")?)?,
            "window" => NewAction::Window(words.parse("expected-number")?),
            _ => return Ok(None),
        }))
    }
}

fn take(word: &str) -> Result<NewAction, NotationError> {
    let unexpected = || NotationError::Unexpected { word: word.to_owned(), expected: "expected-new-card" };
    let dogaressa = || word.parse().map(NewAction::TakeDogaressa);
    match word {
        "top" => Ok(NewAction::TakeTop),
        word => word.parse().map(NewAction::TakeMasterwork).or_else(|_| dogaressa()).map_err(|_| unexpected()),
    }
}

impl fmt::Display for NewAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewAction::Play => f.write_str("play"),
            NewAction::UseDogaressa(dogaressa, None) => write!(f, "dogaressa {dogaressa}"),
            NewAction::UseDogaressa(dogaressa, Some(number)) => write!(f, "dogaressa {dogaressa} {number}"),
            NewAction::TakeMasterwork(masterwork) => write!(f, "take {masterwork}"),
            NewAction::TakeDogaressa(dogaressa) => write!(f, "take {dogaressa}"),
            NewAction::TakeTop => f.write_str("take top"),
            NewAction::Window(cell) => write!(f, "window {cell}"),
        }
    }
}

/// One click on the way to such an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NewPart {
    /// The card picked for this turn.
    PickedCard,
    /// A Dogaressa in front of the player.
    OwnDogaressa(Dogaressa),
    /// How far.
    Number(u8),
    OpenMasterwork(Masterwork),
    OpenDogaressa(Dogaressa),
    /// The top of the stack that is drawn from.
    Stack,
    Cell(Cell),
}

impl NewPart {
    pub(crate) fn text(self) -> Text {
        match self {
            NewPart::PickedCard => Text::new("action-play"),
            NewPart::OwnDogaressa(dogaressa) | NewPart::OpenDogaressa(dogaressa) => dogaressa.text(),
            NewPart::Number(number) => Text::new("part-number").with("number", number),
            NewPart::OpenMasterwork(masterwork) => masterwork.text(),
            NewPart::Stack => Text::new("action-take-top"),
            NewPart::Cell(cell) => cell_text("window-cell", cell),
        }
    }
}

impl fmt::Display for NewPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewPart::PickedCard => f.write_str("picked"),
            NewPart::OwnDogaressa(dogaressa) => write!(f, "dogaressa:{dogaressa}"),
            NewPart::Number(number) => write!(f, "number:{number}"),
            NewPart::OpenMasterwork(masterwork) => write!(f, "open:{masterwork}"),
            NewPart::OpenDogaressa(dogaressa) => write!(f, "open:{dogaressa}"),
            NewPart::Stack => f.write_str("stack"),
            NewPart::Cell(cell) => write!(f, "window:{cell}"),
        }
    }
}
