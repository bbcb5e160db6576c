//! Why an input was not taken.

use crate::{Refusal, Seats, Text, ToText};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<R> {
    /// Others are asked.
    NotYourTurn {
        on_turn: Seats,
    },
    /// Nobody is asked: an outcome of chance comes next.
    AwaitsChance,
    GameOver,
    /// The rules of the game say no.
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
    /// The number of the rule of the game that says so, if it is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rule(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }
}
