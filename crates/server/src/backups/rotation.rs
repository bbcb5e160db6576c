//! The backup folder: a new backup gets its name once it is verified, and the oldest backups are removed.

use super::file_names::{is_backup, name};
use super::{BackupError, BackupPlan};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};
use store::{Place, Store};

/// The unverified copy, and the folder where it is restored for verification. A crash may leave both behind.
const UNVERIFIED: &str = "unverified.db";
const SCRATCH: &str = "unverified";

pub(super) struct Rotation(BackupPlan);

impl Rotation {
    pub(super) fn new(plan: BackupPlan) -> Self {
        Self(plan)
    }

    pub(super) fn every(&self) -> Duration {
        self.0.every
    }

    /// Time until the next backup is due; zero if there are no backups.
    pub(super) fn until_due(&self) -> Duration {
        let newest = self.backups().ok().and_then(|backups| backups.last()?.metadata().ok()?.modified().ok());
        let age = newest.and_then(|made| SystemTime::now().duration_since(made).ok());
        age.map_or(Duration::ZERO, |age| self.0.every.saturating_sub(age))
    }

    /// Makes a new, unverified copy of the database.
    pub(super) async fn copy(&self, data: &Place) -> Result<PathBuf, BackupError> {
        create_for_owner(&self.0.directory).map_err(BackupError::Files)?;
        let copy = self.0.directory.join(UNVERIFIED);
        remove_file(&copy).map_err(BackupError::Files)?;
        remove_folder(&self.scratch()).map_err(BackupError::Files)?;
        Store::backup(data, &copy).await.map_err(BackupError::Store)?;
        Ok(copy)
    }

    /// Where the copy is restored to verify it.
    pub(super) fn scratch(&self) -> PathBuf {
        self.0.directory.join(SCRATCH)
    }

    /// Gives the copy its name, and removes the oldest backups.
    pub(super) fn keep(&self, copy: &Path) -> Result<PathBuf, BackupError> {
        let file = self.0.directory.join(name(SystemTime::now()));
        fs::rename(copy, &file).map_err(BackupError::Files)?;
        self.remove_oldest().map_err(BackupError::Files)?;
        Ok(file)
    }

    fn remove_oldest(&self) -> io::Result<()> {
        let backups = self.backups()?;
        let surplus = backups.len().saturating_sub(self.0.keep.max(1) as usize);
        backups[..surplus].iter().try_for_each(fs::remove_file)
    }

    /// The backups, oldest first.
    fn backups(&self) -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(&self.0.directory)?.collect::<io::Result<Vec<_>>>()?;
        let mut names: Vec<_> = entries.iter().map(fs::DirEntry::file_name).collect();
        names.retain(|name| name.to_str().is_some_and(is_backup));
        names.sort();
        Ok(names.iter().map(|name| self.0.directory.join(name)).collect())
    }
}

fn create_for_owner(directory: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

fn remove_file(file: &Path) -> io::Result<()> {
    ignore_missing(fs::remove_file(file))
}

pub(super) fn remove_folder(folder: &Path) -> io::Result<()> {
    ignore_missing(fs::remove_dir_all(folder))
}

fn ignore_missing(removed: io::Result<()>) -> io::Result<()> {
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}
