//! One way to speak to every database: statements and rows that don't say which it is.
//!
//! Statements number their values (`$1`), and each database understands them as they are. What they can't say alike
//! is in the modules `sqlite` and `postgres`.

mod query;
mod row;
mod value;

pub(crate) use query::{Bound, Query, query};
pub(crate) use row::Row;
pub(crate) use value::{Value, check_text};

use crate::StoreError;
use sqlx::{PgConnection, SqliteConnection};

/// A connection to one of the databases we know.
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    /// Runs statements that carry no values and give no rows, one after the other.
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
