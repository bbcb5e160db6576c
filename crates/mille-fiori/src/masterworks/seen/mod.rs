//! Expansion views.

#[cfg(feature = "schema")]
mod drawing;
mod position;
mod sketch;
mod view;

#[cfg(feature = "schema")]
pub(crate) use drawing::Components;
pub(crate) use position::{Position, SeatPosition};
pub(crate) use sketch::Sketch;
pub use view::View;
