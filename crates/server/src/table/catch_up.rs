//! Keeping up with other instances at the same table.

use super::Task;
use crate::error::store_error;
use protocol::ApiError;
use store::Version;

impl Task {
    /// Something was heard of this table. Mostly it is what we did ourselves, and nothing is to be done.
    pub(super) async fn hear(&mut self) {
        let news = *self.news.borrow_and_update();
        let missed = std::mem::replace(&mut self.missed, news.missed) != news.missed;
        if missed || news.revision > Some(self.row.revision) || news.head > self.head() {
            self.catch_up().await;
        }
        if missed || news.chat > self.chat_told {
            self.tell_chat(None).await;
        }
    }

    /// Catches up if somebody knows a version of this game that we don't: they were told by another instance.
    pub(super) async fn catch_up_to(&mut self, version: Option<u32>) {
        if version.is_some_and(|version| Version(i64::from(version)) > self.head()) {
            self.catch_up().await;
        }
    }

    /// Takes over what the store knows and we don't, and shows it.
    async fn catch_up(&mut self) {
        match self.read_on().await {
            Ok(()) if !self.stale => self.show_all(),
            _ => self.rebuild().await,
        }
    }

    async fn read_on(&mut self) -> Result<(), ApiError> {
        self.row = self.app.store.load_table(&self.id).await.map_err(store_error)?;
        match &mut self.play {
            None => self.play = self.load_play().await?,
            Some(play) => {
                let known = Version(i64::from(play.version));
                play.read(&self.app.store.load_log(&self.id, known).await.map_err(store_error)?)?;
            }
        }
        Ok(())
    }

    fn head(&self) -> Version {
        Version(self.play.as_ref().map_or(0, |play| i64::from(play.version)))
    }
}
