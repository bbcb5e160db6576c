//! What can be seen of a game: as data, in words, drawn, and the way back to a game.

pub(crate) mod describe;
#[cfg(feature = "schema")]
mod drawing;
pub(crate) mod imagine;
pub(crate) mod position;
pub(crate) mod sketch;
pub(crate) mod view;
