//! Health checks.

use crate::database::Database;
use crate::sql::{Connection, query};
use crate::{Cause, Millis, Store, StoreError};
use std::time::Duration;
use tokio::time::timeout;

impl Store {
    /// Writes to the database, and returns once the write is on disk. Fails with [`StoreError::Unavailable`] if that
    /// takes longer than `limit`, or with the error of the write, for example if the disk is full.
    pub async fn check_health(&self, limit: Duration) -> Result<(), StoreError> {
        let silence = || StoreError::Unavailable(Cause::new(format!("the database did not answer within {limit:?}")));
        timeout(limit, self.probe()).await.unwrap_or_else(|_| Err(silence()))
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query("UPDATE health SET at = $1").bind(Millis::now().0).execute(&mut connection).await
        };
        self.database.write(work).await?;
        match &self.database {
            Database::Sqlite(pools) => pools.check_room().await,
            Database::Postgres(_) => Ok(()),
        }
    }
}
