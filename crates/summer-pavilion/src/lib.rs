//! The rules of Azul: Summer Pavilion.
//!
//! Six rounds of taking tiles from factories, placing them on the stars of one's own board, and keeping
//! a few for the next round. Numbers like SP-4.2 are those of `rules/en.md`.
//!
//! - [`components`]: what is in the box, every number of the rules;
//! - `vocabulary`: pieces, actions, outcomes of chance, events and refusals, each declared once;
//! - `state` and `board`: what lies on the table; `rules`: the contract of a game;
//! - `chapters`: the rules themselves, in the order of the rulebook;
//! - `seen`: views, descriptions, drawings and positions of worked examples.

mod board;
mod chapters;
pub mod components;
mod options;
mod rules;
mod seen;
mod state;
mod vocabulary;

pub use board::{Board, Character};
pub use chapters::scoring::run;
pub use options::{BoardSide, Options};
pub use seen::position::{Phase, Position, SeatPosition};
pub use seen::view::View;
pub use state::{Player, Step, SummerPavilion};
pub use vocabulary::action::{Action, Part};
pub use vocabulary::chance::{Chance, Factories, FactoryTiles};
pub use vocabulary::event::Event;
pub use vocabulary::refusal::{Awaited, Refusal};
pub use vocabulary::space::{Space, Spaces, Star, Structure, StructureKind};
pub use vocabulary::tile::{Color, Colors, Factory, Source, Tiles};
