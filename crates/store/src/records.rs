//! Imported records: whole games, each stored as one string.

use crate::sql::{Connection, Row, query};
use crate::users::{one_row, write_for};
use crate::{Millis, RecordId, Store, StoreError, UserId};

/// An imported record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRow {
    pub id: RecordId,
    /// The user who imported it, and may delete it.
    pub owner: UserId,
    pub game: String,
    /// The record itself (opaque).
    pub body: String,
    pub created: Millis,
}

/// Limits on the records that one user may store.
#[derive(Clone, Copy, Debug)]
pub struct RecordLimits {
    pub count: u32,
    /// Total size of all records.
    pub bytes: i64,
}

impl Store {
    /// Stores a record. [`StoreError::TooMany`] if its owner would exceed the limits, [`StoreError::Exists`] if its
    /// id is taken, [`StoreError::NotFound`] if there is no such owner.
    pub async fn add_record(
        &self,
        id: &RecordId,
        owner: UserId,
        game: &str,
        body: &str,
        limits: RecordLimits,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, owner).await?;
            let (count, bytes) = size_of_records(&mut connection, owner).await?;
            if count >= i64::from(limits.count) || bytes + body.len() as i64 > limits.bytes {
                return Err(StoreError::TooMany { limit: limits.count });
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

    /// The records that this user has imported, newest first.
    pub async fn list_records(&self, owner: UserId, limit: u32) -> Result<Vec<RecordRow>, StoreError> {
        self.database.fetch_all(query(RECORDS_OF).bind(owner.0).bind(limit)).await?.iter().map(read_record).collect()
    }

    /// Deletes a record and its review. [`StoreError::NotFound`] if it belongs to another user.
    pub async fn delete_record(&self, owner: UserId, id: &RecordId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let delete = query("DELETE FROM records WHERE id = $1 AND user_id = $2");
            one_row(delete.bind(id.as_str()).bind(owner.0).execute(&mut connection).await?)
        };
        self.database.write(work).await?;
        self.erase_deleted().await;
        Ok(())
    }
}

pub(crate) const RECORDS_OF: &str = "SELECT * FROM records WHERE user_id = $1 ORDER BY created DESC, id LIMIT $2";

pub(crate) fn read_record(row: &Row) -> Result<RecordRow, StoreError> {
    Ok(RecordRow {
        id: RecordId::parse(row.get("id")?).ok_or_else(|| StoreError::corrupt("the address of a record"))?,
        owner: UserId(row.get("user_id")?),
        game: row.get("game")?,
        body: row.get("body")?,
        created: Millis(row.get("created")?),
    })
}

/// The number of the user's records, and their size in bytes.
async fn size_of_records(connection: &mut Connection<'_>, owner: UserId) -> Result<(i64, i64), StoreError> {
    let sql = "SELECT COUNT(*) AS count, COALESCE(SUM(OCTET_LENGTH(body)), 0) AS bytes FROM records WHERE user_id = $1";
    let row = query(sql).bind(owner.0).fetch_one(connection).await?;
    Ok((row.get("count")?, row.get("bytes")?))
}
