//! What the game speaks of, each thing declared once: pieces, actions, outcomes of chance, events, refusals.

pub(crate) mod action;
pub(crate) mod chance;
pub(crate) mod event;
pub(crate) mod refusal;
pub(crate) mod space;
pub(crate) mod tile;
