//! Everything specific to SQLite.

use crate::database::in_transaction;
use crate::directory::{self, Lock, NoServer};
use crate::log::NewRow;
use crate::sql::{Connection, Query, Value, query};
use crate::writer::Changes;
use crate::{Settings, Store, StoreError, migrate, notices, wakeups};
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Row as _, SqlSafeStr, Sqlite, SqliteConnection, SqlitePool};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Takes the write lock at once: a transaction that reads first can't get it later if another writer was faster.
pub(crate) const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";
pub(crate) const BEGIN_READ: &str = "BEGIN";

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_start.sql"),
    include_str!("../migrations/sqlite/0002_learning.sql"),
    include_str!("../migrations/sqlite/0003_log.sql"),
    include_str!("../migrations/sqlite/0004_lists.sql"),
    include_str!("../migrations/sqlite/0005_ratings.sql"),
    include_str!("../migrations/sqlite/0006_account_names.sql"),
    include_str!("../migrations/sqlite/0007_bots.sql"),
    include_str!("../migrations/sqlite/0008_administration.sql"),
    include_str!("../migrations/sqlite/0009_sessions.sql"),
    include_str!("../migrations/sqlite/0010_passkeys.sql"),
    include_str!("../migrations/sqlite/0011_identities.sql"),
    include_str!("../migrations/sqlite/0012_notices.sql"),
    include_str!("../migrations/sqlite/0013_notes.sql"),
    include_str!("../migrations/sqlite/0014_seat_orders.sql"),
    include_str!("../migrations/sqlite/0015_friends.sql"),
    include_str!("../migrations/sqlite/0016_invitations.sql"),
    include_str!("../migrations/sqlite/0017_blocks.sql"),
    include_str!("../migrations/sqlite/0018_former_players.sql"),
    include_str!("../migrations/sqlite/0019_vacation_days.sql"),
    include_str!("../migrations/sqlite/0020_chat_reactions.sql"),
];

pub(crate) const KNOWN_FORMAT: i64 = MIGRATIONS.len() as i64;

/// Maximum number of log rows in one statement.
const MAX_ROWS: usize = 128;
const PAGE_SIZE: u32 = 4096;
/// Pages in the write-ahead log before a checkpoint. The same pages are written again and again, so a large number
/// saves most of that work; after a crash, all of them must be read.
const CHECKPOINT: &str = "8000";
/// How long an attempt to empty the write-ahead log waits for readers. Writers wait meanwhile.
const READERS_TIMEOUT: Duration = Duration::from_millis(100);
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// The connections to a SQLite database.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) readers: SqlitePool,
    /// A single connection, for which writers queue.
    pub(crate) writer: SqlitePool,
    /// In bytes; set on each new connection of the writer.
    size_limit: Arc<AtomicU64>,
    file: PathBuf,
    lock: Lock,
}

impl Pools {
    pub(crate) async fn open(directory: &Path, settings: &Settings) -> Result<Self, StoreError> {
        let unwritable = |error| StoreError::of_file(error, directory);
        directory::create(directory).map_err(unwritable)?;
        let lock = Lock::take(directory).await?;
        let file = directory::private_database(directory).map_err(unwritable)?;
        let size_limit = Arc::new(AtomicU64::new(settings.size_limit));
        let unopened = |error| StoreError::of_database_in(directory, error);
        let writer = connect_writer(&file, size_limit.clone()).await.map_err(unopened)?;
        let up_to_date = async |connection: Connection<'_>| migrate::bring_up_to_date(connection, MIGRATIONS).await;
        in_transaction(&mut *writer.acquire().await?, BEGIN_WRITE.into_sql_str(), up_to_date).await?;
        let readers = pool(settings.readers.max(1)).connect_with(reader_options(&file)).await?;
        let pools = Pools { readers, writer, size_limit, file, lock };
        // After a crash it may still contain deleted data.
        pools.empty_log().await?;
        Ok(pools)
    }

    /// Changes the maximum size of the database.
    pub(crate) async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        self.size_limit.store(bytes, Ordering::Relaxed);
        Ok(limit_size(&mut *self.writer.acquire().await?, bytes).await?)
    }

    /// Fails with [`StoreError::Full`] if the database has reached its maximum size.
    pub(crate) async fn check_room(&self) -> Result<(), StoreError> {
        let row = sqlx::query(ROOM).fetch_one(&self.readers).await?;
        let (size, free): (i64, i64) = (row.try_get("size")?, row.try_get("free")?);
        let limit = self.size_limit.load(Ordering::Relaxed);
        let has_room = free > 0 || size.unsigned_abs().saturating_add(PAGE_SIZE.into()) <= limit;
        if has_room { Ok(()) } else { Err(StoreError::Full) }
    }

    /// Moves everything from the write-ahead log to the database and empties the log. Returns false if a reader still
    /// needs it.
    pub(crate) async fn empty_log(&self) -> Result<bool, StoreError> {
        let mut connection = writer_options(&self.file).busy_timeout(READERS_TIMEOUT).connect().await?;
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
        let is_busy: i64 = row.try_get("busy")?;
        Ok(is_busy == 0)
    }

    /// The writer is closed last: SQLite then removes the write-ahead log.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        self.lock.release();
    }
}

/// The size of the database, in bytes.
pub(crate) const SIZE: &str = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size";

