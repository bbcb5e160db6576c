//! The expansion's vocabulary. Each type that shares its name with a base game type is wrapped by a variant of that
//! type.

mod action;
mod cards;
mod chance;
mod event;
mod pieces;
mod reason;
mod refusal;

pub use action::{Action, Part};
pub use cards::{Card, Dogaressa, Dogaressas, Dogate, Glass, Masterwork, Masterworks, Shape};
pub use chance::Chance;
pub use event::Event;
pub use pieces::{Cell, CouncilSpace, Line, SpaceColor, Tile, Track};
pub use reason::Reason;
pub use refusal::Refusal;
