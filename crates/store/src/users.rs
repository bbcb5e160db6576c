//! Users: guests, who only have a name; accounts, which also have a password or passkeys; and bots, which have an
//! owner.

use crate::random::random_user_id;
use crate::sql::{Connection, Row, query};
use crate::{
    Millis, PasswordHash, Store, StoreError, UserId, account_names, blocks, bots, chat, chat_reactions, former_players,
    friends, identities, invitations, notes, one_time_codes, passkeys, postgres, recovery_codes, reports, seat_orders,
    sessions, sqlite, vacations,
};
use serde::Serialize;
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(Account: Serialize);

/// A guest, an account or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    pub name: String,
    /// False for guests and bots.
    pub is_account: bool,
    /// Also false for accounts that sign in only in other ways.
    pub has_password: bool,
    pub session_epoch: SessionEpoch,
    pub created: Millis,
    /// The account that runs this bot; `None` for people.
    pub owner: Option<UserId>,
    /// That account's name.
    pub run_by: Option<String>,
    pub is_moderator: bool,
    pub is_blocked: bool,
}

/// A user who can sign in with a name and a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub user: User,
    /// Empty if there is no password.
    pub password_hash: PasswordHash,
}

/// The number of times that all sessions of a user were ended. Sessions from earlier epochs are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SessionEpoch(pub i64);

/// The columns that [`read_user`] reads from user `u`.
macro_rules! user_columns {
    () => {
        "u.*, (SELECT owner FROM bots WHERE user_id = u.id) AS owner,
         (SELECT o.name FROM bots b JOIN users o ON o.id = b.owner WHERE b.user_id = u.id) AS run_by"
    };
}

pub(crate) use user_columns;

