//! Figures for those who watch over a server.

use crate::table_rows::read_state;
use crate::{Store, StoreError, TableState, sqlite};
use sqlx::{Row, SqliteConnection};
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
        let mut reader = self.database.readers.acquire().await?;
        Ok(Statistics {
            tables: count_tables(&mut reader).await?,
            bytes: sqlite::size(&mut reader).await?,
            appends: self.counts.appends.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
        })
    }
}

async fn count_tables(connection: &mut SqliteConnection) -> Result<TableCounts, StoreError> {
    let mut counts = TableCounts::default();
    let query = sqlx::query("SELECT state, COUNT(*) AS count FROM tables GROUP BY state");
    for row in query.fetch_all(connection).await? {
        let count = match read_state(&row)? {
            TableState::Open => &mut counts.open,
            TableState::Running => &mut counts.running,
            TableState::Finished => &mut counts.finished,
            TableState::Abandoned => &mut counts.abandoned,
        };
        *count = row.try_get::<i64, _>("count")?.unsigned_abs();
    }
    Ok(counts)
}
