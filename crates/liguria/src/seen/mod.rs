//! Views, as data, text and sketches; worked-example positions.

mod describe;
#[cfg(feature = "schema")]
mod drawing;
mod label;
mod position;
mod seat_position;
mod sketch;
mod standing;
mod view;

pub(crate) use label::label;
pub use position::Position;
pub use standing::{Deed, Estimate, Standing, Stop};
pub use view::View;
