//! Backups, which can be made while a server is running.

use crate::place::{Kind, Place};
use crate::{Store, StoreError, sqlite};
use std::io;
use std::path::{Path, PathBuf};
use tokio::fs;

impl Store {
    /// Writes a snapshot of the database at this place to a new file. Once the file exists, it is complete and on disk.
    /// An existing file is not overwritten: [`StoreError::Exists`].
    ///
    /// The database itself is not changed; if it has an older format, so does the copy. To restore the copy,
    /// see [`Store::restore`]. PostgreSQL databases are backed up with PostgreSQL's own programs:
    /// [`StoreError::HasItsOwnBackup`].
    pub async fn backup(place: impl Into<Place>, to: &Path) -> Result<(), StoreError> {
        let Kind::Directory(directory) = place.into().0 else { return Err(StoreError::HasItsOwnBackup) };
        if fs::try_exists(to).await.map_err(|error| StoreError::of_file(error, to))? {
            return Err(StoreError::Exists);
        }
        let partial = partial_name(to);
        remove(&partial).await;
        let copied = copy(&directory, &partial, to).await;
        if copied.is_err() {
            remove(&partial).await;
        }
        copied
    }
}

async fn copy(directory: &Path, partial: &Path, to: &Path) -> Result<(), StoreError> {
    create_for_owner(partial).await.map_err(|error| StoreError::of_file(error, to))?;
    sqlite::copy(directory, partial).await?;
    put_in_place(partial, to).await.map_err(|error| StoreError::of_file(error, to))
}

/// Creates an empty file that only its owner can access, since the copy contains keys.
pub(crate) async fn create_for_owner(file: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    options.open(file).await.map(drop)
}

pub(crate) fn partial_name(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Gives the copy its final name once it is on disk.
pub(crate) async fn put_in_place(partial: &Path, to: &Path) -> io::Result<()> {
    fs::File::open(partial).await?.sync_all().await?;
    fs::rename(partial, to).await?;
    match to.parent() {
        Some(directory) if cfg!(unix) && directory != Path::new("") => {
            fs::File::open(directory).await?.sync_all().await
        }
        _ => Ok(()),
    }
}

/// Removes an unfinished copy from this attempt or an earlier one.
pub(crate) async fn remove(partial: &Path) {
    // Usually there is none. If it can't be removed, creating it fails, too, which is reported.
    let _ = fs::remove_file(partial).await;
}
