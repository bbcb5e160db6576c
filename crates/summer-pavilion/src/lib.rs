//! The rules of Azul: Summer Pavilion.
//!
//! Six rounds of taking tiles from factories, placing them on the stars of your own board, and keeping a few for the
//! next round. Rule numbers like SP-4.2 refer to `rules/en.md`.
//!
//! - [`components`]: every number in the rules;
//! - `vocabulary`: pieces, actions, chance outcomes, events and refusals, each declared once;
//! - `state` and `board`: the game state; `rules`: the [`game::Game`] implementation;
//! - `chapters`: the rules themselves, in rulebook order;
//! - `seen`: views, descriptions, drawings and worked-example positions.

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