/// The size of the database, in bytes, and its number of free pages.
const ROOM: &str = "SELECT page_count * page_size AS size, freelist_count AS free
                    FROM pragma_page_count, pragma_page_size, pragma_freelist_count";

/// Nothing to lock: there is only one writer anyway.
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

/// Writes these changes. The number of rows per statement is always a power of two, so that there are few different
/// statements and all stay prepared.
pub(crate) async fn insert_log(connection: &mut Connection<'_>, changes: &Changes<'_>) -> Result<(), StoreError> {
    const COLUMNS: usize = 7;
    let mut rest = &changes.rows[..];
    while !rest.is_empty() {
        let (portion, later) = rest.split_at(1 << rest.len().min(MAX_ROWS).ilog2());
        let values = portion.iter().flat_map(NewRow::values).collect();
        let into = "log (table_id, version, kind, seat, body, at, command_id)";
        Query::insert(connection, into, COLUMNS, values).execute(connection).await?;
        rest = later;
    }
    for (table, at) in &changes.wakeups {
        query(wakeups::SET).bind(table.as_str()).bind(*at).execute(connection).await?;
    }
    let noted: Vec<_> = changes.notices.iter().collect();
    let mut rest = &noted[..];
    while !rest.is_empty() {
        let (portion, later) = rest.split_at(1 << rest.len().min(MAX_ROWS).ilog2());
        let values = portion.iter().flat_map(|((table, _), notice)| notice.values(table)).collect();
        Query::built(notices::insert_sql(portion.len()), values).execute(connection).await?;
        rest = later;
    }
    Ok(())
}

/// Writes a snapshot of the database in this directory, in its current format, to a new file. Readers and writers
/// aren't blocked.
pub(crate) async fn copy(directory: &Path, to: &Path) -> Result<(), StoreError> {
    let no_server = NoServer::in_directory(directory)?;
    let mut source = connect_source(directory, no_server.is_some()).await?;
    migrate::check_is_ours(Connection::Sqlite(&mut source)).await?;
    copy_into(&mut source, to).await
}

/// Writes a snapshot of the connected database to a new or empty file.
pub(crate) async fn copy_into(source: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let name = to.to_str().ok_or_else(|| StoreError::Unwritable { path: to.to_owned() })?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(source).await;
    copied.map(drop).map_err(|error| StoreError::of_database_in(to.parent().unwrap_or(to), error))
}

/// The format of the database in this directory; `None` if there is none.
pub(crate) async fn format_in(directory: &Path) -> Result<Option<i64>, StoreError> {
    let file = directory.join(Store::FILE);
    let size = match file.metadata() {
        Ok(metadata) => metadata.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(StoreError::of_file(error, &file)),
    };
    if size == 0 {
        return Ok(None);
    }
    let no_server = NoServer::in_directory(directory)?;
    let mut source = connect_source(directory, no_server.is_some()).await?;
    migrate::check_is_ours(Connection::Sqlite(&mut source)).await.map(Some)
}

/// The secret called `name` in the database in `directory`.
pub(crate) async fn secret_in(directory: &Path, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let no_server = NoServer::in_directory(directory)?;
    let mut source = connect_source(directory, no_server.is_some()).await?;
    migrate::find_secret(Connection::Sqlite(&mut source), name).await
}

/// Opens a backup without changing any file.
pub(crate) async fn connect_backup(file: &Path) -> Result<SqliteConnection, StoreError> {
    let is_complete = !directory::has_write_ahead_log(file);
    let connected = reader_options(file).immutable(is_complete).disable_statement_logging().connect().await;
    connected.map_err(|error| StoreError::of_database_in(file, error))
}

/// The format of the connected database, after a check of every page and index.
pub(crate) async fn checked_format(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let format = migrate::check_is_ours(Connection::Sqlite(&mut *connection)).await?;
    let row = sqlx::query("PRAGMA integrity_check(1)").fetch_one(connection).await?;
    let verdict: String = row.try_get(0)?;
    if verdict == "ok" { Ok(format) } else { Err(StoreError::corrupt(&verdict)) }
}

/// Opens the database in this directory without changing any file. SQLite would create a missing write-ahead log even
/// for a reader, unless it is told that there is no writer.
async fn connect_source(directory: &Path, is_unused: bool) -> Result<SqliteConnection, StoreError> {
    let file = directory.join(Store::FILE);
    let nobody_writes = is_unused && !directory::has_write_ahead_log(&file);
    let connected = reader_options(&file).immutable(nobody_writes).disable_statement_logging().connect().await;
    connected.map_err(|error| StoreError::of_database_in(directory, error))
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

/// SQLite's extended error codes have details in the higher bits.
fn primary_code(error: &dyn DatabaseError) -> Option<u32> {
    let code: u32 = error.code()?.parse().ok()?;
    Some(code & 0xff)
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

/// In WAL mode, readers and the writer don't block each other. `Full` syncs every commit; anything less may lose the
/// last ones in a power failure. Deleted data is overwritten, since it may be personal.
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

/// Statements that take a second are logged, without values.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).foreign_keys(true).busy_timeout(BUSY_TIMEOUT)
}

/// Sets the maximum size of the database, up to SQLite's own limit.
async fn limit_size(connection: &mut SqliteConnection, bytes: u64) -> Result<(), sqlx::Error> {
    const MOST_PAGES: u64 = 4_294_967_294;
    let pages = (bytes / u64::from(PAGE_SIZE)).clamp(1, MOST_PAGES);
    let sql = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}
