//! Liguria: merchants of the Ligurian sea, three or four players.
//!
//! The rules stand in `rules/en.md`, numbered; each file here is named after a chapter and cites the numbers
//! it implements. A move of a ship runs through [`ship_movement`], which calls the file of the place where it
//! stops. All values that are ours and not printed ones stand in [`components`].

mod action;
mod cards;
mod census;
mod chance;
pub mod components;
mod cubes;
mod describe;
mod diplomats;
#[cfg(feature = "schema")]
mod drawing;
mod event;
mod final_movement;
mod hands;
mod harbor_board;
mod harbors;
mod heap;
mod islands;
mod kinds;
mod loading;
mod market;
mod notation;
mod options;
mod orders;
mod position;
mod position_of_seat;
mod prepare_round;
mod reason;
mod refusal;
mod ring;
mod rules;
mod scoring;
mod setup;
mod ship_card;
mod ship_movement;
mod sketch;
mod standing;
mod state;
mod stops;
mod telling;
mod text;
mod tile;
mod tile_row;
mod tiles;
mod upgrades;
mod view;

pub use action::{Action, Course, Part};
pub use chance::{Chance, IslandFace, Islands};
pub use cubes::{Color, Cubes};
pub use event::Event;
pub use hands::{Diplomats, Knights, Orders};
pub use harbor_board::{Envoy, HarborBoard, Stack};
pub use heap::Heap;
pub use kinds::{Diplomat, HarborTile, Knight, Order, Row};
pub use market::Space;
pub use options::{Debt, Options};
pub use orders::Deliveries;
pub use position::Position;
pub use reason::Reason;
pub use refusal::Refusal;
pub use ring::{Heading, IslandId, Place, Spot};
pub use ship_card::{Card, Cards};
pub use standing::{Estimate, Standing};
pub use state::{Due, Island, Liguria, Player, Ship, Step, Voyage};
pub use stops::{Deed, Stop};
pub use tile::{Kind, Tile};
pub use tile_row::{Picks, TileRow};
pub use view::View;
