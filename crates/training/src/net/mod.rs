//! Fits a net to recorded games: what it adds to a linear evaluation that stays as it is.

mod adam;
mod fitting;
mod layers;
mod lessons;

pub use fitting::{NetErrors, NetFitting};
pub use layers::NetFit;
