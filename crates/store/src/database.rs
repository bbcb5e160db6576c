//! Connections to a database, for reading and for writing, and transactions on them.

use crate::place::{Kind, Place};
use crate::sql::{Connection, Query, Row};
use crate::{Settings, StoreError, postgres, sqlite};
use sqlx::pool::PoolConnection;
use sqlx::{SqlSafeStr, SqlStr};

/// An open database. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    Sqlite(sqlite::Pools),
    Postgres(postgres::Pools),
}

impl Database {
    /// Opens the database at this place, creating it if it is missing, and migrates it.
    pub(crate) async fn open(place: &Place, settings: &Settings) -> Result<Self, StoreError> {
        Ok(match &place.0 {
            Kind::Directory(directory) => Database::Sqlite(sqlite::Pools::open(directory, settings).await?),
            Kind::Postgres(options) => Database::Postgres(postgres::Pools::open(options, settings).await?),
        })
    }

    /// Runs `work` in one transaction, isolated from other writers of the same rows. If it fails or is canceled,
    /// nothing is changed.
    pub(crate) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(pools) => {
                transact(pools.writer.acquire().await?, sqlite::BEGIN_WRITE.into_sql_str(), work).await
            }
            Database::Postgres(pools) => {
                transact(pools.acquire(&pools.writers).await?, postgres::BEGIN_WRITE.into_sql_str(), work).await
            }
        }
    }

    /// Like [`Database::write`], for work whose only write is a single call to [`crate::log::insert`]. On PostgreSQL
    /// that is one statement, which needs no explicit transaction.
    pub(crate) async fn append<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(_) => self.write(work).await,
            Database::Postgres(pools) => {
                let mut borrowed = Borrowed(Some(pools.acquire(&pools.writers).await?));
                let outcome = work(Connection::Postgres(borrowed.connection()?)).await;
                borrowed.return_if_ok(outcome)
            }
        }
    }

    /// Runs `work` on a snapshot of the database.
    pub(crate) async fn read<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(pools) => {
                transact(pools.readers.acquire().await?, sqlite::BEGIN_READ.into_sql_str(), work).await
            }
            Database::Postgres(pools) => {
                transact(pools.acquire(&pools.readers).await?, postgres::BEGIN_READ.into_sql_str(), work).await
            }
        }
    }

    pub(crate) async fn fetch_all(&self, query: Query<'_>) -> Result<Vec<Row>, StoreError> {
        match self {
            Database::Sqlite(pools) => {
                query.fetch_all(&mut Connection::Sqlite(&mut *pools.readers.acquire().await?)).await
            }
            Database::Postgres(pools) => {
                query.fetch_all(&mut Connection::Postgres(&mut *pools.acquire(&pools.readers).await?)).await
            }
        }
    }

    pub(crate) async fn fetch_optional(&self, query: Query<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(query).await?.into_iter().next())
    }

    /// The first row of the result. [`StoreError::NotFound`] if there is none.
    pub(crate) async fn fetch_one(&self, query: Query<'_>) -> Result<Row, StoreError> {
        self.fetch_optional(query).await?.ok_or(StoreError::NotFound)
    }

    pub(crate) async fn close(&self) {
        match self {
            Database::Sqlite(pools) => pools.close().await,
            Database::Postgres(pools) => pools.close().await,
        }
    }
}

/// Runs `work` in a transaction that begins with the statement `begin`.
pub(crate) async fn in_transaction<C, T>(
    connection: &mut C,
    begin: SqlStr,
    work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError>
where
    C: sqlx::Connection,
    for<'c> Connection<'c>: From<&'c mut <C::Database as sqlx::Database>::Connection>,
{
    let mut transaction = connection.begin_with(begin).await?;
    let value = work(Connection::from(&mut *transaction)).await?;
    transaction.commit().await?;
    Ok(value)
}

async fn transact<DB, T>(
    connection: PoolConnection<DB>,
    begin: SqlStr,
    work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError>
where
    DB: sqlx::Database,
    for<'c> Connection<'c>: From<&'c mut DB::Connection>,
{
    let mut borrowed = Borrowed(Some(connection));
    let outcome = in_transaction(borrowed.connection()?, begin, work).await;
    borrowed.return_if_ok(outcome)
}

/// A connection that is returned to its pool only after success.
///
/// After a failure or a cancellation it is unknown whether a transaction is still open on the connection, and the next
/// user would write into it. Closing it is cheaper than finding out.
struct Borrowed<DB: sqlx::Database>(Option<PoolConnection<DB>>);

impl<DB: sqlx::Database> Borrowed<DB> {
    fn connection(&mut self) -> Result<&mut DB::Connection, StoreError> {
        self.0.as_deref_mut().ok_or(StoreError::Closed)
    }

    fn return_if_ok<T>(mut self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        if !outcome.as_ref().is_err_and(StoreError::is_failure) {
            drop(self.0.take());
        }
        outcome
    }
}

impl<DB: sqlx::Database> Drop for Borrowed<DB> {
    fn drop(&mut self) {
        if let Some(connection) = &mut self.0 {
            connection.close_on_drop();
        }
    }
}
