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

pub use chapters::Deliveries;
pub use options::{Debt, Options};
pub use seen::{Deed, Estimate, Position, Standing, Stop, View};
pub use state::{Due, Envoy, HarborBoard, Island, Liguria, Phase, Player, Ship, Stack, Step, Voyage};
pub use vocabulary::{
    Action, Card, Cards, Chance, Color, Cubes, Diplomat, Diplomats, Event, HarborTile, Heading, Heap, IslandFace,
    IslandId, Islands, Kind, Knight, Knights, Landmark, Order, Orders, Part, Picks, Place, Reason, Refusal, Row,
    RowPlace, Space, Spot, Tile, TileRow, skipped,
};
