//! Identities: who an account's owner is at an issuer, through which they sign in (OpenID Connect).

use crate::random::random_user_id;
use crate::sql::{Connection, Row, query};
use crate::users::{insert_guest, one_row, read_user, register, user_columns, write_for_account};
use crate::{Millis, Store, StoreError, User, UserId, passkeys};
use serde::Serialize;

/// A user of an issuer, who stays the same even if the name there changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    pub issuer: String,
    pub subject: String,
}

/// An identity in the export of a user's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedIdentity {
    pub issuer: String,
    pub subject: String,
    pub created: Millis,
}

impl Store {
    /// Turns a guest into an account without a password, or creates one if there is no guest. Fails like
    /// [`Store::register`] and [`Store::add_identity`].
    pub async fn register_with_identity(
        &self,
        guest: Option<UserId>,
        name: &str,
        identity: &Identity,
    ) -> Result<UserId, StoreError> {
        let new = random_user_id()?;
        let work = async |mut connection: Connection<'_>| {
            if guest.is_none() {
                insert_guest(&mut connection, new, name).await?;
            }
            let user = guest.unwrap_or(new);
            register(&mut connection, user, name, "").await?;
            insert(&mut connection, user, identity).await?;
            Ok(user)
        };
        self.database.write(work).await
    }

    /// Adds an identity. [`StoreError::NotFound`] for guests, [`StoreError::Exists`] if an account has this one, or this
    /// account another of the same issuer.
    pub async fn add_identity(&self, user: UserId, identity: &Identity) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for_account(&mut connection, user).await?;
            insert(&mut connection, user, identity).await
        };
        self.database.write(work).await
    }

    /// The account with this identity.
    pub async fn find_identity(&self, identity: &Identity) -> Result<Option<User>, StoreError> {
        let find = query(FIND).bind(&identity.issuer).bind(&identity.subject);
        self.database.fetch_optional(find).await?.map(|row| read_user(&row)).transpose()
    }

    /// Whether the user has an identity of this issuer.
    pub async fn has_identity(&self, user: UserId, issuer: &str) -> Result<bool, StoreError> {
        Ok(self.database.fetch_optional(query(OF_ISSUER).bind(user.0).bind(issuer)).await?.is_some())
    }

    /// Deletes the user's identity of this issuer. [`StoreError::LastLogin`] if nobody could sign in to the account then.
    pub async fn delete_identity(&self, user: UserId, issuer: &str) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            let account = write_for_account(&mut connection, user).await?;
            let remove = query("DELETE FROM identities WHERE user_id = $1 AND issuer = $2").bind(user.0).bind(issuer);
            one_row(remove.execute(&mut connection).await?)?;
            match account.has_password || passkeys::count(&mut connection, user).await? > 0 {
                true => Ok(()),
                false => Err(StoreError::LastLogin),
            }
        };
        self.database.write(work).await
    }
}

pub(crate) const FIND: &str = concat!(
    "SELECT ",
    user_columns!(),
    " FROM identities i JOIN users u ON u.id = i.user_id
      WHERE i.issuer = $1 AND i.subject = $2 AND u.deleted IS NULL"
);

pub(crate) const OF_ISSUER: &str = "SELECT 1 AS found FROM identities WHERE user_id = $1 AND issuer = $2";

pub(crate) const IDENTITIES_OF: &str = "SELECT * FROM identities WHERE user_id = $1 ORDER BY created, issuer";

pub(crate) const FORGET: &str = "DELETE FROM identities WHERE user_id = $1";

/// Whether the user can sign in with an identity of this issuer.
pub(crate) async fn is_known(
    connection: &mut Connection<'_>,
    user: UserId,
    issuer: Option<&str>,
) -> Result<bool, StoreError> {
    let Some(issuer) = issuer else { return Ok(false) };
    Ok(query(OF_ISSUER).bind(user.0).bind(issuer).fetch_optional(connection).await?.is_some())
}

async fn insert(connection: &mut Connection<'_>, user: UserId, identity: &Identity) -> Result<(), StoreError> {
    let insert = query("INSERT INTO identities (issuer, subject, user_id, created) VALUES ($1, $2, $3, $4)");
    let insert = insert.bind(&identity.issuer).bind(&identity.subject).bind(user.0).bind(Millis::now().0);
    insert.execute(connection).await.map(drop)
}

pub(crate) fn read_exported_identity(row: &Row) -> Result<ExportedIdentity, StoreError> {
    Ok(ExportedIdentity {
        issuer: row.get("issuer")?,
        subject: row.get("subject")?,
        created: Millis(row.get("created")?),
    })
}
