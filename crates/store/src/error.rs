//! Errors and their messages.

use crate::place::{Kind, Place};
use crate::{Revision, Version, postgres, sqlite};
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgDatabaseError};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

pub(crate) const EN: &str = include_str!("../text/en.ftl");
pub(crate) const DE: &str = include_str!("../text/de.ftl");

/// Why a call failed.
///
/// Its `Display` may be shown to anyone; the database's own message is the [`Error::source`], for the operator only.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The log doesn't end at the expected version, but at `head`.
    Conflict { head: Version },
    /// The table's row was changed since it was read, and is at this revision.
    Outdated { revision: Revision },
    /// No such user, table, record or account; also for deleted users.
    NotFound,
    /// A table with this id, or a file with this name, already exists.
    Exists,
    /// Another account has this name or one that looks the same.
    NameTaken,
    /// The user already has an account.
    NotAGuest,
    /// This would leave the account without a way to sign in.
    LastLogin,
    /// The user already has the maximum number of these items.
    TooMany { limit: u32 },
    /// The disk is full, or the database has reached its maximum size. Nothing was written.
    Full,
    /// The database isn't working right now. A write may or may not have happened.
    Unavailable(Cause),
    /// [`crate::Store::close`] was called.
    Closed,
    /// The database was migrated by a newer version of the program.
    Newer { found: i64, known: i64 },
    /// The database is damaged, or wasn't created by this program.
    Corrupt(Cause),
    /// This directory, or a file in it, can't be created or written to.
    Unwritable { path: PathBuf },
    /// Another server is using this directory.
    InUse { path: PathBuf },
    /// There is no database at this place, or it refuses the connection.
    Unreachable { place: String, cause: Cause },
    /// Not the URL of a PostgreSQL database.
    BadAddress(Cause),
    /// A string contains the character U+0000, which PostgreSQL can't store.
    ZeroCharacter,
    /// PostgreSQL databases are backed up with PostgreSQL's own programs.
    HasItsOwnBackup,
}

/// The technical cause of an error.
#[derive(Clone, Debug)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    pub(crate) fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Cause(Arc::from(error.into()))
    }
}

impl StoreError {
    pub(crate) fn corrupt(what: &str) -> Self {
        StoreError::Corrupt(Cause::new(what))
    }

    /// The error of a file operation on this path.
    pub(crate) fn of_file(error: io::Error, path: &Path) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            io::ErrorKind::Interrupted | io::ErrorKind::OutOfMemory => StoreError::Unavailable(Cause::new(error)),
            _ => StoreError::Unwritable { path: path.to_owned() },
        }
    }

    /// The error of a database operation that creates files in this directory.
    pub(crate) fn of_database_in(directory: &Path, error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if sqlite::is_unwritable(&**database) => {
                StoreError::Unwritable { path: directory.to_owned() }
            }
            _ => error.into(),
        }
    }

    /// The error if the PostgreSQL database with these options can't be reached.
    pub(crate) fn unreachable(options: &PgConnectOptions, cause: Cause) -> Self {
        StoreError::Unreachable { place: Place(Kind::Postgres(Box::new(options.clone()))).to_string(), cause }
    }

    /// The key of its message in [`crate::WORDS`]. It never changes.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Conflict { .. } => "store-conflict",
            StoreError::Outdated { .. } => "store-outdated",
            StoreError::NotFound => "store-not-found",
            StoreError::Exists => "store-exists",
            StoreError::NameTaken => "store-name-taken",
            StoreError::NotAGuest => "store-not-a-guest",
            StoreError::LastLogin => "store-last-login",
            StoreError::TooMany { .. } => "store-too-many",
            StoreError::Full => "store-full",
            StoreError::Unavailable(_) => "store-unavailable",
            StoreError::Closed => "store-closed",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Corrupt(_) => "store-corrupt",
            StoreError::Unwritable { .. } => "store-unwritable",
            StoreError::InUse { .. } => "store-in-use",
            StoreError::Unreachable { .. } => "store-unreachable",
            StoreError::BadAddress(_) => "store-bad-address",
            StoreError::ZeroCharacter => "store-zero-character",
            StoreError::HasItsOwnBackup => "store-has-its-own-backup",
        }
    }

    /// The arguments of its message.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            StoreError::Conflict { head } => vec![("head", head.0.to_string())],
            StoreError::Outdated { revision } => vec![("revision", revision.0.to_string())],
            StoreError::TooMany { limit } => vec![("limit", limit.to_string())],
            StoreError::Newer { found, known } => vec![("found", found.to_string()), ("known", known.to_string())],
            StoreError::Unwritable { path } | StoreError::InUse { path } => vec![("path", path.display().to_string())],
            StoreError::Unreachable { place, cause } => vec![("place", place.clone()), ("why", cause.0.to_string())],
            StoreError::BadAddress(cause) => vec![("why", cause.0.to_string())],
            _ => Vec::new(),
        }
    }

    /// Whether the database failed, as opposed to refusing the request.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(self, StoreError::Full | StoreError::Unavailable(_) | StoreError::Corrupt(_))
    }
}

