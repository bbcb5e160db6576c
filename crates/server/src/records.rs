//! Records that people bring along: each is checked step by step before it is kept, and can then be looked back at by
//! whoever has its address.

use crate::app::Shared;
use crate::error::{Answer, Deleted, Failure, store_error};
use crate::input::{Path, Query};
use crate::names::new_record_id;
use crate::replay::{EyesQuery, PositionQuery};
use crate::session::SignedIn;
use any_table::{AnyTable, LookBack, open_record};
use axum::Json;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use game::{Record, Text, Turn};
use protocol::http::{RecordCreated, RecordSummary};
use protocol::{ApiError, Code, PositionView, Replay, Section};
use store::{RecordId, RecordRow};

/// The largest record, in bytes: many times the longest game.
pub(crate) const LARGEST: usize = 256 * 1024;

/// So many records one user may keep.
const MOST: u32 = 50;

/// A record as the body of a request; where it can't be read, the refusal says at which line and column.
pub(crate) struct GivenRecord(Record);

impl FromRequest<Shared> for GivenRecord {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        let text = String::from_request(request, app).await.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::BadMessage,
        })?;
        Ok(Self(read(&text)?))
    }
}

/// Keeps a record, if nothing is wrong with it.
pub(crate) async fn add(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    GivenRecord(record): GivenRecord,
) -> Answer<Json<RecordCreated>> {
    let (game, body) = (record.game.clone(), to_json(&record));
    look(record).await?;
    let id = new_record_id()?;
    app.store.add_record(&id, user.id, &game, &body, MOST).await.map_err(store_error)?;
    Ok(Json(RecordCreated { record: id.to_string() }))
}

/// The visitor's own records, the newest first.
pub(crate) async fn list(State(app): State<Shared>, SignedIn(user, _): SignedIn) -> Answer<Json<Vec<RecordSummary>>> {
    let rows = app.store.list_records(user.id, MOST).await.map_err(store_error)?;
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

/// The game step by step.
pub(crate) async fn replay(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Replay>> {
    let (names, table) = look(load(&app, &id).await?).await?;
    Ok(Json(look_back(names, &*table).replay(query.eyes())?))
}

/// The position after so many steps.
pub(crate) async fn replay_position(
    State(app): State<Shared>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<PositionQuery>,
) -> Answer<Json<PositionView>> {
    let (names, table) = look(load(&app, &id).await?).await?;
    Ok(Json(look_back(names, &*table).position(query.after(steps))?))
}

/// The position after so many steps, in words.
pub(crate) async fn replay_words(
    State(app): State<Shared>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Vec<Section>>> {
    let (names, table) = look(load(&app, &id).await?).await?;
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

/// Plays the record again, where it keeps nobody waiting.
async fn look(record: Record) -> Result<(Vec<String>, Box<dyn AnyTable>), ApiError> {
    let again = tokio::task::spawn_blocking(move || open_record(&record).map(|table| (record.seats, table)));
    Ok(again.await.map_err(|_| ApiError::new(Code::Unavailable))??)
}

/// Nothing of a record is hidden: whoever brought it has read it.
fn look_back(names: Vec<String>, table: &dyn AnyTable) -> LookBack<'_> {
    LookBack { table, names, own: Vec::new(), over: table.turn() == Turn::Over, is_open: true }
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
