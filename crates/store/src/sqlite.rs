//! Everything that is special about SQLite.

use crate::StoreError;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Row, SqliteConnection};
use std::path::Path;
use std::time::Duration;

pub(crate) const MIGRATIONS: &[&str] = &[include_str!("../migrations/sqlite/0001_start.sql")];

/// How many values one statement may carry.
pub(crate) const BIND_LIMIT: usize = 32_766;

/// Takes the right to write at once: a transaction that first reads and then finds another writer at work can't go on.
pub(crate) const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";

const PAGE_SIZE: u32 = 4096;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// In WAL mode readers and the writer don't wait for each other. `Full` reaches the disk with every commit;
/// anything less may forget the last ones when the power fails. What is deleted is overwritten, since it may be
/// about a person.
pub(crate) fn writer_options(file: &Path) -> SqliteConnectOptions {
    options(file)
        .create_if_missing(true)
        .page_size(PAGE_SIZE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("secure_delete", "ON")
}

pub(crate) fn reader_options(file: &Path) -> SqliteConnectOptions {
    options(file).read_only(true)
}

fn options(file: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(true).busy_timeout(BUSY_TIMEOUT);
    options.disable_statement_logging()
}

/// How large the database may become: SQLite's own limit if nobody sets one.
pub(crate) async fn limit_size(connection: &mut SqliteConnection, bytes: u64) -> Result<(), sqlx::Error> {
    const MOST_PAGES: u64 = 4_294_967_294;
    let pages = (bytes / u64::from(PAGE_SIZE)).clamp(1, MOST_PAGES);
    let sql = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}

/// How large the database is, in bytes.
pub(crate) async fn size(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let sql = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size";
    let size: i64 = sqlx::query(sql).fetch_one(connection).await?.try_get("size")?;
    Ok(size.unsigned_abs())
}

/// Writes a copy of the database as it is now to a new file. Readers and writers go on meanwhile.
pub(crate) async fn copy_into(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| StoreError::Unwritable { path: file.to_owned() })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(connection).await;
    copied.map(drop).map_err(|error| StoreError::of_database_in(file.parent().unwrap_or(file), error))
}

pub(crate) fn is_full(error: &dyn DatabaseError) -> bool {
    const FULL: u32 = 13;
    primary_code(error) == Some(FULL)
}

pub(crate) fn is_corrupt(error: &dyn DatabaseError) -> bool {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    matches!(primary_code(error), Some(CORRUPT | NOT_A_DATABASE))
}

pub(crate) fn is_unwritable(error: &dyn DatabaseError) -> bool {
    const NO_PERMISSION: u32 = 3;
    const READ_ONLY: u32 = 8;
    const CAN_NOT_OPEN: u32 = 14;
    matches!(primary_code(error), Some(NO_PERMISSION | READ_ONLY | CAN_NOT_OPEN))
}

/// SQLite's codes keep details in the higher bits.
fn primary_code(error: &dyn DatabaseError) -> Option<u32> {
    let code: u32 = error.code()?.parse().ok()?;
    Some(code & 0xff)
}
