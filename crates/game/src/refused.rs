//! Why an input was refused.

use crate::{Refusal, Seats, Text, ToText};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// It is not this seat's turn.
    NotYourTurn {
        on_turn: Seats,
    },
    /// It is nobody's turn: a chance outcome comes next.
    AwaitsChance,
    GameOver,
    /// The rules do not allow it.
    Rule(R),
}

impl<R: Refusal> ToText for Refused<R> {
    fn text(&self) -> Text {
        match self {
            Refused::NotYourTurn { on_turn } => Text::new("refused-not-your-turn").with("seats", *on_turn),
            Refused::AwaitsChance => Text::new("refused-awaits-chance"),
            Refused::GameOver => Text::new("refused-game-over"),
            Refused::Rule(refusal) => refusal.text(),
        }
    }
}

impl<R: Refusal> Refused<R> {
    /// The number of the violated rule, if any.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rule(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }
}
