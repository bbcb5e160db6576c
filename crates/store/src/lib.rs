//! Durable storage for users, their friends, tables and table logs, notices to players, imported records, reviews, and
//! progress in lessons and puzzles.
//!
//! # Guarantees
//!
//! - **Durability**: once a call has returned `Ok`, its writes survive a crash of the process and, if the disk honors
//!   flushes, a power failure.
//! - **Atomicity**: a call takes effect as a whole or not at all, even if its caller is canceled (a purge does so batch
//!   by batch).
//! - A **table log** is append-only. Its entries are numbered from 1 without gaps, and an append names the entry it
//!   follows: of two that follow the same one, only the first succeeds ([`Store::append`]).
//! - **Group commit**: appends to all tables share transactions, so many tables are hardly slower than one.
//! - Reads see everything that was acknowledged before, by any server.
//! - Servers that share a database are notified of each other's changes ([`Store::changes`]), and lease work that only
//!   one of them should do ([`Store::take_lease`]).
//! - **Deletion**: in a SQLite database, deleted data is overwritten in all files before a call returns, unless a
//!   reader still needs it; then soon after.
//!
//! # Boundaries
//!
//! The store knows nothing about games: options, settings and the bodies of log entries are opaque text. It knows
//! nothing about HTTP either. Callers decide what a user may do, and which names and passwords are acceptable.
//!
//! # Databases
//!
//! A SQLite database has its own directory and belongs to one server; a PostgreSQL database can be shared by several.
//! Statements are written once (`sql`); differences are confined to the modules `sqlite` and `postgres` and the folders
//! of `migrations`.

mod account_names;
mod administration;
mod audit;
mod backup;
mod blocks;
mod bots;
mod changes;
mod chat;
mod chat_reactions;
mod database;
mod directory;
mod erasure;
mod error;
mod export;
mod former_players;
mod friends;
mod health;
mod identities;
mod ids;
mod inspect;
mod invitations;
mod leases;
mod log;
mod migrate;
mod notes;
mod notice_targets;
mod notices;
mod one_time_codes;
mod open;
mod passkeys;
mod place;
#[cfg(test)]
mod plans;
mod postgres;
mod progress;
mod purge;
mod random;
mod ratings;
mod records;
mod recovery_codes;
mod reports;
mod restore;
mod reviews;
mod seat_orders;
mod secret;
mod sessions;
mod sql;
mod sqlite;
mod statistics;
mod table_lists;
mod table_rows;
mod tables;
mod user_settings;
mod users;
mod vacations;
mod wakeups;
mod writer;

/// The messages of all [`StoreError`]s (Fluent), by language.
pub const WORDS: [(&str, &str); 2] = [("en", error::EN), ("de", error::DE)];

pub use account_names::looks_of;
pub use administration::UserCounts;
pub use audit::AuditLine;
pub use blocks::{BlockRow, BlockedPair};
pub use bots::{BotRow, ExportedBot};
pub use changes::{Change, Changes};
pub use chat::ChatLine;
pub use chat_reactions::{ChatReaction, ExportedReaction};
pub use error::{Cause, StoreError};
pub use export::{ExportedEntry, ExportedLine, ExportedRecord, ExportedTable, ExportedUser, UserExport};
pub use former_players::{ExportedFormerSeat, FormerPlayer, SeatChange};
pub use friends::{FriendLimits, FriendLists, FriendRow};
pub use identities::{ExportedIdentity, Identity};
pub use ids::{Millis, RecordId, Revision, TableId, UserId, Version};
pub use inspect::Inspection;
pub use invitations::{ExportedInvitation, Invited};
pub use leases::Lease;
pub use log::{Entry, LogEntry};
pub use notes::ExportedNote;
pub use notice_targets::{ExportedTarget, NoticeTarget, TargetId};
pub use notices::{Delivery, SeatNotice, Subject};
pub use one_time_codes::CodePurpose;
pub use open::{Settings, Store};
pub use passkeys::{ExportedPasskey, PasskeyRow};
pub use place::Place;
pub use progress::{Progress, ProgressKind};
pub use ratings::{ExportedRating, RatedPair, RatedTry, Rating};
pub use records::{RecordLimits, RecordRow};
pub use reports::{ExportedReport, NewReport, ReportRow};
pub use reviews::Reviewed;
pub use seat_orders::{ExportedOrders, SeatOrders};
pub use secret::{CodeHash, PasswordHash, ServerSeed, TokenHash};
pub use sessions::{SessionRow, SessionState};
pub use statistics::{Statistics, TableCounts};
pub use tables::{NewTable, SeatRow, Sitter, TableMeta, TableQuota, TableRow, TableState, Visibility};
pub use users::{Account, SessionEpoch, User};
pub use vacations::{Absence, VacationDay};
pub use wakeups::Wakeup;
