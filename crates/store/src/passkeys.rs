//! Passkeys: public keys with which accounts sign in.

use crate::sql::{Connection, Row, query};
use crate::users::{one_row, read_user, register, user_columns, write_for_account};
use crate::{Millis, Store, StoreError, User, UserId, identities};
use serde::Serialize;

/// A passkey of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// Its id, chosen by the authenticator.
    pub credential: Vec<u8>,
    /// The public key, in the caller's format.
    pub key: Vec<u8>,
    /// How many times it has been used, as counted by the authenticator; 0 if the authenticator doesn't count.
    pub count: u32,
    /// What is known about the device that created it, in the caller's notation.
    pub device: String,
    pub created: Millis,
    pub used: Millis,
}

/// A passkey in the export of a user's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedPasskey {
    pub device: String,
    pub created: Millis,
    pub used: Millis,
}

impl Store {
    /// Turns a guest into an account without a password. Fails like [`Store::register`] and [`Store::add_passkey`].
    pub async fn register_with_passkey(
        &self,
        guest: UserId,
        name: &str,
        passkey: &PasskeyRow,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            register(&mut connection, guest, name, "").await?;
            insert(&mut connection, guest, passkey).await
        };
        self.database.write(work).await
    }

    /// Adds a passkey. [`StoreError::TooMany`] if the account already has `limit` passkeys, [`StoreError::NotFound`]
    /// for guests, [`StoreError::Exists`] if the passkey is already in use.
    pub async fn add_passkey(&self, user: UserId, passkey: &PasskeyRow, limit: u32) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_account(&mut connection, user).await?;
            if count(&mut connection, user).await? >= i64::from(limit) {
                return Err(StoreError::TooMany { limit });
            }
            insert(&mut connection, user, passkey).await
        };
        self.database.write(work).await
    }

    /// The passkeys of an account, oldest first.
    pub async fn list_passkeys(&self, user: UserId) -> Result<Vec<PasskeyRow>, StoreError> {
        self.database.fetch_all(query(PASSKEYS_OF).bind(user.0)).await?.iter().map(read_passkey).collect()
    }

    /// The account of the passkey with the given id, and its public key.
    pub async fn find_passkey(&self, credential: &[u8]) -> Result<Option<(User, Vec<u8>)>, StoreError> {
        let row = self.database.fetch_optional(query(FIND).bind(credential)).await?;
        row.map(|row| Ok((read_user(&row)?, row.get("public_key")?))).transpose()
    }

    /// Records that a passkey was used. [`StoreError::NotFound`] if it was deleted in the meantime, or if the
    /// authenticator counts uses and the count has not increased: then the passkey was copied.
    pub async fn note_passkey_use(&self, credential: &[u8], count: u32) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let sql = "UPDATE passkeys SET used = $2, sign_count = $3
                       WHERE credential = $1 AND (sign_count < $3 OR (sign_count = 0 AND $3 = 0))";
            let note = query(sql).bind(credential).bind(Millis::now().0).bind(i64::from(count));
            one_row(note.execute(&mut connection).await?)
        };
        self.database.write(work).await
    }

    /// Deletes one of the user's passkeys. [`StoreError::LastLogin`] if it is the account's only way to sign in; an
    /// identity counts only if it is of this issuer.
    pub async fn delete_passkey(
        &self,
        user: UserId,
        credential: &[u8],
        issuer: Option<&str>,
    ) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let account = write_for_account(&mut connection, user).await?;
            let remove = query("DELETE FROM passkeys WHERE user_id = $1 AND credential = $2");
            one_row(remove.bind(user.0).bind(credential).execute(&mut connection).await?)?;
            let has_passkey = count(&mut connection, user).await? > 0;
            match account.has_password || has_passkey || identities::is_known(&mut connection, user, issuer).await? {
                true => Ok(()),
                false => Err(StoreError::LastLogin),
            }
        };
        self.database.write(work).await
    }
}

pub(crate) const PASSKEYS_OF: &str = "SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created, credential";

pub(crate) const FIND: &str = concat!(
    "SELECT ",
    user_columns!(),
    ", p.public_key FROM passkeys p JOIN users u ON u.id = p.user_id WHERE p.credential = $1 AND u.deleted IS NULL"
);

pub(crate) const FORGET: &str = "DELETE FROM passkeys WHERE user_id = $1";

pub(crate) async fn count(connection: &mut Connection<'_>, user: UserId) -> Result<i64, StoreError> {
    let select = query("SELECT COUNT(*) AS count FROM passkeys WHERE user_id = $1").bind(user.0);
    select.fetch_one(connection).await?.get("count")
}

async fn insert(connection: &mut Connection<'_>, user: UserId, passkey: &PasskeyRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO passkeys (credential, user_id, public_key, sign_count, device, created, used)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let PasskeyRow { credential, key, count, device, created, used } = passkey;
    let insert = query(sql).bind(&credential[..]).bind(user.0).bind(&key[..]).bind(i64::from(*count));
    insert.bind(device).bind(created.0).bind(used.0).execute(connection).await.map(drop)
}

fn read_passkey(row: &Row) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        credential: row.get("credential")?,
        key: row.get("public_key")?,
        count: u32::try_from(row.get::<i64>("sign_count")?).unwrap_or(u32::MAX),
        device: row.get("device")?,
        created: Millis(row.get("created")?),
        used: Millis(row.get("used")?),
    })
}

pub(crate) fn read_exported_passkey(row: &Row) -> Result<ExportedPasskey, StoreError> {
    Ok(ExportedPasskey {
        device: row.get("device")?,
        created: Millis(row.get("created")?),
        used: Millis(row.get("used")?),
    })
}
