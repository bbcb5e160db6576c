//! Removes deleted data from the files as well.

use crate::database::Database;
use crate::{Store, sqlite};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long a deletion waits for readers that still see the deleted data. After that it continues in the background.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(100);

impl Store {
    /// Removes data deleted by the last transactions from the files. It is already overwritten in the database itself,
    /// but SQLite's write-ahead log still has the old pages. PostgreSQL does this by itself, later.
    pub(crate) async fn erase_deleted(&self) {
        let Database::Sqlite(pools) = &self.database else { return };
        // A separate task: a canceled caller must not leave anything behind.
        let emptying = tokio::spawn(empty_log(pools.clone()));
        let _ = timeout(PATIENCE, emptying).await;
    }
}

async fn empty_log(pools: sqlite::Pools) {
    while !pools.writer.is_closed() && !pools.empty_log().await.unwrap_or(false) {
        sleep(PAUSE).await;
    }
}
