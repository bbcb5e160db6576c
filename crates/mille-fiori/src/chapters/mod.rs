//! The chapters of the rules: in each file what is allowed, and what it does.

pub(crate) mod bonus;
pub(crate) mod citizens;
pub(crate) mod extra_card;
pub(crate) mod game_end;
pub(crate) mod gameplay;
pub(crate) mod harbor;
pub(crate) mod houses;
pub(crate) mod sailing;
pub(crate) mod sea_track;
pub(crate) mod setup;
pub(crate) mod trade;
pub(crate) mod workshops;
