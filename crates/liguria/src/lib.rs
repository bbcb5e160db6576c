//! Liguria: merchants on the Ligurian Sea, for three or four players.
//!
//! The numbered rules are in `rules/en.md`; each file in [`chapters`] covers one or two chapters and cites the rules it
//! implements. Ship moves start in `chapters/ship_movement.rs`, which calls the file for the place where the ship
//! stops. [`vocabulary`] declares pieces, actions and events; [`seen`] declares views; [`components`] holds every
//! number in the rules.

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
