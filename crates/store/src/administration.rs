//! Functions for administrators: a list of accounts, blocking, moderators.

use crate::sql::{Connection, query};
use crate::users::{one_row, read_user, user_columns};
use crate::{Millis, Store, StoreError, User, UserId};

/// Numbers of users, not counting deleted ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UserCounts {
    pub accounts: u64,
    pub guests: u64,
    pub blocked: u64,
}

impl Store {
    /// Accounts whose names contain `text`, ignoring case, sorted by name and starting after the name `after`.
    pub async fn list_accounts(&self, text: &str, after: &str, limit: u32) -> Result<Vec<User>, StoreError> {
        let (pattern, after) = (pattern(text), after.to_lowercase());
        let select = query(ACCOUNTS).bind(limit).bind(&after).bind(&pattern);
        self.database.fetch_all(select).await?.iter().map(read_user).collect()
    }

    /// Counts all users, which takes a while if there are many.
    pub async fn count_users(&self) -> Result<UserCounts, StoreError> {
        let row = self.database.fetch_one(query(COUNT_USERS)).await?;
        let count = |column| Ok::<_, StoreError>(row.get::<i64>(column)?.unsigned_abs());
        Ok(UserCounts { accounts: count("accounts")?, guests: count("guests")?, blocked: count("blocked")? })
    }

    /// Blocks or unblocks a user. Sessions are kept, so that they work again once the user is unblocked; until then,
    /// callers must refuse them.
    pub async fn set_blocked(&self, user: UserId, is_blocked: bool) -> Result<(), StoreError> {
        let since = is_blocked.then(|| Millis::now().0);
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET blocked = $2 WHERE id = $1 AND deleted IS NULL";
            one_row(query(sql).bind(user.0).bind(since).execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Makes an account a moderator, or removes it from the moderators. [`StoreError::NotFound`] for guests.
    pub async fn set_moderator(&self, user: UserId, is_moderator: bool) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE users SET moderator = $2 WHERE id = $1 AND account_key IS NOT NULL";
            one_row(query(sql).bind(user.0).bind(is_moderator).execute(&mut connection).await?)
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

/// A pattern for names that contain `text`.
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
