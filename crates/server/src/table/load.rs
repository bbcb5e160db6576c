//! Bringing a table back from the store.

use super::play::Play;
use super::{Handle, INBOX, Settings, Task};
use crate::app::Shared;
use crate::error::store_error;
use crate::follow::News;
use any_table::{OpenError, open_table};
use game::{MAX_SEATS, OptionValues};
use protocol::{ApiError, Code};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use store::{StoreError, TableId, TableRow, TableState, Version};
use tokio::sync::{mpsc, watch};
use verifiable_chance::{Seed, VerifiableDraws};

impl Task {
    /// The table as the store knows it.
    pub(crate) async fn load(app: Shared, id: TableId) -> Result<(Handle, Self), ApiError> {
        let row = app.store.load_table(&id).await.map_err(no_such_table)?;
        let options = read_json::<OptionValues>(&row.meta.options)?;
        let settings = read_json::<Settings>(&row.meta.settings)?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let own_inbox = sender.downgrade();
        let (teller, news) = watch::channel(News::default());
        let mut task = Self {
            app,
            id,
            row,
            options,
            settings,
            play: None,
            stale: false,
            connections: BTreeMap::new(),
            inbox,
            own_inbox,
            news,
            missed: 0,
            chat_told: 0,
            thinking: [None; MAX_SEATS],
            chat_buckets: HashMap::new(),
        };
        task.play = task.load_play().await?;
        Ok((Handle { inbox: sender, news: Arc::new(teller) }, task))
    }

    /// Forgets what we believed, and takes what the store says.
    pub(super) async fn rebuild(&mut self) {
        self.stale = true;
        let Ok(row) = self.app.store.load_table(&self.id).await else { return };
        self.row = row;
        let Ok(play) = self.load_play().await else { return };
        self.play = play;
        self.stale = false;
        self.show_all();
    }

    pub(super) async fn load_play(&self) -> Result<Option<Play>, ApiError> {
        if self.row.meta.state == TableState::Open {
            return Ok(None);
        }
        let mut play = new_play(&self.row, &self.options, self.settings)?;
        let log = self.app.store.load_log(&self.id, Version::START).await.map_err(store_error)?;
        play.read(&log)?;
        Ok(Some(play))
    }
}

/// The game of this table before its first input.
pub(super) fn new_play(row: &TableRow, options: &OptionValues, settings: Settings) -> Result<Play, ApiError> {
    let table = open_table(&row.game, options).map_err(|error| match error {
        OpenError::NoSuchGame => ApiError::new(Code::NoSuchGame),
        OpenError::Options(error) => error.into(),
    })?;
    if table.rules_version() != settings.rules {
        return Err(Code::OtherRules.into());
    }
    let nonces = row.meta.seats.iter().filter_map(|seat| seat.nonce.as_deref());
    Ok(Play::new(table, VerifiableDraws::new(&Seed(row.server_seed.0), nonces), settings.clock))
}

fn no_such_table(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Code::NoSuchTable.into(),
        error => store_error(error),
    }
}

pub(super) fn read_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, ApiError> {
    serde_json::from_str(text).map_err(|_| Code::OtherRules.into())
}
