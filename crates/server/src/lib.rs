//! The server: online tables, stored in an embedded or a shared database.
//!
//! [`Server::start`] opens the store and listens. Each live table is a task that owns its game (`table`);
//! [`Registry`](registry::Registry) finds it, `socket` connects clients to it, `tables` and `accounts` answer over
//! HTTP, and `guard` checks every request. Everything that searches runs in `thinking`. Several servers may share one
//! PostgreSQL database, and any of them serves any table: `follow` announces the others' changes, and the first append
//! to a table's log wins.

#![expect(clippy::disallowed_types, reason = "the order of a hash map is never visible")]

mod accounts;
mod administration;
mod admission;
mod app;
mod backups;
mod blocks;
mod bots;
mod calendar;
mod codes;
mod config;
mod connection_limits;
mod counts;
#[cfg(feature = "schema")]
mod description;
mod descriptors;
mod device;
mod device_codes;
mod device_progress;
mod error;
mod events;
mod exposition;
mod follow;
mod friends;
mod games;
mod guard;
mod incoming;
mod input;
mod invitations;
mod lessons;
mod listen;
mod metrics;
mod mistakes;
mod names;
mod oidc;
mod own_bots;
mod own_sessions;
mod page;
mod passkeys;
mod password;
mod permissions;
mod process_metrics;
mod public_url;
mod puzzles;
mod rates;
mod ratings;
mod records;
mod recovery;
mod registry;
mod replay;
mod report;
mod request_ids;
mod requests;
mod reviews;
mod route;
mod routes;
mod session;
mod session_revocations;
mod socket;
mod statistics;
mod table;
mod table_notes;
mod tables;
mod thinking;
mod token;
mod turn_notices;
mod used_once;
mod vacations;
mod wakeups;
mod wall_clock;
mod words;

pub use administration::{OPERATOR_SECRET, OperatorKey};
pub use backups::{BackupPlan, is_backup};
pub use calendar::utc;
pub use config::{Config, Limits, NoticeConfig, Rate, SocketLimits};
#[cfg(feature = "schema")]
pub use description::{Interface, interface};
pub use games::{Games, Open};
pub use oidc::{BadIssuer, ClientSecret, Issuer, IssuerError, Oidc, check_issuer};
pub use page::page_is_built_in;
pub use permissions::{InvitationCode, Permissions, Who};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use wall_clock::WallClock;

use app::{App, Shared};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use store::{Millis, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long a stopping server waits for its connections to close, and then for its tables to be unloaded.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often old tables and sessions are removed.
const CLEANING: Duration = Duration::from_secs(3600);

/// A running server.
pub struct Server {
    address: SocketAddr,
    app: Shared,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

/// Why a server could not be started.
#[derive(Debug)]
pub enum StartError {
    Store(StoreError),
    /// Can't listen on the address.
    Listen(io::Error),
}

impl Server {
    /// Opens the store, listens, and wakes the tables that need it.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        process_metrics::note_start();
        let (stop, stopping) = watch::channel(false);
        let listener = TcpListener::bind(config.listen).await.map_err(StartError::Listen)?;
        let address = listener.local_addr().map_err(StartError::Listen)?;
        let app = App::new(config, stopping).await.map_err(StartError::Store)?;
        // Before any table is loaded, so that no change is missed.
        let changes = app.store.changes().await.map_err(StartError::Store)?;
        tokio::spawn(follow::follow(app.clone(), changes));
        let serving = tokio::spawn(listen::serve(listener, app.clone()));
        tokio::spawn(wakeups::wake_tables(app.clone()));
        tokio::spawn(clean(app.clone()));
        tokio::spawn(backups::run(app.clone()));
        tokio::spawn(turn_notices::run(app.clone()));
        tracing::info!(%address, "listening");
        Ok(Self { address, app, stop, serving })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether there is a page to play on.
    pub fn has_page(&self) -> bool {
        self.app.page.is_there()
    }

    /// Keeps serving for [`Config::drain`], finishes everything in progress, then closes the store.
    pub async fn stop(self) {
        self.app.drain().await;
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(FAREWELL, self.serving).await;
        let _ = tokio::time::timeout(FAREWELL, self.app.tables.unloaded()).await;
        self.app.store.close().await;
    }
}

/// Removes tables that have been inactive for too long, and sessions that have expired.
async fn clean(app: Shared) {
    loop {
        if let Some(keep) = app.config.keep_tables {
            remove_tables(&app, keep).await;
        }
        let expired = Millis(Millis::now().0 - session::DAYS * 24 * 60 * 60 * 1000);
        if let Err(error) = app.store.forget_sessions(expired).await {
            tracing::error!(error = &error as &dyn std::error::Error, "could not remove expired sessions");
        }
        tokio::select! {
            () = tokio::time::sleep(CLEANING) => {}
            () = app.stopped() => return,
        }
    }
}

async fn remove_tables(app: &Shared, keep: Duration) {
    let before = Millis(Millis::now().0 - keep.as_millis() as i64);
    match app.store.purge(before).await {
        Ok(0) => {}
        Ok(removed) => tracing::info!(removed, "removed old tables"),
        Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "could not remove old tables"),
    }
}
