//! The store's guarantees, tested from outside, on each database.

#![expect(clippy::duplicate_mod, reason = "the modules in `promises` are compiled once for each database")]

mod postgres;
mod sqlite;
mod support;
