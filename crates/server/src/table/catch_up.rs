//! Follows changes that other instances make to the same table.

use super::TableTask;
use crate::error::store_error;
use protocol::ApiError;
use store::Version;

impl TableTask {
    /// Reads the store if a change was announced that we don't know about yet. Most announced changes are our own.
    pub(super) async fn catch_up_with_announced(&mut self) {
        let announced = *self.announced.borrow_and_update();
        let missed = std::mem::replace(&mut self.missed, announced.missed) != announced.missed;
        let is_revised = missed || announced.revision > Some(self.row.revision);
        if is_revised || announced.head > self.head() {
            self.catch_up().await;
            self.replace_deleted_players().await;
        }
        if is_revised {
            // If that fails, the store is asked again before anybody's time is up.
            let _ = self.hear_of_vacations().await;
        }
        let reacted = std::mem::replace(&mut self.reactions_announced, announced.reactions) != announced.reactions;
        if missed || reacted || announced.chat > self.chat_told {
            self.tell_chat(&[]).await;
        }
    }

    /// Catches up if a client names a version of this game that we don't know: another instance may have sent it.
    pub(super) async fn catch_up_to(&mut self, version: Option<u32>) {
        let is_news = version.is_some_and(|version| Version(i64::from(version)) > self.head());
        if is_news && self.app.store.is_shared() {
            self.catch_up().await;
        }
    }

    /// Reads everything new from the store. Viewers are updated only if there was anything new: one client's request
    /// must not cost the others anything.
    async fn catch_up(&mut self) {
        let known = (self.head(), self.row.revision);
        match self.read_on().await {
            Ok(()) if self.stale => self.rebuild().await,
            Ok(()) if known == (self.head(), self.row.revision) => {}
            Ok(()) => {
                self.hold_notices();
                self.find_friends().await;
                self.show_all();
            }
            Err(_) => self.rebuild().await,
        }
    }

    async fn read_on(&mut self) -> Result<(), ApiError> {
        self.adopt(self.app.store.load_table(&self.id).await.map_err(store_error)?)?;
        match &mut self.play {
            None => self.play = self.load_play().await?,
            Some(play) => {
                let known = Version(i64::from(play.version()));
                play.read(&self.app.store.load_log(&self.id, known).await.map_err(store_error)?)?;
            }
        }
        self.load_former().await
    }

    fn head(&self) -> Version {
        Version(self.play.as_ref().map_or(0, |play| i64::from(play.version())))
    }
}
