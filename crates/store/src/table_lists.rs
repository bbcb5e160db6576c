//! Which tables there are.

use crate::sql::query;
use crate::table_rows::{collect_tables, select_tables};
use crate::{Store, StoreError, TableRow, UserId};

impl Store {
    /// Public tables that wait for players, the newest first.
    pub async fn list_open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_tables!("t.state = 'open' AND t.visibility = 'public'", "t.created DESC, t.id");
        collect_tables(&self.database.fetch_all(query(sql).bind(limit)).await?)
    }

    /// Tables at which the user sits or which the user hosts: running ones, then open ones, then the others, and of
    /// each kind those changed last first.
    pub async fn list_tables_of(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_tables!(
            "t.host = $2 OR t.id IN (SELECT table_id FROM seats WHERE user_id = $2)",
            "CASE t.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, t.updated DESC, t.id"
        );
        collect_tables(&self.database.fetch_all(query(sql).bind(limit).bind(user.0)).await?)
    }

    /// Finished tables at which the user sits, those that ended last first.
    pub async fn list_finished_tables_of(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_tables!(
            "t.state = 'finished' AND t.id IN (SELECT table_id FROM seats WHERE user_id = $2)",
            "t.updated DESC, t.id"
        );
        collect_tables(&self.database.fetch_all(query(sql).bind(limit).bind(user.0)).await?)
    }

    /// Every running table, the oldest first: what a server goes on with after a restart.
    pub async fn list_running_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_tables!("t.state = 'running'", "t.created, t.id");
        collect_tables(&self.database.fetch_all(query(sql).bind(i64::MAX)).await?)
    }
}
