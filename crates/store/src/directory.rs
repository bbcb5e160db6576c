//! The directory of a SQLite database: readable by its owner only, and used by one server at a time.

use crate::{Cause, Store, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// While a server uses the directory, it holds a lock on this file, which the operating system releases when the
/// process ends.
const LOCK_FILE: &str = "tavola.lock";
/// How long a starting server waits for the lock: a backup may hold it for a moment.
const LOCK_PATIENCE: Duration = Duration::from_secs(2);
const LOCK_PAUSE: Duration = Duration::from_millis(50);

/// SQLite keeps these beside the database file, and creates them with the same permissions.
const SIDE_FILES: [&str; 2] = ["-wal", "-shm"];

/// A directory's lock, held until it is released or the last clone is dropped.
#[derive(Clone, Debug)]
pub(crate) struct Lock(Arc<Mutex<Option<File>>>);

impl Lock {
    /// Acquires this directory's lock for a server. [`StoreError::InUse`] if another one holds it.
    pub(crate) async fn take(directory: &Path) -> Result<Self, StoreError> {
        let unwritable = |error| StoreError::of_file(error, directory);
        let path = directory.join(LOCK_FILE);
        create_private(&path).map_err(unwritable)?;
        let file = OpenOptions::new().write(true).open(&path).map_err(unwritable)?;
        let end = Instant::now() + LOCK_PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Lock(Arc::new(Mutex::new(Some(file))))),
                Err(TryLockError::WouldBlock) if Instant::now() < end => sleep(LOCK_PAUSE).await,
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { path: directory.to_owned() }),
                Err(TryLockError::Error(error)) => return Err(StoreError::Unavailable(Cause::new(error))),
            }
        }
    }

    pub(crate) fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Keeps servers from starting in a directory while its database is copied.
pub(crate) struct NoServer {
    /// `None` if no server that takes locks has ever used the directory.
    _lock: Option<File>,
}

impl NoServer {
    /// `None` if a server is using the directory.
    pub(crate) fn in_directory(directory: &Path) -> Result<Option<Self>, StoreError> {
        let path = directory.join(LOCK_FILE);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Some(NoServer { _lock: None })),
            Err(error) => return Err(StoreError::of_file(error, &path)),
        };
        match file.try_lock_shared() {
            Ok(()) => Ok(Some(NoServer { _lock: Some(file) })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(StoreError::Unavailable(Cause::new(error))),
        }
    }
}

/// Creates the directory if it is missing, accessible only to its owner.
pub(crate) fn create(directory: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// The database file in this directory, created if it is missing. Afterwards, only its owner can read it and the files
/// beside it, whatever the directory's permissions: they contain keys.
pub(crate) fn private_database(directory: &Path) -> io::Result<PathBuf> {
    let file = directory.join(Store::FILE);
    create_private(&file)?;
    for suffix in SIDE_FILES {
        make_private(&side_file(&file, suffix))?;
    }
    Ok(file)
}

/// Whether the database has a write-ahead log, as it does while it is open and after a crash.
pub(crate) fn has_write_ahead_log(file: &Path) -> bool {
    side_file(file, "-wal").exists()
}

/// Makes this file private, creating it if it is missing. An existing file is not opened: closing it would release
/// SQLite's locks on it in this process.
fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => make_private(file),
        created => created.map(drop),
    }
}

/// Removes other users' permissions from this file, if it exists.
#[cfg(unix)]
fn make_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match file.metadata() {
        Ok(metadata) => metadata.permissions().mode(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if mode & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}

fn side_file(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
