//! Why an input was not taken.

use crate::{Arg, Refusal, Seats, Text};

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

impl<R: Refusal> Refused<R> {
    pub fn text(&self) -> Text {
        match self {
            Refused::NotYourTurn { on_turn } => Text::new("refused-not-your-turn").with("seats", seat_list(*on_turn)),
            Refused::AwaitsChance => Text::new("refused-awaits-chance"),
            Refused::GameOver => Text::new("refused-game-over"),
            Refused::Rule(refusal) => refusal.text(),
        }
    }

    /// The number of the rule of the game that says so, if it is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rule(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }
}

fn seat_list(seats: Seats) -> Arg {
    Arg::List(seats.iter().map(|seat| Text::new("seat").with("seat", seat)).collect())
}
