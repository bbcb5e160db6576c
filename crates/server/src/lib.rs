//! Tables online: one program, an embedded database or a shared one, nothing lost, nothing leaked.
//!
//! [`Server::start`] opens the store and listens. Each live table is a task that owns its game (`table`);
//! [`Registry`](registry::Registry) finds it, `socket` connects people to it, `tables` and `accounts` answer
//! over HTTP, `guard` stands before everything. Computer players think in `bots`, on threads of their own.
//! Several servers may share one PostgreSQL database, and any of them serves any table: `follow` hears what the others
//! do, and whoever appends first to the log of a table is right.

#![expect(clippy::disallowed_types, reason = "nobody is told the order of a hash map")]

mod accounts;
mod app;
mod bots;
mod config;
#[cfg(feature = "schema")]
mod description;
mod doors;
mod endings;
mod error;
mod follow;
mod guard;
mod input;
mod lessons;
mod listen;
mod metrics;
mod names;
mod page;
mod password;
mod puzzles;
mod rates;
mod records;
mod registry;
mod replay;
mod reviews;
mod route;
mod routes;
mod session;
mod socket;
mod statistics;
mod table;
mod tables;
mod words;

pub use config::{Config, Limits, Rate, SocketLimits};
#[cfg(feature = "schema")]
pub use description::{Interface, interface};
pub use page::page_is_built_in;

use app::{App, Shared};
use registry::Registry;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use store::{Millis, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long visitors are given to say good-bye.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often old tables are looked for.
const CLEANING: Duration = Duration::from_secs(3600);

/// A server that runs.
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
    /// The address can't be listened on.
    Listen(io::Error),
}

impl Server {
    /// Opens the store, listens, and goes on with every running table.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let (stop, stopping) = watch::channel(false);
        let listener = TcpListener::bind(config.listen).await.map_err(StartError::Listen)?;
        let address = listener.local_addr().map_err(StartError::Listen)?;
        let app = App::new(config, stopping).await.map_err(StartError::Store)?;
        // Before any table is loaded, so that no change falls in between.
        let changes = app.store.changes().await.map_err(StartError::Store)?;
        tokio::spawn(follow::follow(app.clone(), changes));
        let serving = tokio::spawn(listen::serve(listener, app.clone()));
        tokio::spawn(resume(app.clone()));
        tokio::spawn(clean(app.clone()));
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

    /// Lets everybody finish what is under way, then closes the store.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(FAREWELL, self.serving).await;
        self.app.store.close().await;
    }
}

/// Brings every running table back: computer players go on, clocks run.
async fn resume(app: Shared) {
    let rows = app.store.list_running_tables().await.unwrap_or_default();
    for row in rows {
        if let Err(error) = Registry::open(&app, &row.id).await {
            tracing::warn!(table = row.id.as_str(), code = error.code.key(), "a table can't be brought back");
        }
    }
}

/// Removes finished tables that are older than they are kept.
async fn clean(app: Shared) {
    let Some(keep) = app.config.keep_tables else { return };
    loop {
        let before = Millis(Millis::now().0 - keep.as_millis() as i64);
        match app.store.purge(before).await {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "old tables removed"),
            Err(error) => tracing::error!(error = &error as &dyn std::error::Error, "old tables were not removed"),
        }
        tokio::select! {
            () = tokio::time::sleep(CLEANING) => {}
            () = app.stopped() => return,
        }
    }
}
