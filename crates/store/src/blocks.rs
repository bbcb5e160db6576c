//! Users who have blocked each other. Only whoever blocks somebody knows of it.

use crate::friends::{check_count, unfriend, write_for_both};
use crate::sql::{Connection, Query, Row, Value, query};
use crate::{Millis, Store, StoreError, UserId};
use serde::Serialize;

/// Somebody whom a user has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockRow {
    pub user: UserId,
    /// The name under which they were blocked, which needn't be that of their account.
    pub name: String,
    pub at: Millis,
}

/// That `user` has blocked `blocked`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockedPair {
    pub user: UserId,
    pub blocked: UserId,
}

impl Store {
    /// Blocks somebody who goes by this name. Ends a friendship, withdraws the user's own request, and deletes invitations
    /// of either. Requests that the other has made, or makes, wait where the user doesn't see them. Returns whether the
    /// two were friends. [`StoreError::TooMany`] if `limit` people are blocked.
    pub async fn block(&self, user: UserId, blocked: UserId, name: &str, limit: u32) -> Result<bool, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_both(&mut connection, user, blocked).await?;
            let insert = query(BLOCK).bind(user.0).bind(blocked.0).bind(name).bind(Millis::now().0);
            insert.execute(&mut connection).await?;
            check_count(&mut connection, query(COUNT).bind(user.0), limit + 1).await?;
            query(WITHDRAW).bind(user.0).bind(blocked.0).execute(&mut connection).await?;
            unfriend(&mut connection, user, blocked).await
        };
        self.database.write(work).await
    }

    /// Nothing changes if the other isn't blocked.
    pub async fn unblock(&self, user: UserId, blocked: UserId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query(UNBLOCK).bind(user.0).bind(blocked.0).execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Whom the user has blocked, by name.
    pub async fn list_blocks(&self, user: UserId) -> Result<Vec<BlockRow>, StoreError> {
        self.database.fetch_all(query(BLOCKS_OF).bind(user.0)).await?.iter().map(read_block).collect()
    }

    /// Whether `user` has blocked `other`.
    pub async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        Ok(self.database.fetch_optional(query(HAS_BLOCKED).bind(user.0).bind(other.0)).await?.is_some())
    }

    /// Everybody who has blocked one of these users.
    pub async fn blocks_of_any(&self, blocked: &[UserId]) -> Result<Vec<BlockedPair>, StoreError> {
        if blocked.is_empty() {
            return Ok(Vec::new());
        }
        let places: Vec<String> = (1..).take(blocked.len()).map(|place| format!("${place}")).collect();
        let sql = format!("{BLOCKS_OF_ANY} ({})", places.join(", "));
        let values = blocked.iter().map(|user| Value::from(user.0)).collect();
        let rows = self.database.fetch_all(Query::built(sql, values)).await?;
        let read =
            |row: &Row| Ok(BlockedPair { user: UserId(row.get("user_id")?), blocked: UserId(row.get("blocked_id")?) });
        rows.iter().map(read).collect()
    }
}

pub(crate) const BLOCKS_OF: &str = "SELECT * FROM blocks WHERE user_id = $1 ORDER BY LOWER(name), blocked_id";

const BLOCKS_OF_ANY: &str = "SELECT user_id, blocked_id FROM blocks WHERE blocked_id IN";

pub(crate) const HAS_BLOCKED: &str = "SELECT at FROM blocks WHERE user_id = $1 AND blocked_id = $2";

const BLOCK: &str = "
    INSERT INTO blocks (user_id, blocked_id, name, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, blocked_id) DO UPDATE SET name = EXCLUDED.name";

const UNBLOCK: &str = "DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2";

const WITHDRAW: &str = "DELETE FROM friend_requests WHERE asker = $1 AND asked = $2";

const COUNT: &str = "SELECT COUNT(*) AS count FROM blocks WHERE user_id = $1";

pub(crate) const FORGET: &str = "DELETE FROM blocks WHERE user_id = $1 OR blocked_id = $1";

pub(crate) fn read_block(row: &Row) -> Result<BlockRow, StoreError> {
    Ok(BlockRow { user: UserId(row.get("blocked_id")?), name: row.get("name")?, at: Millis(row.get("at")?) })
}
