//! Players' private notes: one text per user and table.

use crate::sql::{Connection, Row, query};
use crate::table_rows::read_table_id;
use crate::users::write_for;
use crate::{Millis, Store, StoreError, TableId, UserId};
use serde::Serialize;

/// A note in the export of its author's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedNote {
    pub table: TableId,
    pub changed: Millis,
    pub text: String,
}

impl Store {
    /// The user's note about this table; `None` if there is none.
    pub async fn load_note(&self, user: UserId, table: &TableId) -> Result<Option<String>, StoreError> {
        let row = self.database.fetch_optional(query(FIND).bind(user.0).bind(table.as_str())).await?;
        row.map(|row| row.get("text")).transpose()
    }

    /// Replaces the user's note about this table; an empty text deletes it. [`StoreError::NotFound`] if there is no such
    /// user or table.
    pub async fn set_note(&self, user: UserId, table: &TableId, text: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            // The table may be purged in the meantime.
            query("SELECT id FROM tables WHERE id = $1").bind(table.as_str()).fetch_one(&mut connection).await?;
            let written = match text.is_empty() {
                true => query(DELETE).bind(user.0).bind(table.as_str()),
                false => query(SET).bind(user.0).bind(table.as_str()).bind(text).bind(Millis::now().0),
            };
            written.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

pub(crate) const FIND: &str = "SELECT text FROM notes WHERE user_id = $1 AND table_id = $2";

const SET: &str = "
    INSERT INTO notes (user_id, table_id, text, changed) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, table_id) DO UPDATE SET text = EXCLUDED.text, changed = EXCLUDED.changed";

const DELETE: &str = "DELETE FROM notes WHERE user_id = $1 AND table_id = $2";

pub(crate) const FORGET: &str = "DELETE FROM notes WHERE user_id = $1";

pub(crate) const NOTES_OF: &str = "SELECT * FROM notes WHERE user_id = $1 ORDER BY table_id";

pub(crate) fn read_exported_note(row: &Row) -> Result<ExportedNote, StoreError> {
    let (table, changed) = (read_table_id(row, "table_id")?, Millis(row.get("changed")?));
    Ok(ExportedNote { table, changed, text: row.get("text")? })
}
