//! What all parts of the server share.

use crate::bots::BotPool;
use crate::config::Config;
use crate::doors::Doors;
use crate::endings::Endings;
use crate::metrics::Metrics;
use crate::page::Page;
use crate::rates::Buckets;
use crate::registry::Registry;
use crate::reviews::ReviewDesk;
use crate::session::SessionKey;
use crate::statistics::EndedGames;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Settings, Statistics, Store, StoreError, UserId};
use tokio::sync::{Mutex, watch};

/// For so long what the store said about itself is repeated.
const FRESH: Duration = Duration::from_millis(500);

/// The server, as its parts see it.
pub(crate) type Shared = Arc<App>;

pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) sessions: SessionKey,
    pub(crate) endings: Endings,
    pub(crate) ended_games: EndedGames,
    pub(crate) tables: Registry,
    pub(crate) bots: BotPool,
    pub(crate) metrics: Metrics,
    pub(crate) page: Page,
    pub(crate) request_buckets: Buckets<IpAddr>,
    pub(crate) sign_in_buckets: Buckets<IpAddr>,
    pub(crate) table_buckets: Buckets<UserId>,
    pub(crate) thought_buckets: Buckets<UserId>,
    pub(crate) reviews: ReviewDesk,
    /// For each account, under its name in small letters.
    pub(crate) guess_buckets: Buckets<String>,
    pub(crate) doors: Doors,
    /// What the store last said about itself, and when.
    statistics: Mutex<Option<(Instant, Statistics)>>,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
    connections: AtomicU64,
}

impl App {
    pub(crate) async fn new(config: Config, stopping: watch::Receiver<bool>) -> Result<Shared, StoreError> {
        let settings = Settings { size_limit: config.size_limit, ..Settings::default() };
        let store = Store::open_with(&config.data, settings).await?;
        let sessions = SessionKey::new(store.secret("sessions").await?);
        let limits = config.limits;
        Ok(Arc::new(Self {
            sessions,
            endings: Endings::default(),
            ended_games: EndedGames::default(),
            tables: Registry::default(),
            bots: BotPool::new(config.bot_threads),
            metrics: Metrics::default(),
            page: config.page.as_deref().map_or_else(Page::built_in, Page::read),
            request_buckets: Buckets::new(limits.requests),
            sign_in_buckets: Buckets::new(limits.sign_ins),
            table_buckets: Buckets::new(limits.tables),
            thought_buckets: Buckets::new(limits.thoughts),
            reviews: ReviewDesk::new(config.bot_threads),
            guess_buckets: Buckets::new(limits.guesses),
            doors: Doors::default(),
            statistics: Mutex::default(),
            stopping,
            connections: AtomicU64::new(0),
            store,
            config,
        }))
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // An error says that nobody is left who could stop it: then it stops, too.
        drop(stopping.wait_for(|stopping| *stopping).await);
    }

    /// What the store says about itself. It is asked once in a while and by one at a time, however often we are.
    pub(crate) async fn statistics(&self) -> Result<Statistics, StoreError> {
        let mut known = self.statistics.lock().await;
        match *known {
            Some((at, statistics)) if at.elapsed() < FRESH => Ok(statistics),
            _ => {
                let statistics = self.store.statistics().await?;
                *known = Some((Instant::now(), statistics));
                Ok(statistics)
            }
        }
    }

    /// A number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }
}