impl Store {
    /// Creates a guest. Names of guests needn't be unique.
    pub async fn create_guest(&self, name: &str) -> Result<UserId, StoreError> {
        let id = random_user_id()?;
        let work = async |mut connection: Connection<'_>| {
            insert_guest(&mut connection, id, name).await?;
            Ok(id)
        };
        self.database.write(work).await
    }

    /// The user with this id. [`StoreError::NotFound`] if there is none, or the user was deleted.
    pub async fn user(&self, id: UserId) -> Result<User, StoreError> {
        read_user(&self.database.fetch_one(query(FIND_USER).bind(id.0)).await?)
    }

    /// Turns a guest into an account. The user keeps all tables and chat; the tables get a new revision.
    /// [`StoreError::NameTaken`] if the name looks like that of another account.
    pub async fn register(&self, guest: UserId, name: &str, password: &PasswordHash) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| register(&mut connection, guest, name, &password.0).await;
        self.database.write(work).await
    }

    /// The account with this name, ignoring case.
    pub async fn find_account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let key = account_key(name);
        let search = query(concat!("SELECT ", user_columns!(), " FROM users u WHERE u.account_key = $1")).bind(&key);
        let row = self.database.fetch_optional(search).await?;
        row.map(|row| read_account(&row)).transpose()
    }

    /// Renames a user. Seats keep the name under which they were taken. [`StoreError::NameTaken`] for an account if the
    /// name looks like that of another.
    pub async fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            lock_user(&mut connection, user).await?;
            let sql = "UPDATE users
                       SET name = $2, account_key = CASE WHEN account_key IS NULL THEN NULL ELSE $3 END
                       WHERE id = $1 AND deleted IS NULL";
            let key = account_key(name);
            let update = query(sql).bind(user.0).bind(name).bind(&key);
            one_row(update.execute(&mut connection).await.map_err(name_taken)?)?;
            let user_row = query(FIND_USER).bind(user.0).fetch_one(&mut connection).await?;
            if !read_user(&user_row)?.is_account {
                return Ok(());
            }
            query(TOUCH_TABLES).bind(user.0).execute(&mut connection).await?;
            account_names::claim(&mut connection, user, name).await
        };
        self.database.write(work).await
    }

    /// Changes an account's password and ends all its sessions. [`StoreError::NotFound`] for guests.
    pub async fn set_password_hash(&self, user: UserId, password: &PasswordHash) -> Result<SessionEpoch, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query(sessions::FORGET).bind(user.0).execute(&mut connection).await?;
            let sql = "UPDATE users SET password_hash = $2, session_epoch = session_epoch + 1
                       WHERE id = $1 AND account_key IS NOT NULL RETURNING session_epoch";
            read_epoch(&query(sql).bind(user.0).bind(&password.0).fetch_one(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Ends all sessions of the user: those before the returned epoch.
    pub async fn revoke_sessions(&self, user: UserId) -> Result<SessionEpoch, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            query(sessions::FORGET).bind(user.0).execute(&mut connection).await?;
            let sql = "UPDATE users SET session_epoch = session_epoch + 1
                       WHERE id = $1 AND deleted IS NULL RETURNING session_epoch";
            read_epoch(&query(sql).bind(user.0).fetch_one(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Deletes a user: name, password, chat, records, progress and bots. Seats at open tables become free; at other
    /// tables they stay, without a name, so that the games of others stay complete. The rows of all these tables get a
    /// new revision, so that no server writes the name back. In a SQLite database, everything is overwritten in all
    /// files.
    pub async fn delete_user(&self, user: UserId) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let now = Millis::now().0;
            lock_user(&mut connection, user).await?;
            for bot in bots::ids_of(&mut connection, user).await? {
                lock_user(&mut connection, bot).await?;
                forget(&mut connection, bot, now).await?;
            }
            forget(&mut connection, user, now).await
        };
        self.database.write(work).await?;
        self.erase_deleted().await;
        Ok(())
    }
}

/// The account names and bot owners shown at seats may have changed, so servers have to read the tables again.
const TOUCH_TABLES: &str = "
    UPDATE tables SET revision = revision + 1
    WHERE state IN ('open', 'running') AND id IN (
        SELECT table_id FROM seats
        WHERE user_id = $1 OR user_id IN (SELECT user_id FROM bots WHERE owner = $1))";

async fn forget(connection: &mut Connection<'_>, user: UserId, now: i64) -> Result<(), StoreError> {
    one_row(query(FORGET_USER).bind(user.0).bind(now).execute(connection).await?)?;
    for sql in FORGET_TRACES {
        query(sql).bind(user.0).execute(connection).await?;
    }
    Ok(())
}

pub(crate) const FIND_USER: &str =
    concat!("SELECT ", user_columns!(), " FROM users u WHERE u.id = $1 AND u.deleted IS NULL");

const FORGET_USER: &str = "
    UPDATE users
    SET name = '', account_key = NULL, password_hash = NULL, session_epoch = session_epoch + 1, moderator = FALSE,
        blocked = NULL, deleted = $2
    WHERE id = $1 AND deleted IS NULL";

const FORGET_TRACES: &[&str] = &[
    "UPDATE tables
     SET revision = revision + 1,
         free_seats = free_seats + CASE state WHEN 'open' THEN (
             SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND user_id = $1) ELSE 0 END
     WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1
                  UNION SELECT table_id FROM former_players WHERE user_id = $1)",
    "UPDATE seats SET name = '' WHERE user_id = $1",
    "UPDATE seats SET user_id = NULL, ready = FALSE, nonce = NULL
     WHERE user_id = $1 AND table_id IN (SELECT id FROM tables WHERE state = 'open')",
    chat::FORGET,
    chat_reactions::FORGET,
    "DELETE FROM account_names WHERE user_id = $1",
    one_time_codes::FORGET,
    reports::FORGET,
    sessions::FORGET,
    recovery_codes::FORGET,
    passkeys::FORGET,
    identities::FORGET,
    notes::FORGET,
    seat_orders::FORGET,
    friends::FORGET[0],
    friends::FORGET[1],
    invitations::FORGET,
    blocks::FORGET,
    former_players::FORGET,
    vacations::FORGET,
    "DELETE FROM records WHERE user_id = $1",
    "DELETE FROM progress WHERE user_id = $1",
    "DELETE FROM user_ratings WHERE user_id = $1",
    "UPDATE bots SET token_hash = NULL, rules = '{}' WHERE user_id = $1",
    "DELETE FROM notices WHERE user_id = $1",
    "DELETE FROM notice_targets WHERE user_id = $1",
    "DELETE FROM user_settings WHERE user_id = $1",
];

