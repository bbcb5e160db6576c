//! What administrators need: a list of accounts, blocking, moderators, links for a new password.

use crate::sql::{Connection, query};
use crate::users::{FIND_USER, one_row, read_user, replace_password, user_columns};
use crate::{Millis, PasswordHash, Store, StoreError, User, UserId};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::fmt;

assert_not_impl_any!(LinkHash: Serialize);

/// The hash of a link's secret part. `Debug` omits it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LinkHash(pub [u8; 32]);

impl fmt::Debug for LinkHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkHash(…)")
    }
}

/// Number of users who are not deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UserCounts {
    pub accounts: u64,
    pub guests: u64,
    pub blocked: u64,
}

impl Store {
    /// Accounts whose names contain this text, ignoring case, in the order of their names; those after this name.
    pub async fn list_accounts(&self, text: &str, after: &str, limit: u32) -> Result<Vec<User>, StoreError> {
        let (pattern, after) = (pattern(text), after.to_lowercase());
        let select = query(ACCOUNTS).bind(limit).bind(&after).bind(&pattern);
        self.database.fetch_all(select).await?.iter().map(read_user).collect()
    }

    /// Counts all users, which takes a while if they are many.
    pub async fn count_users(&self) -> Result<UserCounts, StoreError> {
        let row = self.database.fetch_one(query(COUNT_USERS)).await?;
        let count = |column| Ok::<_, StoreError>(row.get::<i64>(column)?.unsigned_abs());
        Ok(UserCounts { accounts: count("accounts")?, guests: count("guests")?, blocked: count("blocked")? })
    }

    /// Blocks a user or lifts the block. Sessions stay, so that they work again once it is lifted: callers refuse them.
    pub async fn set_blocked(&self, user: UserId, is_blocked: bool) -> Result<(), StoreError> {
        let since = is_blocked.then(|| Millis::now().0);
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET blocked = $2 WHERE id = $1 AND deleted IS NULL";
            one_row(query(sql).bind(user.0).bind(since).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Makes an account a moderator, or no longer one. [`StoreError::NotFound`] for guests.
    pub async fn set_moderator(&self, user: UserId, is_moderator: bool) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET moderator = $2 WHERE id = $1 AND account_key IS NOT NULL";
            one_row(query(sql).bind(user.0).bind(is_moderator).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Stores a link with which the account gets a new password until this time; its earlier links no longer work.
    /// [`StoreError::NotFound`] for guests.
    pub async fn create_password_link(&self, user: UserId, link: LinkHash, until: Millis) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let account = query(FIND_USER).bind(user.0).fetch_one(&mut connection).await?;
            if !read_user(&account)?.is_account {
                return Err(StoreError::NotFound);
            }
            query(REMOVE_LINKS).bind(user.0).bind(Millis::now().0).execute(&mut connection).await?;
            let sql = "INSERT INTO password_links (hash, user_id, expires) VALUES ($1, $2, $3)";
            query(sql).bind(&link.0[..]).bind(user.0).bind(until.0).execute(&mut connection).await?;
            Ok(())
        };
        self.database.write(work).await
    }

    /// The account that this link is for. [`StoreError::NotFound`] if it was used, is too old, or never existed.
    pub async fn find_password_link(&self, link: LinkHash) -> Result<User, StoreError> {
        let select = query(FIND_LINK).bind(&link.0[..]).bind(Millis::now().0);
        read_user(&self.database.fetch_one(select).await?)
    }

    /// Gives the account of this link a new password, ends all its sessions, and removes its links. Fails like
    /// [`Store::find_password_link`].
    pub async fn use_password_link(&self, link: LinkHash, password: &PasswordHash) -> Result<User, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let now = Millis::now().0;
            let found = query(FIND_LINK).bind(&link.0[..]).bind(now).fetch_one(&mut connection).await?;
            let user = read_user(&found)?.id;
            // Of two requests with the same link, the second finds nothing to remove.
            let remove = query("DELETE FROM password_links WHERE hash = $1").bind(&link.0[..]);
            one_row(remove.execute(&mut connection).await?)?;
            query(REMOVE_LINKS).bind(user.0).bind(now).execute(&mut connection).await?;
            replace_password(&mut connection, user, password).await
        };
        self.database.write(work).await
    }
}

pub(crate) const ACCOUNTS: &str = concat!(
    "SELECT ",
    user_columns!(),
    r" FROM users u WHERE u.account_key > $2 AND u.account_key LIKE $3 ESCAPE '\' ORDER BY u.account_key LIMIT $1"
);

const COUNT_USERS: &str = "
    SELECT (SELECT COUNT(*) FROM users WHERE account_key IS NOT NULL) AS accounts,
           (SELECT COUNT(*) FROM users WHERE account_key IS NULL AND deleted IS NULL) AS guests,
           (SELECT COUNT(*) FROM users WHERE blocked IS NOT NULL) AS blocked";

pub(crate) const FIND_LINK: &str = concat!(
    "SELECT ",
    user_columns!(),
    " FROM password_links l JOIN users u ON u.id = l.user_id
     WHERE l.hash = $1 AND l.expires > $2 AND u.deleted IS NULL"
);

/// The account's links, and everybody's that are too old.
const REMOVE_LINKS: &str = "DELETE FROM password_links WHERE user_id = $1 OR expires <= $2";

/// A pattern for names that contain this text.
fn pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern + "%"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_in_a_text_are_ordinary_characters() {
        assert_eq!(pattern(r"A_b%\"), r"%a\_b\%\\%");
    }
}
