//! Everything that is special about SQLite.

use crate::database::in_transaction;
use crate::log::NewRow;
use crate::sql::{Connection, Query, Value};
use crate::{Settings, Store, StoreError, migrate};
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, SqlSafeStr, Sqlite, SqliteConnection, SqlitePool};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Takes the right to write at once: a transaction that first reads and then finds another writer at work can't go on.
pub(crate) const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";
pub(crate) const BEGIN_READ: &str = "BEGIN";

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_start.sql"),
    include_str!("../migrations/sqlite/0002_learning.sql"),
    include_str!("../migrations/sqlite/0003_log.sql"),
];

/// How many rows are written to the log in one statement, at most.
const MOST_ROWS: usize = 128;
const PAGE_SIZE: u32 = 4096;
/// After so many pages what was written is put in its place. The same pages are written again and again, so waiting
/// saves most of that work; what is waited for must be read at the next start.
const CHECKPOINT: &str = "8000";
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// The connections to a database in a file.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) readers: SqlitePool,
    /// Of one connection: whoever waits for it is served in turn.
    pub(crate) writer: SqlitePool,
    /// In bytes. Each new connection of the writer is told.
    size_limit: Arc<AtomicU64>,
}

impl Pools {
    pub(crate) async fn open(directory: &Path, settings: &Settings) -> Result<Self, StoreError> {
        create_directory(directory).await.map_err(|error| StoreError::of_file(error, directory))?;
        let file = directory.join(Store::FILE);
        let size_limit = Arc::new(AtomicU64::new(settings.size_limit));
        let unopened = |error| StoreError::of_database_in(directory, error);
        let writer = connect_writer(&file, size_limit.clone()).await.map_err(unopened)?;
        let up_to_date = async |connection: Connection<'_>| migrate::migrate(connection, MIGRATIONS).await;
        in_transaction(&mut *writer.acquire().await?, BEGIN_WRITE.into_sql_str(), up_to_date).await?;
        let readers = pool(settings.readers.max(1)).connect_with(reader_options(&file)).await?;
        Ok(Pools { readers, writer, size_limit })
    }

    /// Raises or lowers the size the database may grow to.
    pub(crate) async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        self.size_limit.store(bytes, Ordering::Relaxed);
        Ok(limit_size(&mut *self.writer.acquire().await?, bytes).await?)
    }

    /// The writer goes last: it then tidies up what only the last one may.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// How large the database is, in bytes.
pub(crate) const SIZE: &str = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size";

/// Nothing: who writes is alone anyway.
pub(crate) const LOCK_USER: &[&str] = &[];

pub(crate) fn bind<'q>(query: Bound<'q>, value: Value<'q>) -> Bound<'q> {
    match value {
        Value::Number(number) => query.bind(number),
        Value::Flag(flag) => query.bind(flag),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

type Bound<'q> = crate::sql::Bound<'q, Sqlite>;

/// Writes these rows in few statements. Each has a power of two of them, so that there are few kinds of statements and
/// the connection remembers how to do each.
pub(crate) async fn insert_log(connection: &mut Connection<'_>, rows: &[NewRow<'_>]) -> Result<(), StoreError> {
    const COLUMNS: usize = 7;
    let mut rest = rows;
    while !rest.is_empty() {
        let (portion, later) = rest.split_at(1 << rest.len().min(MOST_ROWS).ilog2());
        let values = portion.iter().flat_map(NewRow::values).collect();
        let into = "log (table_id, version, kind, seat, body, at, command_id)";
        Query::insert(connection, into, COLUMNS, values).execute(connection).await?;
        rest = later;
    }
    Ok(())
}

/// Writes a copy of the database as it is now to a new file. Readers and writers go on meanwhile.
pub(crate) async fn copy_into(pools: &Pools, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| StoreError::Unwritable { path: file.to_owned() })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&pools.readers).await;
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

/// Nobody but the owner may look into a directory that we create: the database holds keys.
async fn create_directory(directory: &Path) -> io::Result<()> {
    let mut builder = tokio::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    builder.mode(0o700);
    builder.create(directory).await
}

async fn connect_writer(file: &Path, size_limit: Arc<AtomicU64>) -> Result<SqlitePool, sqlx::Error> {
    pool(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            let bytes = size_limit.load(Ordering::Relaxed);
            Box::pin(async move { limit_size(connection, bytes).await })
        })
        .connect_with(writer_options(file))
        .await
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).acquire_timeout(ACQUIRE_TIMEOUT).test_before_acquire(false)
}

/// In WAL mode readers and the writer don't wait for each other. `Full` reaches the disk with every commit;
/// anything less may forget the last ones when the power fails. What is deleted is overwritten, since it may be
/// about a person.
fn writer_options(file: &Path) -> SqliteConnectOptions {
    options(file)
        .create_if_missing(true)
        .page_size(PAGE_SIZE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("secure_delete", "ON")
        .pragma("wal_autocheckpoint", CHECKPOINT)
}

fn reader_options(file: &Path) -> SqliteConnectOptions {
    options(file).read_only(true)
}

fn options(file: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(true).busy_timeout(BUSY_TIMEOUT);
    options.disable_statement_logging()
}

/// How large the database may become: SQLite's own limit if nobody sets one.
async fn limit_size(connection: &mut SqliteConnection, bytes: u64) -> Result<(), sqlx::Error> {
    const MOST_PAGES: u64 = 4_294_967_294;
    let pages = (bytes / u64::from(PAGE_SIZE)).clamp(1, MOST_PAGES);
    let sql = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}