/// The English message.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = message(EN, self.key()).unwrap_or(self.key()).to_owned();
        let fill = |text: String, (name, value): (&str, String)| text.replace(&format!("{{ ${name} }}"), &value);
        f.write_str(&self.args().into_iter().fold(message, fill))
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StoreError::Unavailable(cause)
            | StoreError::Corrupt(cause)
            | StoreError::Unreachable { cause, .. }
            | StoreError::BadAddress(cause) => Some(&*cause.0),
            _ => None,
        }
    }
}

/// A unique violation is [`StoreError::Exists`], a foreign key violation [`StoreError::NotFound`].
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Exists,
            sqlx::Error::Database(database) if database.is_foreign_key_violation() => StoreError::NotFound,
            sqlx::Error::Database(database) if is_full(&**database) => StoreError::Full,
            sqlx::Error::Database(database) if is_corrupt(&**database) => StoreError::Corrupt(Cause::new(error)),
            sqlx::Error::RowNotFound => StoreError::NotFound,
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::Corrupt(Cause::new(error)),
            _ => StoreError::Unavailable(Cause::new(error)),
        }
    }
}

fn is_full(error: &dyn DatabaseError) -> bool {
    if is_postgres(error) { postgres::is_full(error) } else { sqlite::is_full(error) }
}

fn is_corrupt(error: &dyn DatabaseError) -> bool {
    if is_postgres(error) { postgres::is_corrupt(error) } else { sqlite::is_corrupt(error) }
}

fn is_postgres(error: &dyn DatabaseError) -> bool {
    error.try_downcast_ref::<PgDatabaseError>().is_some()
}

/// The message with this key; every message in our files is a single line.
fn message<'a>(words: &'a str, key: &str) -> Option<&'a str> {
    words.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_error() -> Vec<StoreError> {
        vec![
            StoreError::Conflict { head: Version(7) },
            StoreError::Outdated { revision: Revision(7) },
            StoreError::NotFound,
            StoreError::Exists,
            StoreError::NameTaken,
            StoreError::NotAGuest,
            StoreError::LastLogin,
            StoreError::TooMany { limit: 7 },
            StoreError::Full,
            StoreError::Unavailable(Cause::new("inner")),
            StoreError::Closed,
            StoreError::Newer { found: 7, known: 3 },
            StoreError::corrupt("inner"),
            StoreError::Unwritable { path: PathBuf::from("/data/7") },
            StoreError::InUse { path: PathBuf::from("/data/7") },
            StoreError::Unreachable { place: "postgres://db7".to_owned(), cause: Cause::new("no 7") },
            StoreError::BadAddress(Cause::new("no 7")),
            StoreError::ZeroCharacter,
            StoreError::HasItsOwnBackup,
        ]
    }

    #[test]
    fn every_error_has_a_complete_message_in_both_languages() {
        for error in every_error() {
            for words in [EN, DE] {
                let message = message(words, error.key()).unwrap_or_else(|| panic!("{} is missing", error.key()));
                assert_eq!(message.matches("{ $").count(), error.args().len(), "{message}");
            }
            assert!(!error.to_string().contains('$'), "{error}");
            assert_eq!(error.to_string().contains('7'), !error.args().is_empty(), "{error}");
        }
    }

    #[test]
    fn causes_appear_only_as_the_source() {
        let error = StoreError::Unavailable(Cause::new("disk I/O error"));
        assert!(!error.to_string().contains("disk"));
        assert_eq!(error.source().expect("there is a cause").to_string(), "disk I/O error");
    }
}
