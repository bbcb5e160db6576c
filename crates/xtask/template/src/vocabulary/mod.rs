//! The game's vocabulary: each term is declared once (see `game::vocabulary`).

mod action;
mod event;
mod refusal;

pub use action::{Action, Chance, Part};
pub use event::Event;
pub use refusal::Refusal;
