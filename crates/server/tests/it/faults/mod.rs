//! Faults around a server. After each of them, every acknowledged move is stored once, every client sees the server's
//! state, and memory is back to its previous level.
//!
//! `TAVOLA_FAULTS` multiplies the duration: `./x measure` runs the long form.

mod abuse;
mod database;
mod garbled;
mod network;
mod notices;
mod visitors;

/// This many in the short form, a multiple in the long form.
fn times(short: usize) -> usize {
    short * std::env::var("TAVOLA_FAULTS").map_or(1, |factor| factor.parse().expect("a number"))
}
