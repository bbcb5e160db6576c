//! The rules of Mille Fiori, by number; the contract of all games; records from an independent implementation.

mod contract;
mod game_end;
mod gameplay;
mod masterworks_setup;
mod masterworks_turns;
mod naive;
mod script;
mod secrets;
mod setup;
