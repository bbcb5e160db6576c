//! Loads a table from the store.

use super::play::Play;
use super::{Handle, INBOX, TableSetup, TableTask};
use crate::app::Shared;
use crate::error::store_error;
use crate::follow::Announced;
use crate::games::Games;
use game::OptionValues;
use protocol::{ApiError, Code};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use store::{StoreError, TableId, TableMeta, TableRow, TableState, Version};
use tokio::sync::{mpsc, watch};
use verifiable_chance::{Seed, VerifiableDraws};

impl TableTask {
    pub(crate) async fn load(app: Shared, id: TableId) -> Result<(Handle, Self), ApiError> {
        let row = app.store.load_table(&id).await.map_err(no_such_table)?;
        let (options, setup) = read_terms(&row.meta)?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let own_inbox = sender.downgrade();
        let (teller, announced) = watch::channel(Announced::default());
        let rests_shown = app.now();
        let mut task = Self {
            app,
            id,
            row,
            options,
            setup,
            play: None,
            former: Vec::new(),
            listed: None,
            stale: false,
            is_marked_loaded: false,
            rests_shown,
            connections: BTreeMap::new(),
            inbox,
            own_inbox,
            announced,
            missed: 0,
            chat_told: 0,
            reactions_told: Vec::new(),
            reactions_announced: 0,
            thinking: Default::default(),
            orders: Vec::new(),
            ordered: Default::default(),
            chat_buckets: HashMap::new(),
            past: Default::default(),
        };
        task.play = task.load_play().await?;
        task.load_former().await?;
        task.load_orders().await;
        Ok((Handle { inbox: sender, announced: Arc::new(teller) }, task))
    }

    /// Discards the state and loads it from the store again.
    pub(super) async fn rebuild(&mut self) {
        self.stale = true;
        let Ok(row) = self.app.store.load_table(&self.id).await else { return };
        let Ok(()) = self.adopt(row) else { return };
        let Ok(play) = self.load_play().await else { return };
        self.play = play;
        let Ok(()) = self.load_former().await else { return };
        (self.stale, self.is_marked_loaded) = (false, false);
        self.find_friends().await;
        self.show_all();
    }

    /// Replaces the table's row, and with it the options and the setup.
    pub(super) fn adopt(&mut self, row: TableRow) -> Result<(), ApiError> {
        (self.options, self.setup) = read_terms(&row.meta)?;
        let before = std::mem::replace(&mut self.row, row);
        self.change_viewers(&before.meta.seats);
        Ok(())
    }

    pub(super) async fn load_play(&self) -> Result<Option<Play>, ApiError> {
        if self.row.meta.state == TableState::Open {
            return Ok(None);
        }
        let log = self.app.store.load_log(&self.id, Version::START).await.map_err(store_error)?;
        // The table was closed before the game began.
        if self.row.meta.state == TableState::Abandoned && log.is_empty() {
            return Ok(None);
        }
        let mut play = new_play(self.app.config.games, &self.row, &self.options, &self.setup)?;
        play.read(&log)?;
        Ok(Some(play))
    }
}

/// The table's game before its first input, under the rules that it began with; `other-rules` if those are no longer
/// kept.
pub(super) fn new_play(
    games: Games,
    row: &TableRow,
    options: &OptionValues,
    setup: &TableSetup,
) -> Result<Play, ApiError> {
    let table = games.open(&row.game, options, Some(setup.rules))?;
    let nonces = row.meta.seats.iter().filter_map(|seat| seat.nonce.as_deref());
    Ok(Play::new(table, VerifiableDraws::new(&Seed(row.server_seed.0), nonces), setup.clock.clone()))
}

fn read_terms(meta: &TableMeta) -> Result<(OptionValues, TableSetup), ApiError> {
    Ok((read_json(&meta.options)?, read_json(&meta.settings)?))
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
