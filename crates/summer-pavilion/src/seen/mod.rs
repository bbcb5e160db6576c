//! What can be seen of a game: as data, in words, drawn, and the way back to a game.

mod describe;
#[cfg(feature = "schema")]
mod drawing;
pub(crate) mod position;
mod sketch;
pub(crate) mod view;
