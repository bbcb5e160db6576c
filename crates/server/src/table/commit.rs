//! How the log grows: check a change, append it with the chance outcomes that follow, and only then show it.

use super::TableTask;
use super::play::Play;
use super::table_entry::TableEntry;
use crate::error::store_error;
use game::Seat;
use protocol::{ActionName, ApiError, Code};
use store::{Entry, Millis, SeatNotice, StoreError, TableMeta, TableQuota, TableRow, TableState, Version};

/// A change to be appended to the log.
pub(super) struct Proposal {
    change: Change,
    /// The seat that its player takes back with this, if a computer player has it.
    in_person: Option<Seat>,
}

enum Change {
    /// An action, which becomes an entry if it is legal.
    Act(Seat, ActionName),
    Entry(TableEntry),
}

impl Proposal {
    pub(super) fn act(seat: Seat, action: ActionName) -> Self {
        Self { change: Change::Act(seat, action), in_person: None }
    }

    /// Marks the proposal as made by the player of this seat.
    pub(super) fn in_person(self, seat: Seat) -> Self {
        Self { in_person: Some(seat), ..self }
    }
}

impl From<TableEntry> for Proposal {
    fn from(table_entry: TableEntry) -> Self {
        Self { change: Change::Entry(table_entry), in_person: None }
    }
}

/// Why nothing was appended.
pub(super) enum CommitError {
    Refused(ApiError),
    /// Another instance appended first; its entries have been read.
    Conflict,
}

/// Maximum attempts after conflicts.
const ATTEMPTS: usize = 8;

impl<E: Into<ApiError>> From<E> for CommitError {
    fn from(error: E) -> Self {
        CommitError::Refused(error.into())
    }
}

impl TableTask {
    /// Appends the result of `decide`. After a conflict with another instance, `decide` is called again with the new
    /// state.
    pub(super) async fn execute<W: Into<Proposal>>(
        &mut self,
        command: Option<&str>,
        decide: impl Fn(&Self) -> Result<W, ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            if command.is_some_and(|command| self.is_done(command)) {
                return Ok(());
            }
            let proposal = decide(self)?.into();
            match self.commit(Some(&proposal), command).await {
                Ok(()) => return Ok(()),
                Err(CommitError::Refused(error)) => return Err(error),
                Err(CommitError::Conflict) => {}
            }
        }
        Err(Code::Unavailable.into())
    }

    /// Whether this command has already been carried out, here or by another instance.
    fn is_done(&self, command: &str) -> bool {
        self.play.as_ref().is_some_and(|play| play.done(command).is_some())
    }

    /// Appends this and the chance outcomes that follow, in one transaction, and notes who has to be told.
    pub(super) async fn commit(
        &mut self,
        proposal: Option<&Proposal>,
        command: Option<&str>,
    ) -> Result<(), CommitError> {
        let awaited = self.awaited();
        let at = self.app.now();
        let play = self.play.as_mut().ok_or(Code::NotRunning)?;
        let before = Version(i64::from(play.version()));
        let mut entries = match proposal {
            Some(proposal) => carry_out(play, proposal, at, command)?,
            None => Vec::new(),
        };
        while let Some(chance) = play.draw() {
            play.apply(&chance, at)?;
            entries.push(chance.entry(at, None));
        }
        if let Some(command) = command {
            play.remember(command.to_owned());
        }
        let notices = self.notices_since(&awaited, proposal.and_then(|proposal| proposal.in_person));
        self.append(before, entries, notices).await
    }

    /// Appends the entries; after a failure, reloads the state from the store.
    async fn append(
        &mut self,
        before: Version,
        entries: Vec<Entry>,
        notices: Vec<SeatNotice>,
    ) -> Result<(), CommitError> {
        if entries.is_empty() {
            return Ok(());
        }
        let wakeup = self.wakeup_while_loaded();
        match self.app.store.append_with_notices(&self.id, before, entries, wakeup, notices).await {
            Ok(_) => Ok(()),
            Err(error) => {
                self.rebuild().await;
                match error {
                    StoreError::Conflict { .. } => Err(CommitError::Conflict),
                    error => Err(store_error(error).into()),
                }
            }
        }
    }

    /// Completes what a restart interrupted: the first draw, the seats of deleted players, the end of the game.
    pub(super) async fn finish_pending(&mut self) {
        let Some(play) = &self.play else { return };
        if play.draw().is_some() && self.commit(None, None).await.is_err() {
            return;
        }
        self.replace_deleted_players().await;
        self.note_state().await;
    }

    /// Updates the table's row when the game has ended, been stopped or been resumed.
    pub(super) async fn note_state(&mut self) {
        let Some(play) = self.play.as_ref() else { return };
        let state = match (play.is_stopped(), play.is_over()) {
            (true, _) => TableState::Abandoned,
            (false, true) => TableState::Finished,
            (false, false) => TableState::Running,
        };
        if self.row.meta.state == state {
            return;
        }
        let noted = self.update(|meta| {
            meta.state = state;
            Ok(())
        });
        // The next load of the table will try again.
        if noted.await.is_err() {
            tracing::warn!(table = self.id.as_str(), "could not store the state of a game yet");
        }
    }

    /// Changes the table's row. After a conflict, `change` is applied to the new row.
    pub(super) async fn update(
        &mut self,
        change: impl Fn(&mut TableMeta) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        self.update_within(&[], change).await
    }

    /// Like [`Self::update`]; `declined` if it would exceed a bot's quota.
    pub(super) async fn update_within(
        &mut self,
        quotas: &[TableQuota],
        change: impl Fn(&mut TableMeta) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            let mut meta = self.row.meta.clone();
            change(&mut meta)?;
            match self.app.store.update_table_within(&self.id, self.row.revision, &meta, quotas).await {
                Ok(revision) => {
                    return self.adopt(TableRow { meta, revision, updated: Millis::now(), ..self.row.clone() });
                }
                Err(StoreError::Outdated { .. }) => {
                    self.adopt(self.app.store.load_table(&self.id).await.map_err(store_error)?)?;
                }
                Err(StoreError::TooMany { .. }) => return Err(Code::Declined.into()),
                Err(error) => return Err(store_error(error)),
            }
        }
        Err(Code::Unavailable.into())
    }
}

/// Changes the game and returns the log entries; if the change is impossible, the game stays as it was.
fn carry_out(play: &mut Play, proposal: &Proposal, at: Millis, command: Option<&str>) -> Result<Vec<Entry>, ApiError> {
    let entry = match &proposal.change {
        Change::Act(seat, action) => play.act(*seat, action, at)?.entry(at, command),
        Change::Entry(table_entry) => {
            play.apply(table_entry, at)?;
            table_entry.entry(at, command)
        }
    };
    let mut entries = vec![entry];
    if let Some(seat) = proposal.in_person.filter(|seat| play.taken_over.contains(*seat)) {
        let back = TableEntry::HandBack(seat);
        play.apply(&back, at)?;
        entries.push(back.entry(at, None));
    }
    Ok(entries)
}
