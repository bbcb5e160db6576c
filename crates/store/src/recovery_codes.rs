//! Recovery codes: each replaces a forgotten password once. Only their hashes are stored.

use crate::sql::{Connection, query};
use crate::users::{one_row, replace_password, write_for_account};
use crate::{CodeHash, PasswordHash, Store, StoreError, User, UserId};

impl Store {
    /// Gives the account these codes instead of all earlier ones. [`StoreError::NotFound`] for guests.
    pub async fn set_recovery_codes(&self, user: UserId, codes: &[CodeHash]) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_account(&mut connection, user).await?;
            query(FORGET).bind(user.0).execute(&mut connection).await?;
            for code in codes {
                let sql = "INSERT INTO recovery_codes (user_id, hash) VALUES ($1, $2)";
                query(sql).bind(user.0).bind(&code.0[..]).execute(&mut connection).await?;
            }
            Ok(())
        };
        self.database.write(work).await
    }

    /// Number of codes that have not been used.
    pub async fn count_recovery_codes(&self, user: UserId) -> Result<u64, StoreError> {
        Ok(self.database.fetch_one(query(COUNT).bind(user.0)).await?.get::<i64>("count")?.unsigned_abs())
    }

    /// Uses up a code of this account: sets the password and ends all sessions. [`StoreError::NotFound`] if the account
    /// has no such code; then nothing is changed.
    pub async fn use_recovery_code(
        &self,
        user: UserId,
        code: CodeHash,
        password: &PasswordHash,
    ) -> Result<User, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let remove = query("DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2");
            one_row(remove.bind(user.0).bind(&code.0[..]).execute(&mut connection).await?)?;
            replace_password(&mut connection, user, password).await
        };
        self.database.write(work).await
    }
}

pub(crate) const FORGET: &str = "DELETE FROM recovery_codes WHERE user_id = $1";

pub(crate) const COUNT: &str = "SELECT COUNT(*) AS count FROM recovery_codes WHERE user_id = $1";
