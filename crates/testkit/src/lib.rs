//! Tests that every Tavola game must pass, with no game-specific code.
//!
//! A game crate has one integration test binary that calls these functions with its type:
//!
//! | function | what it tests |
//! |---|---|
//! | [`conformance()`] | the contract of [`game::Game`], over random play in every configuration |
//! | [`beliefs()`] | imagined worlds have the right probabilities, and views forget nothing |
//! | [`perft()`] | node counts, against a data file |
//! | [`samples()`] | records written by another implementation replay step by step |
//! | [`corpus()`] | records from every version of the rules replay, or are known to have changed |
//! | [`playthroughs`] | a game in every configuration, against a readable golden file |
//! | [`examples()`] | worked examples: a position, an action, and its effects |
//! | [`mutations`] | altered records are refused, unless they are still correct |
//! | [`random_games`] | additional properties of a particular game |
//! | [`schema_fault`] | whether a value conforms to its JSON Schema |
//!
//! All play is seeded: failures are reproducible and name the game in which they happened.

#![expect(clippy::disallowed_types, reason = "hash maps are never iterated")]

#[macro_use]
mod verdict;

mod beliefs;
mod configuration;
mod conformance;
mod corpus;
mod examples;
mod files;
mod fluent;
mod garble;
mod json_schema;
mod mutation;
mod pages;
mod perft;
mod play;
mod playthrough;
mod samples;
mod scene;

#[cfg(test)]
mod proof;
#[cfg(test)]
mod read_back;
#[cfg(test)]
mod toy;

pub use beliefs::beliefs;
pub use configuration::configurations;
pub use conformance::conformance;
pub use corpus::corpus;
pub use examples::examples;
pub use json_schema::schema_fault;
pub use mutation::mutations;
pub use perft::{count_nodes, perft};
pub use play::random_games;
pub use playthrough::playthroughs;
pub use samples::samples;
