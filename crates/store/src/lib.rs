//! Keeps users, tables and table logs, durably; also records that people bring along, reviews, and what they learnt.
//!
//! # What is promised
//!
//! - What was acknowledged is kept: a call that returned `Ok` survives the end of the process and, as far as
//!   the disk keeps its own promises, the loss of power.
//! - Each call takes effect as a whole or not at all, also when its caller stops waiting for it (a purge: table by
//!   table).
//! - A **table log** only grows. Its entries are numbered from 1 without gaps, and an append names the entry
//!   it follows, so of two that follow the same one just the first succeeds ([`Store::append`]).
//! - Appends of all tables share their trips to the disk: many tables are hardly slower than one.
//! - Whoever reads sees what was acknowledged before, by whichever program.
//! - Programs that share a database hear of each other's changes ([`Store::changes`]) and agree on who does what only
//!   one should do ([`Store::take_lease`]).
//!
//! # What is not known here
//!
//! No game: options, settings and the bodies of log entries are opaque text. No HTTP. What a user may do is
//! decided by the caller, and so is which names and passwords are good ones.
//!
//! # What differs between databases
//!
//! SQLite keeps everything in one directory and serves one program; PostgreSQL serves several programs on several
//! machines. Statements are written once (`sql`); what can't be said alike is in the modules `sqlite` and `postgres`
//! and in the folders of `migrations`.

mod backup;
mod changes;
mod chat;
mod database;
mod error;
mod export;
mod ids;
mod leases;
mod log;
mod migrate;
mod open;
mod place;
mod postgres;
mod progress;
mod random;
mod records;
mod reviews;
mod secret;
mod sql;
mod sqlite;
mod statistics;
mod table_lists;
mod table_rows;
mod tables;
mod users;
mod writer;

/// Words for every [`StoreError`] (Fluent), by language.
pub const WORDS: [(&str, &str); 2] = [("en", error::EN), ("de", error::DE)];

pub use changes::{Change, Changes};
pub use chat::ChatLine;
pub use error::{Cause, StoreError};
pub use export::{ExportedEntry, ExportedLine, ExportedRecord, ExportedTable, ExportedUser, UserExport};
pub use ids::{Millis, RecordId, Revision, TableId, UserId, Version};
pub use leases::Lease;
pub use log::{Entry, LogEntry};
pub use open::{Settings, Store};
pub use place::Place;
pub use progress::{Progress, ProgressKind};
pub use records::RecordRow;
pub use reviews::Reviewed;
pub use secret::{PasswordHash, ServerSeed};
pub use statistics::{Statistics, TableCounts};
pub use tables::{NewTable, SeatRow, Sitter, TableMeta, TableRow, TableState, Visibility};
pub use users::{Account, SessionEpoch, User};
