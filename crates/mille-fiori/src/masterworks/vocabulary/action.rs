//! Expansion actions, and the clicks that lead to them.

use super::{Cell, Dogaressa, Masterwork};
use crate::vocabulary;

/// An action found only in the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub enum Action {
    /// Play the picked card.
    #[notation("play")]
    Play,
    /// Use a Dogaressa instead. Two of them require a number of spaces: `sea-route` 1 to 7, `large-dogate` 1 to 3.
    #[notation("dogaressa {dogaressa} [{number}]")]
    #[text(when(number) = "action-use-dogaressa-spaces")]
    UseDogaressa(Dogaressa, Option<u8>),
    /// Take a face-up masterwork.
    #[notation("take {masterwork}", expected = "expected-card-to-take")]
    #[text("action-take")]
    TakeMasterwork(#[arg("card")] Masterwork),
    /// Take a face-up Dogaressa.
    #[notation("take {dogaressa}")]
    #[text("action-take")]
    TakeDogaressa(#[arg("card")] Dogaressa),
    /// Take the top card of the stack.
    #[notation("take top")]
    TakeTop,
    /// Lay the masterwork in this cell of the window.
    #[notation("window {cell}")]
    Window(Cell),
}

impl From<Action> for vocabulary::Action {
    #[inline]
    fn from(action: Action) -> Self {
        Self::Masterworks(action)
    }
}

impl Action {
    /// MF-15.10, MF-15.12: returns all ways to use a Dogaressa; a number may lead beyond the end of the track.
    #[inline]
    pub(crate) fn uses_of(dogaressa: Dogaressa) -> impl Iterator<Item = Action> {
        let plain = (dogaressa.choices() == 0).then_some(Action::UseDogaressa(dogaressa, None));
        let numbered = (1..=dogaressa.choices()).map(move |n| Action::UseDogaressa(dogaressa, Some(n)));
        plain.into_iter().chain(numbered)
    }

    /// Returns the clicks that lead to this action.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = Part> {
        let first = match self {
            Action::Play => Part::PickedCard,
            Action::UseDogaressa(dogaressa, _) => Part::OwnDogaressa(dogaressa),
            Action::TakeMasterwork(masterwork) => Part::OpenMasterwork(masterwork),
            Action::TakeDogaressa(dogaressa) => Part::OpenDogaressa(dogaressa),
            Action::TakeTop => Part::Stack,
            Action::Window(cell) => Part::Cell(cell),
        };
        let number = if let Action::UseDogaressa(_, number) = self { number } else { None };
        std::iter::once(first).chain(number.map(Part::Number))
    }
}

/// One click on the path to an expansion action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub enum Part {
    /// The card picked for this turn.
    #[notation("picked")]
    #[text("action-play")]
    PickedCard,
    /// One of the player's own Dogaressas.
    #[notation("dogaressa:{dogaressa}")]
    OwnDogaressa(Dogaressa),
    /// A number of spaces, at least 1.
    #[notation("number:{number}")]
    #[text("part-number")]
    Number(u8),
    /// A face-up masterwork.
    #[notation("open:{masterwork}")]
    OpenMasterwork(Masterwork),
    /// A face-up Dogaressa.
    #[notation("open:{dogaressa}")]
    OpenDogaressa(Dogaressa),
    /// The top card of the relevant stack.
    #[notation("stack")]
    #[text("action-take-top")]
    Stack,
    /// A cell of the player's shop window, numbered row by row.
    #[notation("window:{cell}")]
    #[text(with = Cell::in_window(cell))]
    Cell(Cell),
}

impl Part {
    /// Returns the action implied by a click on this part, legal or not.
    pub(crate) fn meant(self) -> Option<Action> {
        match self {
            Part::PickedCard => Some(Action::Play),
            Part::OwnDogaressa(dogaressa) => Action::uses_of(dogaressa).next(),
            Part::OpenMasterwork(masterwork) => Some(Action::TakeMasterwork(masterwork)),
            Part::OpenDogaressa(dogaressa) => Some(Action::TakeDogaressa(dogaressa)),
            Part::Stack => Some(Action::TakeTop),
            Part::Cell(cell) => Some(Action::Window(cell)),
            Part::Number(_) => None,
        }
    }
}

impl From<Part> for vocabulary::Part {
    fn from(part: Part) -> Self {
        Self::Masterworks(part)
    }
}
