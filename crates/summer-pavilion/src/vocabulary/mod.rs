//! What the game speaks of: pieces, actions, outcomes of chance, events, refusals.

pub(crate) mod action;
pub(crate) mod chance;
pub(crate) mod color;
pub(crate) mod event;
pub(crate) mod notation;
pub(crate) mod refusal;
pub(crate) mod space;
pub(crate) mod text;
pub(crate) mod tiles;
