//! The rules of My Game, by number, and what every game must satisfy.

mod contract;
mod rules;
