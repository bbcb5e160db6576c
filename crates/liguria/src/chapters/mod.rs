//! One or two chapters of the rules per module, with legality and effects.

mod cards;
mod harbors;
mod islands;
mod loading;
mod market;
mod orders;
mod rounds;
mod scoring;
mod setup;
mod ship_movement;

pub use orders::Deliveries;
