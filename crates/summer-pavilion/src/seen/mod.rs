//! Views, as data, text and drawings; games reconstructed from views and positions.

mod describe;
#[cfg(feature = "schema")]
mod drawing;
pub(crate) mod position;
mod sketch;
pub(crate) mod view;
