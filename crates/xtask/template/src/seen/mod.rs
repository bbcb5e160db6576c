//! What is shown of a game, and positions as worked examples describe them.

mod position;
mod view;

pub use position::Position;
pub use view::View;
