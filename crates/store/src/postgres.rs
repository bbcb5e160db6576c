//! Everything specific to PostgreSQL.

use crate::database::in_transaction;
use crate::log::NewRow;
use crate::sql::{Connection, Value};
use crate::writer::Changes;
use crate::{Cause, Settings, StoreError, migrate};
use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, PgPool, Postgres, Row as _, SqlSafeStr};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Each statement sees what was committed before it; writers of the same row wait for each other.
pub(crate) const BEGIN_WRITE: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";
pub(crate) const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The channel of notifications about changes.
pub(crate) const CHANNEL: &str = "tavola";

/// Servers that start at the same time migrate one after the other. The number is arbitrary.
const BEGIN_MIGRATION: &str = "BEGIN; SELECT pg_advisory_xact_lock(7206172011)";
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/0001_start.sql"),
    include_str!("../migrations/postgres/0002_learning.sql"),
    include_str!("../migrations/postgres/0003_lists.sql"),
    include_str!("../migrations/postgres/0004_ratings.sql"),
    include_str!("../migrations/postgres/0005_account_names.sql"),
    include_str!("../migrations/postgres/0006_bots.sql"),
    include_str!("../migrations/postgres/0007_administration.sql"),
    include_str!("../migrations/postgres/0008_sessions.sql"),
    include_str!("../migrations/postgres/0009_passkeys.sql"),
    include_str!("../migrations/postgres/0010_identities.sql"),
    include_str!("../migrations/postgres/0011_notices.sql"),
    include_str!("../migrations/postgres/0012_notes.sql"),
    include_str!("../migrations/postgres/0013_seat_orders.sql"),
    include_str!("../migrations/postgres/0014_friends.sql"),
    include_str!("../migrations/postgres/0015_invitations.sql"),
    include_str!("../migrations/postgres/0016_blocks.sql"),
    include_str!("../migrations/postgres/0017_former_players.sql"),
    include_str!("../migrations/postgres/0018_vacation_days.sql"),
    include_str!("../migrations/postgres/0019_chat_reactions.sql"),
];

pub(crate) const KNOWN_FORMAT: i64 = MIGRATIONS.len() as i64;

/// One connection for appends, the others for all other writes.
const WRITERS: u32 = 4;
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout for the connection attempt that finds out why a pool got no connection.
const DIAGNOSIS_TIMEOUT: Duration = Duration::from_secs(2);

/// The connections to a PostgreSQL database.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) readers: PgPool,
    pub(crate) writers: PgPool,
    /// For connections outside the pools.
    pub(crate) options: Arc<PgConnectOptions>,
}

impl Pools {
    pub(crate) async fn open(options: &PgConnectOptions, settings: &Settings) -> Result<Self, StoreError> {
        // Statements that take a second are logged, without values.
        let options = options.clone().application_name("tavola");
        let writers = match pool(WRITERS).connect_with(options.clone()).await {
            Ok(writers) => writers,
            Err(error) => return Err(StoreError::unreachable(&options, diagnose(&options, error).await)),
        };
        let up_to_date = async |connection: Connection<'_>| migrate::bring_up_to_date(connection, MIGRATIONS).await;
        in_transaction(&mut *writers.acquire().await?, BEGIN_MIGRATION.into_sql_str(), up_to_date).await?;
        let readers = pool(settings.readers.max(1)).connect_lazy_with(options.clone());
        Ok(Pools { readers, writers, options: Arc::new(options) })
    }

    /// Takes a connection from one of the pools. If none is available in time, the error says why.
    pub(crate) async fn acquire(&self, pool: &PgPool) -> Result<PoolConnection<Postgres>, StoreError> {
        match pool.acquire().await {
            Err(error @ sqlx::Error::PoolTimedOut) => {
                Err(StoreError::Unavailable(diagnose(&self.options, error).await))
            }
            acquired => Ok(acquired?),
        }
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }
}

/// The secret called `name` in the database.
pub(crate) async fn secret_of(options: &PgConnectOptions, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    migrate::find_secret(Connection::Postgres(&mut connect(options).await?), name).await
}

/// A new connection, outside any pool.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let unreachable = |cause| StoreError::unreachable(options, cause);
    let connected = timeout(ACQUIRE_TIMEOUT, options.clone().disable_statement_logging().connect()).await;
    let connected = connected.map_err(|_| unreachable(Cause::new("the database does not answer")))?;
    connected.map_err(|error| unreachable(Cause::new(error)))
}

/// The format of the database; `None` if it is empty.
pub(crate) async fn format_of(options: &PgConnectOptions) -> Result<Option<i64>, StoreError> {
    let mut connection = connect(options).await?;
    let row = sqlx::query("SELECT to_regclass('format') IS NULL AS is_empty").fetch_one(&mut connection).await?;
    let is_empty: bool = row.try_get("is_empty")?;
    match is_empty {
        true => Ok(None),
        false => migrate::check_is_ours(Connection::Postgres(&mut connection)).await.map(Some),
    }
}

/// Why a pool got no connection. The pool retries, and in the end reports only that it timed out.
async fn diagnose(options: &PgConnectOptions, error: sqlx::Error) -> Cause {
    let sqlx::Error::PoolTimedOut = error else { return Cause::new(error) };
    match timeout(DIAGNOSIS_TIMEOUT, options.connect()).await {
        Ok(Err(error)) => Cause::new(error),
        Ok(Ok(_)) => Cause::new("all connections to the database are in use"),
        Err(_) => Cause::new("the database does not answer"),
    }
}

/// The size of the database, in bytes.
pub(crate) const SIZE: &str = "SELECT pg_database_size(current_database()) AS size";

