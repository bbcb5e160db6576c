//! The rules of Azul: Summer Pavilion.
//!
//! Six rounds of taking tiles from factories, laying them into the stars of one's own board, and keeping
//! a few for the next round. The files follow the rulebook: `setup`, `acquire`, `play` with
//! `payment`, `scoring`, `structures` and `bonus`, `pass`, `refill`, `end_scoring`. Numbers like
//! SP-4.2 are those of `rules/en.md`. Everything printed stands in `components`.

mod acquire;
mod action;
mod board;
mod bonus;
mod chance;
mod color;
pub mod components;
mod describe;
#[cfg(feature = "schema")]
mod drawing;
mod end_scoring;
mod event;
mod handfuls;
mod imagine;
mod lookout;
mod notation;
mod options;
mod pass;
mod payment;
mod play;
mod position;
mod refill;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sketch;
mod space;
mod state;
mod structures;
mod text;
mod tiles;
mod view;

pub use acquire::{Factory, Source};
pub use action::{Action, Part};
pub use board::{Board, Character};
pub use chance::{Chance, Factories};
pub use color::{Color, Colors};
pub use event::Event;
pub use options::{BoardSide, Options};
pub use position::{Phase, Position, SeatPosition};
pub use refusal::{Awaited, Refusal};
pub use space::{Space, Star};
pub use state::{Player, Step, SummerPavilion};
pub use structures::{Structure, StructureKind};
pub use tiles::Tiles;
pub use view::View;
