//! The rules, chapter by chapter of the rulebook: what is allowed, and what it does.

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
