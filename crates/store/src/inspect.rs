//! Inspects a database without changing anything, not even an older format.

use crate::place::{Kind, Place};
use crate::secret::fixed_bytes;
use crate::{Store, StoreError, postgres, sqlite};

/// What was found at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The format of the database; `None` if there is no database yet, or an empty one.
    pub found: Option<i64>,
    /// The format that this program uses. An older database is migrated to it when it is opened.
    pub known: i64,
}

impl Store {
    /// The secret called `name` in the database at `place`, whether or not a server is using it; `None` if it was never
    /// created.
    pub async fn read_secret(place: impl Into<Place>, name: &str) -> Result<Option<[u8; 32]>, StoreError> {
        let found = match &place.into().0 {
            Kind::Directory(directory) => sqlite::secret_in(directory, name).await?,
            Kind::Postgres(options) => postgres::secret_of(options, name).await?,
        };
        found.map(|bytes| fixed_bytes(&bytes)).transpose()
    }

    /// Inspects the database at `place`, whether or not a server is using it. Fails as [`Store::open`] would, except
    /// that a directory may be in use: with [`StoreError::Newer`] for a newer format, [`StoreError::Corrupt`] for
    /// anything but a database of this program, [`StoreError::Unreachable`] if there is no database server.
    pub async fn inspect(place: impl Into<Place>) -> Result<Inspection, StoreError> {
        let (found, known) = match &place.into().0 {
            Kind::Directory(directory) => (sqlite::format_in(directory).await?, sqlite::KNOWN_FORMAT),
            Kind::Postgres(options) => (postgres::format_of(options).await?, postgres::KNOWN_FORMAT),
        };
        match found {
            Some(found) if found > known => Err(StoreError::Newer { found, known }),
            _ => Ok(Inspection { found, known }),
        }
    }
}
