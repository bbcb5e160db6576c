//! What every bot promises, over games with real rules.

mod cancellation;
mod determinism;
mod fairness;
mod legality;
mod memory;
mod positions;
mod together;
mod yardstick;
