//! My Game: take counters from a heap, two to four players.
//!
//! The rules stand in `rules/en.md`, numbered; each file of [`chapters`] is named after one of its chapters and cites the
//! numbers it implements. [`vocabulary`] declares what is said in the game, [`seen`] what each viewer is shown of it, and
//! [`components`] holds every number of the rules.

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
