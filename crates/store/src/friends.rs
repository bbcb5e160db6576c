//! Friends, by mutual request.

use crate::blocks::HAS_BLOCKED;
use crate::sql::{Connection, Query, Row, Value, query};
use crate::table_rows::{collect_tables, select_tables};
use crate::users::write_for;
use crate::{Millis, Store, StoreError, TableRow, UserId, invitations};
use serde::Serialize;

/// Somebody with whom the user is friends, whom the user has asked, or who has asked the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FriendRow {
    pub user: UserId,
    /// The current name.
    pub name: String,
    /// Since when they are friends, or when they were asked.
    pub at: Millis,
}

/// The friends of a user, and the requests that wait for an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FriendLists {
    /// By name.
    pub friends: Vec<FriendRow>,
    /// Who has asked the user, latest first.
    pub received: Vec<FriendRow>,
    /// Whom the user has asked, latest first. The user doesn't learn who has declined.
    pub sent: Vec<FriendRow>,
}

/// How many friends, and how many unanswered requests, a user may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FriendLimits {
    pub friends: u32,
    pub requests: u32,
}

impl Store {
    pub async fn friend_lists(&self, user: UserId) -> Result<FriendLists, StoreError> {
        self.database.read(async |mut snapshot: Connection<'_>| read_lists(&mut snapshot, user).await).await
    }

    /// Asks `asked` to become a friend of `asker`, or accepts the request that `asked` has made before. A request that
    /// was declined stays declined, and one to somebody who has blocked `asker` isn't shown; `asker` sees both as waiting.
    /// [`StoreError::TooMany`] beyond one of the limits, [`StoreError::NotFound`] if one of the two doesn't exist, or
    /// `asker` has blocked the other.
    pub async fn ask_friend(&self, asker: UserId, asked: UserId, limits: FriendLimits) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_both(&mut connection, asker, asked).await?;
            if exists(&mut connection, query(HAS_BLOCKED).bind(asker.0).bind(asked.0)).await? {
                return Err(StoreError::NotFound);
            }
            if are_friends(&mut connection, asker, asked).await? {
                return Ok(());
            }
            if exists(&mut connection, query(IS_ASKED).bind(asked.0).bind(asker.0)).await? {
                return befriend(&mut connection, asker, asked, limits).await;
            }
            check_count(&mut connection, query(COUNT_FRIENDS).bind(asker.0), limits.friends).await?;
            let ask = query(ASK).bind(asker.0).bind(asked.0).bind(Millis::now().0);
            ask.execute(&mut connection).await?;
            check_count(&mut connection, query(COUNT_SENT).bind(asker.0), limits.requests + 1).await
        };
        self.database.write(work).await
    }

    /// Accepts a request. [`StoreError::NotFound`] if none is waiting, [`StoreError::TooMany`] if one of the two has too
    /// many friends.
    pub async fn accept_friend(&self, user: UserId, asker: UserId, limits: FriendLimits) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_both(&mut connection, user, asker).await?;
            if !exists(&mut connection, query(IS_WAITING).bind(asker.0).bind(user.0)).await? {
                return Err(StoreError::NotFound);
            }
            befriend(&mut connection, user, asker, limits).await
        };
        self.database.write(work).await
    }

    /// Ends a friendship, withdraws the user's own request and declines the other's, whichever there is. Running games
    /// of both get a new revision if they were friends, since friends may watch. Returns whether they were.
    pub async fn drop_friend(&self, user: UserId, other: UserId) -> Result<bool, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_both(&mut connection, user, other).await?;
            for sql in [WITHDRAW_DECLINED, WITHDRAW, DECLINE] {
                query(sql).bind(user.0).bind(other.0).execute(&mut connection).await?;
            }
            unfriend(&mut connection, user, other).await
        };
        self.database.write(work).await
    }

    /// Whether the user is a friend of one of these.
    pub async fn is_friend_of_any(&self, user: UserId, others: &[UserId]) -> Result<bool, StoreError> {
        if others.is_empty() {
            return Ok(false);
        }
        let places: Vec<String> = (2..).take(others.len()).map(|place| format!("${place}")).collect();
        let sql = format!("{IS_FRIEND_OF} ({}) LIMIT 1", places.join(", "));
        let values = [user].iter().chain(others).map(|user| Value::from(user.0)).collect();
        Ok(self.database.fetch_optional(Query::built(sql, values)).await?.is_some())
    }

    /// Open tables with a free seat, newest first: those that friends have opened to their friends, and public ones
    /// where friends sit under the names of their accounts.
    pub async fn list_tables_of_friends(&self, user: UserId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        collect_tables(&self.database.fetch_all(query(FRIENDS_TABLES).bind(limit).bind(user.0)).await?)
    }
}

