//! Players' reactions to lines of chat.

use crate::sql::{Connection, Row, query};
use crate::table_rows::read_table_id;
use crate::users::write_for;
use crate::{Millis, Store, StoreError, TableId, UserId};
use serde::Serialize;

/// A user's reaction to a line. Users may have several to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatReaction {
    /// The number of the line.
    pub seq: i64,
    pub user: UserId,
    /// Its key.
    pub reaction: String,
}

/// A reaction in the export of its author's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedReaction {
    pub table: TableId,
    /// The number of the line at this table.
    pub line: i64,
    pub at: Millis,
    pub reaction: String,
}

impl Store {
    /// Adds a reaction to a line, or removes it; nothing changes if that has been done before. [`StoreError::NotFound`] if
    /// there is no such line or user.
    pub async fn set_reaction(
        &self,
        table: &TableId,
        seq: i64,
        user: UserId,
        reaction: &str,
        on: bool,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            let sql = if on { ADD } else { REMOVE };
            let change = query(sql).bind(table.as_str()).bind(seq).bind(user.0).bind(reaction);
            let change = if on { change.bind(Millis::now().0) } else { change };
            change.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// The reactions to the line `from` and later ones, by line; those to a line in the order in which they were added.
    pub async fn load_reactions(&self, table: &TableId, from: i64) -> Result<Vec<ChatReaction>, StoreError> {
        let select = query(REACTIONS_FROM).bind(table.as_str()).bind(from);
        self.database.fetch_all(select).await?.iter().map(read_reaction).collect()
    }
}

pub(crate) const REACTIONS_FROM: &str = "
    SELECT seq, user_id, reaction FROM chat_reactions WHERE table_id = $1 AND seq >= $2
    ORDER BY seq, at, user_id, reaction";

const ADD: &str = "
    INSERT INTO chat_reactions (table_id, seq, user_id, reaction, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, seq, user_id, reaction) DO NOTHING";

const REMOVE: &str = "DELETE FROM chat_reactions WHERE table_id = $1 AND seq = $2 AND user_id = $3 AND reaction = $4";

pub(crate) const FORGET: &str = "DELETE FROM chat_reactions WHERE user_id = $1";

pub(crate) const REACTIONS_OF: &str =
    "SELECT table_id, seq, at, reaction FROM chat_reactions WHERE user_id = $1 ORDER BY table_id, seq, reaction";

fn read_reaction(row: &Row) -> Result<ChatReaction, StoreError> {
    Ok(ChatReaction { seq: row.get("seq")?, user: UserId(row.get("user_id")?), reaction: row.get("reaction")? })
}

pub(crate) fn read_exported_reaction(row: &Row) -> Result<ExportedReaction, StoreError> {
    Ok(ExportedReaction {
        table: read_table_id(row, "table_id")?,
        line: row.get("seq")?,
        at: Millis(row.get("at")?),
        reaction: row.get("reaction")?,
    })
}
