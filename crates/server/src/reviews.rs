//! Reviews of finished games, computed in the background and stored.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::Path;
use crate::records::{self, record_id};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::Message;
use crate::tables::{table_id, visit};
use crate::thinking::{Kind, NoResult, Owner};
use ::bots::Interrupt;
use axum::Json;
use axum::extract::State;
use futures_util::{StreamExt, TryStreamExt, stream};
use game::Record;
use insight::{Finding, ReviewEffort, ReviewParts, prepare_review};
use protocol::{ApiError, Code, Progress, ReviewState};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Reviewed, UserId};

/// Maximum number of unfinished reviews per visitor, per address, and in total.
const MAX_OF_VISITOR: usize = 5;
const MAX_OF_ADDRESS: usize = 200;
const MAX_REVIEWS: usize = 1_000;

/// When to try again: roughly the shortest time that a review takes.
const RETRY_AFTER: Duration = Duration::from_secs(20);

/// Reviews that were requested but aren't stored yet.
#[derive(Default)]
pub(crate) struct Reviews {
    unfinished: Mutex<HashMap<Reviewed, Unfinished>>,
}

struct Unfinished {
    owner: Owner,
    progress: Progress,
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, HashMap<Reviewed, Unfinished>> {
        self.unfinished.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn progress(&self, of: &Reviewed) -> Option<Progress> {
        self.lock().get(of).map(|review| review.progress)
    }

    /// Adds a review; `Ok(false)` if it was already there. Fails if too many are unfinished.
    fn begin(&self, of: &Reviewed, owner: &Owner) -> Result<bool, ApiError> {
        let mut unfinished = self.lock();
        if unfinished.contains_key(of) {
            return Ok(false);
        }
        let count = |is_counted: fn(&Owner, &Owner) -> bool| {
            unfinished.values().filter(|review| is_counted(&review.owner, owner)).count()
        };
        let of_visitor = count(|a, b| a.party == b.party);
        let of_address = count(|a, b| a.source == b.source);
        if of_visitor >= MAX_OF_VISITOR || of_address >= MAX_OF_ADDRESS {
            return Err(ApiError::new(Code::TooFast).retry_after(RETRY_AFTER));
        }
        if unfinished.len() >= MAX_REVIEWS {
            return Err(ApiError::new(Code::Unavailable).retry_after(RETRY_AFTER));
        }
        unfinished.insert(of.clone(), Unfinished { owner: owner.clone(), progress: Progress::default() });
        Ok(true)
    }

    /// Counts one more finished part of a review.
    fn advance(&self, of: &Reviewed, parts: usize) {
        if let Some(review) = self.lock().get_mut(of) {
            review.progress = Progress { done: review.progress.done + 1, of: parts as u32 };
        }
    }

    fn end(&self, of: &Reviewed) {
        self.lock().remove(of);
    }
}

/// The review of a table's game, or its progress.
pub(crate) async fn of_table(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(table): Path<String>,
) -> Answer<Json<ReviewState>> {
    let table = table_id(&table)?;
    // A review would tell that the game is over.
    if visit(&app, &table, user.map(|user| user.0.id)).await?.is_delayed {
        return Ok(Json(ReviewState::Missing));
    }
    Ok(Json(state(&app, &Reviewed::Table(table)).await?))
}

/// Requests the review of a table's game.
pub(crate) async fn start_of_table(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path(table): Path<String>,
) -> Answer<Json<ReviewState>> {
    let table = table_id(&table)?;
    let record = Registry::ask(&app, &table, |reply| Message::Record(Some(user.id), reply)).await??;
    let owner = Owner::visitor(client.0, user.id);
    Ok(Json(request(&app, user.id, Request { of: Reviewed::Table(table), owner, record }).await?))
}

/// The review of an imported record, or its progress.
pub(crate) async fn of_record(State(app): State<Shared>, Path(record): Path<String>) -> Answer<Json<ReviewState>> {
    records::load(&app, &record).await?;
    Ok(Json(state(&app, &Reviewed::Record(record_id(&record)?)).await?))
}

/// Requests the review of an imported record.
pub(crate) async fn start_of_record(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path(id): Path<String>,
) -> Answer<Json<ReviewState>> {
    let record = records::load(&app, &id).await?;
    let owner = Owner::visitor(client.0, user.id);
    Ok(Json(request(&app, user.id, Request { of: Reviewed::Record(record_id(&id)?), owner, record }).await?))
}

/// A visitor's request for a review.
struct Request {
    of: Reviewed,
    owner: Owner,
    record: Record,
}

async fn state(app: &Shared, of: &Reviewed) -> Result<ReviewState, ApiError> {
    if let Some(progress) = app.reviews.progress(of) {
        return Ok(ReviewState::Running { progress });
    }
    let stored = app.store.load_review(of).await.map_err(store_error)?;
    let review = stored.and_then(|body| RawValue::from_string(body).ok());
    Ok(review.map_or(ReviewState::Missing, |review| ReviewState::Ready { review }))
}

/// Starts a review, unless it is stored or running, and returns its state. Fails if the game isn't over or the visitor
/// has too many unfinished reviews.
async fn request(app: &Shared, user: UserId, request: Request) -> Result<ReviewState, ApiError> {
    if request.record.result.is_none() {
        return Err(Code::NotOver.into());
    }
    let of = request.of.clone();
    let known = state(app, &of).await?;
    if !matches!(known, ReviewState::Missing) {
        return Ok(known);
    }
    app.thought_buckets.take(user)?;
    if app.reviews.begin(&of, &request.owner)? {
        tokio::spawn(make(app.clone(), request));
    }
    state(app, &of).await
}

/// Computes a review and stores it, unless the server stops first.
async fn make(app: Shared, Request { of, owner, record }: Request) {
    let body = tokio::select! {
        body = write(&app, &of, owner, record) => body,
        () = app.stopped() => None,
    };
    if let Some(body) = body
        && let Err(error) = app.store.save_review(&of, &body).await
    {
        tracing::error!(error = &error as &dyn std::error::Error, "could not store a review");
    }
    app.reviews.end(&of);
}

/// Computes a review in its stored form; `None` if that fails. Its parts are queued one by one, so that all visitors'
/// reviews advance together.
async fn write(app: &Shared, of: &Reviewed, owner: Owner, record: Record) -> Option<String> {
    let prepare = move |_: &dyn Interrupt| prepare_review(&record, ReviewEffort::default());
    let prepared = app.thinking.run(owner.clone(), Kind::Review, prepare).await.ok()?;
    let parts: Arc<dyn ReviewParts> = prepared.ok()?.into();
    let findings = stream::iter(0..parts.count()).map(|part| analyze(app, of, owner.clone(), &parts, part));
    let findings: Vec<Finding> = findings.buffered(app.thinking.threads()).try_collect().await.ok()?;
    let compile = move |_: &dyn Interrupt| serde_json::to_string(&parts.compile(findings)).ok();
    app.thinking.run(owner, Kind::Review, compile).await.ok().flatten()
}

async fn analyze(
    app: &Shared,
    of: &Reviewed,
    owner: Owner,
    parts: &Arc<dyn ReviewParts>,
    part: usize,
) -> Result<Finding, NoResult> {
    let (parts, count) = (Arc::clone(parts), parts.count());
    let finding = app.thinking.run(owner, Kind::Review, move |cancel| parts.analyze(part, cancel)).await?;
    app.reviews.advance(of, count);
    Ok(finding)
}
