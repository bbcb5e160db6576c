//! Opening and closing.

use crate::StoreError;
use crate::database::Database;
use crate::writer::{self, Queue};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// Users, tables and table logs in a data directory. Cheap to clone; all clones are the same store.
///
/// Several processes may open the same directory; each then sees what the others have written.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    /// `None` once the store is closed.
    queue: Arc<Mutex<Option<Queue>>>,
    pub(crate) counts: Arc<writer::Counts>,
}

/// How a store works. The default is right unless you measure.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many connections read, at least one.
    pub readers: u32,
    /// How many appends share one transaction at most, at least one.
    pub batch_limit: usize,
    /// How many bytes the database may grow to; beyond, everything that needs space fails with [`StoreError::Full`].
    pub size_limit: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { readers: 4, batch_limit: 1024, size_limit: u64::MAX }
    }
}

impl Store {
    /// The name of the database in its directory. A backup under this name in an empty directory is a store again.
    pub const FILE: &str = "tavola.db";

    /// Opens the store in this directory. The directory and the database are created if they are missing, and
    /// a database of an older program is brought up to date.
    pub async fn open(directory: &Path) -> Result<Self, StoreError> {
        Self::open_with(directory, Settings::default()).await
    }

    pub async fn open_with(directory: &Path, settings: Settings) -> Result<Self, StoreError> {
        create_directory(directory).await.map_err(|error| StoreError::of_file(error, directory))?;
        let file = directory.join(Self::FILE);
        let database = Database::open(file, settings.readers.max(1), settings.size_limit).await?;
        let counts = Arc::default();
        let queue = writer::start(database.clone(), Arc::clone(&counts), settings.batch_limit.max(1));
        Ok(Store { database, queue: Arc::new(Mutex::new(Some(queue))), counts })
    }

    /// Waits until everything under way is written, then lets go of the files. Calls from now on give
    /// [`StoreError::Closed`].
    pub async fn close(&self) {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(queue) = queue {
            queue.finish().await;
        }
        self.database.close().await;
    }

    /// Changes [`Settings::size_limit`].
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        self.database.limit_size(bytes).await
    }

    pub(crate) fn sender(&self) -> Result<writer::Sender, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.as_ref().map(Queue::sender).ok_or(StoreError::Closed)
    }
}

/// Nobody but the owner may look into a directory that we create: the database holds keys.
async fn create_directory(directory: &Path) -> io::Result<()> {
    let mut builder = tokio::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    builder.mode(0o700);
    builder.create(directory).await
}
