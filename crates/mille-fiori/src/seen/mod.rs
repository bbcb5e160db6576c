//! Views, as data, text and sketches; worlds consistent with a view; worked-example positions.

mod describe;
#[cfg(feature = "schema")]
mod drawing;
mod imagine;
mod position;
mod sketch;
mod view;

pub use imagine::Imaginer;
pub use position::Position;
pub use view::{InPlay, SeatView, View};
