//! What people say at a table. Not part of the game, so not part of its log.

use crate::{Millis, Store, StoreError, TableId, UserId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counts the lines at this table, from 1.
    pub seq: i64,
    pub user: UserId,
    pub at: Millis,
    /// Empty if the user was deleted.
    pub text: String,
}

impl Store {
    /// Adds a line. [`StoreError::NotFound`] if there is no such table or user.
    pub async fn add_chat(&self, table: &TableId, user: UserId, text: &str) -> Result<ChatLine, StoreError> {
        let at = Millis::now();
        let work = async |connection: &mut SqliteConnection| {
            let sql = "INSERT INTO chat (table_id, seq, user_id, at, text)
                       SELECT $1, COALESCE(MAX(seq), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $1
                       RETURNING seq, user_id, at, text";
            let query = sqlx::query(sql).bind(table.as_str()).bind(user.0).bind(at.0).bind(text);
            read_line(&query.fetch_one(connection).await?)
        };
        self.database.write(work).await
    }

    /// The last lines, at most `limit`, in the order they were said; with `before`, those before that one.
    pub async fn load_chat(
        &self,
        table: &TableId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT seq, user_id, at, text FROM chat WHERE table_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3";
        let query = sqlx::query(sql).bind(table.as_str()).bind(before.unwrap_or(i64::MAX)).bind(limit);
        query.fetch_all(&self.database.readers).await?.iter().rev().map(read_line).collect()
    }
}

fn read_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        seq: row.try_get("seq")?,
        user: UserId(row.try_get("user_id")?),
        at: Millis(row.try_get("at")?),
        text: row.try_get("text")?,
    })
}
