//! Opening and closing.

use crate::database::Database;
use crate::random::random_bytes;
use crate::writer::{self, Queue};
use crate::{Place, StoreError};
use std::sync::{Arc, Mutex, PoisonError};

/// An open store. Cheap to clone; all clones are the same store.
///
/// Several servers can open the same PostgreSQL database; a directory can be open only once.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    /// `None` once the store is closed.
    queue: Arc<Mutex<Option<Queue>>>,
    pub(crate) counts: Arc<writer::Counts>,
    /// Identifies this store among the holders of leases.
    pub(crate) holder: i64,
}

/// Tuning parameters; the defaults suit a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Number of connections for reading, at least one.
    pub readers: u32,
    /// Maximum number of appends in one transaction, at least one.
    pub batch_limit: usize,
    /// Maximum size of a SQLite database, in bytes. Beyond it, writes that need space fail with [`StoreError::Full`].
    pub size_limit: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { readers: 4, batch_limit: 1024, size_limit: u64::MAX }
    }
}

impl Store {
    /// The file name of the database in its directory.
    pub const FILE: &str = "tavola.db";

    /// Opens the store at this place. A missing directory or an empty database is set up, and an older database
    /// migrated. [`StoreError::InUse`] if another store has the directory open.
    pub async fn open(place: impl Into<Place>) -> Result<Self, StoreError> {
        Self::open_with(place, Settings::default()).await
    }

    pub async fn open_with(place: impl Into<Place>, settings: Settings) -> Result<Self, StoreError> {
        let database = Database::open(&place.into(), &settings).await?;
        let counts = Arc::default();
        let queue = writer::start(database.clone(), Arc::clone(&counts), settings.batch_limit.max(1));
        let holder = i64::from_le_bytes(random_bytes()?);
        Ok(Store { database, queue: Arc::new(Mutex::new(Some(queue))), counts, holder })
    }

    /// Finishes pending writes and closes the database. Later calls return [`StoreError::Closed`].
    pub async fn close(&self) {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(queue) = queue {
            queue.finish().await;
            self.return_leases().await;
        }
        self.database.close().await;
    }

    /// Changes [`Settings::size_limit`].
    pub async fn limit_size(&self, bytes: u64) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(pools) => pools.limit_size(bytes).await,
            Database::Postgres(_) => Ok(()),
        }
    }

    pub(crate) fn sender(&self) -> Result<writer::Sender, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.as_ref().map(Queue::sender).ok_or(StoreError::Closed)
    }
}
