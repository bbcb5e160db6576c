//! Backups that the server makes by itself, each verified before it counts as one.

mod figures;
mod file_names;
mod rotation;
mod verify;

pub(crate) use figures::BackupFigures;

use crate::app::Shared;
use rotation::Rotation;
use std::error::Error;
use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use store::{StoreError, TableId};

/// Maximum time from a failure to the next attempt.
const RETRY: Duration = Duration::from_secs(10 * 60);

/// When backups are made, and how many are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupPlan {
    /// The folder; created if it is missing. Files in it whose names are not those of backups are left alone.
    pub directory: PathBuf,
    pub every: Duration,
    /// Number of backups to keep; at least one is kept.
    pub keep: u32,
}

/// Why a backup was not made, or can't be relied on.
#[derive(Debug)]
pub(crate) enum BackupError {
    Store(StoreError),
    Files(std::io::Error),
    /// A table in the copy doesn't replay.
    Table(TableId, protocol::Code),
}

/// Makes backups until the server stops. The first is due when the newest one in the folder is old enough.
pub(crate) async fn run(app: Shared) {
    let Some(plan) = app.config.backups.clone() else { return };
    let rotation = Rotation::new(plan);
    let mut wait = rotation.until_due();
    loop {
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.stopped() => return,
        }
        wait = match back_up(&app, &rotation).await {
            Ok(()) => rotation.every(),
            Err(error) => {
                app.metrics.backups.failed();
                tracing::error!(error = &error as &dyn Error, "the backup failed");
                rotation.every().min(RETRY)
            }
        };
    }
}

/// Makes one backup, verifies it, and removes the oldest ones.
async fn back_up(app: &Shared, rotation: &Rotation) -> Result<(), BackupError> {
    let started = Instant::now();
    let copy = rotation.copy(&app.config.data).await?;
    let tables = verify::verify(&app.store, &copy, &rotation.scratch()).await?;
    let file = rotation.keep(&copy)?;
    let bytes = file.metadata().map_or(0, |metadata| metadata.len());
    app.metrics.backups.succeeded(bytes, started.elapsed());
    tracing::info!(file = %file.display(), bytes, tables, took = ?started.elapsed(), "backup made and verified");
    Ok(())
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Store(_) => f.write_str("the database could not be copied, or the copy not opened"),
            BackupError::Files(_) => f.write_str("a file of the backup could not be written"),
            BackupError::Table(table, code) => write!(f, "in the copy, table {table} does not replay: {}", code.key()),
        }
    }
}

impl Error for BackupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            BackupError::Store(error) => Some(error),
            BackupError::Files(error) => Some(error),
            BackupError::Table(..) => None,
        }
    }
}
