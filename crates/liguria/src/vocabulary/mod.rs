//! What is said in the game.

pub(crate) mod action;
pub(crate) mod chance;
pub(crate) mod cubes;
pub(crate) mod event;
pub(crate) mod hands;
pub(crate) mod heap;
mod notation;
pub(crate) mod pieces;
pub(crate) mod reason;
pub(crate) mod refusal;
pub(crate) mod ring;
pub(crate) mod ship_card;
mod telling;
pub(crate) mod text;
pub(crate) mod tile;
pub(crate) mod tile_row;
