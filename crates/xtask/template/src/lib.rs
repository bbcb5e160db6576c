//! My Game: take counters from a heap, for two to four players.
//!
//! The numbered rules are in `rules/en.md`. Each file in [`chapters`] is named after one of their chapters and cites
//! the rules it implements. [`vocabulary`] declares actions, events and refusals, [`seen`] defines what each viewer
//! sees, and [`components`] holds every number in the rules.

mod chapters;
pub mod components;
mod options;
mod rules;
mod seen;
mod state;
mod vocabulary;

pub use options::Options;
pub use seen::{Position, View};
pub use state::MyGame;
pub use vocabulary::{Action, Chance, Event, Part, Refusal};
