//! The tables that are live: loaded when somebody asks for them, and put away when nobody does.

use crate::app::Shared;
use crate::follow::News;
use crate::table::{Handle, Message, Task};
use protocol::{ApiError, Code};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::oneshot;

#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<TableId, Handle>>,
}

impl Registry {
    /// The way to this table, which is loaded if it is not live.
    pub(crate) async fn open(app: &Shared, id: &TableId) -> Result<Handle, ApiError> {
        if let Some(handle) = app.tables.find(id) {
            return Ok(handle);
        }
        let (handle, task) = Task::load(app.clone(), id.clone()).await?;
        if app.store.is_shared() {
            // What others have changed while it was loaded was told to nobody.
            handle.tell(|news| news.missed += 1);
        }
        let mut live = app.tables.lock();
        // Somebody else may have loaded it meanwhile: the first one counts.
        if let Some(first) = live.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(first.clone());
        }
        live.insert(id.clone(), handle.clone());
        tokio::spawn(task.run());
        Ok(handle)
    }

    /// Asks the table something.
    pub(crate) async fn ask<T>(
        app: &Shared,
        id: &TableId,
        question: impl FnOnce(oneshot::Sender<T>) -> Message,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        Self::open(app, id).await?.send(question(reply)).await;
        answer.await.map_err(|_| Code::Unavailable.into())
    }

    /// Lets the table hear something, if it is live.
    pub(crate) fn tell(&self, id: &TableId, hear: impl FnOnce(&mut News)) {
        if let Some(handle) = self.lock().get(id) {
            handle.tell(hear);
        }
    }

    /// Lets all live tables hear something.
    pub(crate) fn tell_all(&self, hear: impl Fn(&mut News)) {
        self.lock().values().for_each(|handle| handle.tell(&hear));
    }

    pub(crate) fn forget(&self, id: &TableId) {
        self.lock().remove(id);
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
    use tokio::sync::watch;

    const WISH: &str = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

    async fn open_table(app: &Shared) -> TableId {
        let host = app.store.create_guest("Anna").await.unwrap();
        let host = app.store.user(host).await.unwrap();
        let table = new_table(&host, &serde_json::from_str(WISH).unwrap()).unwrap();
        app.store.create_table(&table).await.unwrap();
        table.id
    }

    /// Whoever waits for an answer learns that there is none; whoever comes next finds the table as the store has it.
    #[tokio::test]
    async fn a_table_whose_task_falls_is_brought_back_and_others_stand() {
        let data = tempfile::TempDir::new().unwrap();
        let (_stop, stopping) = watch::channel(false);
        let app = App::new(Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned()), stopping).await.unwrap();
        let (falls, stands) = (open_table(&app).await, open_table(&app).await);
        let ask = async |id: &TableId| Registry::ask(&app, id, |reply| Message::Info(None, reply)).await;
        assert!(ask(&falls).await.is_ok() && ask(&stands).await.is_ok());
        let (fallen, standing) = (app.tables.find(&falls).unwrap(), app.tables.find(&stands).unwrap());
        fallen.send(Message::Fall).await;
        let unanswered = Registry::ask(&app, &falls, |reply| Message::Info(None, reply)).await;
        assert!(unanswered.is_ok() || unanswered.is_err_and(|error| error.code == Code::Unavailable));
        while !fallen.is_closed() {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(&falls).await.unwrap().table, falls.to_string());
        assert!(!standing.is_closed() && ask(&stands).await.is_ok());
        tokio::task::yield_now().await;
        assert_eq!(app.metrics.live_tables.load(Ordering::Relaxed), 2);
    }
}
