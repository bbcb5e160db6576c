//! Imported records: each is checked step by step before it is stored; anyone with its address can then replay it.

use crate::app::Shared;
use crate::error::{Answer, Deleted, Failure, store_error};
use crate::input::{Path, Query, read_body};
use crate::names::new_record_id;
use crate::replay::{EyesQuery, PositionQuery};
use crate::session::SignedIn;
use any_table::{AnyTable, LookBack, open_record};
use axum::Json;
use axum::extract::{FromRequest, Request, State};
use game::{Extra, Record, Text, Turn};
use protocol::http::{RecordCreated, RecordSummary};
use protocol::{ApiError, Code, PositionView, Replay, Section};
use store::{RecordId, RecordLimits, RecordRow};
use tokio::sync::Semaphore;

/// Maximum size of a record, in bytes: many times that of the longest game.
pub(crate) const MAX_SIZE: usize = 256 * 1024;

/// Limits on what one user may store.
const LIMITS: RecordLimits = RecordLimits { count: 50, bytes: 2 * 1024 * 1024 };

/// Maximum length of a player's name in a record, and of any other text in it, in characters.
const MAX_NAME: usize = 80;
const MAX_TEXT: usize = 500;

/// Maximum number of records that are replayed at a time, so that the other threads are left for games.
static REPLAYS: Semaphore = Semaphore::const_new(2);

/// A record as the body of a request; if it can't be read, the error gives the line and column.
pub(crate) struct GivenRecord(Record);

impl FromRequest<Shared> for GivenRecord {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        let body = read_body(request, app).await?;
        let record = read(str::from_utf8(&body).map_err(|_| Code::BadMessage)?)?;
        check_texts(&record)?;
        Ok(Self(record))
    }
}

/// Stores a record if it is valid.
pub(crate) async fn add(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    GivenRecord(record): GivenRecord,
) -> Answer<Json<RecordCreated>> {
    let (game, body) = (record.game.clone(), to_json(&record));
    replayed(record).await?;
    let id = new_record_id()?;
    app.store.add_record(&id, user.id, &game, &body, LIMITS).await.map_err(store_error)?;
    Ok(Json(RecordCreated { record: id.to_string() }))
}

/// The visitor's own records, newest first.
pub(crate) async fn list(State(app): State<Shared>, SignedIn(user, _): SignedIn) -> Answer<Json<Vec<RecordSummary>>> {
    let rows = app.store.list_records(user.id, LIMITS.count).await.map_err(store_error)?;
    Ok(Json(rows.iter().map(summary).collect::<Result<_, _>>()?))
}

pub(crate) async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<Record>> {
    Ok(Json(load(&app, &id).await?))
}

pub(crate) async fn delete(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path(id): Path<String>,
) -> Answer<Deleted> {
    app.store.delete_record(user.id, &record_id(&id)?).await.map_err(store_error)?;
    Ok(Deleted)
}

/// All steps of the game.
pub(crate) async fn replay(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Replay>> {
    let (names, table) = replayed(load(&app, &id).await?).await?;
    Ok(Json(look_back(names, &*table).replay(query.eyes())?))
}

/// The position after a number of steps.
pub(crate) async fn replay_position(
    State(app): State<Shared>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<PositionQuery>,
) -> Answer<Json<PositionView>> {
    let (names, table) = replayed(load(&app, &id).await?).await?;
    Ok(Json(look_back(names, &*table).position(query.after(steps))?))
}

/// The position after a number of steps, in words.
pub(crate) async fn replay_words(
    State(app): State<Shared>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Vec<Section>>> {
    let (names, table) = replayed(load(&app, &id).await?).await?;
    Ok(Json(look_back(names, &*table).describe(query.eyes(), steps)?))
}

pub(crate) async fn load(app: &Shared, id: &str) -> Result<Record, ApiError> {
    let row = app.store.load_record(&record_id(id)?).await.map_err(store_error)?;
    read(&row.body)
}

pub(crate) fn record_id(text: &str) -> Result<RecordId, ApiError> {
    RecordId::parse(text).ok_or_else(|| Code::NotFound.into())
}

fn read(text: &str) -> Result<Record, ApiError> {
    serde_json::from_str(text).map_err(|error| {
        let place = Text::new(Code::BadRecord.key()).with("line", error.line()).with("column", error.column());
        ApiError { text: place, ..Code::BadRecord.into() }
    })
}

/// Replays the record on another thread.
async fn replayed(record: Record) -> Result<(Vec<String>, Box<dyn AnyTable>), ApiError> {
    let _permit = REPLAYS.acquire().await.map_err(|_| ApiError::new(Code::Unavailable))?;
    let again = tokio::task::spawn_blocking(move || open_record(&record).map(|table| (record.seats, table)));
    Ok(again.await.map_err(|_| ApiError::new(Code::Unavailable))??)
}

/// Nothing in a record is hidden: its owner has read it.
fn look_back(names: Vec<String>, table: &dyn AnyTable) -> LookBack<'_> {
    LookBack { table, names, own: Vec::new(), over: table.turn() == Turn::Over, is_open: true }
}

/// Fails if a string is longer than any in a real record.
fn check_texts(record: &Record) -> Result<(), ApiError> {
    for (index, name) in record.seats.iter().enumerate() {
        check_length(name, MAX_NAME, || format!("seats[{index}]"))?;
    }
    for (index, step) in record.steps.iter().enumerate() {
        check_length(&step.notation, MAX_TEXT, || format!("steps[{index}]"))?;
    }
    let of_result = record.result.iter().flat_map(|result| &result.extra);
    of_result.chain(&record.extra).try_for_each(|(name, extra)| check_extra(name, extra))
}

/// Likewise for a field that is only stored.
fn check_extra(name: &str, extra: &Extra) -> Result<(), ApiError> {
    check_length(name, MAX_NAME, || name.chars().take(MAX_NAME).collect())?;
    match extra {
        Extra::Text(text) => check_length(text, MAX_TEXT, || name.to_owned()),
        Extra::List(list) => list.iter().try_for_each(|item| check_extra(name, item)),
        Extra::Map(map) => map.iter().try_for_each(|(name, item)| check_extra(name, item)),
        _ => Ok(()),
    }
}

fn check_length(text: &str, limit: usize, field: impl Fn() -> String) -> Result<(), ApiError> {
    if text.chars().count() <= limit {
        return Ok(());
    }
    let words = Text::new("record-long-text").with("field", field()).with("limit", limit);
    Err(ApiError { text: words, field: Some(field()), ..Code::BadRecord.into() })
}

fn summary(row: &RecordRow) -> Result<RecordSummary, ApiError> {
    let record = read(&row.body)?;
    Ok(RecordSummary {
        record: row.id.to_string(),
        game: record.game,
        options: record.options,
        seats: record.seats,
        scores: record.result.map(|result| result.scores).unwrap_or_default(),
        created: row.created.0,
    })
}

fn to_json(record: &Record) -> String {
    serde_json::to_string(record).expect("records have string keys and finite numbers")
}
