//! The game's vocabulary, each term declared once: pieces, actions, chance outcomes, events, refusals.

pub(crate) mod action;
pub(crate) mod chance;
pub(crate) mod event;
pub(crate) mod refusal;
pub(crate) mod space;
pub(crate) mod tile;
