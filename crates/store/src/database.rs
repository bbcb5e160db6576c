//! The connections: some that read, some that write, and what happens on them at once.

use crate::place::{Kind, Place};
use crate::sql::{Connection, Query, Row};
use crate::{Settings, StoreError, postgres, sqlite};
use sqlx::pool::PoolConnection;
use sqlx::{Pool, SqlSafeStr, SqlStr};

/// An open database. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    Sqlite(sqlite::Pools),
    Postgres(postgres::Pools),
}

impl Database {
    /// Opens the database at this place, creates what is missing, and brings it up to date.
    pub(crate) async fn open(place: &Place, settings: &Settings) -> Result<Self, StoreError> {
        Ok(match &place.0 {
            Kind::Directory(directory) => Database::Sqlite(sqlite::Pools::open(directory, settings).await?),
            Kind::Postgres(options) => Database::Postgres(postgres::Pools::open(options, settings).await?),
        })
    }

    /// Does this work in one transaction, as if alone among those who write the same rows. If the work gives an
    /// error, or its caller stops waiting for it, nothing is changed.
    pub(crate) async fn write<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(pools) => transact(&pools.writer, sqlite::BEGIN_WRITE.into_sql_str(), work).await,
            Database::Postgres(pools) => transact(&pools.writers, postgres::BEGIN_WRITE.into_sql_str(), work).await,
        }
    }

    /// Like [`Database::write`], for work that first reads and then writes with a single call of
    /// [`crate::log::insert`]. Where that is one statement, it needs no more of a transaction.
    pub(crate) async fn append<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(_) => self.write(work).await,
            Database::Postgres(pools) => {
                let mut borrowed = Borrowed(Some(pools.writers.acquire().await?));
                let outcome = work(Connection::Postgres(borrowed.connection()?)).await;
                borrowed.give_back_if_sound(outcome)
            }
        }
    }

    /// Does this work on a view of the database as of one moment.
    pub(crate) async fn read<T>(
        &self,
        work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Database::Sqlite(pools) => transact(&pools.readers, sqlite::BEGIN_READ.into_sql_str(), work).await,
            Database::Postgres(pools) => transact(&pools.readers, postgres::BEGIN_READ.into_sql_str(), work).await,
        }
    }

    pub(crate) async fn fetch_all(&self, query: Query<'_>) -> Result<Vec<Row>, StoreError> {
        match self {
            Database::Sqlite(pools) => {
                query.fetch_all(&mut Connection::Sqlite(&mut *pools.readers.acquire().await?)).await
            }
            Database::Postgres(pools) => {
                query.fetch_all(&mut Connection::Postgres(&mut *pools.readers.acquire().await?)).await
            }
        }
    }

    pub(crate) async fn fetch_optional(&self, query: Query<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch_all(query).await?.into_iter().next())
    }

    /// [`StoreError::NotFound`] if there is no row.
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

/// Does this work between this beginning and a commit.
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
    pool: &Pool<DB>,
    begin: SqlStr,
    work: impl AsyncFnOnce(Connection<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError>
where
    DB: sqlx::Database,
    for<'c> Connection<'c>: From<&'c mut DB::Connection>,
{
    let mut borrowed = Borrowed(Some(pool.acquire().await?));
    let outcome = in_transaction(borrowed.connection()?, begin, work).await;
    borrowed.give_back_if_sound(outcome)
}

/// A connection that is given back to its pool only if all went well.
///
/// After a failure, or if the caller stops waiting in the middle, the connection and we may disagree on whether a
/// transaction is open, and whoever got the connection next would write into it. A new connection costs less than
/// finding out.
struct Borrowed<DB: sqlx::Database>(Option<PoolConnection<DB>>);

impl<DB: sqlx::Database> Borrowed<DB> {
    /// It is there until it is given back.
    fn connection(&mut self) -> Result<&mut DB::Connection, StoreError> {
        self.0.as_deref_mut().ok_or(StoreError::Closed)
    }

    fn give_back_if_sound<T>(mut self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
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
