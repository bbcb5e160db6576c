//! The chapters of the rules, each with what is allowed and what it does.

mod cards;
mod diplomats;
mod final_movement;
mod harbors;
mod islands;
mod loading;
pub(crate) mod market;
pub(crate) mod orders;
mod prepare_round;
mod scoring;
mod setup;
mod ship_movement;
mod tiles;
mod upgrades;
