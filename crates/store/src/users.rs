//! Users: guests, who have just a name, and accounts, who also have a password.

use crate::random::random_user_id;
use crate::{Millis, PasswordHash, Store, StoreError, UserId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

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
        let work = async |connection: &mut SqliteConnection| {
            let sql = "INSERT INTO users (id, name, session_epoch, created) VALUES ($1, $2, 0, $3)";
            sqlx::query(sql).bind(id.0).bind(name).bind(Millis::now().0).execute(connection).await?;
            Ok(id)
        };
        self.database.write(work).await
    }

    /// A deleted user is [`StoreError::NotFound`], like one who never was.
    pub async fn user(&self, id: UserId) -> Result<User, StoreError> {
        let query = sqlx::query("SELECT * FROM users WHERE id = $1 AND deleted IS NULL").bind(id.0);
        read_user(&query.fetch_one(&self.database.readers).await?)
    }

    /// Makes an account of a guest, who stays the same user: tables and chat go along. Of accounts no two have the
    /// same name, whatever the capitals.
    pub async fn register(&self, guest: UserId, name: &str, password: &PasswordHash) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            check_is_guest(connection, guest).await?;
            let sql = "UPDATE users SET name = $2, account_key = $3, password_hash = $4 WHERE id = $1";
            let query = sqlx::query(sql).bind(guest.0).bind(name).bind(account_key(name)).bind(&password.0);
            query.execute(connection).await.map_err(name_taken)?;
            Ok(())
        };
        self.database.write(work).await
    }

    /// The account with this name, whatever the capitals.
    pub async fn find_account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query("SELECT * FROM users WHERE account_key = $1").bind(account_key(name));
        let row = query.fetch_optional(&self.database.readers).await?;
        row.map(|row| read_account(&row)).transpose()
    }

    /// Seats keep the name under which they were taken.
    pub async fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let sql = "UPDATE users
                       SET name = $2, account_key = CASE WHEN account_key IS NULL THEN NULL ELSE $3 END
                       WHERE id = $1 AND deleted IS NULL";
            let query = sqlx::query(sql).bind(user.0).bind(name).bind(account_key(name));
            one_row(query.execute(connection).await.map_err(name_taken)?.rows_affected())
        };
        self.database.write(work).await
    }

    /// Gives an account another password, and ends all its sessions. Guests have none to change:
    /// [`StoreError::NotFound`].
    pub async fn set_password_hash(&self, user: UserId, password: &PasswordHash) -> Result<SessionEpoch, StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let sql = "UPDATE users SET password_hash = $2, session_epoch = session_epoch + 1
                       WHERE id = $1 AND account_key IS NOT NULL RETURNING session_epoch";
            read_epoch(&sqlx::query(sql).bind(user.0).bind(&password.0).fetch_one(connection).await?)
        };
        self.database.write(work).await
    }

    /// Ends all sessions of the user: those of epochs before the one returned.
    pub async fn revoke_sessions(&self, user: UserId) -> Result<SessionEpoch, StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let sql = "UPDATE users SET session_epoch = session_epoch + 1
                       WHERE id = $1 AND deleted IS NULL RETURNING session_epoch";
            read_epoch(&sqlx::query(sql).bind(user.0).fetch_one(connection).await?)
        };
        self.database.write(work).await
    }

    /// Forgets who this was: name, password and what they wrote in chats. Seats at open tables become free; at
    /// others they stay, without a name, so that the games of others stay whole. The rows of all these tables get
    /// a new revision, so that nobody who read them before can bring the name back.
    pub async fn delete_user(&self, user: UserId) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let now = Millis::now().0;
            one_row(sqlx::query(FORGET_USER).bind(user.0).bind(now).execute(&mut *connection).await?.rows_affected())?;
            for sql in FORGET_TRACES {
                sqlx::query(*sql).bind(user.0).execute(&mut *connection).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }
}

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
];

pub(crate) fn read_user(row: &SqliteRow) -> Result<User, StoreError> {
    Ok(User {
        id: UserId(row.try_get("id")?),
        name: row.try_get("name")?,
        is_account: row.try_get::<Option<&str>, _>("account_key")?.is_some(),
        session_epoch: read_epoch(row)?,
        created: Millis(row.try_get("created")?),
    })
}

fn read_account(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account { user: read_user(row)?, password_hash: PasswordHash(row.try_get("password_hash")?) })
}

fn read_epoch(row: &SqliteRow) -> Result<SessionEpoch, StoreError> {
    Ok(SessionEpoch(row.try_get("session_epoch")?))
}

async fn check_is_guest(connection: &mut SqliteConnection, user: UserId) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT * FROM users WHERE id = $1 AND deleted IS NULL").bind(user.0);
    let user = read_user(&query.fetch_one(connection).await?)?;
    if user.is_account { Err(StoreError::NotAGuest) } else { Ok(()) }
}

/// What two names have in common if they differ only in capitals. Made here, since databases know only those of English.
fn account_key(name: &str) -> String {
    name.to_lowercase()
}

fn name_taken(error: sqlx::Error) -> StoreError {
    match error.into() {
        StoreError::Exists => StoreError::NameTaken,
        other => other,
    }
}

fn one_row(affected: u64) -> Result<(), StoreError> {
    if affected == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}
