//! The chapters of the rules, each with what is allowed and what it does.

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
