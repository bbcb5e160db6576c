//! Everything that is special about PostgreSQL.

use crate::database::in_transaction;
use crate::log::NewRow;
use crate::sql::{Connection, Value};
use crate::{Cause, Settings, StoreError, migrate};
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, PgPool, Postgres, SqlSafeStr};
use std::sync::Arc;
use std::time::Duration;

/// Each statement sees what was committed before it, and rows that are written wait for each other.
pub(crate) const BEGIN_WRITE: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";
pub(crate) const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Where changes are told.
pub(crate) const CHANNEL: &str = "tavola";

/// Of several programs that start at once one is the first; the number is any that nobody else uses.
const BEGIN_MIGRATION: &str = "BEGIN; SELECT pg_advisory_xact_lock(7206172011)";
const MIGRATIONS: &[&str] =
    &[include_str!("../migrations/postgres/0001_start.sql"), include_str!("../migrations/postgres/0002_learning.sql")];

/// One of them appends, the others do everything else.
const WRITERS: u32 = 4;
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// The connections to a database on a server.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    pub(crate) readers: PgPool,
    pub(crate) writers: PgPool,
    /// For connections of their own.
    pub(crate) options: Arc<PgConnectOptions>,
}

impl Pools {
    pub(crate) async fn open(options: &PgConnectOptions, settings: &Settings) -> Result<Self, StoreError> {
        let options = options.clone().application_name("tavola").disable_statement_logging();
        let unopened = |error| StoreError::Unreachable(Cause::new(error));
        let writers = pool(WRITERS).connect_with(options.clone()).await.map_err(unopened)?;
        let up_to_date = async |connection: Connection<'_>| migrate::migrate(connection, MIGRATIONS).await;
        in_transaction(&mut *writers.acquire().await?, BEGIN_MIGRATION.into_sql_str(), up_to_date).await?;
        let readers = pool(settings.readers.max(1)).connect_lazy_with(options.clone());
        Ok(Pools { readers, writers, options: Arc::new(options) })
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }
}

/// How large the database is, in bytes.
pub(crate) const SIZE: &str = "SELECT pg_database_size(current_database()) AS size";

/// Waits for everybody who is about to write something that refers to the user, and lets nobody begin to. Tables come
/// first and in order, as for all who change them, so that nobody waits for each other.
pub(crate) const LOCK_USER: &[&str] = &[
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1) ORDER BY id FOR NO KEY UPDATE",
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

/// Writes these rows in one statement, which is always the same: it carries one list for each column.
///
/// The rows go in the order of their key. Of two who write to the same tables, one then waits for the other, and
/// never each for the other.
pub(crate) async fn insert_log(connection: &mut PgConnection, rows: &[NewRow<'_>]) -> Result<(), StoreError> {
    let mut rows: Vec<&NewRow<'_>> = rows.iter().collect();
    rows.sort_unstable_by_key(|row| (row.table, row.version));
    let sql = "INSERT INTO log (table_id, version, kind, seat, body, at, command_id)
               SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::SMALLINT[], $5::TEXT[], $6::BIGINT[],
                                    $7::TEXT[])";
    let query = sqlx::query(sql)
        .bind(column(&rows, |row| row.table.as_str()))
        .bind(column(&rows, |row| row.version.0))
        .bind(column(&rows, |row| row.entry.kind.as_str()))
        .bind(column(&rows, |row| row.entry.seat.map(i16::from)))
        .bind(column(&rows, |row| row.entry.body.as_str()))
        .bind(column(&rows, |row| row.entry.at.0))
        .bind(column(&rows, |row| row.entry.command_id.as_deref()));
    query.execute(connection).await?;
    Ok(())
}

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

/// A connection is looked at before it is used: the server may have gone and come back meanwhile.
pub(crate) fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(|connection, _| Box::pin(keep_promises(connection)))
}

/// What is acknowledged must be on the disk, also where the administrator has set it otherwise for all.
async fn keep_promises(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let sql = "SELECT set_config('synchronous_commit', 'on', FALSE)
               WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}
