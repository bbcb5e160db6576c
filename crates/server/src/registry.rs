//! The live tables: loaded on demand, unloaded when idle.

use crate::app::Shared;
use crate::follow::Announced;
use crate::table::{Handle, IDLE, Message, TableTask, UNUSED};
use protocol::{ApiError, Code};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{TableId, TableRow};
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<TableId, Handle>>,
    tasks: TaskTracker,
}

impl Registry {
    /// A handle to this table, which is loaded if it is not live.
    pub(crate) async fn open(app: &Shared, id: &TableId) -> Result<Handle, ApiError> {
        Self::open_for(app, id, IDLE).await
    }

    /// Loads this table if it is asleep. It goes back to sleep once it has nothing to do.
    pub(crate) async fn wake(app: &Shared, id: &TableId) -> Result<(), ApiError> {
        Self::open_for(app, id, UNUSED).await.map(drop)
    }

    /// Like [`Registry::open`]; a table that this call loads goes to sleep after being idle for this long.
    async fn open_for(app: &Shared, id: &TableId, idle: Duration) -> Result<Handle, ApiError> {
        if let Some(handle) = app.tables.find(id) {
            return Ok(handle);
        }
        let (handle, task) = TableTask::load(app.clone(), id.clone()).await?;
        if app.store.is_shared() {
            // Changes made while the table was being loaded were not announced to it.
            handle.announce(|announced| announced.missed += 1);
        }
        let mut live = app.tables.lock();
        // Another request may have loaded the table in the meantime: the first one wins.
        if let Some(first) = live.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(first.clone());
        }
        live.insert(id.clone(), handle.clone());
        app.tables.tasks.spawn(task.run(idle));
        Ok(handle)
    }

    /// Sends the table a request and waits for the answer; `unavailable` if the table can't give one.
    pub(crate) async fn ask<T>(
        app: &Shared,
        id: &TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> Message,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        Self::open(app, id).await?.send(question(reply)).await;
        answer.await.map_err(|_| Code::Unavailable.into())
    }

    /// Announces a change to the table if it is live.
    pub(crate) fn announce(&self, id: &TableId, update: impl FnOnce(&mut Announced)) {
        if let Some(handle) = self.lock().get(id) {
            handle.announce(update);
        }
    }

    /// Makes these tables reload from the store if they are live. Called after something other than their tasks has
    /// changed them in the store.
    pub(crate) fn refresh(&self, rows: &[TableRow]) {
        rows.iter().for_each(|row| self.announce(&row.id, |announced| announced.missed += 1));
    }

    /// Announces a change to all live tables.
    pub(crate) fn announce_all(&self, update: impl Fn(&mut Announced)) {
        self.lock().values().for_each(|handle| handle.announce(&update));
    }

    pub(crate) fn forget(&self, id: &TableId) {
        self.lock().remove(id);
    }

    /// Removes an idle table unless a request has found it and is about to send it a message. Returns whether the table
    /// was removed; then nobody can send to this inbox any more.
    pub(crate) fn release(&self, id: &TableId, inbox: &mpsc::Receiver<Message>) -> bool {
        let mut live = self.lock();
        let is_unused = inbox.is_empty() && inbox.sender_strong_count() <= 1;
        if is_unused {
            live.remove(id);
        }
        is_unused
    }

    /// Waits until all tables are unloaded. Called when the server stops.
    pub(crate) async fn unloaded(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    fn find(&self, id: &TableId) -> Option<Handle> {
        self.lock().get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Handle>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::config::Config;
    use crate::tables::new_table;
    use std::sync::atomic::Ordering;
    use tempfile::TempDir;
    use tokio::sync::watch;

    const WISH: &str = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

    async fn open_table(app: &Shared) -> TableId {
        let host = app.store.create_guest("Anna").await.unwrap();
        let host = app.store.user(host).await.unwrap();
        let table = new_table(app.config.games, &host, &serde_json::from_str(WISH).unwrap()).unwrap();
        app.store.create_table(&table).await.unwrap();
        table.id
    }

    async fn new_app(data: &TempDir) -> (watch::Sender<bool>, Shared) {
        let (stop, stopping) = watch::channel(false);
        let config = Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned());
        (stop, App::new(config, stopping).await.unwrap())
    }

    #[tokio::test]
    async fn a_table_stays_while_a_request_is_about_to_use_it() {
        let data = TempDir::new().unwrap();
        let (_stop, app) = new_app(&data).await;
        let id = open_table(&app).await;
        Registry::wake(&app, &id).await.unwrap();
        let handle = app.tables.find(&id).unwrap();
        tokio::time::sleep(UNUSED * 4).await;
        let (reply, answer) = oneshot::channel();
        assert!(handle.send(Message::Info(None, reply)).await);
        assert_eq!(answer.await.unwrap().unwrap().table, id.to_string());
    }

    #[tokio::test]
    async fn a_woken_table_that_nobody_uses_goes_back_to_sleep() {
        let data = TempDir::new().unwrap();
        let (_stop, app) = new_app(&data).await;
        let id = open_table(&app).await;
        Registry::wake(&app, &id).await.unwrap();
        while app.tables.find(&id).is_some() {
            tokio::time::sleep(UNUSED).await;
        }
    }

    /// Pending requests are answered with `unavailable`; the next one loads the table from the store.
    #[tokio::test]
    async fn a_table_whose_task_panics_is_reloaded_and_others_are_unaffected() {
        let data = TempDir::new().unwrap();
        let (_stop, app) = new_app(&data).await;
        let (falls, stands) = (open_table(&app).await, open_table(&app).await);
        let ask = async |id: &TableId| Registry::ask(&app, id, |reply| Message::Info(None, reply)).await;
        assert!(ask(&falls).await.is_ok() && ask(&stands).await.is_ok());
        let (fallen, standing) = (app.tables.find(&falls).unwrap(), app.tables.find(&stands).unwrap());
        fallen.send(Message::Panic).await;
        let unanswered = Registry::ask(&app, &falls, |reply| Message::Info(None, reply)).await;
        assert!(unanswered.is_ok() || unanswered.is_err_and(|error| error.code == Code::Unavailable));
        while !fallen.is_closed() {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(&falls).await.unwrap().unwrap().table, falls.to_string());
        assert!(!standing.is_closed() && ask(&stands).await.is_ok());
        tokio::task::yield_now().await;
        assert_eq!(app.metrics.live_tables.load(Ordering::Relaxed), 2);
    }
}