/// Also part of the export of the user's data.
pub(crate) async fn read_lists(connection: &mut Connection<'_>, user: UserId) -> Result<FriendLists, StoreError> {
    let mut lists = [const { Vec::new() }; 3];
    for (list, sql) in lists.iter_mut().zip([FRIENDS_OF, RECEIVED, SENT]) {
        let rows = query(sql).bind(user.0).fetch_all(connection).await?;
        *list = rows.iter().map(read_friend).collect::<Result<_, _>>()?;
    }
    let [friends, received, sent] = lists;
    Ok(FriendLists { friends, received, sent })
}

/// Ends a friendship and with it invitations; returns whether there was one.
pub(crate) async fn unfriend(connection: &mut Connection<'_>, user: UserId, other: UserId) -> Result<bool, StoreError> {
    invitations::forget_between(connection, user, other).await?;
    let ended = query(UNFRIEND).bind(user.0).bind(other.0).execute(connection).await? > 0;
    if ended {
        query(TOUCH_RUNNING).bind(user.0).bind(other.0).execute(connection).await?;
    }
    Ok(ended)
}

/// Locks both in the order of their ids, so that two users who do something to each other don't deadlock.
pub(crate) async fn write_for_both(
    connection: &mut Connection<'_>,
    one: UserId,
    other: UserId,
) -> Result<(), StoreError> {
    for user in [one.min(other), one.max(other)] {
        write_for(connection, user).await?;
    }
    Ok(())
}

async fn befriend(
    connection: &mut Connection<'_>,
    one: UserId,
    other: UserId,
    limits: FriendLimits,
) -> Result<(), StoreError> {
    for (user, friend) in [(one, other), (other, one)] {
        check_count(connection, query(COUNT_FRIENDS).bind(user.0), limits.friends).await?;
        query(FORGET_REQUEST).bind(user.0).bind(friend.0).execute(connection).await?;
        query(BEFRIEND).bind(user.0).bind(friend.0).bind(Millis::now().0).execute(connection).await?;
    }
    Ok(())
}

pub(crate) async fn are_friends(
    connection: &mut Connection<'_>,
    user: UserId,
    other: UserId,
) -> Result<bool, StoreError> {
    exists(connection, query(ARE_FRIENDS).bind(user.0).bind(other.0)).await
}

async fn exists(connection: &mut Connection<'_>, search: Query<'_>) -> Result<bool, StoreError> {
    Ok(search.fetch_optional(connection).await?.is_some())
}

/// [`StoreError::TooMany`] unless there are fewer than `limit`.
pub(crate) async fn check_count(
    connection: &mut Connection<'_>,
    count: Query<'_>,
    limit: u32,
) -> Result<(), StoreError> {
    let count = count.fetch_one(connection).await?.get::<i64>("count")?;
    if count < i64::from(limit) { Ok(()) } else { Err(StoreError::TooMany { limit }) }
}

pub(crate) const FRIENDS_OF: &str = "
    SELECT u.id, u.name, f.since AS at FROM friends f JOIN users u ON u.id = f.friend_id
    WHERE f.user_id = $1 ORDER BY LOWER(u.name), u.id";

pub(crate) const RECEIVED: &str = "
    SELECT u.id, u.name, r.at FROM friend_requests r JOIN users u ON u.id = r.asker
    WHERE r.asked = $1 AND NOT r.declined AND NOT r.withdrawn
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = $1 AND b.blocked_id = r.asker)
    ORDER BY r.at DESC, u.id LIMIT 50";

