//! Liguria: merchants of the Ligurian sea, three or four players.
//!
//! The rules stand in `rules/en.md`, numbered; each file of [`chapters`] is named after one of its chapters and cites the
//! numbers it implements. A move of a ship runs through `chapters/ship_movement.rs`, which calls the file of the place
//! where it stops. [`vocabulary`] declares what is said in the game, [`seen`] what is shown of it, and [`components`] holds
//! every number of the rules.

mod chapters;
pub mod components;
mod options;
mod rules;
mod seen;
mod state;
mod vocabulary;

pub use chapters::market::Space;
pub use chapters::orders::Deliveries;
pub use options::{Debt, Options};
pub use seen::position::Position;
pub use seen::standing::{Estimate, Standing};
pub use seen::stops::{Deed, Stop};
pub use seen::view::View;
pub use state::harbor::{Envoy, HarborBoard, Stack};
pub use state::{Due, Island, Liguria, Player, Ship, Step, Voyage};
pub use vocabulary::action::{Action, Course, Part};
pub use vocabulary::chance::{Chance, IslandFace, Islands};
pub use vocabulary::cubes::{Color, Cubes};
pub use vocabulary::event::Event;
pub use vocabulary::hands::{Diplomats, Knights, Orders};
pub use vocabulary::heap::Heap;
pub use vocabulary::pieces::{Diplomat, HarborTile, Knight, Order, Row};
pub use vocabulary::reason::Reason;
pub use vocabulary::refusal::Refusal;
pub use vocabulary::ring::{Heading, IslandId, Place, Spot};
pub use vocabulary::ship_card::{Card, Cards};
pub use vocabulary::tile::{Kind, Tile};
pub use vocabulary::tile_row::{Picks, TileRow};
