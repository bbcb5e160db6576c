//! What is said in the toy game. What a flaw changes is written by hand, the rest is declared.

mod action;
mod chance;
mod event;
mod refusal;

pub(crate) use action::{ToyAction, ToyPart};
pub(crate) use chance::ToyChance;
pub(crate) use event::ToyEvent;
pub(crate) use refusal::ToyRefusal;
