//! The chapters of the rules: in each file what is allowed, and what it does.

mod bonus;
pub(crate) mod citizens;
mod extra_card;
mod game_end;
mod gameplay;
pub(crate) mod harbor;
pub(crate) mod houses;
pub(crate) mod sailing;
mod setup;
pub(crate) mod trade;
pub(crate) mod workshops;
