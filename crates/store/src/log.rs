//! The log of a table: what happened at it, in order, for ever.

use crate::sql::{Connection, Row, Value, check_text, query};
use crate::writer::Append;
use crate::{Millis, Store, StoreError, TableId, Version, postgres, sqlite};
use tokio::sync::oneshot;

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// `commitment`, `input`, `undo`, `takeover`, …: the caller's vocabulary.
    pub kind: String,
    /// Whose doing it was, if a seat's.
    pub seat: Option<u8>,
    /// What exactly, in the caller's notation.
    pub body: String,
    pub at: Millis,
    /// The command that led to it, so that the caller can recognize it when it comes again.
    pub command_id: Option<String>,
}

/// An entry with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    pub version: Version,
    pub entry: Entry,
}

/// An entry on its way into the log.
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
    /// Appends these entries to the log of the table, all or none, if it ends at `expected` (the empty log at
    /// [`Version::START`]). Returns where it ends then; by that time they are on the disk.
    ///
    /// If it ends elsewhere: [`StoreError::Conflict`] says where. After [`StoreError::Unavailable`] the entries may
    /// be there or not, and it is safe to try again: if they are, that is a conflict. Once this has begun to wait
    /// for the disk, the entries are written also if the caller gives up.
    pub async fn append(&self, table: &TableId, expected: Version, entries: Vec<Entry>) -> Result<Version, StoreError> {
        // Looked at here: in a shared commit it would be everybody's failure.
        entries.iter().try_for_each(Entry::check)?;
        let (reply, answer) = oneshot::channel();
        let append = Append { table: table.clone(), expected, entries, reply };
        self.sender()?.send(append).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The entries after this one, in order; [`Version::START`] gives the whole log.
    pub async fn load_log(&self, table: &TableId, after: Version) -> Result<Vec<LogEntry>, StoreError> {
        let sql = "SELECT version, kind, seat, body, at, command_id FROM log
                   WHERE table_id = $1 AND version > $2 ORDER BY version";
        let rows = self.database.fetch_all(query(sql).bind(table.as_str()).bind(after.0)).await?;
        let entries = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        check_numbers(after, &entries)?;
        Ok(entries)
    }
}

/// Where the log of this table ends; `None` if there is no such table.
pub(crate) async fn head(connection: &mut Connection<'_>, table: &TableId) -> Result<Option<Version>, StoreError> {
    let sql = "SELECT (SELECT MAX(version) FROM log WHERE table_id = $1) AS head FROM tables WHERE id = $1";
    let row = query(sql).bind(table.as_str()).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let head: Option<i64> = row.get("head")?;
    Ok(Some(head.map_or(Version::START, Version)))
}

/// Writes these rows. [`StoreError::Exists`] if one of their numbers is taken.
pub(crate) async fn insert(connection: &mut Connection<'_>, rows: &[NewRow<'_>]) -> Result<(), StoreError> {
    match connection {
        _ if rows.is_empty() => Ok(()),
        Connection::Sqlite(_) => sqlite::insert_log(connection, rows).await,
        Connection::Postgres(connection) => postgres::insert_log(connection, rows).await,
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

/// The log has no gaps, so these must be the numbers right after `after`.
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
