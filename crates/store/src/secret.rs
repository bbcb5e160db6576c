//! Values that must not appear in messages or logs.

use crate::random::random_bytes;
use crate::sql::query;
use crate::{Store, StoreError};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::fmt;

assert_not_impl_any!(ServerSeed: Serialize);
assert_not_impl_any!(PasswordHash: Serialize);
assert_not_impl_any!(TokenHash: Serialize);
assert_not_impl_any!(CodeHash: Serialize);

/// The seed for a table's chance outcomes. Secret until the game is over; `Debug` omits it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerSeed(pub [u8; 32]);

impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

/// A salted password hash, in the caller's format. `Debug` omits it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// The hash of a bot's token. `Debug` omits it.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// The hash of a code or a link that works once. `Debug` omits it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CodeHash(pub [u8; 32]);

impl fmt::Debug for CodeHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeHash(…)")
    }
}

impl Store {
    /// The key with this name: drawn at random on the first call, and the same from then on.
    pub async fn secret(&self, name: &str) -> Result<[u8; 32], StoreError> {
        if let Some(value) = self.find_secret(name).await? {
            return Ok(value);
        }
        let drawn: [u8; 32] = random_bytes()?;
        self.database
            .write(async |mut connection| {
                // Another caller may have drawn it at the same time: the first one counts.
                let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
                query(sql).bind(name).bind(&drawn[..]).execute(&mut connection).await?;
                Ok(())
            })
            .await?;
        self.find_secret(name).await?.ok_or(StoreError::NotFound)
    }

    async fn find_secret(&self, name: &str) -> Result<Option<[u8; 32]>, StoreError> {
        let select = query("SELECT value FROM secrets WHERE name = $1").bind(name);
        let row = self.database.fetch_optional(select).await?;
        row.map(|row| fixed_bytes(row.get("value")?)).transpose()
    }
}

pub(crate) fn fixed_bytes(bytes: &[u8]) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| StoreError::corrupt("a secret is not 32 bytes long"))
}
