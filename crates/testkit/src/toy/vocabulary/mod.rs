//! The vocabulary of the toy game. Terms that a flaw changes are implemented by hand, the others are declared.

mod action;
mod chance;
mod event;
mod refusal;

pub(crate) use action::{ToyAction, ToyPart};
pub(crate) use chance::ToyChance;
pub(crate) use event::ToyEvent;
pub(crate) use refusal::ToyRefusal;
