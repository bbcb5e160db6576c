//! The state that all parts of the server share.

use crate::administration::{OPERATOR_SECRET, OperatorKey, ProxyCounts};
use crate::admission::Admission;
use crate::config::Config;
use crate::connection_limits::ConnectionLimits;
use crate::descriptors;
use crate::events::UserNews;
use crate::metrics::Metrics;
use crate::oidc::{Flows, Provider};
use crate::page::Page;
use crate::passkeys::Challenges;
use crate::rates::Buckets;
use crate::registry::Registry;
use crate::reviews::Reviews;
use crate::session::SessionKey;
use crate::session_revocations::SessionRevocations;
use crate::statistics::EndedGames;
use crate::table::SeatCodes;
use crate::thinking::ThinkingPool;
use crate::turn_notices::TurnNotices;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Millis, Settings, Statistics, Store, StoreError, UserId};
use tokio::sync::{Mutex, watch};

/// How long the store's statistics are cached.
const FRESH: Duration = Duration::from_millis(500);

/// How long the result of a health check is cached, and how long a check may take.
const HEALTH_FRESH: Duration = Duration::from_secs(2);
const HEALTH_LIMIT: Duration = Duration::from_secs(2);

pub(crate) type Shared = Arc<App>;

pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) sessions: SessionKey,
    pub(crate) operator: OperatorKey,
    pub(crate) passkey_challenges: Challenges,
    pub(crate) oidc_flows: Flows,
    /// `None` if the operator has named no issuer.
    pub(crate) oidc: Option<Provider>,
    pub(crate) proxy_counts: ProxyCounts,
    pub(crate) revocations: SessionRevocations,
    pub(crate) user_news: UserNews,
    pub(crate) ended_games: EndedGames,
    pub(crate) seat_codes: SeatCodes,
    pub(crate) tables: Registry,
    pub(crate) thinking: ThinkingPool,
    pub(crate) turn_notices: TurnNotices,
    pub(crate) metrics: Metrics,
    pub(crate) page: Page,
    pub(crate) request_buckets: Buckets<IpAddr>,
    pub(crate) sign_in_buckets: Buckets<IpAddr>,
    pub(crate) table_buckets: Buckets<UserId>,
    pub(crate) contact_buckets: Buckets<UserId>,
    pub(crate) thought_buckets: Buckets<UserId>,
    pub(crate) reviews: Reviews,
    /// Keyed by the account's name in lower case.
    pub(crate) guess_buckets: Buckets<String>,
    pub(crate) admission: Admission,
    pub(crate) sockets: ConnectionLimits,
    /// The store's last statistics, and when they were read.
    statistics: Mutex<Option<(Instant, Statistics)>>,
    /// The result of the last health check, and its time.
    health: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    /// Whether the server is about to stop.
    draining: AtomicBool,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
    connections: AtomicU64,
}

impl App {
    pub(crate) async fn new(config: Config, stopping: watch::Receiver<bool>) -> Result<Shared, StoreError> {
        let settings = Settings { size_limit: config.size_limit, ..Settings::default() };
        let store = Store::open_with(&config.data, settings).await?;
        let sessions = SessionKey::new(store.secret("sessions").await?);
        let operator = OperatorKey::new(store.secret(OPERATOR_SECRET).await?);
        let passkey_challenges = Challenges::new(store.secret("passkeys").await?);
        let oidc_flows = Flows::new(store.secret("oidc").await?);
        let oidc = config.oidc.clone().zip(config.public_url.as_ref());
        let oidc = oidc.map(|(oidc, public_url)| Provider::new(oidc, public_url.origin()));
        let seat_codes = SeatCodes::new(store.secret("seats").await?);
        let turn_notices = TurnNotices::new(&store, &config).await?;
        let limits = config.limits;
        Ok(Arc::new(Self {
            sessions,
            operator,
            passkey_challenges,
            oidc_flows,
            oidc,
            turn_notices,
            seat_codes,
            proxy_counts: ProxyCounts::default(),
            revocations: SessionRevocations::default(),
            user_news: UserNews::default(),
            ended_games: EndedGames::default(),
            tables: Registry::default(),
            thinking: ThinkingPool::new(config.bot_threads),
            metrics: Metrics::default(),
            page: config.page.as_deref().map_or_else(Page::built_in, Page::read),
            request_buckets: Buckets::new(limits.requests),
            sign_in_buckets: Buckets::new(limits.sign_ins),
            table_buckets: Buckets::new(limits.tables),
            contact_buckets: Buckets::new(limits.contacts),
            thought_buckets: Buckets::new(limits.thoughts),
            reviews: Reviews::default(),
            guess_buckets: Buckets::new(limits.guesses),
            admission: Admission::new(config.max_connections.min(descriptors::room_for_connections())),
            sockets: ConnectionLimits::default(),
            statistics: Mutex::default(),
            health: Mutex::default(),
            draining: AtomicBool::new(false),
            stopping,
            connections: AtomicU64::new(0),
            store,
            config,
        }))
    }

    /// Keeps serving as usual for a while, except that the server reports that it is about to stop.
    pub(crate) async fn drain(&self) {
        if let Some(time) = self.config.drain {
            self.draining.store(true, Ordering::Relaxed);
            tokio::time::sleep(time).await;
        }
    }

    /// Whether the server is stopping or about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        self.draining.load(Ordering::Relaxed) || *self.stopping.borrow()
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // An error means that the server was dropped without being stopped.
        drop(stopping.wait_for(|stopping| *stopping).await);
    }

    /// Statistics of the store, at most [`FRESH`] old. They are read by one request at a time.
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

    /// Whether the store can be written to. One check is made at a time, and each is short.
    pub(crate) async fn health(&self) -> Result<(), StoreError> {
        let mut known = self.health.lock().await;
        match &*known {
            Some((at, outcome)) if at.elapsed() < HEALTH_FRESH => outcome.clone(),
            _ => {
                let outcome = self.store.check_health(HEALTH_LIMIT).await;
                *known = Some((Instant::now(), outcome.clone()));
                outcome
            }
        }
    }

    /// The time by which the clocks of tables run.
    pub(crate) fn now(&self) -> Millis {
        self.config.wall_clock.now()
    }

    /// A number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }
}
