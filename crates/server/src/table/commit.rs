//! The way of everything that happens: check, append with the chance that follows, and only then tell.

use super::Task;
use super::happening::Happening;
use crate::error::store_error;
use game::Seat;
use protocol::{ActionName, ApiError, Code};
use store::{Entry, Millis, StoreError, TableMeta, TableState, Version};

/// What is to happen.
pub(super) enum Wish {
    /// A seat acts.
    Act(Seat, ActionName),
    Other(Happening),
}

impl From<Happening> for Wish {
    fn from(happening: Happening) -> Self {
        Wish::Other(happening)
    }
}

/// Why something did not happen.
pub(super) enum NotDone {
    Refused(ApiError),
    /// Somebody else was faster; the table now knows what happened instead.
    Lost,
}

/// So often an append is tried again that others were faster with.
const ATTEMPTS: usize = 8;

impl<E: Into<ApiError>> From<E> for NotDone {
    fn from(error: E) -> Self {
        NotDone::Refused(error.into())
    }
}

impl Task {
    /// Lets happen, durably, what `decide` says. If others were faster, it is asked again, about the table as it is
    /// then.
    pub(super) async fn happen<W: Into<Wish>>(
        &mut self,
        command: Option<&str>,
        decide: impl Fn(&Self) -> Result<W, ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            if command.is_some_and(|command| self.is_done(command)) {
                return Ok(());
            }
            let wish = decide(self)?.into();
            match self.commit(Some(&wish), command).await {
                Ok(()) => return Ok(()),
                Err(NotDone::Refused(error)) => return Err(error),
                Err(NotDone::Lost) => {}
            }
        }
        Err(Code::Unavailable.into())
    }

    /// Whether this command was carried out: here before, or meanwhile by another instance.
    fn is_done(&self, command: &str) -> bool {
        self.play.as_ref().is_some_and(|play| play.done(command).is_some())
    }

    /// Appends this, and the chance that follows, in one transaction.
    pub(super) async fn commit(&mut self, wish: Option<&Wish>, command: Option<&str>) -> Result<(), NotDone> {
        let play = self.play.as_mut().ok_or(Code::NotRunning)?;
        let before = Version(i64::from(play.version));
        let at = Millis::now();
        let mut entries: Vec<Entry> = Vec::new();
        match wish {
            Some(Wish::Act(seat, action)) => entries.push(play.act(*seat, action, at)?.entry(at, command)),
            Some(Wish::Other(happening)) => {
                play.apply(happening, at)?;
                entries.push(happening.entry(at, command));
            }
            None => {}
        }
        while let Some(chance) = play.draw() {
            play.apply(&chance, at)?;
            entries.push(chance.entry(at, None));
        }
        if let Some(command) = command {
            play.remember(command.to_owned());
        }
        self.append(before, entries).await
    }

    /// What we believed before a failure is forgotten: the store alone knows.
    async fn append(&mut self, before: Version, entries: Vec<Entry>) -> Result<(), NotDone> {
        if entries.is_empty() {
            return Ok(());
        }
        match self.app.store.append(&self.id, before, entries).await {
            Ok(_) => Ok(()),
            Err(error) => {
                self.rebuild().await;
                match error {
                    StoreError::Conflict { .. } => Err(NotDone::Lost),
                    error => Err(store_error(error).into()),
                }
            }
        }
    }

    /// Does what is still due after a stop in the middle: the first chance, the note that the game is over.
    pub(super) async fn settle(&mut self) {
        let Some(play) = &self.play else { return };
        if play.draw().is_some() && self.commit(None, None).await.is_err() {
            return;
        }
        self.note_end().await;
    }

    /// Notes in the row of the table that its game is over.
    pub(super) async fn note_end(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| play.is_over()) else { return };
        let state = if play.abandoned { TableState::Abandoned } else { TableState::Finished };
        if self.row.meta.state == state {
            return;
        }
        let noted = self.update(|meta| {
            meta.state = state;
            Ok(())
        });
        // It is noted when the table is loaded again.
        if noted.await.is_err() {
            tracing::warn!(table = self.id.as_str(), "the end of a game was not noted yet");
        }
    }

    /// Changes the row of the table, as long as `change` still allows it.
    pub(super) async fn update(
        &mut self,
        change: impl Fn(&mut TableMeta) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            let mut meta = self.row.meta.clone();
            change(&mut meta)?;
            match self.app.store.update_table(&self.id, self.row.revision, &meta).await {
                Ok(revision) => {
                    (self.row.meta, self.row.revision) = (meta, revision);
                    return Ok(());
                }
                Err(StoreError::Outdated { .. }) => {
                    self.row = self.app.store.load_table(&self.id).await.map_err(store_error)?;
                }
                Err(error) => return Err(store_error(error)),
            }
        }
        Err(Code::Unavailable.into())
    }
}
