//! Opening and closing.

use crate::database::Database;
use crate::random::random_bytes;
use crate::writer::{self, Queue};
use crate::{Place, StoreError};
use std::sync::{Arc, Mutex, PoisonError};

/// Users, tables and table logs, at a [`Place`]. Cheap to clone; all clones are the same store.
///
/// Several processes may open the same place; each then sees what the others have written.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    /// `None` once the store is closed.
    queue: Arc<Mutex<Option<Queue>>>,
    pub(crate) counts: Arc<writer::Counts>,
    /// Tells us from others who hold leases.
    pub(crate) holder: i64,
}

/// How a store works. The default is right unless you measure.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many connections read, at least one.
    pub readers: u32,
    /// How many appends share one transaction at most, at least one.
    pub batch_limit: usize,
    /// How many bytes the database may grow to; beyond, everything that needs space fails with [`StoreError::Full`].
    /// For SQLite; the size of a PostgreSQL database is its administrator's business.
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

    /// Opens the store at this place. A directory is created if it is missing, and so is all that belongs into the
    /// database; a database of an older program is brought up to date.
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

    /// Waits until everything under way is written, then lets go of the files. Calls from now on give
    /// [`StoreError::Closed`].
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
