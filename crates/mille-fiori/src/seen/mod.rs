//! What is seen of a game.

#[cfg(feature = "schema")]
mod drawing;
pub(crate) mod imagine;
pub(crate) mod position;
pub(crate) mod sketch;
pub(crate) mod view;
