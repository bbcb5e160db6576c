//! The rules of My Game by number, and the tests that every game must pass.

mod contract;
mod rules;
