//! A table's chat. It is part of neither the game nor its log.

use crate::sql::{Connection, Row, query};
use crate::{Millis, Store, StoreError, TableId, UserId};

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// 1-based number of the line at this table.
    pub seq: i64,
    pub user: UserId,
    pub at: Millis,
    /// Empty for a quick phrase, or if the user was deleted.
    pub text: String,
    /// The key of a quick phrase.
    pub phrase: Option<String>,
}

impl Store {
    /// Adds a line. [`StoreError::NotFound`] if there is no such table or user.
    pub async fn add_chat(&self, table: &TableId, user: UserId, text: &str) -> Result<ChatLine, StoreError> {
        self.add_line(table, user, text, None).await
    }

    /// Likewise, with the key of a quick phrase instead of a text.
    pub async fn add_phrase(&self, table: &TableId, user: UserId, phrase: &str) -> Result<ChatLine, StoreError> {
        self.add_line(table, user, "", Some(phrase)).await
    }

    /// The last `limit` lines, oldest first; with `before`, the last ones before that line.
    pub async fn load_chat(
        &self,
        table: &TableId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let select = query(LINES_BEFORE).bind(table.as_str()).bind(before.unwrap_or(i64::MAX)).bind(limit);
        self.database.fetch_all(select).await?.iter().rev().map(read_line).collect()
    }

    async fn add_line(
        &self,
        table: &TableId,
        user: UserId,
        text: &str,
        phrase: Option<&str>,
    ) -> Result<ChatLine, StoreError> {
        loop {
            match self.try_add_line(table, user, text, phrase).await {
                // Another line was added at the same moment.
                Err(StoreError::Exists) => {}
                said => return said,
            }
        }
    }

    async fn try_add_line(
        &self,
        table: &TableId,
        user: UserId,
        text: &str,
        phrase: Option<&str>,
    ) -> Result<ChatLine, StoreError> {
        let at = Millis::now();
        let work = async |mut connection: Connection<'_>| {
            let sql = "INSERT INTO chat (table_id, seq, user_id, at, text, phrase)
                       SELECT $1, COALESCE(MAX(seq), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1
                       RETURNING seq, user_id, at, text, phrase";
            let insert = query(sql).bind(table.as_str()).bind(user.0).bind(at.0).bind(text).bind(phrase);
            read_line(&insert.fetch_one(&mut connection).await?)
        };
        self.database.write(work).await
    }
}

pub(crate) const LINES_BEFORE: &str =
    "SELECT seq, user_id, at, text, phrase FROM chat WHERE table_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3";

pub(crate) const FORGET: &str = "UPDATE chat SET text = '', phrase = NULL WHERE user_id = $1";

fn read_line(row: &Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        seq: row.get("seq")?,
        user: UserId(row.get("user_id")?),
        at: Millis(row.get("at")?),
        text: row.get("text")?,
        phrase: row.get("phrase")?,
    })
}
