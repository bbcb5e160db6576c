//! Deleted data is gone from the files, too.

use crate::database::Database;
use crate::{Store, sqlite};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long a deletion waits for readers that still see what was deleted. After that it goes on in the background.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(100);

impl Store {
    /// Removes from the files what the last transactions deleted. Those overwrite it in the database itself, but
    /// SQLite's write-ahead log still has the pages as they were before. PostgreSQL does such things by itself, later.
    pub(crate) async fn erase_deleted(&self) {
        let Database::Sqlite(pools) = &self.database else { return };
        // A task of its own: a caller that stops waiting must not leave anything behind.
        let emptying = tokio::spawn(empty_log(pools.clone()));
        let _ = timeout(PATIENCE, emptying).await;
    }
}

async fn empty_log(pools: sqlite::Pools) {
    while !pools.writer.is_closed() && !pools.empty_log().await.unwrap_or(false) {
        sleep(PAUSE).await;
    }
}
