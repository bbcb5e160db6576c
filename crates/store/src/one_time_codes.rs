//! Codes that work once, until they expire: links for a new password, and codes that let a guest continue on another
//! device. Only their hashes are stored.

use crate::sql::{Connection, query};
use crate::users::{FIND_USER, one_row, read_user, replace_password, user_columns};
use crate::{CodeHash, Millis, PasswordHash, Store, StoreError, User, UserId};

/// What a code is for. It is not valid for anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePurpose {
    /// An account's new password.
    Password,
    /// A guest's session on another device.
    Device,
}

impl CodePurpose {
    fn as_str(self) -> &'static str {
        match self {
            CodePurpose::Password => "password",
            CodePurpose::Device => "device",
        }
    }

    /// Accounts have passwords to sign in with; guests don't.
    fn is_for(self, user: &User) -> bool {
        match self {
            CodePurpose::Password => user.is_account,
            CodePurpose::Device => !user.is_account && user.owner.is_none(),
        }
    }
}

impl Store {
    /// Stores a code for a user until it expires; earlier codes for the same purpose no longer work.
    /// [`StoreError::NotFound`] for a user who can't have such a code.
    pub async fn create_code(
        &self,
        user: UserId,
        purpose: CodePurpose,
        code: CodeHash,
        until: Millis,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let found = query(FIND_USER).bind(user.0).fetch_one(&mut connection).await?;
            if !purpose.is_for(&read_user(&found)?) {
                return Err(StoreError::NotFound);
            }
            remove(&mut connection, user, purpose).await?;
            let sql = "INSERT INTO one_time_codes (hash, user_id, purpose, expires) VALUES ($1, $2, $3, $4)";
            let insert = query(sql).bind(&code.0[..]).bind(user.0).bind(purpose.as_str()).bind(until.0);
            insert.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }

    /// The user that this code is for. [`StoreError::NotFound`] if it has been used, has expired or never existed.
    pub async fn find_code(&self, purpose: CodePurpose, code: CodeHash) -> Result<User, StoreError> {
        let select = query(FIND).bind(&code.0[..]).bind(purpose.as_str()).bind(Millis::now().0);
        read_user(&self.database.fetch_one(select).await?)
    }

    /// Uses up a code for a new password: sets the password and ends all sessions of the account. Fails like
    /// [`Store::find_code`].
    pub async fn use_password_code(&self, code: CodeHash, password: &PasswordHash) -> Result<User, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let user = take(&mut connection, CodePurpose::Password, code).await?;
            replace_password(&mut connection, user.id, password).await
        };
        self.database.write(work).await
    }

    /// Uses up a code for another device, and returns its guest. Fails like [`Store::find_code`].
    pub async fn use_device_code(&self, code: CodeHash) -> Result<User, StoreError> {
        let work = async |mut connection: Connection<'_>| take(&mut connection, CodePurpose::Device, code).await;
        self.database.write(work).await
    }
}

/// Of two callers with the same code, the second finds nothing to remove.
async fn take(connection: &mut Connection<'_>, purpose: CodePurpose, code: CodeHash) -> Result<User, StoreError> {
    let select = query(FIND).bind(&code.0[..]).bind(purpose.as_str()).bind(Millis::now().0);
    let user = read_user(&select.fetch_one(connection).await?)?;
    let used = query("DELETE FROM one_time_codes WHERE hash = $1").bind(&code.0[..]);
    one_row(used.execute(connection).await?)?;
    // A guest may have become an account since.
    if purpose.is_for(&user) { Ok(user) } else { Err(StoreError::NotFound) }
}

/// Removes the user's codes for this purpose, and everybody's expired codes.
async fn remove(connection: &mut Connection<'_>, user: UserId, purpose: CodePurpose) -> Result<(), StoreError> {
    let remove = query("DELETE FROM one_time_codes WHERE (user_id = $1 AND purpose = $2) OR expires <= $3");
    remove.bind(user.0).bind(purpose.as_str()).bind(Millis::now().0).execute(connection).await.map(drop)
}

pub(crate) const FIND: &str = concat!(
    "SELECT ",
    user_columns!(),
    " FROM one_time_codes c JOIN users u ON u.id = c.user_id
     WHERE c.hash = $1 AND c.purpose = $2 AND c.expires > $3 AND u.deleted IS NULL"
);

pub(crate) const FORGET: &str = "DELETE FROM one_time_codes WHERE user_id = $1";