pub(crate) const SENT: &str = "
    SELECT u.id, u.name, r.at FROM friend_requests r JOIN users u ON u.id = r.asked
    WHERE r.asker = $1 AND NOT r.withdrawn ORDER BY r.at DESC, u.id";

/// `CROSS JOIN` makes SQLite start from the friends. A friend who plays under another name is not given away.
pub(crate) const FRIENDS_TABLES: &str = select_tables!(
    "t.id IN (SELECT h.id FROM friends f CROSS JOIN tables h
              WHERE f.user_id = $2 AND h.host = f.friend_id
                AND h.state = 'open' AND h.visibility = 'friends' AND h.free_seats > 0
              UNION
              SELECT p.id FROM friends f CROSS JOIN seats s CROSS JOIN tables p CROSS JOIN users u
              WHERE f.user_id = $2 AND s.user_id = f.friend_id AND p.id = s.table_id
                AND p.state = 'open' AND p.visibility = 'public' AND p.free_seats > 0
                AND u.id = s.user_id AND u.name = s.name)",
    "t.created DESC, t.id DESC"
);

const IS_FRIEND_OF: &str = "SELECT friend_id FROM friends WHERE user_id = $1 AND friend_id IN";

const ARE_FRIENDS: &str = "SELECT since FROM friends WHERE user_id = $1 AND friend_id = $2";

const BEFRIEND: &str = "INSERT INTO friends (user_id, friend_id, since) VALUES ($1, $2, $3)";

const UNFRIEND: &str = "
    DELETE FROM friends WHERE (user_id = $1 AND friend_id = $2) OR (user_id = $2 AND friend_id = $1)";

/// Whether `$1` still wants to be a friend of `$2`, even if that was declined.
const IS_ASKED: &str = "SELECT at FROM friend_requests WHERE asker = $1 AND asked = $2 AND NOT withdrawn";

/// Whether `$2` sees a request of `$1`.
const IS_WAITING: &str = "
    SELECT at FROM friend_requests WHERE asker = $1 AND asked = $2 AND NOT withdrawn AND NOT declined
      AND NOT EXISTS (SELECT 1 FROM blocks WHERE user_id = $2 AND blocked_id = $1)";

const ASK: &str = "
    INSERT INTO friend_requests (asker, asked, at) VALUES ($1, $2, $3)
    ON CONFLICT (asker, asked) DO UPDATE SET withdrawn = FALSE";

const FORGET_REQUEST: &str = "DELETE FROM friend_requests WHERE asker = $1 AND asked = $2";

const WITHDRAW: &str = "DELETE FROM friend_requests WHERE asker = $1 AND asked = $2 AND NOT declined";

const WITHDRAW_DECLINED: &str =
    "UPDATE friend_requests SET withdrawn = TRUE WHERE asker = $1 AND asked = $2 AND declined";

const DECLINE: &str = "UPDATE friend_requests SET declined = TRUE WHERE asker = $2 AND asked = $1 AND NOT withdrawn";

const COUNT_FRIENDS: &str = "SELECT COUNT(*) AS count FROM friends WHERE user_id = $1";

const COUNT_SENT: &str = "SELECT COUNT(*) AS count FROM friend_requests WHERE asker = $1 AND NOT withdrawn";

const TOUCH_RUNNING: &str = "
    UPDATE tables SET revision = revision + 1
    WHERE state = 'running' AND id IN (SELECT table_id FROM seats WHERE user_id IN ($1, $2))";

/// What [`crate::Store::delete_user`] deletes.
pub(crate) const FORGET: [&str; 2] = [
    "DELETE FROM friends WHERE user_id = $1 OR friend_id = $1",
    "DELETE FROM friend_requests WHERE asker = $1 OR asked = $1",
];

fn read_friend(row: &Row) -> Result<FriendRow, StoreError> {
    Ok(FriendRow { user: UserId(row.get("id")?), name: row.get("name")?, at: Millis(row.get("at")?) })
}
