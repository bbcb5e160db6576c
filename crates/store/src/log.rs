//! Table logs: everything that happened at a table, in order.

use crate::sql::{Connection, Row, Value, check_text, query};
use crate::writer::{Append, Changes};
use crate::{Millis, SeatNotice, Store, StoreError, TableId, Version, Wakeup, postgres, sqlite};
use std::collections::BTreeMap;
use tokio::sync::oneshot;

/// An entry for a table's log, without its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The kind of entry (opaque): `input`, `undo`, `takeover`, …
    pub kind: String,
    /// The seat that caused it, if any.
    pub seat: Option<u8>,
    /// What happened (opaque).
    pub body: String,
    pub at: Millis,
    /// The command that caused it, so that the caller can recognize repeated commands.
    pub command_id: Option<String>,
}

/// An entry with its version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    pub version: Version,
    pub entry: Entry,
}

/// The new wake-up times of tables; `None` for never.
pub(crate) type Wakeups<'a> = BTreeMap<&'a TableId, Option<i64>>;

/// An entry to be inserted.
pub(crate) struct NewRow<'a> {
    pub(crate) table: &'a TableId,
    pub(crate) version: Version,
    pub(crate) entry: &'a Entry,
}

impl NewRow<'_> {
    /// In the order of the columns.
    pub(crate) fn values(&self) -> [Value<'_>; 7] {
        let Entry { kind, seat, body, at, command_id } = self.entry;
        let (table, seat, command_id) = (self.table.as_str(), seat.map(i64::from), command_id.as_deref());
        [table.into(), self.version.0.into(), kind.into(), seat.into(), body.into(), at.0.into(), command_id.into()]
    }
}

impl Entry {
    fn check(&self) -> Result<(), StoreError> {
        [Some(&self.kind), Some(&self.body), self.command_id.as_ref()]
            .into_iter()
            .flatten()
            .try_for_each(|text| check_text(text))
    }
}

impl Store {
    /// Appends all of these entries or none to the table's log, if it ends at `expected` ([`Version::START`] for an
    /// empty log). Returns its new version once they are on disk.
    ///
    /// Fails with [`StoreError::Conflict`] if the log doesn't end at `expected`. After [`StoreError::Unavailable`] the
    /// entries may or may not have been written; a retry is safe, since it results in a conflict if they have. Once
    /// queued, they are written even if the caller is canceled.
    pub async fn append(&self, table: &TableId, expected: Version, entries: Vec<Entry>) -> Result<Version, StoreError> {
        self.append_with_wakeup(table, expected, entries, Wakeup::Keep).await
    }

    /// Like [`Store::append`], and also sets the table's wake-up time in the same transaction. Without entries, sets it
    /// if the log still ends at `expected`.
    pub async fn append_with_wakeup(
        &self,
        table: &TableId,
        expected: Version,
        entries: Vec<Entry>,
        wakeup: Wakeup,
    ) -> Result<Version, StoreError> {
        self.append_with_notices(table, expected, entries, wakeup, Vec::new()).await
    }

    /// Like [`Store::append_with_wakeup`], and also notes in the same transaction which decisions the table's players have
    /// to be told of.
    pub async fn append_with_notices(
        &self,
        table: &TableId,
        expected: Version,
        entries: Vec<Entry>,
        wakeup: Wakeup,
        notices: Vec<SeatNotice>,
    ) -> Result<Version, StoreError> {
        // Checked here: in the writer it would fail the whole batch.
        entries.iter().try_for_each(Entry::check)?;
        let (reply, answer) = oneshot::channel();
        let append = Append { table: table.clone(), expected, entries, wakeup, notices, reply };
        self.sender()?.send(append).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The entries after this version, in order; after [`Version::START`], the whole log.
    pub async fn load_log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError> {
        let rows = self.database.fetch_all(query(ENTRIES_AFTER).bind(table.as_str()).bind(after.0)).await?;
        let entries = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        check_numbers(after, &entries)?;
        Ok(entries)
    }
}

pub(crate) const ENTRIES_AFTER: &str = "
    SELECT version, kind, seat, body, at, command_id FROM log WHERE table_id = $1 AND version > $2 ORDER BY version";

/// The version of this table's log; `None` if there is no such table.
pub(crate) async fn head(connection: &mut Connection<'_>, table: &TableId) -> Result<Option<Version>, StoreError> {
    let sql = "SELECT (SELECT MAX(version) FROM log WHERE table_id = $1) AS head FROM tables WHERE id = $1";
    let row = query(sql).bind(table.as_str()).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let head: Option<i64> = row.get("head")?;
    Ok(Some(head.map_or(Version::START, Version)))
}

/// Writes these changes. [`StoreError::Exists`] if one of the versions is taken.
pub(crate) async fn insert(connection: &mut Connection<'_>, changes: &Changes<'_>) -> Result<(), StoreError> {
    match connection {
        _ if changes.is_empty() => Ok(()),
        Connection::Sqlite(_) => sqlite::insert_log(connection, changes).await,
        Connection::Postgres(connection) => postgres::insert_log(connection, changes).await,
    }
}

fn read(row: &Row) -> Result<LogEntry, StoreError> {
    let entry = Entry {
        kind: row.get("kind")?,
        seat: row.seat()?,
        body: row.get("body")?,
        at: Millis(row.get("at")?),
        command_id: row.get("command_id")?,
    };
    Ok(LogEntry { version: Version(row.get("version")?), entry })
}

/// The log has no gaps: these must be the versions directly after `after`.
fn check_numbers(after: Version, entries: &[LogEntry]) -> Result<(), StoreError> {
    let mut last = after.max(Version::START);
    for LogEntry { version, .. } in entries {
        if *version != last.next() {
            return Err(StoreError::corrupt("entries are missing in the log of a table"));
        }
        last = *version;
    }
    Ok(())
}
