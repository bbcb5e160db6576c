//! The connections: one that writes, a few that read.

use crate::{StoreError, migrate, sqlite};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{Connection, Sqlite, SqliteConnection, SqlitePool};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

/// An open database. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) readers: SqlitePool,
    /// Of one connection: whoever waits for it is served in turn.
    writer: SqlitePool,
    /// In bytes. Each new connection of the writer is told.
    size_limit: Arc<AtomicU64>,
}

impl Database {
    /// Opens the database in this file, creates it if there is none, and brings it up to date.
    pub(crate) async fn open(file: PathBuf, readers: u32, size_limit: u64) -> Result<Self, StoreError> {
        let size_limit = Arc::new(AtomicU64::new(size_limit));
        let unopened = |error| StoreError::of_database_in(file.parent().unwrap_or(&file), error);
        let writer = connect_writer(&file, size_limit.clone()).await.map_err(unopened)?;
        migrate::migrate(&mut *writer.acquire().await?, sqlite::MIGRATIONS).await?;
        let readers = pool(readers).connect_with(sqlite::reader_options(&file)).await?;
        Ok(Database { readers, writer, size_limit })
    }

    /// Does this work in one transaction, alone among all writers. If the work gives an error, or its caller
    /// stops waiting for it, nothing is changed.
    pub(crate) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = self.writer.acquire().await?;
        let outcome = in_transaction(&mut connection, work).await;
        if outcome.as_ref().is_err_and(StoreError::is_failure) {
            discard(connection).await;
        }
        outcome
    }

    /// Raises or lowers the size the database may grow to.
    pub(crate) async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        self.size_limit.store(bytes, Ordering::Relaxed);
        Ok(sqlite::limit_size(&mut *self.writer.acquire().await?, bytes).await?)
    }

    /// The writer goes last: it then tidies up what only the last one may.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn connect_writer(file: &Path, size_limit: Arc<AtomicU64>) -> Result<SqlitePool, sqlx::Error> {
    let options: SqliteConnectOptions = sqlite::writer_options(file);
    pool(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            let bytes = size_limit.load(Ordering::Relaxed);
            Box::pin(async move { sqlite::limit_size(connection, bytes).await })
        })
        .connect_with(options)
        .await
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).acquire_timeout(ACQUIRE_TIMEOUT).test_before_acquire(false)
}

async fn in_transaction<T>(
    connection: &mut SqliteConnection,
    work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut transaction = connection.begin_with(sqlite::BEGIN_WRITE).await?;
    let value = work(&mut transaction).await?;
    transaction.commit().await?;
    Ok(value)
}

/// After a failure the database may have rolled back by itself, so that the connection and we disagree on whether
/// a transaction is open. A new connection costs less than finding out.
async fn discard(connection: PoolConnection<Sqlite>) {
    // It is given up either way.
    let _ = connection.close().await;
}
