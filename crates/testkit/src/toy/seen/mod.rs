//! Views of the toy game, and positions for worked examples.

mod imagine;
mod position;
mod view;

pub(crate) use imagine::ToyImaginer;
pub(crate) use position::ToyPosition;
pub(crate) use view::ToyView;
