//! Which tables of a user are watched.

use super::watch::watch;
use crate::app::Shared;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;
use store::{TableId, TableState, UserId};
use tokio::sync::{broadcast, mpsc};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, interval_at, sleep};

/// Maximum number of tables that are watched for one stream.
const MAX_TABLES: u32 = 50;

/// How often the list is read although no news came: another server may have changed it.
const READ_AGAIN: Duration = Duration::from_secs(15);

/// News that a slow stream may be behind before it reads everything again.
const BACKLOG: usize = 256;

/// Tells streams that the list of a user's tables has changed.
pub(crate) struct UserNews(broadcast::Sender<UserId>);

impl Default for UserNews {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

impl UserNews {
    /// The user has sat down at another table.
    pub(crate) fn publish(&self, user: UserId) {
        // An error means that nobody listens.
        let _ = self.0.send(user);
    }
}

/// Watches all live tables of the user, those to come included, until it is dropped.
pub(super) async fn watch_all(app: &Shared, user: UserId, address: IpAddr, outbox: &mpsc::Sender<Bytes>) {
    let mut news = app.user_news.0.subscribe();
    let mut watchers = Watchers::default();
    let mut ping = interval_at(Instant::now() + app.config.ping, app.config.ping);
    loop {
        watchers.read(app, user, address, outbox).await;
        tokio::select! {
            () = next_news(&mut news, user) => {}
            () = sleep(READ_AGAIN) => {}
            _ = ping.tick() => {
                // A comment, so that nobody on the way takes the stream for dead.
                if outbox.send(Bytes::from_static(b":\n\n")).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Returns once there may be news of this user.
async fn next_news(news: &mut broadcast::Receiver<UserId>, user: UserId) {
    loop {
        match news.recv().await {
            Ok(whose) if whose != user => {}
            _ => return,
        }
    }
}

/// A task for each table that is watched.
#[derive(Default)]
struct Watchers {
    tasks: JoinSet<()>,
    by_table: BTreeMap<String, AbortHandle>,
}

impl Watchers {
    /// Begins to watch the tables that are new in the list.
    async fn read(&mut self, app: &Shared, user: UserId, address: IpAddr, outbox: &mpsc::Sender<Bytes>) {
        while self.tasks.try_join_next().is_some() {}
        self.by_table.retain(|_, task| !task.is_finished());
        // If it can't be read now, it is read again soon.
        let rows = app.store.list_tables_of(user, MAX_TABLES).await.unwrap_or_default();
        let is_live = |state| matches!(state, TableState::Open | TableState::Running);
        for row in rows.into_iter().filter(|row| is_live(row.meta.state)) {
            self.add(app, row.id, user, address, outbox);
        }
    }

    fn add(&mut self, app: &Shared, table: TableId, user: UserId, address: IpAddr, outbox: &mpsc::Sender<Bytes>) {
        if !self.by_table.contains_key(table.as_str()) {
            let name = table.to_string();
            let task = self.tasks.spawn(watch(app.clone(), table, user, address, outbox.clone()));
            self.by_table.insert(name, task);
        }
    }
}
