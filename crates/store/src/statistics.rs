//! Figures for operators.

use crate::database::Database;
use crate::sql::query;
use crate::{Store, StoreError, UserId, postgres, sqlite};
use std::sync::atomic::Ordering;

/// Contents and activity of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    pub tables: TableCounts,
    /// The size of the database, in bytes.
    pub bytes: u64,
    /// Successful appends since the store was opened.
    pub appends: u64,
    /// Transactions that wrote them. The number of appends per commit shows how much group commit saves.
    pub commits: u64,
}

/// Number of tables in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCounts {
    pub open: u64,
    pub running: u64,
    pub finished: u64,
    pub abandoned: u64,
}

impl Store {
    pub async fn statistics(&self) -> Result<Statistics, StoreError> {
        Ok(Statistics {
            tables: count_tables(&self.database).await?,
            bytes: size(&self.database).await?,
            appends: self.counts.appends.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
        })
    }
}

impl Store {
    /// Number of open and running tables of this host.
    pub async fn count_tables_of_host(&self, host: UserId) -> Result<u64, StoreError> {
        Ok(self.database.fetch_one(query(COUNT_TABLES_OF_HOST).bind(host.0)).await?.get::<i64>("count")?.unsigned_abs())
    }
}

/// Each count reads only its own part of the index.
pub(crate) const COUNT_TABLES: &str = "
    SELECT (SELECT COUNT(*) FROM tables WHERE state = 'open') AS open,
           (SELECT COUNT(*) FROM tables WHERE state = 'running') AS running,
           (SELECT COUNT(*) FROM tables WHERE state = 'finished') AS finished,
           (SELECT COUNT(*) FROM tables WHERE state = 'abandoned') AS abandoned";

pub(crate) const COUNT_TABLES_OF_HOST: &str =
    "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND state IN ('open', 'running')";

async fn count_tables(database: &Database) -> Result<TableCounts, StoreError> {
    let row = database.fetch_one(query(COUNT_TABLES)).await?;
    let count = |column| Ok::<_, StoreError>(row.get::<i64>(column)?.unsigned_abs());
    Ok(TableCounts {
        open: count("open")?,
        running: count("running")?,
        finished: count("finished")?,
        abandoned: count("abandoned")?,
    })
}

async fn size(database: &Database) -> Result<u64, StoreError> {
    let select = match database {
        Database::Sqlite(_) => sqlite::SIZE,
        Database::Postgres(_) => postgres::SIZE,
    };
    Ok(database.fetch_one(query(select)).await?.get::<i64>("size")?.unsigned_abs())
}
