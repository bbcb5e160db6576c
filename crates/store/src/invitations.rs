//! Invitations of friends to tables that have not started.

use crate::friends::{are_friends, check_count, write_for_both};
use crate::sql::{Connection, Row, query};
use crate::table_rows::{collect_tables, read_table_id, select_tables};
use crate::users::one_row;
use crate::{Millis, Store, StoreError, TableId, TableRow, UserId};
use serde::Serialize;

/// Somebody who is invited to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    pub user: UserId,
    /// The current name.
    pub name: String,
}

/// An invitation in the export of the data of the host or of the invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedInvitation {
    pub table: TableId,
    /// The host who has invited.
    pub host: UserId,
    /// Who is invited.
    pub user: UserId,
    pub at: Millis,
}

impl Store {
    /// Invites a friend of the host to the table, which is the host's and open; nothing changes if they are invited.
    /// [`StoreError::NotFound`] unless all of this is so, [`StoreError::TooMany`] if `limit` people are invited.
    pub async fn invite_friend(
        &self,
        table: &TableId,
        host: UserId,
        friend: UserId,
        limit: u32,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_both(&mut connection, host, friend).await?;
            if !are_friends(&mut connection, host, friend).await? {
                return Err(StoreError::NotFound);
            }
            query(IS_OPEN).bind(table.as_str()).bind(host.0).fetch_one(&mut connection).await?;
            let invite = query(INVITE).bind(table.as_str()).bind(friend.0).bind(host.0).bind(Millis::now().0);
            invite.execute(&mut connection).await?;
            check_count(&mut connection, query(COUNT).bind(table.as_str()), limit + 1).await
        };
        self.database.write(work).await
    }

    /// Who is invited to the table, by name.
    pub async fn invited_to(&self, table: &TableId) -> Result<Vec<Invited>, StoreError> {
        let rows = self.database.fetch_all(query(INVITED_TO).bind(table.as_str())).await?;
        rows.iter().map(|row| Ok(Invited { user: UserId(row.get("id")?), name: row.get("name")? })).collect()
    }

    /// The open tables with a free seat to which the user is invited, newest first.
    pub async fn list_invitations_of(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        collect_tables(&self.database.fetch_all(query(INVITATIONS_OF).bind(limit).bind(user.0)).await?)
    }

    /// Deletes an invitation that was accepted, declined or withdrawn. [`StoreError::NotFound`] if there is none.
    pub async fn delete_invitation(&self, table: &TableId, user: UserId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            one_row(query(DELETE).bind(table.as_str()).bind(user.0).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }
}

/// Deletes the invitations that each has sent to the other.
pub(crate) async fn forget_between(
    connection: &mut Connection<'_>,
    one: UserId,
    other: UserId,
) -> Result<(), StoreError> {
    query(FORGET_BETWEEN).bind(one.0).bind(other.0).execute(connection).await.map(drop)
}

pub(crate) const INVITED_TO: &str = "
    SELECT u.id, u.name FROM invitations i JOIN users u ON u.id = i.user_id
    WHERE i.table_id = $1 ORDER BY LOWER(u.name), u.id";

pub(crate) const INVITATIONS_OF: &str = select_tables!(
    "t.id IN (SELECT o.id FROM invitations i CROSS JOIN tables o
              WHERE i.user_id = $2 AND o.id = i.table_id AND o.state = 'open' AND o.free_seats > 0)",
    "t.created DESC, t.id DESC"
);

pub(crate) const EXPORTED: &str = "
    SELECT * FROM invitations WHERE user_id = $1 UNION SELECT * FROM invitations WHERE host = $1 ORDER BY at, table_id";

const IS_OPEN: &str = "SELECT id FROM tables WHERE id = $1 AND host = $2 AND state = 'open'";

const INVITE: &str = "
    INSERT INTO invitations (table_id, user_id, host, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, user_id) DO NOTHING";

const COUNT: &str = "SELECT COUNT(*) AS count FROM invitations WHERE table_id = $1";

const DELETE: &str = "DELETE FROM invitations WHERE table_id = $1 AND user_id = $2";

const FORGET_BETWEEN: &str =
    "DELETE FROM invitations WHERE (user_id = $1 AND host = $2) OR (user_id = $2 AND host = $1)";

/// Once a game has begun, or a table was closed.
pub(crate) const FORGET_TABLE: &str = "DELETE FROM invitations WHERE table_id = $1";

pub(crate) const FORGET: &str = "DELETE FROM invitations WHERE user_id = $1 OR host = $1";

pub(crate) fn read_exported_invitation(row: &Row) -> Result<ExportedInvitation, StoreError> {
    Ok(ExportedInvitation {
        table: read_table_id(row, "table_id")?,
        host: UserId(row.get("host")?),
        user: UserId(row.get("user_id")?),
        at: Millis(row.get("at")?),
    })
}
