//! A toy game for testing the tests: blind bids for the right to use a hidden card.
//!
//! In each round, every seat is dealt a card face down and bids coins in secret. The highest bidder (the lowest seat
//! if tied) pays and may show its card for its value, swap it once for another, peek once at its left neighbor's, or
//! keep it. Showing or keeping ends the round, and all cards return to the deck. The rules violate the contract on
//! demand: see [`Flaw`].

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
