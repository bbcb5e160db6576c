//! The promises of the store, tested from outside.

mod backup;
mod chat;
mod conflicts;
mod durability;
mod formats;
mod full;
mod group_commit;
mod opening;
mod purge;
mod support;
mod tables;
mod tasks;
mod users;
