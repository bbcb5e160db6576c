//! Where a user's notices go: devices and webhooks.

use crate::random::random_bytes;
use crate::sql::{Connection, Row, query};
use crate::users::{one_row, write_for};
use crate::{Millis, Store, StoreError, UserId};
use serde::Serialize;
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(NoticeTarget: Serialize);

/// Identifies a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TargetId(pub i64);

/// A target of a user. Its settings contain secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct NoticeTarget {
    pub id: TargetId,
    /// Opaque.
    pub settings: String,
    pub created: Millis,
}

/// A target in the export of its user's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedTarget {
    pub id: TargetId,
    pub settings: String,
    pub created: Millis,
}

impl Store {
    /// Adds a target. One with the same key is replaced, whoever it belonged to: a device has one user at a time.
    /// [`StoreError::TooMany`] if the user already has `limit` others, [`StoreError::NotFound`] if there is no such user.
    pub async fn add_notice_target(
        &self,
        user: UserId,
        key: &str,
        settings: &str,
        limit: u32,
    ) -> Result<TargetId, StoreError> {
        let id = TargetId(i64::from_le_bytes(random_bytes()?));
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            query("DELETE FROM notice_targets WHERE key = $1").bind(key).execute(&mut connection).await?;
            let others = query(TARGETS_OF).bind(user.0).fetch_all(&mut connection).await?.len();
            if others >= limit as usize {
                return Err(StoreError::TooMany { limit });
            }
            let sql = "INSERT INTO notice_targets (id, user_id, key, settings, created) VALUES ($1, $2, $3, $4, $5)";
            let insert = query(sql).bind(id.0).bind(user.0).bind(key).bind(settings).bind(Millis::now().0);
            insert.execute(&mut connection).await?;
            Ok(id)
        };
        self.database.write(work).await
    }

    /// The targets of this user, oldest first.
    pub async fn list_notice_targets(&self, user: UserId) -> Result<Vec<NoticeTarget>, StoreError> {
        self.database.fetch_all(query(TARGETS_OF).bind(user.0)).await?.iter().map(read_target).collect()
    }

    /// Removes a target of this user, with its deliveries. [`StoreError::NotFound`] if the user has no such target.
    pub async fn remove_notice_target(&self, user: UserId, target: TargetId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let delete = query("DELETE FROM notice_targets WHERE id = $1 AND user_id = $2").bind(target.0).bind(user.0);
            one_row(delete.execute(&mut connection).await?)?;
            forget_untold(&mut connection, user).await
        };
        self.database.write(work).await
    }
}

/// A user without targets is not told anything, not even later with a new target.
async fn forget_untold(connection: &mut Connection<'_>, user: UserId) -> Result<(), StoreError> {
    if query(TARGETS_OF).bind(user.0).fetch_optional(connection).await?.is_none() {
        query("DELETE FROM notices WHERE user_id = $1").bind(user.0).execute(connection).await?;
    }
    Ok(())
}

pub(crate) const TARGETS_OF: &str =
    "SELECT id, settings, created FROM notice_targets WHERE user_id = $1 ORDER BY created, id";

fn read_target(row: &Row) -> Result<NoticeTarget, StoreError> {
    Ok(NoticeTarget {
        id: TargetId(row.get("id")?),
        settings: row.get("settings")?,
        created: Millis(row.get("created")?),
    })
}

pub(crate) fn read_exported_target(row: &Row) -> Result<ExportedTarget, StoreError> {
    let NoticeTarget { id, settings, created } = read_target(row)?;
    Ok(ExportedTarget { id, settings, created })
}
