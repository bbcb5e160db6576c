//! The terms of the game.

pub(crate) mod action;
pub(crate) mod awaited;
pub(crate) mod card;
pub(crate) mod cards;
pub(crate) mod chance;
pub(crate) mod deck;
pub(crate) mod event;
pub(crate) mod reason;
pub(crate) mod refusal;
pub(crate) mod text;
