//! A visitor's statistics. They aren't stored: finished games are replayed from their logs, and the results are cached
//! in memory.

mod sums;

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::session::SignedIn;
use crate::table::Ended;
use axum::Json;
use axum::extract::State;
use game::Seat;
use protocol::{ApiError, Code, Statistics};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Sitter, TableId, TableRow, UserId, Version};
use sums::{Played, sum_up};
use tokio::sync::Semaphore;

/// Maximum number of games counted, the latest first.
const MOST: u32 = 200;

/// Maximum number of finished games in the cache.
const REMEMBERED: usize = 5_000;

/// Cache of finished games, and a semaphore that allows one replay at a time.
pub(crate) struct EndedGames {
    known: Mutex<HashMap<TableId, Arc<Ended>>>,
    working: Semaphore,
}

impl Default for EndedGames {
    fn default() -> Self {
        Self { known: Mutex::default(), working: Semaphore::new(1) }
    }
}

impl EndedGames {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Ended>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: &TableId) -> Option<Arc<Ended>> {
        self.lock().get(id).cloned()
    }

    /// Adds a game to the cache. A full cache is emptied first: its games can be replayed again.
    fn remember(&self, id: TableId, ended: Arc<Ended>) {
        let mut known = self.lock();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(id, ended);
    }
}

/// Statistics of the visitor's finished games. Games in which the visitor had several seats are not counted: it would
/// be unclear which seat's result to count.
pub(crate) async fn statistics(State(app): State<Shared>, SignedIn(user, _): SignedIn) -> Answer<Json<Statistics>> {
    let mut rows = app.store.list_finished_tables_of(user.id, MOST + 1).await.map_err(store_error)?;
    let more = rows.len() > MOST as usize;
    rows.truncate(MOST as usize);
    let mut games = Vec::new();
    for row in rows {
        if let Some(seat) = only_seat(&row, user.id) {
            games.extend(played(&app, row, seat).await?);
        }
    }
    games.reverse();
    Ok(Json(Statistics { games: sum_up(&games), more }))
}

fn only_seat(row: &TableRow, user: UserId) -> Option<Seat> {
    let mut own = row.meta.seats.iter().enumerate().filter(|(_, seat)| seat.sitter == Sitter::User(user));
    let first = own.next().and_then(|(index, _)| Seat::try_new(index));
    first.filter(|_| own.next().is_none())
}

/// `None` if this version of the server doesn't have the game's rules.
async fn played(app: &Shared, row: TableRow, seat: Seat) -> Result<Option<Played>, ApiError> {
    let (table, game, at) = (row.id.to_string(), row.game.clone(), row.updated.0);
    let ended = match app.ended_games.find(&row.id) {
        Some(ended) => Some(ended),
        None => replay(app, row).await?,
    };
    Ok(ended.map(|ended| Played { table, game, at, seat, ended }))
}

async fn replay(app: &Shared, row: TableRow) -> Result<Option<Arc<Ended>>, ApiError> {
    let unavailable = |_| ApiError::new(Code::Unavailable);
    let _turn = app.ended_games.working.acquire().await.map_err(|_| ApiError::new(Code::Unavailable))?;
    let log = app.store.load_log(&row.id, Version::START).await.map_err(store_error)?;
    let id = row.id.clone();
    let ended = tokio::task::spawn_blocking(move || Ended::read(&row, &log)).await.map_err(unavailable)?;
    let ended = ended.ok().map(Arc::new);
    if let Some(ended) = &ended {
        app.ended_games.remember(id, Arc::clone(ended));
    }
    Ok(ended)
}
