//! The game's vocabulary, each term declared once: pieces and heaps, actions, chance outcomes, events and refusals.

mod action;
mod chance;
mod event;
mod market;
mod pieces;
mod refusal;
mod ring;
mod tiles;

pub use action::{Action, Part};
pub use chance::{Chance, IslandFace, Islands};
pub use event::{Event, Reason};
pub(crate) use market::for_each_run;
pub use market::{Picks, RowPlace, Space, TileRow, skipped};
pub use pieces::{Card, Cards, Color, Cubes};
pub use refusal::Refusal;
pub use ring::{Heading, IslandId, Landmark, Place, Spot};
pub(crate) use tiles::counted;
pub use tiles::{Diplomat, Diplomats, HarborTile, Heap, Kind, Knight, Knights, Order, Orders, Row, Tile};