pub(crate) fn read_user(row: &Row) -> Result<User, StoreError> {
    Ok(User {
        id: UserId(row.get("id")?),
        name: row.get("name")?,
        is_account: row.get::<Option<&str>>("account_key")?.is_some(),
        has_password: row.get::<Option<&str>>("password_hash")?.is_some_and(|hash| !hash.is_empty()),
        session_epoch: read_epoch(row)?,
        created: Millis(row.get("created")?),
        owner: row.get::<Option<i64>>("owner")?.map(UserId),
        run_by: row.get("run_by")?,
        is_moderator: row.get("moderator")?,
        is_blocked: row.get::<Option<i64>>("blocked")?.is_some(),
    })
}

fn read_account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account { user: read_user(row)?, password_hash: PasswordHash(row.get("password_hash")?) })
}

fn read_epoch(row: &Row) -> Result<SessionEpoch, StoreError> {
    Ok(SessionEpoch(row.get("session_epoch")?))
}

pub(crate) async fn insert_guest(connection: &mut Connection<'_>, id: UserId, name: &str) -> Result<(), StoreError> {
    let insert = query("INSERT INTO users (id, name, session_epoch, created) VALUES ($1, $2, 0, $3)");
    insert.bind(id.0).bind(name).bind(Millis::now().0).execute(connection).await.map(drop)
}

/// See [`Store::register`]. An empty `password` means that there is none.
pub(crate) async fn register(
    connection: &mut Connection<'_>,
    guest: UserId,
    name: &str,
    password: &str,
) -> Result<(), StoreError> {
    lock_user(connection, guest).await?;
    let sql = "UPDATE users SET name = $2, account_key = $3, password_hash = $4
               WHERE id = $1 AND account_key IS NULL AND deleted IS NULL
                 AND NOT EXISTS (SELECT 1 FROM bots WHERE user_id = $1)";
    let key = account_key(name);
    let update = query(sql).bind(guest.0).bind(name).bind(&key).bind(password);
    if update.execute(connection).await.map_err(name_taken)? == 0 {
        return Err(why_no_guest(connection, guest).await?);
    }
    query(TOUCH_TABLES).bind(guest.0).execute(connection).await?;
    account_names::claim(connection, guest, name).await
}

/// Blocks other writers for the account until the transaction ends. [`StoreError::NotFound`] if the user has no
/// account.
pub(crate) async fn write_for_account(connection: &mut Connection<'_>, user: UserId) -> Result<User, StoreError> {
    write_for(connection, user).await?;
    let user = read_user(&query(FIND_USER).bind(user.0).fetch_one(connection).await?)?;
    if user.is_account { Ok(user) } else { Err(StoreError::NotFound) }
}

/// Sets the password of an account and ends all its sessions. Returns the account; [`StoreError::NotFound`] for guests.
pub(crate) async fn replace_password(
    connection: &mut Connection<'_>,
    user: UserId,
    password: &PasswordHash,
) -> Result<User, StoreError> {
    query(sessions::FORGET).bind(user.0).execute(connection).await?;
    let sql = "UPDATE users SET password_hash = $2, session_epoch = session_epoch + 1
               WHERE id = $1 AND account_key IS NOT NULL";
    one_row(query(sql).bind(user.0).bind(&password.0).execute(connection).await?)?;
    read_user(&query(FIND_USER).bind(user.0).fetch_one(connection).await?)
}

/// Waits for writers that refer to the user, and blocks new ones until the transaction ends.
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

/// Blocks other writers for this user until the transaction ends. [`StoreError::NotFound`] if the user was deleted.
pub(crate) async fn write_for(connection: &mut Connection<'_>, user: UserId) -> Result<(), StoreError> {
    let touch = query("UPDATE users SET name = name WHERE id = $1 AND deleted IS NULL");
    one_row(touch.bind(user.0).execute(connection).await?)
}

async fn why_no_guest(connection: &mut Connection<'_>, user: UserId) -> Result<StoreError, StoreError> {
    let row = query(FIND_USER).bind(user.0).fetch_optional(connection).await?;
    Ok(if row.is_some() { StoreError::NotAGuest } else { StoreError::NotFound })
}

/// The name in lower case, by which accounts are found. Computed here, since SQLite converts only ASCII letters.
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
