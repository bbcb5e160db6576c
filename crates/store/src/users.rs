//! Users: guests, who have just a name, and accounts, who also have a password.

use crate::random::random_user_id;
use crate::sql::{Connection, Row, query};
use crate::{Millis, PasswordHash, Store, StoreError, UserId, postgres, sqlite};
use serde::Serialize;
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(Account: Serialize);

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// Or a guest.
    pub is_account: bool,
    pub session_epoch: SessionEpoch,
    pub created: Millis,
}

/// Somebody who can come back from anywhere with a name and a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub user: User,
    pub password_hash: PasswordHash,
}

/// Counts how often a user has signed out everywhere. A session of an earlier epoch is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SessionEpoch(pub i64);

impl Store {
    /// A new user who has just a name, which others may have as well.
    pub async fn create_guest(&self, name: &str) -> Result<UserId, StoreError> {
        let id = random_user_id()?;
        let work = async |mut connection: Connection<'_>| {
            let sql = "INSERT INTO users (id, name, session_epoch, created) VALUES ($1, $2, 0, $3)";
            query(sql).bind(id.0).bind(name).bind(Millis::now().0).execute(&mut connection).await?;
            Ok(id)
        };
        self.database.write(work).await
    }

    /// A deleted user is [`StoreError::NotFound`], like one who never was.
    pub async fn user(&self, id: UserId) -> Result<User, StoreError> {
        read_user(&self.database.fetch_one(query(FIND_USER).bind(id.0)).await?)
    }

    /// Makes an account of a guest, who stays the same user: tables and chat go along. Of accounts no two have the
    /// same name, whatever the capitals.
    pub async fn register(&self, guest: UserId, name: &str, password: &PasswordHash) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET name = $2, account_key = $3, password_hash = $4
                       WHERE id = $1 AND account_key IS NULL AND deleted IS NULL";
            let key = account_key(name);
            let update = query(sql).bind(guest.0).bind(name).bind(&key).bind(&password.0);
            match update.execute(&mut connection).await.map_err(name_taken)? {
                0 => Err(why_no_guest(&mut connection, guest).await?),
                _ => Ok(()),
            }
        };
        self.database.write(work).await
    }

    /// The account with this name, whatever the capitals.
    pub async fn find_account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let key = account_key(name);
        let search = query("SELECT * FROM users WHERE account_key = $1").bind(&key);
        let row = self.database.fetch_optional(search).await?;
        row.map(|row| read_account(&row)).transpose()
    }

    /// Seats keep the name under which they were taken.
    pub async fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users
                       SET name = $2, account_key = CASE WHEN account_key IS NULL THEN NULL ELSE $3 END
                       WHERE id = $1 AND deleted IS NULL";
            let key = account_key(name);
            let update = query(sql).bind(user.0).bind(name).bind(&key);
            one_row(update.execute(&mut connection).await.map_err(name_taken)?)
        };
        self.database.write(work).await
    }

    /// Gives an account another password, and ends all its sessions. Guests have none to change:
    /// [`StoreError::NotFound`].
    pub async fn set_password_hash(&self, user: UserId, password: &PasswordHash) -> Result<SessionEpoch, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET password_hash = $2, session_epoch = session_epoch + 1
                       WHERE id = $1 AND account_key IS NOT NULL RETURNING session_epoch";
            read_epoch(&query(sql).bind(user.0).bind(&password.0).fetch_one(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Ends all sessions of the user: those of epochs before the one returned.
    pub async fn revoke_sessions(&self, user: UserId) -> Result<SessionEpoch, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET session_epoch = session_epoch + 1
                       WHERE id = $1 AND deleted IS NULL RETURNING session_epoch";
            read_epoch(&query(sql).bind(user.0).fetch_one(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Forgets who this was: name, password, what they wrote in chats, records and progress. Seats at open tables become free; at
    /// others they stay, without a name, so that the games of others stay whole. The rows of all these tables get
    /// a new revision, so that nobody who read them before can bring the name back.
    pub async fn delete_user(&self, user: UserId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let now = Millis::now().0;
            lock_user(&mut connection, user).await?;
            one_row(query(FORGET_USER).bind(user.0).bind(now).execute(&mut connection).await?)?;
            for sql in FORGET_TRACES {
                query(sql).bind(user.0).execute(&mut connection).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }
}

pub(crate) const FIND_USER: &str = "SELECT * FROM users WHERE id = $1 AND deleted IS NULL";

const FORGET_USER: &str = "
    UPDATE users
    SET name = '', account_key = NULL, password_hash = NULL, session_epoch = session_epoch + 1, deleted = $2
    WHERE id = $1 AND deleted IS NULL";

const FORGET_TRACES: &[&str] = &[
    "UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1)",
    "UPDATE seats SET name = '' WHERE user_id = $1",
    "UPDATE seats SET user_id = NULL, ready = FALSE, nonce = NULL
     WHERE user_id = $1 AND table_id IN (SELECT id FROM tables WHERE state = 'open')",
    "UPDATE chat SET text = '' WHERE user_id = $1",
    "DELETE FROM records WHERE user_id = $1",
    "DELETE FROM progress WHERE user_id = $1",
];

pub(crate) fn read_user(row: &Row) -> Result<User, StoreError> {
    Ok(User {
        id: UserId(row.get("id")?),
        name: row.get("name")?,
        is_account: row.get::<Option<&str>>("account_key")?.is_some(),
        session_epoch: read_epoch(row)?,
        created: Millis(row.get("created")?),
    })
}

fn read_account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account { user: read_user(row)?, password_hash: PasswordHash(row.get("password_hash")?) })
}

fn read_epoch(row: &Row) -> Result<SessionEpoch, StoreError> {
    Ok(SessionEpoch(row.get("session_epoch")?))
}

/// Nobody who still refers to the user is overlooked then, and nobody who comes later is too early.
async fn lock_user(connection: &mut Connection<'_>, user: UserId) -> Result<(), StoreError> {
    let lock = match connection {
        Connection::Sqlite(_) => sqlite::LOCK_USER,
        Connection::Postgres(_) => postgres::LOCK_USER,
    };
    for sql in lock {
        query(sql).bind(user.0).fetch_all(connection).await?;
    }
    Ok(())
}

/// Makes others who write for this user wait until we are done. A deleted user is [`StoreError::NotFound`].
pub(crate) async fn write_for(connection: &mut Connection<'_>, user: UserId) -> Result<(), StoreError> {
    let touch = query("UPDATE users SET name = name WHERE id = $1 AND deleted IS NULL");
    one_row(touch.bind(user.0).execute(connection).await?)
}

async fn why_no_guest(connection: &mut Connection<'_>, user: UserId) -> Result<StoreError, StoreError> {
    let row = query(FIND_USER).bind(user.0).fetch_optional(connection).await?;
    Ok(if row.is_some() { StoreError::NotAGuest } else { StoreError::NotFound })
}

/// What two names have in common if they differ only in capitals. Made here, since databases know only those of English.
fn account_key(name: &str) -> String {
    name.to_lowercase()
}

fn name_taken(error: StoreError) -> StoreError {
    match error {
        StoreError::Exists => StoreError::NameTaken,
        other => other,
    }
}

pub(crate) fn one_row(affected: u64) -> Result<(), StoreError> {
    if affected == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}
