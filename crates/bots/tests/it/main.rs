//! The guarantees that all bots give, tested with the real games.

mod cancellation;
mod determinism;
mod fairness;
mod legality;
mod levels;
mod luck;
mod memory;
mod phases;
mod positions;
mod together;
mod yardstick;
