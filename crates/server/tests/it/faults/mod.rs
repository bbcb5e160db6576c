//! What may go wrong around a server. After each fault every acknowledged move is there once, everybody sees what the
//! server knows, and memory is back where it was.
//!
//! `TAVOLA_FAULTS` says how much longer than usual it goes on: `./x measure` runs the long form.

mod abuse;
mod database;
mod garbled;
mod network;
mod visitors;

/// So many in the short form, and a multiple in the long one.
fn times(short: usize) -> usize {
    short * std::env::var("TAVOLA_FAULTS").map_or(1, |factor| factor.parse().expect("a number"))
}
