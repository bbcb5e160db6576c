//! The rules, one module per chapter of the rulebook, with legality and effects.

mod acquire;
mod end_scoring;
mod handfuls;
mod pass;
mod payment;
mod play;
mod refill;
pub(crate) mod scoring;
mod setup;
mod structures;
