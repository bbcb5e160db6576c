//! A copy of everything, made while everything goes on.

use crate::database::Database;
use crate::{Store, StoreError, sqlite};
use std::io;
use std::path::{Path, PathBuf};
use tokio::fs;

impl Store {
    /// Writes a copy of the database, as it is at one moment, to this new file. When the file is there it is
    /// complete and on the disk. An old backup is not overwritten: [`StoreError::Exists`].
    ///
    /// To go back to it, put it into an empty directory as [`Store::FILE`]. A PostgreSQL database is copied by its own
    /// programs instead: [`StoreError::HasItsOwnBackup`].
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let Database::Sqlite(pools) = &self.database else { return Err(StoreError::HasItsOwnBackup) };
        if fs::try_exists(to).await.map_err(|error| StoreError::of_file(error, to))? {
            return Err(StoreError::Exists);
        }
        let partial = partial_name(to);
        remove(&partial).await;
        let copied = copy_into(pools, &partial, to).await;
        if copied.is_err() {
            remove(&partial).await;
        }
        copied
    }
}

async fn copy_into(pools: &sqlite::Pools, partial: &Path, to: &Path) -> Result<(), StoreError> {
    create_for_owner(partial).await.map_err(|error| StoreError::of_file(error, to))?;
    sqlite::copy_into(pools, partial).await?;
    put_in_place(partial, to).await.map_err(|error| StoreError::of_file(error, to))
}

/// An empty file, which the database may fill. It will hold keys, like the database itself.
async fn create_for_owner(file: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    options.open(file).await.map(drop)
}

fn partial_name(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Under its final name only what has reached the disk.
async fn put_in_place(partial: &Path, to: &Path) -> io::Result<()> {
    fs::File::open(partial).await?.sync_all().await?;
    fs::rename(partial, to).await?;
    match to.parent() {
        Some(directory) if cfg!(unix) && directory != Path::new("") => {
            fs::File::open(directory).await?.sync_all().await
        }
        _ => Ok(()),
    }
}

/// Removes a copy that was not finished, now or before.
async fn remove(partial: &Path) {
    // Mostly there is none; and where it can't be removed, it can't be written either, and that is told.
    let _ = fs::remove_file(partial).await;
}
