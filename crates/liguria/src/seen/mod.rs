//! What is shown of a game, and positions as worked examples describe them.

mod describe;
#[cfg(feature = "schema")]
mod drawing;
pub(crate) mod position;
mod seat_position;
mod sketch;
pub(crate) mod standing;
pub(crate) mod stops;
pub(crate) mod view;
