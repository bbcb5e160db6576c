//! The rules, chapter by chapter of the rulebook: what is allowed, and what it does.

pub(crate) mod acquire;
mod bonus;
mod end_scoring;
mod handfuls;
mod pass;
pub(crate) mod payment;
mod play;
mod refill;
mod scoring;
mod setup;
pub(crate) mod structures;
