//! Records that people bring along: whole games, each one text.

use crate::sql::{Connection, Row, query};
use crate::users::{one_row, write_for};
use crate::{Millis, RecordId, Store, StoreError, UserId};

/// A record as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRow {
    pub id: RecordId,
    /// Who brought it, and may take it away.
    pub owner: UserId,
    pub game: String,
    /// The record itself (opaque).
    pub body: String,
    pub created: Millis,
}

impl Store {
    /// Keeps this record, unless its owner has `limit` of them already: [`StoreError::TooMany`].
    /// [`StoreError::Exists`] if its id is taken, [`StoreError::NotFound`] if its owner is no user.
    pub async fn add_record(
        &self,
        id: &RecordId,
        owner: UserId,
        game: &str,
        body: &str,
        limit: u32,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, owner).await?;
            if count_records(&mut connection, owner).await? >= i64::from(limit) {
                return Err(StoreError::TooMany { limit });
            }
            let sql = "INSERT INTO records (id, user_id, game, body, created) VALUES ($1, $2, $3, $4, $5)";
            let insert = query(sql).bind(id.as_str()).bind(owner.0).bind(game).bind(body);
            insert.bind(Millis::now().0).execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    pub async fn load_record(&self, id: &RecordId) -> Result<RecordRow, StoreError> {
        let select = query("SELECT * FROM records WHERE id = $1").bind(id.as_str());
        read_record(&self.database.fetch_one(select).await?)
    }

    /// The records that this user has brought, the newest first.
    pub async fn list_records(&self, owner: UserId, limit: u32) -> Result<Vec<RecordRow>, StoreError> {
        let select = query("SELECT * FROM records WHERE user_id = $1 ORDER BY created DESC, id LIMIT $2");
        self.database.fetch_all(select.bind(owner.0).bind(limit)).await?.iter().map(read_record).collect()
    }

    /// Takes a record away, with its review. Somebody else's is [`StoreError::NotFound`].
    pub async fn delete_record(&self, owner: UserId, id: &RecordId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let delete = query("DELETE FROM records WHERE id = $1 AND user_id = $2");
            one_row(delete.bind(id.as_str()).bind(owner.0).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }
}

pub(crate) fn read_record(row: &Row) -> Result<RecordRow, StoreError> {
    Ok(RecordRow {
        id: RecordId::parse(row.get("id")?).ok_or_else(|| StoreError::corrupt("the address of a record"))?,
        owner: UserId(row.get("user_id")?),
        game: row.get("game")?,
        body: row.get("body")?,
        created: Millis(row.get("created")?),
    })
}

async fn count_records(connection: &mut Connection<'_>, owner: UserId) -> Result<i64, StoreError> {
    let select = query("SELECT COUNT(*) AS count FROM records WHERE user_id = $1").bind(owner.0);
    select.fetch_one(connection).await?.get("count")
}
