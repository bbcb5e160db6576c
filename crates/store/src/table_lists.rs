//! Lists of tables.

use crate::sql::query;
use crate::table_rows::{collect_tables, read_table_id, select_tables};
use crate::{Millis, Store, StoreError, TableId, TableRow, UserId};

/// Reads every id; meant for copies, not for a server under load.
const SAMPLE: &str = "SELECT id FROM tables ORDER BY RANDOM() LIMIT $1";

impl Store {
    /// Up to this many tables, chosen at random.
    pub async fn sample_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = self.database.fetch_all(query(SAMPLE).bind(i64::from(limit))).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// The lobby: public tables with a free seat, also in a running game, newest first, at most three per host, so that no one can fill it
    /// alone. With `after`, those that follow this table in the list; none if there is no such table.
    pub async fn list_open_tables(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let (created, id) = match after {
            None => (i64::MAX, ""),
            Some(table) => match self.find_created(table).await? {
                Some(created) => (created, table.as_str()),
                None => return Ok(Vec::new()),
            },
        };
        collect_tables(&self.database.fetch_all(query(LOBBY).bind(limit).bind(created).bind(id)).await?)
    }

    /// Tables where the user has a seat or is the host: first running ones, then open ones, then the others; within
    /// each group, the most recently changed first.
    pub async fn list_tables_of(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        collect_tables(&self.database.fetch_all(query(TABLES_OF).bind(limit).bind(user.0)).await?)
    }

    /// Finished tables where the user had a seat from start to end, the most recently ended first.
    pub async fn list_finished_tables_of(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        collect_tables(&self.database.fetch_all(query(FINISHED_TABLES_OF).bind(limit).bind(user.0)).await?)
    }

    /// Tables last changed before `before`, most recently changed first; at most 50.
    pub async fn list_latest_tables(&self, before: Option<Millis>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let before = before.map_or(i64::MAX, |before| before.0);
        collect_tables(&self.database.fetch_all(query(LATEST).bind(limit).bind(before)).await?)
    }

    async fn find_created(&self, table: &TableId) -> Result<Option<i64>, StoreError> {
        let select = query("SELECT created FROM tables WHERE id = $1").bind(table.as_str());
        self.database.fetch_optional(select).await?.map(|row| row.get("created")).transpose()
    }
}

/// Counts at most three newer tables of the same host.
pub(crate) const LOBBY: &str = select_tables!(
    "t.state IN ('open', 'running') AND t.visibility = 'public' AND t.free_seats > 0 AND (t.created, t.id) < ($2, $3)
     AND (SELECT COUNT(*) FROM (
             SELECT 1 FROM tables n
             WHERE n.host = t.host AND n.state IN ('open', 'running') AND n.visibility = 'public' AND n.free_seats > 0
               AND (n.created, n.id) > (t.created, t.id)
             LIMIT 3) AS newer) < 3",
    "t.created DESC, t.id DESC"
);

pub(crate) const TABLES_OF: &str = select_tables!(
    "t.id IN (SELECT id FROM tables WHERE host = $2 UNION SELECT table_id FROM seats WHERE user_id = $2)",
    "CASE t.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, t.updated DESC, t.id"
);

/// The inner limit is a constant, so that PostgreSQL plans for a small number of tables.
pub(crate) const LATEST: &str = select_tables!(
    "t.id IN (SELECT id FROM tables WHERE updated < $2 ORDER BY updated DESC, id DESC LIMIT 50)",
    "t.updated DESC, t.id DESC"
);

/// Starts from the user's seats, not from all finished tables; `CROSS JOIN` makes SQLite do so.
pub(crate) const FINISHED_TABLES_OF: &str = select_tables!(
    "t.id IN (SELECT s.table_id FROM seats s CROSS JOIN tables f
              WHERE s.user_id = $2 AND f.id = s.table_id AND f.state = 'finished'
                AND NOT EXISTS (SELECT 1 FROM former_players p WHERE p.table_id = s.table_id AND p.seat = s.seat))",
    "t.updated DESC, t.id"
);
