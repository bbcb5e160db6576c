//! Views of a game, and positions for worked examples.

#[cfg(feature = "schema")]
mod drawing;
mod position;
mod view;

pub use position::Position;
pub use view::View;
