//! What every Tavola game must satisfy, as tests that know no game.
//!
//! A game crate has one integration test binary that calls these functions with its type:
//!
//! | function | what it shows |
//! |---|---|
//! | [`conformance()`] | every promise of [`game::Game`], over random play of every configuration |
//! | [`beliefs()`] | what a viewer does not know is imagined as likely as it is, and what it knows is not forgotten |
//! | [`perft()`] | the numbers of positions in a data file |
//! | [`samples()`] | records that others have written replay step by step |
//! | [`corpus()`] | records of every version of the rules replay, or are known to have changed |
//! | [`playthroughs`] | a game of every configuration, as a golden file for people to read |
//! | [`examples()`] | worked examples: a position, an action, what comes of it |
//! | [`mutations`] | changed records are refused, or right |
//! | [`random_games`] | whatever else must hold in one game |
//! | [`schema_fault`] | whether a value is as its JSON Schema says |
//!
//! All play is seeded: a failure comes back when the test is run again, and names the game it happened in.

#![expect(clippy::disallowed_types, reason = "hash maps are only asked what is in them")]

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
