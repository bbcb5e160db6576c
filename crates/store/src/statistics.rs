//! Figures for those who watch over a server.

use crate::database::Database;
use crate::sql::query;
use crate::table_rows::read_state;
use crate::{Store, StoreError, TableState, UserId, postgres, sqlite};
use std::sync::atomic::Ordering;

/// How much there is, and how much was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    pub tables: TableCounts,
    /// The size of the database.
    pub bytes: u64,
    /// Appends that succeeded since the store was opened.
    pub appends: u64,
    /// Transactions that wrote them: the more appends to each, the more group commit pays.
    pub commits: u64,
}

/// How many tables there are in each state.
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
    /// How many tables of this host wait for people or are played at.
    pub async fn count_tables_of_host(&self, host: UserId) -> Result<u64, StoreError> {
        let select = query("SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND state IN ('open', 'running')");
        Ok(self.database.fetch_one(select.bind(host.0)).await?.get::<i64>("count")?.unsigned_abs())
    }
}

async fn count_tables(database: &Database) -> Result<TableCounts, StoreError> {
    let mut counts = TableCounts::default();
    let select = query("SELECT state, COUNT(*) AS count FROM tables GROUP BY state");
    for row in database.fetch_all(select).await? {
        let count = match read_state(&row)? {
            TableState::Open => &mut counts.open,
            TableState::Running => &mut counts.running,
            TableState::Finished => &mut counts.finished,
            TableState::Abandoned => &mut counts.abandoned,
        };
        *count = row.get::<i64>("count")?.unsigned_abs();
    }
    Ok(counts)
}

async fn size(database: &Database) -> Result<u64, StoreError> {
    let select = match database {
        Database::Sqlite(_) => sqlite::SIZE,
        Database::Postgres(_) => postgres::SIZE,
    };
    Ok(database.fetch_one(query(select)).await?.get::<i64>("size")?.unsigned_abs())
}
