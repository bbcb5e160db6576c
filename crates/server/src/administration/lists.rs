//! What administrators see.

use super::Authority;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Path, Query};
use crate::own_sessions::sessions_of;
use axum::Json;
use axum::extract::State;
use protocol::http::OwnSession;
use protocol::{ApiError, AuditEntry, Code, KnownSeat, KnownTable, KnownUser, Overview, TableNumbers};
use serde::Deserialize;
use std::sync::atomic::Ordering;
use store::{AuditLine, Millis, SeatRow, Sitter, TableRow, User, UserId, Visibility};

/// Length of a page of a list.
const PAGE: u32 = 50;

/// `?search=TEXT&after=NAME`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct UsersQuery {
    /// Only accounts whose names contain this
    #[serde(default)]
    search: String,
    /// The last name of the page before; without it, the first page is returned
    #[serde(default)]
    after: String,
}

/// `?user=ID&before=TIME`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct TablesQuery {
    /// Only tables of this user: first running ones, then open ones, then the others
    user: Option<i64>,
    /// Only tables last changed before this time
    before: Option<i64>,
}

/// `?before=NUMBER`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct AuditQuery {
    /// Only entries before this one
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
    Ok(Json(lines.into_iter().map(entry).collect()))
}

/// The user with this id, written `id:7`, or the account with this name. `no-such-user` if there is none.
pub(super) async fn find(app: &Shared, user: &str) -> Result<User, ApiError> {
    let found = match user.strip_prefix("id:") {
        Some(id) => {
            let id = UserId(id.parse().map_err(|_| Code::NoSuchUser)?);
            app.store.user(id).await.map(Some).or_else(|error| match error {
                store::StoreError::NotFound => Ok(None),
                error => Err(error),
            })
        }
        None => app.store.find_account(user).await.map(|account| account.map(|account| account.user)),
    };
    found.map_err(store_error)?.ok_or_else(|| Code::NoSuchUser.into())
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

fn entry(line: AuditLine) -> AuditEntry {
    AuditEntry {
        number: line.number,
        at: line.at.0,
        actor: line.actor.map(|actor| actor.0.to_string()),
        action: line.action,
        subject: line.subject,
    }
}