/// Locks the user and the user's tables: waits for writers that refer to them, and blocks new ones. Tables come first
/// and in order, as in all other writers, which avoids deadlocks.
pub(crate) const LOCK_USER: &[&str] = &[
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1
                                       UNION SELECT table_id FROM former_players WHERE user_id = $1)
     ORDER BY id FOR NO KEY UPDATE",
    "SELECT id FROM users WHERE id = $1 FOR UPDATE",
];

pub(crate) fn bind<'q>(query: Bound<'q>, value: Value<'q>) -> Bound<'q> {
    match value {
        Value::Number(number) => query.bind(number),
        Value::Flag(flag) => query.bind(flag),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

type Bound<'q> = crate::sql::Bound<'q, Postgres>;

/// Writes log rows, wake-ups and notices in one prepared statement with one array for each column.
///
/// Rows are sorted by key, so that two writers to the same tables can't deadlock.
pub(crate) async fn insert_log(connection: &mut PgConnection, changes: &Changes<'_>) -> Result<(), StoreError> {
    let mut rows: Vec<&NewRow<'_>> = changes.rows.iter().collect();
    rows.sort_unstable_by_key(|row| (row.table, row.version));
    let sql = match (changes.wakeups.is_empty(), changes.notices.is_empty()) {
        (true, true) => INSERT_LOG,
        (false, true) => INSERT_LOG_AND_WAKEUPS,
        (_, false) => INSERT_ALL,
    };
    let query = sqlx::query(sql)
        .bind(column(&rows, |row| row.table.as_str()))
        .bind(column(&rows, |row| row.version.0))
        .bind(column(&rows, |row| row.entry.kind.as_str()))
        .bind(column(&rows, |row| row.entry.seat.map(i16::from)))
        .bind(column(&rows, |row| row.entry.body.as_str()))
        .bind(column(&rows, |row| row.entry.at.0))
        .bind(column(&rows, |row| row.entry.command_id.as_deref()));
    let query = if sql == INSERT_LOG { query } else { bind_wakeups(query, changes) };
    let query = if sql == INSERT_ALL { bind_notices(query, changes) } else { query };
    query.execute(connection).await?;
    Ok(())
}

fn bind_wakeups<'q>(query: Bound<'q>, changes: &Changes<'q>) -> Bound<'q> {
    let (tables, times): (Vec<&str>, Vec<Option<i64>>) =
        changes.wakeups.iter().map(|(table, at)| (table.as_str(), *at)).unzip();
    query.bind(tables).bind(times)
}

fn bind_notices<'q>(query: Bound<'q>, changes: &Changes<'q>) -> Bound<'q> {
    let notices = || changes.notices.values();
    query
        .bind(changes.notices.keys().map(|(table, _)| table.as_str()).collect::<Vec<_>>())
        .bind(changes.notices.keys().map(|(_, seat)| i16::from(*seat)).collect::<Vec<_>>())
        .bind(notices().map(|notice| notice.user.0).collect::<Vec<_>>())
        .bind(notices().map(|notice| notice.decision.0).collect::<Vec<_>>())
        .bind(notices().map(|notice| notice.due.map(|due| due.0)).collect::<Vec<_>>())
}

macro_rules! insert_log {
    () => {
        "INSERT INTO log (table_id, version, kind, seat, body, at, command_id)
         SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::SMALLINT[], $5::TEXT[], $6::BIGINT[],
                              $7::TEXT[])"
    };
}

const INSERT_LOG: &str = insert_log!();

macro_rules! insert_wakeups {
    () => {
        "WITH woken AS (INSERT INTO wakeups (table_id, at) SELECT * FROM UNNEST($8::TEXT[], $9::BIGINT[])
                        ON CONFLICT (table_id) DO UPDATE SET at = EXCLUDED.at)"
    };
}

const INSERT_LOG_AND_WAKEUPS: &str = concat!(insert_wakeups!(), insert_log!());

/// Only users who have a target are noted. Ordered, since a join may change the order of the arrays.
const INSERT_ALL: &str = concat!(
    insert_wakeups!(),
    ", noted AS (
        INSERT INTO notices (table_id, seat, user_id, decision, due)
        SELECT * FROM UNNEST($10::TEXT[], $11::SMALLINT[], $12::BIGINT[], $13::BIGINT[], $14::BIGINT[])
            AS n (table_id, seat, user_id, decision, due)
        WHERE EXISTS (SELECT 1 FROM notice_targets t WHERE t.user_id = n.user_id)
        ORDER BY n.table_id COLLATE \"C\", n.seat
        ON CONFLICT (table_id, seat) DO UPDATE
        SET user_id = EXCLUDED.user_id, decision = EXCLUDED.decision, due = EXCLUDED.due
        WHERE EXCLUDED.decision > notices.decision) ",
    insert_log!()
);

fn column<'a, T>(rows: &[&'a NewRow<'_>], value: impl Fn(&'a NewRow<'_>) -> T) -> Vec<T> {
    rows.iter().map(|row| value(row)).collect()
}

pub(crate) fn is_full(error: &dyn DatabaseError) -> bool {
    const DISK_FULL: &str = "53100";
    error.code().as_deref() == Some(DISK_FULL)
}

pub(crate) fn is_corrupt(error: &dyn DatabaseError) -> bool {
    const DATA_CORRUPTED: &str = "XX001";
    const INDEX_CORRUPTED: &str = "XX002";
    matches!(error.code().as_deref(), Some(DATA_CORRUPTED | INDEX_CORRUPTED))
}

/// Connections are tested before use: the database may have been restarted.
pub(crate) fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(|connection, _| Box::pin(ensure_durable_commits(connection)))
}

/// Commits must wait for the disk, even if that isn't the database's default.
async fn ensure_durable_commits(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let sql = "SELECT set_config('synchronous_commit', 'on', FALSE)
               WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}
