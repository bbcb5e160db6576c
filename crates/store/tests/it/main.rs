//! The promises of the store, tested from outside, on each database.

mod postgres;
mod sqlite;
mod support;
