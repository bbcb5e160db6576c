//! Lists for administrators.

use super::Authority;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Path, Query};
use crate::own_sessions::sessions_of;
use axum::Json;
use axum::extract::State;
use protocol::http::OwnSession;
use protocol::{
    ApiError, AuditEntry, Code, KnownSeat, KnownTable, KnownUser, Overview, ReportAction, TableAction, TableNumbers,
};
use serde::Deserialize;
use std::sync::atomic::Ordering;
use store::{AuditLine, Millis, SeatRow, Sitter, StoreError, TableRow, User, UserId, Visibility};

/// Number of entries on a page of a list.
const PAGE: u32 = 50;

/// `?search=TEXT&after=NAME`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct UsersQuery {
    /// Only accounts whose names contain this text
    #[serde(default)]
    search: String,
    /// The last name on the previous page; without it, the first page is returned
    #[serde(default)]
    after: String,
}

/// `?user=ID&before=TIME`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct TablesQuery {
    /// Only this user's tables: running ones first, then open ones, then the rest
    user: Option<i64>,
    /// Only tables last changed before this time
    before: Option<i64>,
}

/// `?before=NUMBER`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct AuditQuery {
    /// Only entries with numbers below this one
    before: Option<i64>,
}

pub(crate) async fn overview(State(app): State<Shared>, _: Authority) -> Answer<Json<Overview>> {
    let users = app.store.count_users().await.map_err(store_error)?;
    let statistics = app.statistics().await.map_err(store_error)?;
    let latest = app.store.list_latest_tables(None, 1).await.map_err(store_error)?;
    let tables = statistics.tables;
    Ok(Json(Overview {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        now: Millis::now().0,
        last_change: latest.first().map_or(0, |table| table.updated.0),
        accounts: users.accounts,
        guests: users.guests,
        blocked: users.blocked,
        tables: TableNumbers {
            open: tables.open,
            running: tables.running,
            finished: tables.finished,
            abandoned: tables.abandoned,
        },
        bytes: statistics.bytes,
        connections: u64::try_from(app.metrics.connections.load(Ordering::Relaxed)).unwrap_or_default(),
        proxy: app.proxy_counts.hints(),
    }))
}

pub(crate) async fn users(
    State(app): State<Shared>,
    _: Authority,
    Query(query): Query<UsersQuery>,
) -> Answer<Json<Vec<KnownUser>>> {
    let users = app.store.list_accounts(&query.search, &query.after, PAGE).await.map_err(store_error)?;
    Ok(Json(users.iter().map(known).collect()))
}

/// A user, by id, or an account, by name.
pub(crate) async fn user(State(app): State<Shared>, _: Authority, Path(user): Path<String>) -> Answer<Json<KnownUser>> {
    Ok(Json(known(&find(&app, &user).await?)))
}

pub(crate) async fn sessions(
    State(app): State<Shared>,
    _: Authority,
    Path(user): Path<String>,
) -> Answer<Json<Vec<OwnSession>>> {
    let user = find(&app, &user).await?;
    Ok(Json(sessions_of(&app, user.id, None).await?))
}

pub(crate) async fn tables(
    State(app): State<Shared>,
    _: Authority,
    Query(query): Query<TablesQuery>,
) -> Answer<Json<Vec<KnownTable>>> {
    let tables = match query.user {
        Some(user) => app.store.list_tables_of(UserId(user), PAGE).await,
        None => app.store.list_latest_tables(query.before.map(Millis), PAGE).await,
    };
    Ok(Json(tables.map_err(store_error)?.iter().map(known_table).collect()))
}

pub(crate) async fn audit(
    State(app): State<Shared>,
    _: Authority,
    Query(query): Query<AuditQuery>,
) -> Answer<Json<Vec<AuditEntry>>> {
    let lines = app.store.list_audit(query.before, PAGE).await.map_err(store_error)?;
    let mut entries = Vec::new();
    for line in lines {
        entries.push(entry(&app, line).await?);
    }
    Ok(Json(entries))
}

/// Finds a user by id, written as `id:7`, or an account by name. `no-such-user` if there is no such user.
pub(super) async fn find(app: &Shared, user: &str) -> Result<User, ApiError> {
    let found = match user.strip_prefix("id:") {
        Some(id) => user_with_id(app, UserId(id.parse().map_err(|_| Code::NoSuchUser)?)).await?,
        None => app.store.find_account(user).await.map_err(store_error)?.map(|account| account.user),
    };
    found.ok_or_else(|| Code::NoSuchUser.into())
}

async fn user_with_id(app: &Shared, id: UserId) -> Result<Option<User>, ApiError> {
    match app.store.user(id).await {
        Ok(user) => Ok(Some(user)),
        Err(StoreError::NotFound) => Ok(None),
        Err(error) => Err(store_error(error)),
    }
}

fn known(user: &User) -> KnownUser {
    KnownUser {
        id: user.id.0.to_string(),
        name: user.name.clone(),
        account: user.is_account,
        moderator: user.is_moderator,
        blocked: user.is_blocked,
        created: user.created.0,
    }
}

fn known_table(row: &TableRow) -> KnownTable {
    KnownTable {
        table: row.id.to_string(),
        game: row.game.clone(),
        state: row.meta.state.as_str().to_owned(),
        public: row.meta.visibility == Visibility::Public,
        host: row.meta.host.0.to_string(),
        seats: row.meta.seats.iter().map(known_seat).collect(),
        created: row.created.0,
        updated: row.updated.0,
    }
}

fn known_seat(row: &SeatRow) -> KnownSeat {
    let user = match row.sitter {
        Sitter::User(user) => Some(user.0.to_string()),
        Sitter::Bot(_) | Sitter::Nobody => None,
    };
    KnownSeat { name: row.name.clone(), user }
}

/// Names are looked up and not stored in the log, so that they vanish with their user.
async fn entry(app: &Shared, line: AuditLine) -> Result<AuditEntry, ApiError> {
    Ok(AuditEntry {
        number: line.number,
        at: line.at.0,
        actor: line.actor.map(|actor| actor.0.to_string()),
        actor_name: name_of(app, line.actor).await?,
        subject_name: name_of(app, user_in(&line)).await?,
        action: line.action,
        subject: line.subject,
    })
}

/// The user that the action was about, if any.
fn user_in(line: &AuditLine) -> Option<UserId> {
    let others = [TableAction::Close.name(), TableAction::Restore.name(), ReportAction::Resolve.name()];
    if others.contains(&line.action.as_str()) { None } else { line.subject.parse().ok().map(UserId) }
}

async fn name_of(app: &Shared, user: Option<UserId>) -> Result<Option<String>, ApiError> {
    let Some(user) = user else { return Ok(None) };
    Ok(user_with_id(app, user).await?.map(|user| user.name))
}
