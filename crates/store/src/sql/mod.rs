//! Statements and rows that are the same for every database.
//!
//! Parameters are numbered (`$1`), which all databases understand. Differences are confined to the modules `sqlite` and
//! `postgres`.

mod query;
mod row;
mod value;

pub(crate) use query::{Bound, Query, query};
pub(crate) use row::Row;
pub(crate) use value::{Value, check_text};

use crate::StoreError;
use sqlx::{PgConnection, SqliteConnection};

/// A connection to a database of either kind.
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    /// Runs several statements without parameters or results.
    pub(crate) async fn run_script(&mut self, script: &'static str) -> Result<(), StoreError> {
        let script = sqlx::raw_sql(script);
        match self {
            Connection::Sqlite(connection) => script.execute(&mut **connection).await.map(drop)?,
            Connection::Postgres(connection) => script.execute(&mut **connection).await.map(drop)?,
        }
        Ok(())
    }
}

impl<'c> From<&'c mut SqliteConnection> for Connection<'c> {
    fn from(connection: &'c mut SqliteConnection) -> Self {
        Connection::Sqlite(connection)
    }
}

impl<'c> From<&'c mut PgConnection> for Connection<'c> {
    fn from(connection: &'c mut PgConnection) -> Self {
        Connection::Postgres(connection)
    }
}
