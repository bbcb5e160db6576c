//! The toy game's vocabulary. Terms that a flaw changes are implemented by hand; the others are derived.

mod action;
mod chance;
mod event;
mod refusal;

pub(crate) use action::{ToyAction, ToyPart};
pub(crate) use chance::ToyChance;
pub(crate) use event::ToyEvent;
pub(crate) use refusal::ToyRefusal;
