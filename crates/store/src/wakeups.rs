//! Wake-ups: tables that need a server although nobody is connected to them.
//!
//! A server doesn't have to load every running table when it starts. It asks for the tables that are due
//! ([`Store::tables_to_wake`]), and leaves the others asleep.

use crate::sql::{Connection, query};
use crate::table_rows::read_table_id;
use crate::{Millis, Store, StoreError, TableId, TableState};
use std::ops::Range;

/// The time at which a table next needs a server: a clock runs out, or a computer player has to move. May be too early,
/// never too late: a table woken too early simply goes back to sleep. So a server must set it when it becomes earlier
/// and when it puts a table to sleep, but not with every move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wakeup {
    /// Unchanged. A table that has just started needs a server at once, until the server says otherwise.
    #[default]
    Keep,
    At(Millis),
    /// Only people can continue the game.
    Never,
}

impl Wakeup {
    /// The new value of the column `at`; `None` if it doesn't change.
    pub(crate) fn change(self) -> Option<Option<i64>> {
        match self {
            Wakeup::Keep => None,
            Wakeup::At(at) => Some(Some(at.0)),
            Wakeup::Never => Some(None),
        }
    }
}

impl Store {
    /// The running tables that next need a server at or after `times.start` and before `times.end`, earliest first.
    /// Tables that need one at once have the time 0. Tables leased by another store already have a server, and are left
    /// out.
    pub async fn tables_to_wake(&self, times: Range<Millis>) -> Result<Vec<TableId>, StoreError> {
        let select = match self.is_shared() {
            true => query(DUE_WITHOUT_LEASE).bind(times.start.0).bind(times.end.0).bind(self.holder),
            false => query(DUE).bind(times.start.0).bind(times.end.0),
        };
        self.database.fetch_all(select).await?.iter().map(|row| read_table_id(row, "table_id")).collect()
    }
}

pub(crate) const DUE: &str = "SELECT table_id FROM wakeups WHERE at >= $1 AND at < $2 ORDER BY at, table_id";

/// A lease that ends in more than a minute is from before the database's clock was set back.
pub(crate) const DUE_WITHOUT_LEASE: &str = "
    SELECT table_id FROM wakeups w WHERE at >= $1 AND at < $2 AND NOT EXISTS (
        SELECT 1 FROM leases l
        WHERE l.table_id = w.table_id AND l.holder <> $3
            AND l.until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT BETWEEN 1 AND 60000)
    ORDER BY at, table_id";

pub(crate) const SET: &str = "
    INSERT INTO wakeups (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = EXCLUDED.at";

/// A running table has a wake-up, which the server then changes; others have none.
pub(crate) async fn follow_state(
    connection: &mut Connection<'_>,
    table: &TableId,
    state: TableState,
) -> Result<(), StoreError> {
    let sql = match state {
        TableState::Running => "INSERT INTO wakeups (table_id, at) VALUES ($1, 0) ON CONFLICT (table_id) DO NOTHING",
        _ => "DELETE FROM wakeups WHERE table_id = $1",
    };
    query(sql).bind(table.as_str()).execute(connection).await.map(drop)
}
