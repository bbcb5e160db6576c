//! Views, in data, words and characters; worlds consistent with a view; positions of worked examples.

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
