//! Sessions: sign-ins on one device each, known by when they began.

use crate::sql::{Connection, Row, query};
use crate::users::{one_row, read_user, user_columns, write_for};
use crate::{Millis, Store, StoreError, User, UserId};
use serde::Serialize;

/// A session that has not ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionRow {
    pub issued: Millis,
    /// What is known of the device, in the caller's notation.
    pub device: String,
    /// About when it was last used.
    pub seen: Millis,
}

/// What is known of a session besides its user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionState {
    /// Never recorded.
    Unknown,
    /// Last noted at this time.
    Active(Millis),
    Revoked,
}

impl Store {
    /// The user, and the state of the session that began at this time. [`StoreError::NotFound`] if there is no such
    /// user, or it was deleted.
    pub async fn user_in_session(&self, user: UserId, issued: Millis) -> Result<(User, SessionState), StoreError> {
        let row = self.database.fetch_one(query(FIND).bind(user.0).bind(issued.0)).await?;
        let state = match (row.get::<Option<i64>>("seen")?, row.get::<Option<bool>>("revoked")?) {
            (_, Some(true)) => SessionState::Revoked,
            (Some(seen), _) => SessionState::Active(Millis(seen)),
            (None, _) => SessionState::Unknown,
        };
        Ok((read_user(&row)?, state))
    }

    /// Notes that a session is used now. The device of one that is known stays. A revoked one stays revoked.
    pub async fn note_session(&self, user: UserId, issued: Millis, device: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            let sql = "INSERT INTO sessions (user_id, issued, device, seen) VALUES ($1, $2, $3, $4)
                       ON CONFLICT (user_id, issued) DO UPDATE SET seen = $4";
            let note = query(sql).bind(user.0).bind(issued.0).bind(device).bind(Millis::now().0);
            note.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// Ends one session. [`StoreError::NotFound`] if it was never noted; ending it twice is no error.
    pub async fn revoke_session(&self, user: UserId, issued: Millis) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE sessions SET revoked = TRUE, device = '' WHERE user_id = $1 AND issued = $2";
            one_row(query(sql).bind(user.0).bind(issued.0).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// The user's sessions that have not ended, the last used first.
    pub async fn list_sessions(&self, user: UserId, limit: u32) -> Result<Vec<SessionRow>, StoreError> {
        let rows = self.database.fetch_all(query(SESSIONS_OF).bind(limit).bind(user.0)).await?;
        rows.iter().map(read_session).collect()
    }

    /// Forgets all sessions that began before this time, revoked ones included: their cookies must have expired.
    pub async fn forget_sessions(&self, before: Millis) -> Result<u64, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query("DELETE FROM sessions WHERE issued < $1").bind(before.0).execute(&mut connection).await
        };
        self.database.write(work).await
    }
}

pub(crate) const FIND: &str = concat!(
    "SELECT ",
    user_columns!(),
    ", s.seen, s.revoked FROM users u LEFT JOIN sessions s ON s.user_id = u.id AND s.issued = $2
     WHERE u.id = $1 AND u.deleted IS NULL"
);

pub(crate) const SESSIONS_OF: &str =
    "SELECT * FROM sessions WHERE user_id = $2 AND NOT revoked ORDER BY seen DESC, issued DESC LIMIT $1";

pub(crate) const EXPORTED: &str = "SELECT * FROM sessions WHERE user_id = $1 AND NOT revoked ORDER BY issued";

/// For a user whose sessions all end: their epoch is over, so nothing need be remembered of them.
pub(crate) const FORGET: &str = "DELETE FROM sessions WHERE user_id = $1";

pub(crate) fn read_session(row: &Row) -> Result<SessionRow, StoreError> {
    Ok(SessionRow { issued: Millis(row.get("issued")?), device: row.get("device")?, seen: Millis(row.get("seen")?) })
}
