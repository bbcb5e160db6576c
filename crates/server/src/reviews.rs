//! Reviews of finished games: made in the background, one after the other, and kept.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::Path;
use crate::records::{self, record_id};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::Message;
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use game::Record;
use insight::{ReviewEffort, review};
use protocol::{ApiError, Code, Progress, ReviewState};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Reviewed, UserId};
use tokio::sync::Semaphore;

/// So many games may wait for their review.
const MOST_WAITING: usize = 100;

/// Where reviews are made: one at a time, so that games that run are not slowed down.
#[derive(Clone)]
pub(crate) struct ReviewDesk {
    threads: usize,
    turn: Arc<Semaphore>,
    /// How far those are that were asked for and are not kept yet.
    under_way: Arc<Mutex<HashMap<Reviewed, Progress>>>,
}

impl ReviewDesk {
    /// So many threads share the work on a review.
    pub(crate) fn new(threads: usize) -> Self {
        Self { threads, turn: Arc::new(Semaphore::new(1)), under_way: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Reviewed, Progress>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn progress(&self, of: &Reviewed) -> Option<Progress> {
        self.lock().get(of).copied()
    }

    /// Takes note that it is to be made; false if it is already, or too many wait.
    fn begin(&self, of: &Reviewed) -> Result<bool, ApiError> {
        let mut under_way = self.lock();
        match under_way.contains_key(of) {
            true => Ok(false),
            false if under_way.len() >= MOST_WAITING => Err(Code::Unavailable.into()),
            false => Ok(under_way.insert(of.clone(), Progress::default()).is_none()),
        }
    }
}

/// The review of a table's game, or how far it is.
pub(crate) async fn of_table(State(app): State<Shared>, Path(table): Path<String>) -> Answer<Json<ReviewState>> {
    let table = table_id(&table)?;
    Registry::open(&app, &table).await?;
    Ok(Json(state(&app, &Reviewed::Table(table)).await?))
}

/// Asks for the review of a table's game.
pub(crate) async fn start_of_table(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path(table): Path<String>,
) -> Answer<Json<ReviewState>> {
    let table = table_id(&table)?;
    let record = Registry::ask(&app, &table, |reply| Message::Record(Some(user.id), reply)).await??;
    Ok(Json(ask(&app, user.id, Reviewed::Table(table), record).await?))
}

/// The review of a record that somebody brought along, or how far it is.
pub(crate) async fn of_record(State(app): State<Shared>, Path(record): Path<String>) -> Answer<Json<ReviewState>> {
    records::load(&app, &record).await?;
    Ok(Json(state(&app, &Reviewed::Record(record_id(&record)?)).await?))
}

/// Asks for the review of a record that somebody brought along.
pub(crate) async fn start_of_record(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<ReviewState>> {
    let record = records::load(&app, &id).await?;
    Ok(Json(ask(&app, user.id, Reviewed::Record(record_id(&id)?), record).await?))
}

/// How far a review is.
async fn state(app: &Shared, of: &Reviewed) -> Result<ReviewState, ApiError> {
    if let Some(progress) = app.reviews.progress(of) {
        return Ok(ReviewState::Running { progress });
    }
    let kept = app.store.load_review(of).await.map_err(store_error)?;
    let review = kept.and_then(|body| RawValue::from_string(body).ok());
    Ok(review.map_or(ReviewState::Missing, |review| ReviewState::Ready { review }))
}

/// Makes the review of this record, unless it is there or under way. A running game is refused.
async fn ask(app: &Shared, user: UserId, of: Reviewed, record: Record) -> Result<ReviewState, ApiError> {
    if record.result.is_none() {
        return Err(Code::NotOver.into());
    }
    let known = state(app, &of).await?;
    if !matches!(known, ReviewState::Missing) {
        return Ok(known);
    }
    if !app.thought_buckets.take(user) {
        return Err(Code::TooFast.into());
    }
    if app.reviews.begin(&of)? {
        tokio::spawn(make(app.clone(), of.clone(), record));
    }
    state(app, &of).await
}

/// Makes a review when its turn has come, and keeps it.
async fn make(app: Shared, of: Reviewed, record: Record) {
    if let Some(body) = written(&app, &of, record).await
        && let Err(error) = app.store.save_review(&of, &body).await
    {
        tracing::error!(error = &error as &dyn std::error::Error, "a review was not kept");
    }
    app.reviews.lock().remove(&of);
}

/// The review as it is kept; none if it can't be made, or the server stops.
async fn written(app: &Shared, of: &Reviewed, record: Record) -> Option<String> {
    let _turn = app.reviews.turn.acquire().await.ok()?;
    let cancel = Arc::new(AtomicBool::new(false));
    let (desk, subject, stop) = (app.reviews.clone(), of.clone(), Arc::clone(&cancel));
    let mut making = tokio::task::spawn_blocking(move || {
        let effort = ReviewEffort { threads: desk.threads, ..ReviewEffort::default() };
        let told = |progress: Progress| {
            desk.lock().insert(subject.clone(), progress);
        };
        review(&record, &effort, &told, &stop).ok().and_then(|review| serde_json::to_string(&review).ok())
    });
    tokio::select! {
        made = &mut making => made.ok().flatten(),
        () = app.stopped() => {
            cancel.store(true, Ordering::Relaxed);
            making.await.ok().flatten()
        }
    }
}
