//! Removing old tables.

use crate::sql::{Connection, Query, Row, query};
use crate::table_rows::read_table_id;
use crate::{Millis, Store, StoreError, TableId};

/// Number of tables removed per transaction, so that others can write in between.
const BATCH: u32 = 50;

/// An inactive table, and when its row was last changed.
struct IdleTable {
    id: TableId,
    updated: i64,
}

impl Store {
    /// Removes every table that has been inactive since `before`, with its log and chat. This includes open tables and
    /// unfinished games, but not tables whose clock is still running. Returns the number of removed tables.
    pub async fn purge(&self, before: Millis) -> Result<u64, StoreError> {
        let (mut removed, mut last) = (0, None);
        loop {
            let idle = self.find_idle(before, last.as_ref()).await?;
            removed += self.database.write(async |connection| remove(connection, &idle, before).await).await?;
            last = idle.into_iter().last();
            if last.is_none() {
                break;
            }
        }
        if removed > 0 {
            self.erase_deleted().await;
        }
        Ok(removed)
    }

    /// The next idle tables after this one, in order of their last changes.
    async fn find_idle(&self, before: Millis, after: Option<&IdleTable>) -> Result<Vec<IdleTable>, StoreError> {
        let (updated, id) = after.map_or((i64::MIN, ""), |table| (table.updated, table.id.as_str()));
        let rows = self.database.fetch_all(find(before).bind(updated).bind(id).bind(BATCH)).await?;
        rows.iter().map(read_idle).collect()
    }
}

/// The condition that table `t` has been idle since `$1`. Checks only the last log entry and the last chat line, since
/// both lists are in order of time.
macro_rules! is_idle {
    () => {
        "t.updated < $1
         AND COALESCE((SELECT at FROM log WHERE table_id = t.id ORDER BY version DESC LIMIT 1), 0) < $1
         AND COALESCE((SELECT at FROM chat WHERE table_id = t.id ORDER BY seq DESC LIMIT 1), 0) < $1
         AND NOT EXISTS (SELECT 1 FROM wakeups WHERE table_id = t.id AND at >= $1)"
    };
}

pub(crate) const FIND: &str = concat!(
    "SELECT t.id, t.updated FROM tables t WHERE ",
    is_idle!(),
    " AND (t.updated, t.id) > ($2, $3) ORDER BY t.updated, t.id LIMIT $4"
);

const REMOVE: &str =
    concat!("DELETE FROM tables WHERE id = (SELECT t.id FROM tables t WHERE t.id = $2 AND ", is_idle!(), ")");

fn find<'q>(before: Millis) -> Query<'q> {
    query(FIND).bind(before.0)
}

fn read_idle(row: &Row) -> Result<IdleTable, StoreError> {
    Ok(IdleTable { id: read_table_id(row, "id")?, updated: row.get("updated")? })
}

/// Removes those that are still idle.
async fn remove(mut connection: Connection<'_>, tables: &[IdleTable], before: Millis) -> Result<u64, StoreError> {
    let mut removed = 0;
    for table in tables {
        removed += query(REMOVE).bind(before.0).bind(table.id.as_str()).execute(&mut connection).await?;
    }
    Ok(removed)
}
