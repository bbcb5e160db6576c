//! Restores a backup as the database of a directory.

use crate::backup::{create_for_owner, partial_name, put_in_place, remove};
use crate::directory::{self, Lock};
use crate::{Inspection, Store, StoreError, sqlite};
use std::path::Path;

impl Store {
    /// Puts a copy of this backup into the directory, after checking every page of it. Returns its format.
    ///
    /// The directory is created if it is missing. A database already in it is not overwritten: [`StoreError::Exists`].
    /// The directory must not be in use: [`StoreError::InUse`]. A backup from a newer version of the program is refused
    /// ([`StoreError::Newer`]), as is a file that is damaged or not a backup ([`StoreError::Corrupt`]). After an error,
    /// the directory contains no database.
    pub async fn restore(backup: &Path, directory: &Path) -> Result<Inspection, StoreError> {
        let unwritable = |error| StoreError::of_file(error, directory);
        directory::create(directory).map_err(unwritable)?;
        let lock = Lock::take(directory).await?;
        let to = directory.join(Store::FILE);
        if to.exists() || directory::has_write_ahead_log(&to) {
            return Err(StoreError::Exists);
        }
        let partial = partial_name(&to);
        remove(&partial).await;
        let restored = copy(backup, &partial, &to).await;
        if restored.is_err() {
            remove(&partial).await;
        }
        lock.release();
        restored
    }
}

async fn copy(backup: &Path, partial: &Path, to: &Path) -> Result<Inspection, StoreError> {
    let mut source = sqlite::connect_backup(backup).await?;
    let (found, known) = (sqlite::checked_format(&mut source).await?, sqlite::KNOWN_FORMAT);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    create_for_owner(partial).await.map_err(|error| StoreError::of_file(error, to))?;
    sqlite::copy_into(&mut source, partial).await?;
    put_in_place(partial, to).await.map_err(|error| StoreError::of_file(error, to))?;
    Ok(Inspection { found: Some(found), known })
}
