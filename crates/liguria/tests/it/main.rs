//! The rules of Liguria, by number; the contract of all games; records from an independent implementation.

mod arbitrary;
mod components;
mod contract;
mod final_movement;
mod harbors;
mod islands;
mod market;
mod naive;
mod open_information;
mod prepare_round;
mod records;
mod scoring;
mod script;
mod setup;
mod ship_movement;
mod standings;
