//! The rules of Azul: Summer Pavilion, by number; the contract of all games; records from another implementation.

mod acquire;
mod arbitrary;
mod components;
mod contract;
mod end_scoring;
mod naive;
mod pass;
mod payment;
mod play;
mod position;
mod refill;
mod scoring;
mod script;
mod setup;
mod structures;
mod words;
