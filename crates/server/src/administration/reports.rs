//! Players' reports to the moderators.

use super::Authority;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path, Query};
use crate::names::is_deceptive;
use crate::registry::Registry;
use crate::session::Person;
use crate::table::Message;
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{ApiError, KnownReport, KnownSeat, ReportBody};
use serde::Deserialize;
use store::{NewReport, ReportRow, UserId};

/// Number of reports on a page of the list.
const PAGE: u32 = 50;

/// Maximum length of a report, in characters.
const MAX_LENGTH: usize = 1_000;

/// Maximum number of unresolved reports by a user.
const MAX_OPEN: u32 = 10;

/// `?resolved=true&before=NUMBER`
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct ReportsQuery {
    /// List resolved reports instead of open ones
    #[serde(default)]
    resolved: bool,
    /// Only reports with numbers below this one
    before: Option<i64>,
}

/// The empty response once a report is stored.
pub(crate) struct Reported;

impl IntoResponse for Reported {
    fn into_response(self) -> Response {
        ().into_response()
    }
}

/// Reports the player of a seat. Guests can do so, too.
pub(crate) async fn report(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(table): Path<String>,
    Body(body): Body<ReportBody>,
) -> Answer<Reported> {
    let (table, text) = (table_id(&table)?, checked(&body.text)?);
    let about = Registry::ask(&app, &table, |reply| Message::PlayerAt(user.id, body.seat, reply)).await??;
    let report = NewReport { reporter: user.id, user: about, table, text };
    app.store.create_report(&report, MAX_OPEN).await.map_err(store_error)?;
    tracing::info!("a player was reported");
    Ok(Reported)
}

pub(crate) async fn list(
    State(app): State<Shared>,
    _: Authority,
    Query(query): Query<ReportsQuery>,
) -> Answer<Json<Vec<KnownReport>>> {
    let reports = app.store.list_reports(query.resolved, query.before, PAGE).await.map_err(store_error)?;
    Ok(Json(reports.into_iter().map(known).collect()))
}

fn checked(text: &str) -> Result<String, ApiError> {
    let text: String = text.trim().chars().filter(|letter| !is_deceptive(*letter) || *letter == '\n').collect();
    match text.is_empty() || text.chars().count() > MAX_LENGTH {
        true => Err(ApiError::bad_field(Some("text".to_owned()))),
        false => Ok(text),
    }
}

fn known(row: ReportRow) -> KnownReport {
    let known = |user: UserId, name| KnownSeat { name, user: Some(user.0.to_string()) };
    KnownReport {
        number: row.number,
        at: row.at.0,
        reporter: known(row.report.reporter, row.reporter_name),
        about: known(row.report.user, row.user_name),
        table: row.report.table.to_string(),
        text: row.report.text,
    }
}
