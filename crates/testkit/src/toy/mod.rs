//! A game to test the tests with: blind bids for the right to use a hidden card.
//!
//! Each round every seat is dealt a card in secret and bids coins in secret. The highest bidder (of
//! equals the lowest seat) pays and may show its card for its value, swap it once for another, peek once at its left
//! neighbor's, or keep it, which ends the round like showing. All cards then return to the deck.
//! The rules break a promise on demand: see [`Flaw`].

mod chapters;
mod components;
mod flaw;
mod folder;
mod options;
mod rules;
mod seen;
mod state;
mod vocabulary;

pub(crate) use flaw::Flaw;
pub(crate) use folder::Folder;
pub(crate) use state::Toy;
