//! What can go wrong, and how it is told.

use crate::{Revision, Version, postgres, sqlite};
use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

pub(crate) const EN: &str = include_str!("../text/en.ftl");
pub(crate) const DE: &str = include_str!("../text/de.ftl");

/// Why something could not be kept or read.
///
/// Its `Display` may be shown to anybody; what the database itself had to say is in [`Error::source`], for the
/// operator's eyes.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The log does not end where the append says it does, but here.
    Conflict { head: Version },
    /// The row of the table was changed since it was read, and is at this revision.
    Outdated { revision: Revision },
    /// No such user, table, record or account. A deleted user is none.
    NotFound,
    /// A table with this id, or a file with this name, is there already.
    Exists,
    /// Another account has this name, or one that differs only in capitals.
    NameTaken,
    /// This user has an account already.
    NotAGuest,
    /// The user has as many of these as are allowed.
    TooMany { limit: u32 },
    /// The disk, or the allowed size of the database, is used up. Nothing was written.
    Full,
    /// The database does not answer as it should. What was to be written may be there or not.
    Unavailable(Cause),
    /// [`crate::Store::close`] was called.
    Closed,
    /// The database was made by a newer program.
    Newer { found: i64, known: i64 },
    /// The database is damaged or was never one of ours.
    Corrupt(Cause),
    /// This directory, or a file in it, can't be created or written.
    Unwritable { path: PathBuf },
    /// There is no database where one should be, or it does not let us in.
    Unreachable(Cause),
    /// This is not the address of a database.
    BadAddress(Cause),
    /// A text with the character zero, which not every database can keep.
    ZeroCharacter,
    /// A database of this kind is copied by its own programs.
    HasItsOwnBackup,
}

/// What lies beneath an error, in technical terms.
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

    /// What the file system says about this path.
    pub(crate) fn of_file(error: io::Error, path: &Path) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            io::ErrorKind::Interrupted | io::ErrorKind::OutOfMemory => StoreError::Unavailable(Cause::new(error)),
            _ => StoreError::Unwritable { path: path.to_owned() },
        }
    }

    /// What the database says when it is to create something in this directory.
    pub(crate) fn of_database_in(directory: &Path, error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if sqlite::is_unwritable(&**database) => {
                StoreError::Unwritable { path: directory.to_owned() }
            }
            _ => error.into(),
        }
    }

    /// The key of its message in [`crate::WORDS`]; never changes.
    pub fn key(&self) -> &'static str {
        match self {
            StoreError::Conflict { .. } => "store-conflict",
            StoreError::Outdated { .. } => "store-outdated",
            StoreError::NotFound => "store-not-found",
            StoreError::Exists => "store-exists",
            StoreError::NameTaken => "store-name-taken",
            StoreError::NotAGuest => "store-not-a-guest",
            StoreError::TooMany { .. } => "store-too-many",
            StoreError::Full => "store-full",
            StoreError::Unavailable(_) => "store-unavailable",
            StoreError::Closed => "store-closed",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Corrupt(_) => "store-corrupt",
            StoreError::Unwritable { .. } => "store-unwritable",
            StoreError::Unreachable(_) => "store-unreachable",
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
            StoreError::Unwritable { path } => vec![("path", path.display().to_string())],
            StoreError::Unreachable(cause) | StoreError::BadAddress(cause) => vec![("why", cause.0.to_string())],
            _ => Vec::new(),
        }
    }

    /// Whether the database failed, rather than said no.
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
            | StoreError::Unreachable(cause)
            | StoreError::BadAddress(cause) => Some(&*cause.0),
            _ => None,
        }
    }
}

/// A row that is there twice is [`StoreError::Exists`], one that refers to nothing is [`StoreError::NotFound`].
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

/// Each database has codes of its own.
fn is_postgres(error: &dyn DatabaseError) -> bool {
    error.try_downcast_ref::<PgDatabaseError>().is_some()
}

/// The message with this key: in our files each is one line.
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
            StoreError::TooMany { limit: 7 },
            StoreError::Full,
            StoreError::Unavailable(Cause::new("inner")),
            StoreError::Closed,
            StoreError::Newer { found: 7, known: 3 },
            StoreError::corrupt("inner"),
            StoreError::Unwritable { path: PathBuf::from("/data/7") },
            StoreError::Unreachable(Cause::new("no 7")),
            StoreError::BadAddress(Cause::new("no 7")),
            StoreError::ZeroCharacter,
            StoreError::HasItsOwnBackup,
        ]
    }

    #[test]
    fn every_error_has_words_in_both_languages_and_fills_them() {
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
    fn causes_are_told_to_those_who_ask_and_to_nobody_else() {
        let error = StoreError::Unavailable(Cause::new("disk I/O error"));
        assert!(!error.to_string().contains("disk"));
        assert_eq!(error.source().expect("there is a cause").to_string(), "disk I/O error");
    }
}
