//! One module per chapter of the rules, with legality and effects.

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
