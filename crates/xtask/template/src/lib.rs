//! My Game: take counters from a heap, two to four players.
//!
//! The rules stand in `rules/en.md`, numbered; `setup`, `taking` and `scoring` are named after its chapters
//! and cite the numbers they implement.

mod action;
mod chance;
#[cfg(feature = "schema")]
mod drawing;
mod event;
mod options;
mod position;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod state;
mod taking;
mod view;

pub use action::{Action, Part};
pub use chance::Chance;
pub use event::Event;
pub use options::Options;
pub use position::Position;
pub use refusal::Refusal;
pub use state::MyGame;
pub use view::View;
